"""Exact values of the last tricks of a deal, when both hands are known.

The cards in play are numbered anew, without gaps, so that a position is two small numbers. That
this form follows the rules is checked by the tests against `rules.py`.
"""

from collections.abc import Sequence

from cardtable.games.spades.ai.bits import SPADES, SUITS, each

Span = tuple[float, float]


class Solver:
    """Finds what best play by both brings, each seeing everything.

    `worths` says what it is worth to the first player to end with 0, 1, … tricks; the other wants
    the opposite. Positions of one pair of hands only: the values met are kept.

    The hands given to its methods are in its own numbers: see `own`.
    """

    def __init__(self, first: int, second: int, broken: bool, worths: Sequence[float]) -> None:
        ours = each(first | second)
        self._number = {bit: 1 << index for index, bit in enumerate(ours)}
        self._suits = [self.own(suit & (first | second)) for suit in SUITS]
        self.spades = self._suits[3]
        self._suit_of: dict[int, int] = {}
        for suit in self._suits:
            for bit in each(suit):
                self._suit_of[bit] = suit
        self._unbroken = 0 if broken else self.own(SPADES & (first | second))
        total = len(worths) - 1
        self._tables = tuple(worths), tuple(-worths[total - won] for won in range(total + 1))
        self._spans = [[_spans(table, won) for won in range(total + 1)] for table in self._tables]
        self._total = total
        self._known: tuple[dict[tuple[int, int, int], Span], ...] = ({}, {})
        self.work = 0

    def own(self, cards: int) -> int:
        """The cards in the numbers of this solver."""
        return sum(self._number[bit] for bit in each(cards))

    def lead(
        self, hand: int, other: int, won: int, side: int, low: float = -9, high: float = 9
    ) -> float:
        """The value for the one who leads, before the lead; he is player `side`, 0 or 1.

        `won` are his tricks so far. Exact if between low and high, else only a bound.
        """
        left = hand.bit_count()
        bottom, top = self._spans[side][won][left]
        if bottom == top or bottom >= high:
            return bottom
        if top <= low:
            return top
        known, key = self._known[side], (hand, other, won)
        if key in known:
            below, above = known[key]
            if below == above or below >= high:
                return below
            if above <= low:
                return above
            low, high = max(low, below), min(high, above)
        else:
            below, above = bottom, top
        self.work += 1
        first, best = low, -9.0
        for bit in self.leads(hand, other):
            value = self.led(bit, hand, other, won, side, low, high)
            if value > best:
                best = value
                if value >= high:
                    break
                if value > low:
                    low = value
        if best <= first:
            known[key] = (below, best)
        else:
            known[key] = (best, above) if best >= high else (best, best)
        return best

    def leads(self, hand: int, other: int) -> list[int]:
        """The leads to try: of cards that are as good as each other, only the lowest."""
        spades = self.spades
        plain = hand & ~spades
        if plain and (hand | other) & spades == self._unbroken:
            return self._distinct(plain, other)
        return self._distinct(hand, other)

    def led(
        self, bit: int, hand: int, other: int, won: int, side: int, low: float, high: float
    ) -> float:
        """The value of leading this card, for the leader."""
        hand ^= bit
        worst = 9.0
        for card in self.replies(bit, hand, other):
            value = self.replied(bit, card, hand, other ^ card, won, side, low, high)
            if value < worst:
                worst = value
                if value <= low:
                    break
                if value < high:
                    high = value
        return worst

    def replies(self, led: int, hand: int, other: int) -> list[int]:
        """The replies to try; `hand` are the leader's other cards."""
        suit = self._suit_of[led]
        return self._distinct(other & suit or other, hand | led)

    def replied(
        self,
        led: int,
        card: int,
        hand: int,
        other: int,
        won: int,
        side: int,
        low: float = -9,
        high: float = 9,
    ) -> float:
        """The value of a full trick for its leader; both cards have left the hands."""
        suit = self._suit_of[led]
        if card > led if card & suit else card & self.spades:
            theirs = self._total - hand.bit_count() - won
            return -self.lead(other, hand, theirs, 1 - side, -high, -low)
        return self.lead(hand, other, won + 1, side, low, high)

    def _distinct(self, cards: int, others: int) -> list[int]:
        """The lowest of each row of cards with no card of the other's between them, from the top.

        Cards already played make no gap; neither does the one that leaves the hand.
        """
        found = []
        for suit in self._suits:
            mine = cards & suit
            if not mine:
                continue
            theirs = others & suit
            last = 0
            row = []
            while mine:
                bit = mine & -mine
                mine ^= bit
                if not last or theirs & (bit - last):
                    row.append(bit)
                last = bit
            row.reverse()
            found += row
        return found


def _spans(table: Sequence[float], won: int) -> list[Span]:
    """The least and the most that may still come, by the tricks that are left."""
    spans = []
    for left in range(len(table) - won):
        reach = table[won : won + left + 1]
        spans.append((min(reach), max(reach)))
    return spans
