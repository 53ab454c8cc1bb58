"""How the cards of a deck look by the preferences: their back, their letters and ribbon words."""

from cardtable.storage.declared import CARD_BACKS
from cardtable.storage.settings import Settings

_RIBBONS = ("nl", "de", "hu", "cs", "en")
_USUAL_BACK = "back"


def wanted_back(settings: Settings, deck: str) -> str:
    """The name of the picture of the back; the usual one of a deck that has no choice of them."""
    setting = CARD_BACKS.get(deck)
    return _USUAL_BACK if setting is None else settings.get(setting)


def lettering(language: str) -> tuple[str, str]:
    """The names of the letters and of the ribbon words, as ``DeckArt.set_lettering`` takes them.

    The corner letters are the international ones in every language: in the Hungarian set only an
    accent tells the ace from the Unter. The ribbons speak the language.
    """
    return "int", language if language in _RIBBONS else "en"
