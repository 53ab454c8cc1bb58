"""Zones, and who may know what lies in them."""

import pytest

from cardtable.engine.cards import Card, card, cards
from cardtable.engine.layout import Layout, Sight, Zone

MINE = Zone("hand", Sight.OWNER, 0)
YOURS = Zone("hand", Sight.OWNER, 1)
TABLE = Zone("table", Sight.EVERYONE)
STOCK = Zone("stock", Sight.NOBODY)


def layout() -> Layout[Card]:
    return Layout(
        {MINE: cards("SA SK"), YOURS: cards("HA"), STOCK: cards("CA CK"), TABLE: cards("DA")}
    )


@pytest.mark.parametrize(
    ("zone", "seat", "known"),
    [
        *[(MINE, 0, True), (MINE, 1, False), (YOURS, 0, False), (YOURS, 1, True)],
        *[(TABLE, 0, True), (TABLE, 1, True), (STOCK, 0, False), (STOCK, 1, False)],
    ],
)
def test_who_knows_a_zone(zone: Zone, seat: int, known: bool) -> None:
    assert zone.known_to(seat) is known


def test_a_seat_sees_how_many_cards_it_must_not_know() -> None:
    assert layout().seen_by(0) == Layout[Card | None](
        {MINE: cards("SA SK"), YOURS: (None,), STOCK: (None, None), TABLE: cards("DA")}
    )


def test_cards_go_to_the_end_of_their_new_zone_and_the_old_layout_stays() -> None:
    before = layout()
    after = before.move(STOCK, MINE, card("CA"))
    assert after[MINE] == cards("SA SK CA")
    assert after[STOCK] == cards("CK")
    assert before == layout()


def test_the_last_card_leaves_an_empty_zone() -> None:
    after = layout().move(TABLE, STOCK, card("DA"))
    assert after[TABLE] == ()
    assert TABLE not in after.zones()


def test_within_a_zone_a_card_goes_to_the_end() -> None:
    assert layout().move(MINE, MINE, card("SA"))[MINE] == cards("SK SA")


def test_a_card_that_is_not_there_cannot_move() -> None:
    with pytest.raises(ValueError):
        layout().move(MINE, TABLE, card("HA"))
    with pytest.raises(ValueError):
        layout().move(MINE, TABLE, *cards("SA SA"))


def test_every_card_has_one_zone() -> None:
    assert layout().zone_of(card("CK")) == STOCK
    with pytest.raises(LookupError):
        layout().zone_of(card("C2"))


def test_layouts_are_values() -> None:
    turned = Layout({zone: layout()[zone] for zone in reversed(list(layout().zones()))})
    assert turned == layout()
    assert hash(turned) == hash(layout())
    assert layout() != layout().move(MINE, TABLE, card("SA"))
    assert layout() != "layout"
    assert Layout({MINE: (), TABLE: cards("SA")}) == Layout({TABLE: cards("SA")})


def test_it_shows_itself_for_people() -> None:
    shown = repr(Layout({MINE: cards("SA SK"), STOCK: cards("CA")}).seen_by(0))
    assert shown == "Layout(hand0: SA SK, stock: None)"
