"""Which letters and ribbon words the cards carry in a language."""

_RIBBONS = ("nl", "de", "hu", "cs", "en")


def lettering(language: str) -> tuple[str, str]:
    """The names of the letters and of the ribbon words, as ``DeckArt.set_lettering`` takes them.

    The corner letters are the international ones in every language: in the Hungarian set only an
    accent tells the ace from the Unter. The ribbons speak the language.
    """
    return "int", language if language in _RIBBONS else "en"
