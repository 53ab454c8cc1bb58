"""What a hint says of a card of Spades: in how many layouts it makes or breaks a bid."""

from random import Random

import pytest

from cardtable.ai.advice import Because, Reason
from cardtable.engine.cards import Card, card, cards
from cardtable.games.spades.ai import keeping
from cardtable.games.spades.ai.bits import BIT_OF, CARD_OF, bits, each
from cardtable.games.spades.ai.layouts import NO_EVIDENCE, layouts
from cardtable.games.spades.ai.reading import Reading
from cardtable.games.spades.rules import TRUMP, beats

MINE = "HA D9 C5"
OUT = "HK H4 DT D8 CT C9 C2"


def replies(hand: frozenset[Card], led: Card) -> frozenset[Card]:
    return frozenset(one for one in hand if one.suit == led.suit) or hand


def most_tricks(mine: frozenset[Card], theirs: frozenset[Card], led: Card | None = None) -> int:
    """The tricks that the side on turn takes at best; no spades are about, so all may be led."""
    if not mine:
        return 0
    if led is None:
        return max(len(mine) - most_tricks(theirs, mine - {one}, one) for one in mine)
    return max(
        1 + most_tricks(mine - {one}, theirs)
        if beats(one, led)
        else len(mine) - 1 - most_tricks(theirs, mine - {one})
        for one in replies(mine, led)
    )


def tricks_with(played: str, theirs: frozenset[Card]) -> int:
    """The tricks of the seat that leads this card."""
    mine = frozenset(cards(MINE))
    assert all(one.suit != TRUMP for one in mine | theirs)
    return len(mine) - most_tricks(theirs, mine - {card(played)}, card(played))


def avoids_all(mine: frozenset[Card], theirs: frozenset[Card], led: Card) -> bool:
    """Whether who leads this card takes no trick, whatever the other does."""
    left = mine - {led}
    return all(
        beats(one, led) and all(stays_below(left, theirs - {one}, lead) for lead in theirs - {one})
        for one in replies(theirs, led)
    )


def stays_below(mine: frozenset[Card], theirs: frozenset[Card], led: Card) -> bool:
    """The same of who replies to this card of the other."""
    return any(
        not beats(one, led)
        and all(stays_below(mine - {one}, theirs - {led}, lead) for lead in theirs - {led})
        for one in replies(mine, led)
    )


def reading_of(bids: tuple[int, int], won: tuple[int, int]) -> Reading:
    """Seat 0 leads; the other has three of the seven cards that are out."""
    return Reading(
        mine=bits(cards(MINE)),
        offer=0,
        unseen=bits(cards(OUT)),
        hidden=bits(cards(OUT)),
        back=0,
        returned=0,
        theirs=3,
        played_by_them=0,
        led=0,
        broken=True,
        my_bid=bids[0],
        their_bid=bids[1],
        my_tricks=won[0],
        their_tricks=won[1],
    )


def hands(reading: Reading) -> list[frozenset[Card]]:
    """The other's hands in the layouts that are counted."""
    some = layouts(reading, NO_EVIDENCE, Random(1), keeping.MANY)
    found = [frozenset(CARD_OF[bit] for bit in each(one.guess.theirs)) for one in some]
    return found[: keeping.MANY]


def told(reading: Reading, played: str) -> Reason | None:
    some = layouts(reading, NO_EVIDENCE, Random(1), keeping.MANY)
    return keeping.reason(reading, 1, BIT_OF[card(played)], some, lambda: False)


@pytest.mark.parametrize("played", MINE.split())
@pytest.mark.parametrize("need", [1, 2, 3])
def test_a_bid_that_is_made(played: str, need: int) -> None:
    reading = reading_of((4 + need, 6), (4, 6))
    held = hands(reading)
    good = sum(tricks_with(played, theirs) >= need for theirs in held)
    expected = Reason(Because.MAKES_BID, number=good, of=len(held)) if good else None
    assert told(reading, played) == expected


@pytest.mark.parametrize("played", MINE.split())
def test_a_bid_of_the_other_that_fails(played: str) -> None:
    reading = reading_of((4, 8), (4, 6))
    held = hands(reading)
    good = sum(3 - tricks_with(played, theirs) < 2 for theirs in held)
    expected = Reason(Because.BREAKS_BID, seat=1, number=good, of=len(held)) if good else None
    assert told(reading, played) == expected


def test_a_nil_that_holds() -> None:
    reading = reading_of((0, 9), (0, 10))
    held = hands(reading)
    mine = frozenset(cards(MINE))
    good = sum(avoids_all(mine, theirs, card("C5")) for theirs in held)
    assert 0 < good < len(held)
    expected = Reason(Because.NIL_HOLDS, number=good, of=len(held))
    assert told(reading, "C5") == expected


@pytest.mark.parametrize("bids", [(4, 6), (3, 2), (8, 6), (4, 10)])
def test_bids_that_are_made_or_lost_are_called_decided(bids: tuple[int, int]) -> None:
    assert told(reading_of(bids, (4, 6)), "HA") == Reason(Because.DECIDED)


def test_a_few_layouts_are_counted_though_the_time_is_over() -> None:
    reading = reading_of((5, 6), (4, 6))
    some = layouts(reading, NO_EVIDENCE, Random(1), keeping.MANY)
    found = keeping.reason(reading, 1, BIT_OF[card("HA")], some, lambda: True)
    assert found is not None
    assert found.of == keeping.FEW
