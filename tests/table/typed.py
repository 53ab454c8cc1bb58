"""Typed tables: positions of Schnapsen as a person in seat 0 sees them."""

from cardtable.engine.cards import Card, card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import State
from cardtable.games.schnapsen.model import Public, Standing
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import DECK, SchnapsenRules
from cardtable.games.schnapsen.tabletop import tabletop
from cardtable.tabletop.table import Names, Tabletop

NAMES = Names(("Anna", "Ruth"))


def table(state: State[Public]) -> Tabletop:
    """What stands on the table in this state."""
    return tabletop(SchnapsenRules(), state, NAMES)


def match(state: State[Public]) -> Match[Public]:
    """A match that begins in this state."""
    return Match(SchnapsenRules(), 0, state)


def on_lead() -> State[Public]:
    """Seat 0 is on lead with a pair and the Unter of trumps; six cards in the stock."""
    mine, theirs = cards("SK SQ HJ DA CT"), cards("SA ST HA HT CA")
    won = (cards("DT DK"), cards("DJ DQ"))
    return position(
        (mine, theirs),
        leader=0,
        indicator=card("HK"),
        talon=_rest(*mine, *theirs, card("HK"), *won[0], *won[1]),
        won=won,
    )


def to_reply() -> State[Public]:
    """Seat 0 must beat the König of leaves: only the Daus may be played. The stock is closed."""
    mine, theirs, trick = cards("SA SJ HA CT"), cards("HT CA CK"), cards("SK")
    won = (cards("DT DK DJ DQ"), cards("DA CQ ST SQ"))
    return position(
        (mine, theirs),
        leader=1,
        indicator=card("HK"),
        talon=_rest(*mine, *theirs, *trick, card("HK"), *won[0], *won[1]),
        trick=trick,
        won=won,
        closed_by=0,
        at_closing=Standing(19, 1),
    )


def _rest(*used: Card) -> tuple[Card, ...]:
    return tuple(card for card in DECK if card not in used)
