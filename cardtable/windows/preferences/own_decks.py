"""Decks of the person's own: whether a folder is one, and what is said if it is not."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import card
from cardtable.storage.declared import OWN_DECKS
from cardtable.storage.settings import Settings
from cardtable.table.deck import deck_facts
from cardtable.table.own_deck import DeckRefused, DeckTrouble, check_pictures, read_own_deck
from cardtable.texts import card_name

translate = QCoreApplication.translate


def looked_through(deck: str, folder: Path) -> None:
    """Look through a folder and all its pictures. Raises DeckRefused."""
    try:
        check_pictures(read_own_deck(folder, deck_facts(deck).shipped, deck))
    except OSError as error:
        raise DeckRefused(DeckTrouble.GONE) from error


def lost_decks(settings: Settings) -> tuple[str, ...]:
    """The decks whose folder can't be used any more."""
    return tuple(
        deck
        for deck, setting in OWN_DECKS.items()
        if settings.get(setting) and not _serves(deck, settings.get(setting))
    )


def lost_words() -> str:
    """What is said of them."""
    return translate("windows", "The deck folder is gone. The built-in cards are used.")


def trouble_words(refused: DeckRefused, deck: str) -> str:
    """Why a folder was not taken."""
    match refused.trouble:
        case DeckTrouble.MISSING:
            missing = translate(
                "preferences", "The deck folder cannot be used. Pictures missing: {n}"
            ).format(n=len(refused.missing))
            first = translate("preferences", "First missing card: {card}").format(
                card=card_name(card(refused.missing[0]), deck)
            )
            return f"{missing}\n{first}"
        case DeckTrouble.UNREADABLE:
            return translate("preferences", "This picture cannot be read: {file}").format(
                file=refused.file
            )
        case DeckTrouble.FOREIGN:
            return translate(
                "preferences", "The deck folder cannot be used: its deck.json is for other cards."
            )
        case DeckTrouble.GONE:
            return translate("preferences", "The deck folder cannot be opened.")


def _serves(deck: str, folder: str) -> bool:
    try:
        read_own_deck(Path(folder), deck_facts(deck).shipped, deck)
    except (DeckRefused, OSError):
        return False
    return True
