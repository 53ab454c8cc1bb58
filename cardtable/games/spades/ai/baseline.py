"""The computer player of Spades that does not calculate."""

from random import Random

from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.spades.ai import thumb
from cardtable.games.spades.ai.bits import CARD_OF, HEIGHT, PLAIN, SPADES, each
from cardtable.games.spades.ai.reading import Reading, read
from cardtable.games.spades.model import (
    HAND_SIZE,
    Bid,
    DoubleNil,
    Keep,
    Look,
    Public,
    Refuse,
    Throw,
)

GOOD = 8
"""The height of a ten: in a plain suit it is kept, and what is higher."""
ACES = (0.9, 0.6, 0.3)
"""What an ace, a king, a queen counts in a bid."""


class Baseline:
    """Plays by rules of thumb. Frozen: what is measured against it must stay comparable."""

    def choose(self, rules: Rules[Public], seen: View[Public], rng: Random) -> Choice:
        """A sound choice without any calculation."""
        del rules, rng
        if len(seen.legal) == 1:
            return seen.legal[0]
        reading = read(seen)
        match seen.legal[0]:
            case DoubleNil():
                return Look()
            case Keep() | Refuse():
                wanted = _is_good(reading.offer) != (reading.my_bid == 0)
                return Keep() if wanted else Refuse()
            case Throw():
                worst = sorted(each(reading.mine), key=lambda bit: (bit & SPADES, HEIGHT[bit]))
                thrown = {CARD_OF[bit] for bit in worst[-3:]}
                return next(
                    throw
                    for throw in seen.legal
                    if isinstance(throw, Throw) and set(throw.cards) == thrown
                )
            case Bid():
                return Bid(max(1, round(_count(reading.mine))))
        return Play(CARD_OF[play(reading)])


def play(reading: Reading) -> int:
    """The card to play by the rules of thumb."""
    wants = thumb.eager(
        reading.my_bid or 0,
        reading.my_tricks,
        reading.their_bid or 0,
        reading.their_tricks,
        reading.left,
    )
    if reading.led:
        return thumb.reply(reading.mine, reading.led, reading.live, wants=wants)
    return thumb.lead(reading.mine, reading.live, broken=reading.broken, wants=wants)


def _is_good(card: int) -> bool:
    return bool(card & SPADES) or HEIGHT[card] >= GOOD


def _count(hand: int) -> float:
    """Half a trick for each spade and some for what is high."""
    total = 0.5 * (hand & SPADES).bit_count()
    for bit in each(hand):
        rank = 12 - HEIGHT[bit]
        if rank < len(ACES):
            total += ACES[rank] if bit & PLAIN else ACES[rank] / 2
    return min(total, HAND_SIZE)
