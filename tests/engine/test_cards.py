"""Cards and their codes."""

import pytest

from cardtable.engine.cards import Card, Rank, Suit, card, cards, deck


def test_every_card_reads_what_it_writes() -> None:
    whole = deck("".join(Rank))
    assert len(whole) == len(set(whole)) == 52
    assert all(card(str(each)) == each for each in whole)


def test_codes() -> None:
    assert card("ST") == Card(Suit.SPADES, Rank.TEN)
    assert cards("SA  HT") == (Card(Suit.SPADES, Rank.ACE), Card(Suit.HEARTS, Rank.TEN))
    assert cards("") == ()


@pytest.mark.parametrize("code", ["", "S", "S10", "TS", "sa", "EA", "SU", "S1", " SA"])
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError):
        card(code)


def test_a_deck_goes_suit_by_suit_in_the_order_given() -> None:
    assert deck("AT") == cards("CA CT DA DT HA HT SA ST")
