"""Any legal moment of a deal, typed in full: for tests, problems, lessons and played-on deals."""

from cardtable.engine.cards import Card, Suit
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.rules import State
from cardtable.games.schnapsen.model import (
    CLOSED,
    HAND,
    INDICATOR,
    TALON,
    TRICK,
    WON,
    DealPublic,
    MatchPublic,
    Public,
    Standing,
)
from cardtable.games.schnapsen.rules import DECK
from cardtable.games.schnapsen.scoring import worth

Cards = tuple[Card, ...]
Pair = tuple[int, int]


def position(
    hands: tuple[Cards, Cards],
    *,
    leader: Seat,
    talon: Cards = (),
    indicator: Card | None = None,
    trump: Suit | None = None,
    trick: Cards = (),
    won: tuple[Cards, Cards] = ((), ()),
    marriages: Pair = (0, 0),
    pending: Pair = (0, 0),
    points: Pair | None = None,
    closed_by: Seat | None = None,
    at_closing: Standing | None = None,
    to_go: Pair = (7, 7),
    dealer: Seat | None = None,
) -> State[Public]:
    """The state in which `leader` leads, or has led the one card of `trick`.

    `talon` has the card drawn next first; without an indicator the stock is used up and `trump`
    must be given. `won` are the cards of won tricks, `marriages` the points credited already;
    `points` replaces the sum of both. If somebody has closed, the indicator lies face down and
    `at_closing` is the other's standing then. The dealer is the other of the leader if not given.

    Raises ValueError if the twenty cards do not occur exactly once each, trumps are unknown, or no
    play could lead here: uneven hands, or a stock that does not come out even at the last draw.
    """
    suit = indicator.suit if indicator else trump
    if suit is None:
        raise ValueError("neither indicator nor trumps are given")
    if (closed_by is None) != (at_closing is None):
        raise ValueError("a closed stock needs the standing at closing, an open one has none")
    cards = Layout(
        {
            HAND[0]: hands[0],
            HAND[1]: hands[1],
            TALON: talon,
            CLOSED if closed_by is not None else INDICATOR: (indicator,) if indicator else (),
            TRICK: trick,
            WON[0]: won[0],
            WON[1]: won[1],
        }
    )
    _check(cards, leader)
    made = points or (worth(won[0]) + marriages[0], worth(won[1]) + marriages[1])
    deal = DealPublic(
        turn=1 - leader if trick else leader,
        trump=suit,
        points=made,
        pending=pending,
        closed_by=closed_by,
        at_closing=at_closing,
        last_winner=leader if won[0] or won[1] else None,
    )
    match = MatchPublic(to_go, 1 - leader if dealer is None else dealer, deals=1)
    return State(cards, Public(match, deal))


def _check(cards: Layout[Card], leader: Seat) -> None:
    """Raises ValueError for cards that no play could leave so."""
    if sorted(card for zone in cards.zones() for card in cards[zone]) != sorted(DECK):
        raise ValueError("every card must occur exactly once")
    trick = len(cards[TRICK])
    if trick > 1 or len(cards[HAND[leader]]) + trick != len(cards[HAND[1 - leader]]):
        raise ValueError("both hold equally many cards but for the one on the table")
    talon, indicator = len(cards[TALON]), cards[INDICATOR]
    drawable = talon % 2 == 1 if indicator else talon == 0
    if not drawable and not cards[CLOSED]:
        raise ValueError("a stock is an odd number of cards on an indicator, or used up")
