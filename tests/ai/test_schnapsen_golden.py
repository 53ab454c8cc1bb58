"""The search of Schnapsen counts the same positions in its compiled and in its plain form.

The figures below were found once; what they are matters less than that they stay.
"""

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import BIT, seeded, shuffle
from cardtable.ai.core.schnapsen import MOST, Solver
from cardtable.ai.core.schnapsen_cards import ALL, NO_TRICK
from cardtable.ai.core.schnapsen_sets import Worlds

GOLDEN_DEALS = [-3, -2, -3, -3, 2, -2, -2, 3]
GOLDEN_NODES = 53907
GOLDEN_CLOSED = 741580


def dealt(number: int) -> list[int]:
    """Twenty cards in the order of this number, a trump at the end."""
    order = vec[i64]([BIT[place] for place in range(20)])
    shuffle(order, seeded(number))
    cards = [int(card) for card in order]
    trump = next(card for card in cards if card < 32)
    cards.remove(trump)
    return [*cards, trump]


def test_whole_deals() -> None:
    search, values = Solver(), []
    for number in range(8):
        deal = dealt(number)
        search.lay(deal[10:19], deal[19])
        hands = sum(deal[:5]), sum(deal[5:10])
        values.append(int(search.open(*hands, NO_TRICK, NO_TRICK, 0, deal[19], -3, 3)))
    assert values == GOLDEN_DEALS
    assert int(search.nodes) == GOLDEN_NODES


def test_a_hard_deal_is_given_up() -> None:
    search = Solver()
    for number in (30, 43, 51):
        search.forget()
        deal, before = dealt(number), int(search.nodes)
        search.lay(deal[10:19], deal[19])
        hands = sum(deal[:5]), sum(deal[5:10])
        for _ in range(3):  # what was met before the end is known, what was not is judged at once
            assert -3 <= search.open(*hands, NO_TRICK, NO_TRICK, 0, deal[19], -3, 3) <= 3
        assert MOST <= int(search.nodes) - before < MOST + MOST // 10


def test_closed_deals() -> None:
    worlds, won = Worlds(Solver()), 0
    for number in range(20):
        deal = dealt(number)
        mine, out = deal[:5], deal[5:13]
        hands = [sum(out) - a - b - c for a in out for b in out for c in out if a < b < c]
        worlds.ask(hands, [1 + at % 3 for at in range(len(hands))])
        for lead in mine:
            won = won * 31 + int(worlds.by_lead(lead, sum(mine), 30, 20, 2)) & ALL
    assert won == GOLDEN_CLOSED
