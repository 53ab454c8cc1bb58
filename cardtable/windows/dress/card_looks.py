"""How the cards of a deck look by the preferences: back, letters, ribbon words, colours, index."""

from cardtable.languages import language_of
from cardtable.look.dress import PLAIN, Dress
from cardtable.storage.declared import (
    CARD_BACKS,
    COLOURS,
    LANGUAGE,
    LARGE_INDEX,
    LETTERS,
    LOCAL,
    OWN_DECKS,
)
from cardtable.storage.settings import Settings

_LOCAL_LETTERS = {"french": ("nl", "de", "hu"), "swiss": ("nl", "de", "hu", "cs")}
"""The languages that have their own; Czech packs of French cards carry the English letters."""
_RIBBONS = ("nl", "de", "hu", "cs", "en")
_USUAL_BACK = "back"
_SETS = {
    "french": {"two": "standard", "four": "poker4", "safe": "four"},
    "german": {"four": "standard", "safe": "four"},
    "swiss": {"four": "standard", "safe": "four"},
}
"""By deck and choice: the name of the colour set."""


def wanted_back(settings: Settings, deck: str) -> str:
    """The name of the picture of the back; the usual one of a deck that has no choice of them."""
    setting = CARD_BACKS.get(deck)
    return _USUAL_BACK if setting is None else settings.get(setting)


def dresses(settings: Settings) -> dict[str, Dress]:
    """How every deck is drawn."""
    return {deck: wanted_dress(settings, deck) for deck in CARD_BACKS}


def wanted_dress(settings: Settings, deck: str) -> Dress:
    """How a deck is drawn."""
    letters, ribbons = lettering(settings, deck)
    return Dress(
        letters,
        ribbons if deck == "german" else PLAIN.ribbons,
        _SETS[deck][settings.get(COLOURS[deck])],
        settings.get(LARGE_INDEX),
        settings.get(OWN_DECKS[deck]),
    )


def lettering(settings: Settings, deck: str) -> tuple[str, str]:
    """The names of the letters and of the ribbon words.

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
