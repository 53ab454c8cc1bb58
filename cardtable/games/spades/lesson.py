"""The lesson of Spades: the last cards of the drawing, the bid, and tricks until it is made."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Suit, card, cards
from cardtable.engine.rules import Play
from cardtable.games.spades.model import PRESETS, Bid, Keep, Refuse
from cardtable.games.spades.position import position
from cardtable.games.spades.scoring import NIL
from cardtable.games.spades.texts import FAMILY
from cardtable.tabletop.lesson import Lesson, Prompt
from cardtable.tabletop.table import Names
from cardtable.texts import card_name, card_object, number, suit_name

translate = QCoreApplication.translate

BID = 3
"""Two aces, and one trick for trumping the suit that is not held."""
START = position(
    (cards("S9 S4 HA H8 H7 DQ D9 D8 D5 D3 D2"), cards("SK SJ S7 HK HQ H4 CA CK CT C5 DK DJ")),
    drawer=1,
    offer=cards("SA"),
    stock=cards("C3 DA H3 C2 H2"),
    discards=cards("SQ ST S8 S6 S5 S3 S2 HJ HT H9 H6 H5 CQ CJ C9 C8 C7 C6 C4 DT D7 D6 D4"),
    seen=(cards("HJ H9 H6 H5 C8 C7 C6 C4 D7 D6 D4"), ()),
)


def lesson(names: Names) -> Lesson:
    """The lesson in the present language; seat 0 is the person's."""
    name = names.seats[1]
    return Lesson(
        next(iter(PRESETS)),
        START,
        (*_drawing_and_bid(), *_first_tricks(name), *_bid_made()),
        translate(
            "lesson",
            "One thing more: nil is a bid of no trick at all. It is worth {n} points, "
            "and costs as many if you take one.",
        ).format(n=number(NIL)),
    )


def _drawing_and_bid() -> tuple[Prompt, ...]:
    return (
        Prompt(
            translate(
                "lesson",
                "High cards and spades win tricks: keep the {card_acc}. "
                "The next card is then discarded.",
            ).format(card_acc=card_object(card("SA"), FAMILY)),
            Keep(),
            otherwise=translate("lesson", "The highest card of all: {card}.").format(
                card=card_name(card("SA"), FAMILY)
            ),
            replies=(Keep(),),
        ),
        Prompt(
            translate(
                "lesson",
                "Low cards seldom win a trick: discard this one. "
                "The next card is then yours, whatever it is.",
            ),
            Refuse(),
            otherwise=translate("lesson", "The next card will probably be better."),
            replies=(Bid(5),),
        ),
        Prompt(
            translate(
                "lesson", "Bid the number of tricks you will win. With these cards: {n}"
            ).format(n=number(BID)),
            Bid(BID),
            otherwise=translate(
                "lesson",
                "Count your aces, and one trick for trumping the suit you do not hold.",
            ),
            replies=(Play(card("HK")),),
        ),
    )


def _first_tricks(name: str) -> tuple[Prompt, ...]:
    spare = cards("D2 D3 D5 D8 D9 DQ")
    return (
        Prompt(
            translate("lesson", "Follow suit: {suit}. The highest card wins the trick.").format(
                suit=suit_name(Suit.HEARTS, FAMILY)
            ),
            Play(card("HA")),
            otherwise=translate(
                "lesson", "That card is too low: {name} would win the trick."
            ).format(name=name),
        ),
        Prompt(
            translate(
                "lesson",
                "You lead, but no spade yet: spades are not broken. "
                "Lead the {card_acc}, a card you can do without.",
            ).format(card_acc=card_object(spare[0], FAMILY)),
            Play(spare[0]),
            tuple(map(Play, spare[1:])),
            translate("lesson", "Keep that one: you may need it later."),
            replies=(Play(card("DK")), Play(card("CA"))),
        ),
        Prompt(
            translate(
                "lesson",
                "You cannot follow suit: any spade takes the trick and breaks spades.",
            ),
            Play(card("S4")),
            (Play(card("S9")),),
            translate("lesson", "The lowest spade is enough to win this trick."),
        ),
    )


def _bid_made() -> tuple[Prompt, ...]:
    return (
        Prompt(
            translate(
                "lesson",
                "Spades are broken: now you may lead them too. "
                "Lead the {card_acc}: no card is higher.",
            ).format(card_acc=card_object(card("SA"), FAMILY)),
            Play(card("SA")),
            otherwise=translate(
                "lesson",
                "One trick is missing from your bid, and the gold card is sure to win it.",
            ),
            replies=(Play(card("S7")),),
        ),
        Prompt(
            translate(
                "lesson",
                "Your bid is made. Every further trick is a bag: 1 point, but 10 bags cost 100.",
            ),
        ),
    )
