"""What people find insulting at the table, and which of equal cards they prefer."""

from collections.abc import Sequence

from cardtable.games.jass.ai.bits import LOWEST_TOP, RANKS, SUITS, TOP, above, best_in, each
from cardtable.games.jass.ai.thumb import DEAR, Seen, price


def decent(seen: Seen, possible: Sequence[int]) -> list[int]:
    """The cards that nobody would be angry about; all of them if there are none."""
    found = [card for card in possible if not _insults(seen, card, possible)]
    return found or list(possible)


def _insults(seen: Seen, card: int, possible: Sequence[int]) -> bool:
    """Whether the card takes the partner's sure trick, gives the others' sure trick a rich card
    while there is a cheaper one, or spends the best trump where a lower one surely does."""
    if not seen.trick:
        return _leads_into(seen, card)
    takers = _takers(seen)
    sure, takes = len(seen.trick) == 3 or not takers & seen.out, takers >> card & 1
    worth = seen.table.worth
    cheaper = any(worth[other] < worth[card] for other in possible if not takers >> other & 1)
    if seen.partner_wins:  # to trump the partner's best card is no better than to beat it
        over = takers & SUITS[seen.trick[0] // RANKS]
        return bool(takes and (sure or (not over >> card & 1 and not over & seen.out)))
    if not takes:
        return sure and worth[card] >= DEAR and cheaper
    lower = takers & sum(1 << other for other in possible) & ((1 << card) - 1) & TOP
    trump = seen.table.trumps and card >= LOWEST_TOP
    return bool(trump and len(seen.trick) == 3 and lower)


def _leads_into(seen: Seen, card: int) -> bool:
    """Whether a rich card is led that somebody else's beats."""
    suit = SUITS[card // RANKS]
    beaten = seen.out & suit & above(card)
    return bool(seen.table.worth[card] >= DEAR and beaten and seen.hand & ~(1 << card))


def _takers(seen: Seen) -> int:
    """All cards that would take the trick as it lies."""
    best = seen.trick[best_in(seen.trick, seen.table.trumps)]
    plain = seen.table.trumps and best < LOWEST_TOP
    return SUITS[best // RANKS] & above(best) | (TOP if plain else 0)


def oddity(seen: Seen, card: int, usual: int) -> tuple[bool, bool, int, int]:
    """Small for what a person would play among cards that are as good as each other.

    The usual card, or one that equals it; thrown away is a card of a suit without good ones, which
    the partner takes as not wanting it (verwerfen, see `core.jass_signals`); then the cheapest, the
    lowest.
    """
    worth, suit = seen.table.worth, SUITS[card // RANKS]
    follows = bool(seen.trick) and card // RANKS == seen.trick[0] // RANKS
    keeps = bool(seen.trick) and not follows and bool(_masters(seen) & suit)
    return not (card == usual or _thrown_alike(seen, card, usual)), keeps, worth[card], card


def _thrown_alike(seen: Seen, card: int, usual: int) -> bool:
    """Whether both are thrown away, and cost as little: then the suit is what tells something."""
    if not seen.trick or price(seen, card) != price(seen, usual):
        return False
    kept = {seen.trick[0] // RANKS, LOWEST_TOP // RANKS if seen.table.trumps else None}
    return not kept & {card // RANKS, usual // RANKS}


def _masters(seen: Seen) -> int:
    """Own cards that nobody else's of the suit beats."""
    return sum(
        1 << card for card in each(seen.hand) if not seen.out & SUITS[card // RANKS] & above(card)
    )
