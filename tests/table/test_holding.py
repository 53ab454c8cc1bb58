"""The order in which a hand is held."""

import pytest

from cardtable.engine.cards import Suit, cards
from cardtable.tabletop.holding import Hold, Sorting, in_order

HELD = cards("HJ SA DT HA S9 CK")
USUAL = cards("SA S9 HA HJ CK DT")
HEIGHTS = "9TJQKA"


@pytest.mark.parametrize(
    ("by", "falling", "rising"),
    [
        (Sorting.SUIT, "SA S9 HA HJ CK DT", "S9 SA HJ HA CK DT"),
        (Sorting.TRUMP, "SA S9 CK DT HA HJ", "S9 SA CK DT HJ HA"),
        (Sorting.RANK, "SA HA CK HJ DT S9", "S9 DT HJ CK SA HA"),
        (Sorting.DEALT, "HJ SA DT HA S9 CK", "HJ SA DT HA S9 CK"),
    ],
)
def test_order(by: Sorting, falling: str, rising: str) -> None:
    for up, wanted in ((False, falling), (True, rising)):
        found = in_order(
            Hold(by, up), HELD, USUAL, lambda card: HEIGHTS.index(card.rank), Suit.HEARTS
        )
        assert found == cards(wanted)
