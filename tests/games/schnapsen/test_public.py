"""What everyone knows of a deal: the record of play that tables and players read."""

from cardtable.engine.cards import Suit, card
from cardtable.games.schnapsen.model import Marriage, Standing, Trick
from tests.games.schnapsen.typed import deal_of, dealt, make


def test_nothing_has_happened_at_the_first_lead() -> None:
    deal = deal_of(dealt("HJ CK CQ SA ST", "HA HT HQ SK SQ", "HK"))
    assert (deal.tricks, deal.marriages, deal.must_draw) == ((), (), ())
    assert (deal.exchanged_by, deal.closed_by, deal.at_closing) == (None, None, None)
    assert (deal.last_winner, deal.result) == (None, None)


def test_who_exchanged_and_who_closed_with_the_standing_of_the_other() -> None:
    match = dealt("HJ CK CQ SA ST", "HA HT HQ SK SQ", "HK")
    make(match, "SA SQ exchange")
    assert deal_of(match).exchanged_by == 0
    make(match, "close")
    assert (deal_of(match).closed_by, deal_of(match).at_closing) == (0, Standing(0, 0))


def test_seat_1_may_exchange_too() -> None:
    match = dealt("HA HT HQ SK SQ", "HJ CK CQ SA ST", "HK", leader=1)
    make(match, "exchange close")
    assert (deal_of(match).exchanged_by, deal_of(match).closed_by) == (1, 1)


def test_every_trick_with_who_led_and_who_won() -> None:
    match = dealt("HJ CK CQ SA ST", "HA HT HQ SK SQ", "HK")
    make(match, "SA SQ CK HQ SK ST")
    assert deal_of(match).tricks == (
        Trick(0, card("SA"), card("SQ"), 0),
        Trick(0, card("CK"), card("HQ"), 1),
        Trick(1, card("SK"), card("ST"), 0),
    )
    assert deal_of(match).last_winner == 0


def test_every_marriage_with_its_owner() -> None:
    match = dealt("HA CK CQ SA ST", "HJ HT HQ SK SQ", "HK")
    make(match, "CK HT SQ ST")
    assert deal_of(match).marriages == (
        Marriage(0, Suit.CLUBS, 20),
        Marriage(1, Suit.SPADES, 20),
    )
