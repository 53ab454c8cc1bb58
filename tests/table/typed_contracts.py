"""Typed tables of Jass with a contract to choose, and with a card to play after that."""

from cardtable.engine.match import Match
from cardtable.games.jass.model import Public
from cardtable.games.jass.tabletop import tabletop
from cardtable.tabletop.table import Names, Tabletop
from tests.games.jass.typed import RULES, at

NAMES = Names(("Anna", "Ruth", "Walter", "Henry"))
MINE = "DA DK DJ D9 SQ S8 HA CJ C7"


def table(match: Match[Public]) -> Tabletop:
    """What stands on the table at this moment of the match."""
    return tabletop(RULES, match.state, NAMES)


def choosing() -> Match[Public]:
    """Seat 0 is forehand: he may choose a contract or push."""
    return at(MINE)


def must_choose() -> Match[Public]:
    """The partner of seat 0 has pushed."""
    return at(MINE, forehand=2, pushed=True)


def leading() -> Match[Public]:
    """Bells are trumps; seat 0 leads to the first trick."""
    return at(MINE, contract="bells")
