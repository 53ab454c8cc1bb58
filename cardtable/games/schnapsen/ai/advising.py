"""What a player of Schnapsen that calculates can tell of its choice."""

from random import Random

from cardtable.ai.advice import Advice, Because, Reason
from cardtable.ai.weighing import rated
from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.engine.rules import Choice, Play, View
from cardtable.games.schnapsen.ai.bits import each
from cardtable.games.schnapsen.ai.chances import BEST, GAME_POINTS, Worths
from cardtable.games.schnapsen.ai.proving import Proof, proof
from cardtable.games.schnapsen.ai.reading import Reading
from cardtable.games.schnapsen.ai.weighing import CARD, CLOSING, EXCHANGING, Weighing
from cardtable.games.schnapsen.model import Close, Exchange, Public


def advice(
    reading: Reading, seen: View[Public], weighing: Weighing, best: int, rng: Random
) -> Advice:
    """The best candidate beside the other choices, in game points.

    A choice is worth what the best of its candidates is.
    """
    means = weighing.means()
    values: dict[Choice, float] = {}
    for one, mean in means.items():
        choice, value = choice_of(reading, one), in_game_points(mean, weighing.worth)
        values[choice] = max(value, values.get(choice, value))
    values[choice_of(reading, best)] = in_game_points(means[best], weighing.worth)
    return Advice(
        rated(values.items(), choice_of(reading, best)),
        weighing.layouts,
        weighing.all_layouts,
        None if weighing.worth is GAME_POINTS else means[best],
        reason(reading, 1 - seen.seat, best, rng),
    )


def choice_of(reading: Reading, one: int) -> Choice:
    """What a candidate begins with."""
    if one & EXCHANGING:
        return Exchange()
    return Close() if one & CLOSING else Play(reading.card_of(one & CARD))


def in_game_points(mean: float, worth: Worths) -> float:
    """A chance to win the match on the scale of game points: to win one is 1, to lose one -1."""
    lost, won = worth[BEST - 1], worth[BEST + 1]
    return (2 * mean - lost - won) / (won - lost)


def reason(reading: Reading, rival: Seat, best: int, rng: Random) -> Reason | None:
    """In which possible hands the deal is won for certain; None if that is not known."""
    found = proof(reading, best, rng)
    if found is None or not found.won:
        return None
    if not found.every:
        return Reason(Because.WINS, number=len(found.won), of=len(found.won) + len(found.lost))
    if not found.lost:
        return Reason(Because.ALWAYS)
    if card := _alone(reading, found, held=False):
        return Reason(Because.LOSES_IF_IN_STOCK, card=card)
    if card := _alone(reading, found, held=True):
        return Reason(Because.LOSES_IF_HELD, card=card, seat=rival)
    return Reason(Because.WINS, number=len(found.won), of=len(found.won) + len(found.lost))


def _alone(reading: Reading, found: Proof, *, held: bool) -> Card | None:
    """The card that the other holds, or does not, exactly where the deal is lost."""
    for bit in each(reading.hidden):
        lost = all(bool(hand & bit) == held for hand in found.lost)
        if lost and all(bool(hand & bit) != held for hand in found.won):
            return reading.card_of(bit)
    return None
