"""Typed tables of Spades as a person in seat 0 sees them: drawing, exchange, bidding, play."""

from cardtable.engine.cards import Card, card, cards
from cardtable.engine.layout import Seat
from cardtable.engine.match import Match
from cardtable.engine.rules import State
from cardtable.games.spades.model import PRESETS, STANDARD, Options, Public
from cardtable.games.spades.position import position
from cardtable.games.spades.rules import DECK, SpadesRules
from cardtable.games.spades.tabletop import tabletop
from cardtable.tabletop.table import Names, Tabletop

LONG = PRESETS["spades500"]
MINE = cards("SK S9 S4 HA H7 H3 CK C6 C5 DT D8 D4 D2")
THEIRS = cards("SA S2 HQ H9 H8 H2 CA CQ CJ C9 DK D7 D3")
OFFERED = card("HQ")


def table(state: State[Public], options: Options = STANDARD, viewer: Seat = 0) -> Tabletop:
    """What stands on the table in this state."""
    return tabletop(SpadesRules(options), state, Names(("Anna", "Ruth"), viewer))


def match(state: State[Public], options: Options = STANDARD) -> Match[Public]:
    """A match that begins in this state."""
    return Match(SpadesRules(options), 0, state)


def drawing(options: Options = STANDARD) -> State[Public]:
    """Seat 0 is asked whether to keep the queen of hearts; three cards are in each hand."""
    mine, theirs, laid = MINE[:3], THEIRS[-3:], cards("C2 C3 C4 D5 D6 D9")
    rest = _rest(*mine, *theirs, *laid, OFFERED)
    return position((mine, theirs), options=options, offer=(OFFERED,), stock=rest, discards=laid)


def exchange() -> State[Public]:
    """Seat 0 has bid double nil and may put out up to three cards."""
    return position(
        (MINE, THEIRS),
        options=LONG,
        discards=_rest(*MINE, *THEIRS),
        double_nil=(True, False),
    )


def bidding() -> State[Public]:
    """Seat 0 is asked for the first bid."""
    return position((MINE, THEIRS), discards=_rest(*MINE, *THEIRS))


def playing() -> State[Public]:
    """Both have bid; seat 0 leads to the first trick."""
    return position((MINE, THEIRS), discards=_rest(*MINE, *THEIRS), bids=(4, 5))


def _rest(*used: Card) -> tuple[Card, ...]:
    return tuple(each for each in DECK if each not in used)
