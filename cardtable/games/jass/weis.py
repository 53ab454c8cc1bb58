"""Weis: which melds a hand has, and which of two is better."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.games.jass.model import Contract, Kind, Meld, Options

ORDER = tuple(map(Rank, "6789TJQKA"))
"""From low to high, in every suit and contract: also among trumps, also in Undenufe."""
HEIGHT = {rank: height for height, rank in enumerate(ORDER)}
FOURS = {Rank.ACE: 100, Rank.KING: 100, Rank.QUEEN: 100, Rank.TEN: 100, Rank.JACK: 200}
"""Four nines and all below are nothing."""
RUNS = {3: 20, 4: 50, 5: 100}
SHORTEST, LONGEST = min(RUNS), max(RUNS)
"""A longer run than the longest is worth as much as that."""

Strength = tuple[int, ...]


def melds(hand: Iterable[Card], contract: Contract, options: Options) -> tuple[Meld, ...]:
    """The melds of a hand of nine cards that are worth most together, the best first.

    A card belongs to one only. Of two ways worth the same, the one with the better kind is taken.
    """
    held = frozenset(hand)
    fours = [rank for rank in ORDER if rank in FOURS and held.issuperset(_four(rank))]
    ways = [
        (*map(_four_meld, taken), *_runs(held.difference(*map(_four, taken)), contract, options))
        for taken in _ways(fours, fewest_first=options.run_beats_four)
    ]
    best = max(ways, key=total)  # the first of equals
    return tuple(sorted(best, key=lambda meld: strength(meld, contract, options), reverse=True))


def total(found: Iterable[Meld]) -> int:
    """What the melds are worth together."""
    return sum(meld.points for meld in found)


def strength(meld: Meld, contract: Contract, options: Options) -> Strength:
    """What makes a meld better than another: points, kind, length, rank, being in trumps."""
    upwards = contract is Contract.UNDENUFE
    better_kind = Kind.RUN if options.run_beats_four else Kind.FOUR
    return (
        meld.points,
        int(meld.kind is better_kind),
        meld.length,
        -HEIGHT[meld.top] if upwards else HEIGHT[meld.top],
        int(meld.suit is not None and meld.suit == contract.trump),
    )


def best_of(called: Sequence[Meld | None], contract: Contract, options: Options) -> int | None:
    """Which of the melds, called in this order, is the best; None if nobody has one.

    Of equals the first.
    """
    found = [index for index, meld in enumerate(called) if meld]
    return max(
        found, key=lambda index: _strength_of(called[index], contract, options), default=None
    )


def meld_cards(meld: Meld) -> tuple[Card, ...]:
    """The cards that a meld is made of, the highest first."""
    if meld.suit is None:
        return _four(meld.top)
    high = HEIGHT[meld.top]
    return tuple(Card(meld.suit, ORDER[high - below]) for below in range(meld.length))


def _strength_of(meld: Meld | None, contract: Contract, options: Options) -> Strength:
    return strength(meld, contract, options) if meld else ()


def _four(rank: Rank) -> tuple[Card, ...]:
    return tuple(Card(suit, rank) for suit in Suit)


def _four_meld(rank: Rank) -> Meld:
    return Meld(FOURS[rank], Kind.FOUR, len(Suit), rank, None)


def _ways(fours: list[Rank], *, fewest_first: bool) -> Iterator[tuple[Rank, ...]]:
    """All ways to take some of the fours."""
    counts = range(len(fours) + 1)
    for count in counts if fewest_first else reversed(counts):
        yield from combinations(fours, count)


def _runs(held: frozenset[Card], contract: Contract, options: Options) -> Iterator[Meld]:
    """The longest runs among the cards, or what they are split into."""
    for suit in Suit:
        low = 0
        for high in range(len(ORDER) + 1):
            if high < len(ORDER) and Card(suit, ORDER[high]) in held:
                continue
            if high - low >= SHORTEST:
                for start, length in _parts(low, high - low, contract, options):
                    points = RUNS[min(length, LONGEST)]
                    yield Meld(points, Kind.RUN, length, ORDER[start + length - 1], suit)
            low = high + 1


def _parts(
    low: int, length: int, contract: Contract, options: Options
) -> tuple[tuple[int, int], ...]:
    """Beginnings and lengths: a run of eight or nine may be split, the better end is the five."""
    rest = length - LONGEST
    if not options.split_long_runs or rest < SHORTEST:
        return ((low, length),)
    if contract is Contract.UNDENUFE:
        return ((low, LONGEST), (low + LONGEST, rest))
    return ((low + rest, LONGEST), (low, rest))
