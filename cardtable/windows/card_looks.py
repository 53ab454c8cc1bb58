"""How the cards of a deck look by the preferences: their back, their letters and ribbon words."""

from cardtable.languages import language_of
from cardtable.storage.declared import CARD_BACKS, LANGUAGE, LETTERS, LOCAL
from cardtable.storage.settings import Settings

_LOCAL_LETTERS = {"french": ("nl", "de", "hu"), "swiss": ("nl", "de", "hu", "cs")}
"""The languages that have their own; Czech packs of French cards carry the English letters."""
_RIBBONS = ("nl", "de", "hu", "cs", "en")
_USUAL_BACK = "back"


def wanted_back(settings: Settings, deck: str) -> str:
    """The name of the picture of the back; the usual one of a deck that has no choice of them."""
    setting = CARD_BACKS.get(deck)
    return _USUAL_BACK if setting is None else settings.get(setting)


def lettering(settings: Settings, deck: str) -> tuple[str, str]:
    """The names of the letters and of the ribbon words, as ``DeckArt.set_lettering`` takes them.

    The corner letters are the international ones, unless the person wants local ones. German
    cards have no such choice: in their Hungarian set only an accent tells the ace from the Unter.
    The ribbons speak the language.
    """
    language = language_of(settings.get(LANGUAGE))
    wanted = deck in LETTERS and settings.get(LETTERS[deck]) == LOCAL
    local = wanted and has_local_letters(deck, language)
    return language if local else "int", language if language in _RIBBONS else "en"


def has_local_letters(deck: str, language: str) -> bool:
    """Whether the deck's cards carry letters of their own where the language is spoken."""
    return language in _LOCAL_LETTERS.get(deck, ())
