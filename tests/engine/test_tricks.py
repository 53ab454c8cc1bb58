"""What games of tricks share."""

import pytest

from cardtable.engine.cards import Rank, Suit, card, cards
from cardtable.engine.tricks import changed, following, outranks, plus

STRENGTH = {Rank(rank): height for height, rank in enumerate("23456789TJQKA")}


def test_one_value_grows() -> None:
    assert plus((3, 4), 1, 10) == (3, 14)
    assert plus((3, 4, 5), 0, -3) == (0, 4, 5)


def test_one_value_changes() -> None:
    assert changed((3, 4, 5), 1, 9) == (3, 9, 5)
    assert changed((None, None), 0, 2) == (2, None)


def test_cards_that_follow() -> None:
    assert following(cards("SA H2 S3"), Suit.SPADES) == cards("SA S3")
    assert following(cards("SA H2 S3"), Suit.CLUBS) == ()


@pytest.mark.parametrize(
    ("one", "best", "trump", "takes"),
    [
        ("HT", "H9", "S", True),
        ("H9", "HT", "S", False),
        ("S2", "HA", "S", True),
        ("HA", "S2", "S", False),
        ("DA", "H2", "S", False),
        ("S2", "HA", None, False),
    ],
)
def test_what_takes_a_trick(one: str, best: str, trump: str | None, takes: bool) -> None:
    suit = Suit(trump) if trump else None
    assert outranks(card(one), card(best), suit, STRENGTH) is takes
