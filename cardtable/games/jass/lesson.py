"""The lesson of Jass: a contract, the order of the trumps, a Weis, and a partner."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Rank, card, cards
from cardtable.engine.rules import Play
from cardtable.games.jass.model import PRESETS, STANDARD, Choose, Contract
from cardtable.games.jass.position import position
from cardtable.games.jass.scoring import PLAIN, TRUMPS
from cardtable.games.jass.texts import FAMILY, contract_word
from cardtable.games.jass.weis import RUNS
from cardtable.tabletop.lesson import Lesson, Prompt
from cardtable.tabletop.table import Names
from cardtable.texts import card_object, factor, number

translate = QCoreApplication.translate

CONTRACT = Contract.SPADES
PARTNER = 2
START = position(
    (
        cards("SJ S9 SA S6 HQ HJ HT C8 C7"),
        cards("SK ST HK H7 DA D9 CK CT C6"),
        cards("S8 HA H9 DJ DT D8 D7 CA C9"),
        cards("SQ S7 H8 H6 DK DQ D6 CQ CJ"),
    ),
    forehand=0,
)


def lesson(names: Names) -> Lesson:
    """The lesson in the present language; seat 0 is the person's."""
    partner = names.seats[PARTNER]
    return Lesson(
        next(iter(PRESETS)),
        START,
        (*_contract(partner), *_trumps(), *_partner(partner)),
        translate(
            "lesson",
            "One thing more: in Obenabe ({a}) and Undenufe ({b}) there are no trumps, "
            "and in Undenufe the six is the highest card.",
        ).format(
            a=factor(STANDARD.factor(Contract.OBENABE)),
            b=factor(STANDARD.factor(Contract.UNDENUFE)),
        ),
    )


def _contract(partner: str) -> tuple[Prompt, ...]:
    return (
        Prompt(
            translate(
                "lesson", "You and {name} are a team. Whoever reaches 3000 points first wins."
            ).format(name=partner),
            about=PARTNER,
        ),
        Prompt(
            translate(
                "lesson",
                "You are forehand: choose trumps, Obenabe or Undenufe, or push. "
                "Your best suit: {suit}",
            ).format(suit=contract_word(CONTRACT)),
            Choose(CONTRACT),
            otherwise=translate(
                "lesson",
                "In that suit you hold the three highest cards, and everything counts {factor}.",
            ).format(factor=factor(STANDARD.factor(CONTRACT))),
        ),
    )


def _trumps() -> tuple[Prompt, ...]:
    return (
        Prompt(
            translate(
                "lesson",
                "In trumps the Under is highest ({n}), then the nine ({m}), then the ace. "
                "Lead the {card_acc}.",
            ).format(
                n=number(TRUMPS[Rank.JACK]),
                m=number(TRUMPS[Rank.NINE]),
                card_acc=card_object(card("SJ"), FAMILY),
            ),
            Play(card("SJ")),
            otherwise=translate(
                "lesson", "Pull the opponents’ trumps first: nobody can beat your Under."
            ),
            replies=tuple(map(Play, cards("SK S8 S7"))),
        ),
        Prompt(
            translate(
                "lesson",
                "Three cards in a row are a Weis: the table announced it for you. "
                "{n} points, and in this contract everything counts {factor}.",
            ).format(n=number(RUNS[3]), factor=factor(STANDARD.factor(CONTRACT))),
            about=card("HJ"),
        ),
        Prompt(
            translate(
                "lesson",
                "Two trumps are still out, and the nine is now the highest: lead the {card_acc}.",
            ).format(card_acc=card_object(card("S9"), FAMILY)),
            Play(card("S9")),
            (Play(card("SA")),),
            translate("lesson", "As long as they hold trumps, they can trump your other cards."),
            replies=tuple(map(Play, cards("ST DT SQ"))),
        ),
    )


def _partner(partner: str) -> tuple[Prompt, ...]:
    return (
        Prompt(
            translate(
                "lesson",
                "Only you hold trumps now. Lead the {card_acc}: your partner may have the ace.",
            ).format(card_acc=card_object(card("C7"), FAMILY)),
            Play(card("C7")),
            (Play(card("C8")),),
            translate("lesson", "Keep your trumps and high cards: let your partner take a trick."),
            replies=tuple(map(Play, cards("CK CA CJ HA H6"))),
        ),
        Prompt(
            translate(
                "lesson", "{name} wins this trick: give your partner a card with many points."
            ).format(name=partner),
            Play(card("HT")),
            otherwise=translate(
                "lesson", "That card counts less: the gold one is worth {n}."
            ).format(n=number(PLAIN[Rank.TEN])),
            replies=tuple(map(Play, cards("H7 D7 DK"))),
        ),
        Prompt(
            translate(
                "lesson",
                "Follow suit or trump. If you can do neither, throw off any card.",
            ),
            Play(card("S6")),
            otherwise=translate("lesson", "Your lowest trump is enough for this trick."),
            replies=(Play(card("D9")),),
        ),
    )
