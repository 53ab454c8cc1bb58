"""Who sees which cards of Schnapsen, literally."""

from itertools import combinations

import pytest

from cardtable.engine.cards import Card, card, cards
from cardtable.engine.layout import Layout, Zone
from cardtable.engine.match import Match
from cardtable.engine.rules import Deal, view
from cardtable.games.schnapsen import model
from cardtable.games.schnapsen.model import HAND, SHOWN, TALON, Drawn, Married, Public
from tests.games.schnapsen.typed import RULES, at, dealt, make

SIGHT = [  # zone | seen by seat 0 | seen by seat 1
    (HAND[0], True, False),
    (HAND[1], False, True),
    (SHOWN[0], True, True),
    (SHOWN[1], True, True),
    (model.WON[0], True, True),
    (model.WON[1], True, True),
    (TALON, False, False),
    (model.INDICATOR, True, True),
    (model.CLOSED, True, True),
    (model.TRICK, True, True),
]


@pytest.mark.parametrize(("zone", "zero", "one"), SIGHT)
def test_who_knows_the_zone(zone: Zone, zero: bool, one: bool) -> None:
    assert (zone.known_to(0), zone.known_to(1)) == (zero, one)


def test_these_are_all_zones() -> None:
    zones = {zone for value in vars(model).values() for zone in found(value)}
    assert zones == {zone for zone, _, _ in SIGHT}


def found(value: object) -> list[Zone]:
    if isinstance(value, Zone):
        return [value]
    return [each for each in value if isinstance(each, Zone)] if isinstance(value, tuple) else []


def begun() -> Match[Public]:
    """Hearts are trumps; seat 0 leads and holds the Unter of trumps and the marriage in clubs."""
    return dealt("HJ CK CQ SA ST", "HA HT HQ SK SQ", "HK")


def hand_seen(match: Match[Public], owner: int) -> tuple[str, str]:
    """What the other sees of the owner's hand: hidden cards, shown cards."""
    seen = view(RULES, match.state, 1 - owner).cards
    return codes(seen, HAND[owner]), codes(seen, SHOWN[owner])


def codes(layout: Layout[Card | None], zone: Zone) -> str:
    return " ".join("??" if each is None else str(each) for each in layout[zone])


def test_at_the_first_lead() -> None:
    seen = view(RULES, begun().state, 1)
    assert codes(seen.cards, HAND[0]) == "?? ?? ?? ?? ??"
    assert codes(seen.cards, HAND[1]) == "HA HT HQ SK SQ"
    assert codes(seen.cards, TALON) == " ".join(["??"] * 9)
    assert codes(seen.cards, model.INDICATOR) == "HK"
    assert seen.seen == frozenset(cards("HA HT HQ SK SQ HK"))
    assert seen.legal == ()


def test_a_marriage_shows_its_second_card() -> None:
    match = begun()
    make(match, "CK")
    assert hand_seen(match, 0) == ("?? ?? ??", "CQ")
    assert card("CQ") in match.state.seen[1]
    make(match, "HA")
    make(match, "SK CQ")
    assert hand_seen(match, 0)[1] == "", "played like any other card"


def test_an_exchange_shows_the_card_that_was_taken() -> None:
    match = begun()
    make(match, "exchange")
    assert hand_seen(match, 0) == ("?? ?? ?? ??", "HK")
    assert codes(view(RULES, match.state, 1).cards, model.INDICATOR) == "HJ"
    assert match.state.seen[1] >= frozenset(cards("HK HJ"))


def test_the_last_draw_shows_who_has_the_indicator() -> None:
    match = at(
        "CK HA DA DK SA",
        "CA HT SQ DQ DJ",
        talon="ST",
        indicator="HK",
        won=("CT SJ", "DT CJ HJ HQ CQ SK"),
    )
    make(match, "CK CA")
    assert hand_seen(match, 0) == ("?? ?? ?? ??", "HK")
    assert hand_seen(match, 1) == ("?? ?? ?? ?? ??", ""), "the last face-down card stays hidden"
    assert card("ST") not in match.state.seen[0]


def test_a_drawn_card_is_seen_by_who_drew_it() -> None:
    match = begun()
    make(match, "SA SQ")
    assert codes(view(RULES, match.state, 1).cards, HAND[0]) == "?? ?? ?? ?? ??"
    first, second = (step.event for step in match.steps[-2:])
    assert (first, second) == (Drawn(0), Drawn(1)), "which card it was stands in no event"
    assert len(match.state.seen[0] & match.state.seen[1]) == 3, "the indicator and the trick"


def test_the_closed_indicator_and_won_tricks_stay_known() -> None:
    match = begun()
    make(match, "close SA SK")
    seen = view(RULES, match.state, 1).cards
    assert codes(seen, model.CLOSED) == "HK"
    assert codes(seen, model.WON[0]) == "SA SK"


def test_a_king_led_without_its_mate_shows_nothing() -> None:
    """A König led alone looks the same whatever else is in the hand."""
    layouts = set()
    for rest in combinations(cards("SA ST SJ DA DT DK HJ CJ"), 4):
        match = dealt(f"CK {' '.join(map(str, rest))}", "HA HT HQ SK SQ", "HK")
        steps = make(match, "CK")
        assert not any(isinstance(step.event, Married) for step in steps)
        layouts.add(view(RULES, match.state, 1))
    assert len(layouts) == 1


def test_nobody_knows_the_order_of_the_deck() -> None:
    match = Match(RULES, number=3)
    match.play(match.chance())
    match.play(deal := match.chance())
    assert deal.seen_by(0) == deal.seen_by(1) == Deal(())
    for seat in (0, 1):
        seen = view(RULES, match.state, seat)
        known = [each for zone in seen.cards.zones() for each in seen.cards[zone] if each]
        assert len(known) == 6
