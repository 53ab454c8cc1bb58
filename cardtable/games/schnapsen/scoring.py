"""The arithmetic of Schnapsen on plain values."""

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.layout import Seat
from cardtable.games.schnapsen.model import Reason, Standing

VALUE = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
"""Card points; the same numbers order the ranks."""
WIN = 66
HALF = 33
"""An opponent with at least this many costs the winner only one game point."""
MARRIAGE, ROYAL_MARRIAGE = 20, 40


def worth(cards: tuple[Card, ...]) -> int:
    """Card points of the cards."""
    return sum(VALUE[card.rank] for card in cards)


def marriage_points(suit: Suit, trump: Suit) -> int:
    """20, or 40 in trumps."""
    return ROYAL_MARRIAGE if suit == trump else MARRIAGE


def open_game_points(loser: Standing) -> int:
    """1 to 3 for the winner of a deal in which nobody closed, by what the loser has."""
    if loser.tricks == 0:
        return 3
    return 2 if loser.points < HALF else 1


def failed_close_points(at_closing: Standing) -> int:
    """2 for the closer's opponent, or 3 if he had no trick when the stock was closed."""
    return 2 if at_closing.tricks else 3


def deal_result(
    winner: Seat, closed_by: Seat | None, at_closing: Standing | None, loser: Standing
) -> tuple[int, Reason]:
    """Game points and reason when the winner reaches 66."""
    if closed_by is None or at_closing is None:
        return open_game_points(loser), Reason.SIXTY_SIX
    if winner == closed_by:
        return open_game_points(at_closing), Reason.CLOSER
    return failed_close_points(at_closing), Reason.AGAINST_CLOSER


def points_to_go(to_go: tuple[int, ...], winner: Seat, game_points: int) -> tuple[int, ...]:
    """Match points after the deal: the winner's go down, never below nought."""
    return tuple(
        max(0, points - game_points * (seat == winner)) for seat, points in enumerate(to_go)
    )
