"""The lesson of Schnapsen: one deal, from the first look at the trumps to the closed stock."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Suit, card, cards
from cardtable.engine.rules import Play
from cardtable.games.schnapsen.model import PRESETS, Close, Exchange, Standing
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.scoring import (
    MARRIAGE,
    ROYAL_MARRIAGE,
    WIN,
    marriage_points,
    open_game_points,
)
from cardtable.games.schnapsen.texts import FAMILY
from cardtable.tabletop.lesson import Lesson, Prompt
from cardtable.tabletop.spots import Spot
from cardtable.tabletop.table import Names
from cardtable.texts import card_object, number, suit_name

translate = QCoreApplication.translate

TRUMP = card("HA")
"""The card turned up."""
START = position(
    (cards("DA SK HJ SA CQ"), cards("CJ CK DT DK DJ")),
    leader=0,
    talon=cards("SQ CA HT HQ CT DQ HK ST SJ"),
    indicator=TRUMP,
)


def lesson(names: Names) -> Lesson:
    """The lesson in the present language; seat 0 is the person's."""
    return Lesson(
        next(iter(PRESETS)),
        START,
        (*_open_stock(names.seats[1]), *_closed_stock(names.seats[1])),
        _praise(names.seats[1]),
    )


def _open_stock(name: str) -> tuple[Prompt, ...]:
    return (
        Prompt(
            translate(
                "lesson", "You hold five cards. The turned-up card shows the trump: {suit}."
            ).format(suit=suit_name(TRUMP.suit, FAMILY)),
            about=Spot.INDICATOR,
        ),
        Prompt(
            translate(
                "lesson",
                "You hold the trump Unter: exchange it for the turned-up card before you lead.",
            ),
            Exchange(),
            otherwise=translate(
                "lesson", "Once the stock is used up or closed, exchanging is over: do it now."
            ),
        ),
        Prompt(
            translate(
                "lesson",
                "While the stock is open, nobody has to follow suit. Lead the {card_acc}.",
            ).format(card_acc=card_object(card("DA"), FAMILY)),
            Play(card("DA")),
            (Play(card("SA")),),
            translate("lesson", "Nothing but a trump can beat the gold card."),
            replies=(Play(card("CJ")),),
        ),
        Prompt(
            translate("lesson", "The trick is yours: you draw first and lead again."),
            about=card("SQ"),
        ),
        Prompt(
            translate(
                "lesson",
                "King and Ober of one suit: lead one of them and you declare {n}, in trumps {m}.",
            ).format(n=number(MARRIAGE), m=number(ROYAL_MARRIAGE)),
            Play(card("SK")),
            (Play(card("SQ")),),
            translate("lesson", "The marriage is worth {n} points: take them first.").format(
                n=number(marriage_points(Suit.SPADES, TRUMP.suit))
            ),
            replies=(Play(card("DJ")),),
        ),
        Prompt(
            translate(
                "lesson",
                "Enough for 66? Close the stock: then follow suit and beat, and nobody draws.",
            ),
            Close(),
            otherwise=translate(
                "lesson",
                "As long as the stock is open, {name} keeps drawing and need not follow suit.",
            ).format(name=name),
        ),
    )


def _closed_stock(name: str) -> tuple[Prompt, ...]:
    return (
        Prompt(
            translate(
                "lesson",
                "Now the strict rules hold: {name} must follow suit. "
                "Pull the trumps: lead the {card_acc}.",
            ).format(name=name, card_acc=card_object(card("HA"), FAMILY)),
            Play(card("HA")),
            otherwise=translate(
                "lesson", "Pull the trumps first, or {name} may trump your other cards."
            ).format(name=name),
            replies=(Play(card("HQ")),),
        ),
        Prompt(
            translate(
                "lesson",
                "Your next trump is now the highest: lead the {card_acc}, and you have {n}.",
            ).format(card_acc=card_object(card("HT"), FAMILY), n=number(WIN)),
            Play(card("HT")),
            otherwise=translate("lesson", "That card may lose the trick; the gold one cannot."),
            replies=(Play(card("DK")),),
        ),
    )


def _praise(name: str) -> str:
    won = open_game_points(Standing(0, 0))
    return translate(
        "lesson", "You have 66, and {name} had no trick when you closed: {n} game points."
    ).format(name=name, n=number(won))
