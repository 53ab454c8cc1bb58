"""The sentences that the voice of a page makes itself: short forms, the trick, the hand."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.controllers.game_controller import Moment
from cardtable.engine.cards import Card
from cardtable.engine.rules import Play, TrickWon
from cardtable.table.lies import lying
from cardtable.tabletop.table import Names, Speech, Spot, Tabletop
from cardtable.texts import by, card_name, rank_name, suit_name

translate = QCoreApplication.translate

_STOPS = tuple(".!?…:")


def in_one_breath(sentences: Iterable[str]) -> str:
    """Sentences one after the other; those without a stop of their own get one."""
    return " ".join(each if each[-1:] in _STOPS else f"{each}." for each in sentences if each)


def terse(moment: Moment[Any], names: Names, family: str) -> tuple[str, ...]:
    """What is said of a step in few words: who, and the card or the call.

    What has no short form, such as a deal or its result, is said in full.
    """
    if not moment.spoken:
        return ()
    short = _short(moment, names, family)
    return (short, *moment.spoken[1:]) if short else moment.spoken


def _short(moment: Moment[Any], names: Names, family: str) -> str:
    step = moment.step
    match step.event:
        case Play(card):
            you, other = translate("table", "You: {card}"), translate("table", "{name}: {card}")
            return by(step.seat, names, you, other, card=card_name(card, family))
        case TrickWon(seat, _):
            you, other = translate("table", "Your trick"), translate("table", "Trick: {name}")
            return by(seat, names, you, other)
    said = moment.speech
    return _call(said, names) if said and said.whole else ""


def _call(speech: Speech, names: Names) -> str:
    """A call as the bubble has it, with who called it."""
    said = ", ".join(part for part in (speech.title, speech.detail, speech.badge) if part)
    called = translate("table", "{name}: {call}")
    return called.format(name=names.seats[speech.seat], call=said)


def trick(tabletop: Tabletop, names: Names, family: str) -> tuple[str, ...]:
    """Who has played what to the trick on the table, in order."""
    played = lying(tabletop, Spot.TRICK)
    if not played:
        return (translate("table", "No card on the table."),)
    told = translate("table", "{name}: {card}")
    return tuple(
        told.format(name=names.seats[seat], card=card_name(card, family))
        for card, seat in zip(played, tabletop.trick_seats, strict=False)
    )


def hand(tabletop: Tabletop, family: str) -> tuple[str, ...]:
    """The viewer's cards, a suit at a time, as they are held."""
    suits: dict[str, list[Card]] = {}
    for card in tabletop.hand:
        suits.setdefault(card.suit, []).append(card)
    told = translate("table", "{suit}: {ranks}")
    return tuple(
        told.format(
            suit=suit_name(held[0].suit, family),
            ranks=", ".join(rank_name(card.rank, family) for card in held),
        )
        for held in suits.values()
    ) or (translate("table", "You hold no cards."),)
