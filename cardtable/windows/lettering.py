"""Which letters and ribbon words the cards of a deck carry in a language."""

_LETTERS = ("nl", "de", "hu", "cs")
_RIBBONS = ("nl", "de", "hu", "cs", "en")


def lettering(deck: str, language: str) -> tuple[str, str]:
    """The names of the letters and of the ribbon words, as ``DeckArt.set_lettering`` takes them.

    French cards carry the letters that are printed everywhere; the others have none of their own,
    so they follow the language.
    """
    letters = language if deck != "french" and language in _LETTERS else "int"
    return letters, language if language in _RIBBONS else "en"
