"""Any legal moment of a deal, typed in full: for tests, lessons and played-on deals.

What has been played is typed with it and played by the rules: Weis, Stöck and all that lies open
hang on it.
"""

from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.rules import Choice, Event, Play, State
from cardtable.games.jass.model import (
    HAND,
    HAND_SIZE,
    SEATS,
    STANDARD,
    Choose,
    Contract,
    DealPublic,
    MatchPublic,
    Options,
    Public,
    Push,
)
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.scoring import leader_past
from cardtable.games.jass.tricks import DECK

Cards = tuple[Card, ...]


def position(
    hands: tuple[Cards, ...],
    *,
    forehand: Seat = 0,
    contract: Contract | None = None,
    pushed: bool = False,
    plays: Cards = (),
    scores: tuple[int, int] = (0, 0),
    deals: int = 2,
    options: Options = STANDARD,
) -> State[Public]:
    """The state after these plays; the hands are the nine cards that each seat was dealt.

    Without a contract it is still to be chosen, by forehand or, if pushed, by the partner. The
    scores are those before the deal, which is the match's deal of this number; in any but the
    first, the dealer sits to the left of forehand.

    Raises ValueError if not every card occurs exactly once, nine in each hand, if somebody has won
    already, or if the rules do not allow one of the plays.
    """
    _check(hands, scores, options)
    match = MatchPublic(scores, dealer=(forehand - 1) % SEATS, deals=deals)
    cards = Layout({HAND[seat]: hand for seat, hand in enumerate(hands)})
    state = State(cards, Public(match, DealPublic(forehand, forehand)))
    choices: list[Choice] = [Push()] if pushed else []
    if contract:
        choices.append(Choose(contract))
    rules = JassRules(options)
    for choice in (*choices, *map(Play, plays)):
        if not rules.allows(state, choice):
            raise ValueError(f"{choice} is not allowed then")
        event: Event | None = choice
        while event:
            state = rules.apply(state, event)
            event = rules.follow(state)
    return state


def _check(hands: tuple[Cards, ...], scores: tuple[int, int], options: Options) -> None:
    """Raises ValueError for a deal that cannot be."""
    if sorted(card for hand in hands for card in hand) != sorted(DECK):
        raise ValueError("every card must occur exactly once")
    if [len(hand) for hand in hands] != [HAND_SIZE] * SEATS:
        raise ValueError("everybody is dealt nine cards")
    if leader_past(scores, options.target) is not None:
        raise ValueError("the match is over already")
