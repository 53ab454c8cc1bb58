"""Typed tables: positions of Jass as a person in seat 0 sees them."""

from cardtable.engine.cards import cards
from cardtable.engine.match import Match
from cardtable.engine.rules import State
from cardtable.games.jass.model import Contract, Public
from cardtable.games.jass.position import position
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.tabletop import tabletop
from cardtable.tabletop.table import Names, Tabletop

NAMES = Names(("Anna", "Ruth", "Walter", "Alice"))
HANDS = tuple(
    cards(held)
    for held in (
        "CA CK C8 H7 H6 SK S8 D7 D6",
        "DA DK DQ C9 C7 HT H9 S9 S7",
        "HA HK HQ HJ CQ CJ SQ SJ D9",
        "CT C6 H8 SA ST S6 DJ DT D8",
    )
)
"""The one to the right holds a run of three, the partner one of four."""


def table(state: State[Public]) -> Tabletop:
    """What stands on the table in this state."""
    return tabletop(JassRules(), state, NAMES)


def match(state: State[Public]) -> Match[Public]:
    """A match that begins in this state."""
    return Match(JassRules(), 0, state)


def choosing() -> State[Public]:
    """Seat 0 is forehand and chooses the contract."""
    return position(HANDS)


def third_to_play() -> State[Public]:
    """Seat 0 plays third: right to left across the table two acorns lie already."""
    return position(HANDS, forehand=2, contract=Contract.OBENABE, plays=cards("CQ CT"))


def before_the_last_card() -> State[Public]:
    """The last of the first trick is still to come: then both Weis are compared."""
    return position(HANDS, contract=Contract.OBENABE, plays=cards("C8 C9 CQ"))


def two_tricks_won() -> State[Public]:
    """Each team has won a trick; seat 3 is on lead."""
    plays = cards("C8 C9 CQ CT HA H8 H6 H9 D9 DT D6 DA")
    return position(HANDS, contract=Contract.OBENABE, plays=plays)
