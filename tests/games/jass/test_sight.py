"""Who sees which cards of Jass, literally."""

import pytest

from cardtable.engine.cards import Card, card, cards
from cardtable.engine.layout import Layout, Zone
from cardtable.engine.match import Match
from cardtable.engine.rules import Deal, view
from cardtable.games.jass import model
from cardtable.games.jass.model import HAND, PACK, SHOWN, TRICK, WON, Public, Weis
from tests.games.jass.typed import RULES, at, deal_of, make

SIGHT = [  # zone | seen by seats 0 to 3
    (HAND[0], "yes no no no"),
    (HAND[1], "no yes no no"),
    (HAND[2], "no no yes no"),
    (HAND[3], "no no no yes"),
    (SHOWN[0], "yes yes yes yes"),
    (SHOWN[1], "yes yes yes yes"),
    (SHOWN[2], "yes yes yes yes"),
    (SHOWN[3], "yes yes yes yes"),
    (WON[0], "yes yes yes yes"),
    (WON[1], "yes yes yes yes"),
    (PACK, "no no no no"),
    (TRICK, "yes yes yes yes"),
]


@pytest.mark.parametrize(("zone", "known"), SIGHT)
def test_who_knows_the_zone(zone: Zone, known: str) -> None:
    assert " ".join("yes" if zone.known_to(seat) else "no" for seat in range(4)) == known


def test_these_are_all_zones() -> None:
    zones = {zone for value in vars(model).values() for zone in found(value)}
    assert zones == {zone for zone, _ in SIGHT}


def found(value: object) -> list[Zone]:
    if isinstance(value, Zone):
        return [value]
    return [each for each in value if isinstance(each, Zone)] if isinstance(value, tuple) else []


HANDS = (
    "CA CK CQ CJ H6 H7 S6 S7 D6",  # calls 50
    "C9 C8 C7 HT H9 SA SK D8 D9",  # calls 20, and loses
    "HA HK HQ C6 S8 S9 DT DJ DK",  # calls 20; partner of the best
    "SQ SJ ST CT HJ H8 D7 DQ DA",  # calls 20, and loses
)


def begun() -> Match[Public]:
    return at(*HANDS, contract="bells")


def hand_seen(match: Match[Public], owner: int, viewer: int) -> tuple[str, str]:
    """What the viewer sees of the owner's hand: hidden cards, shown cards."""
    seen = view(RULES, match.state, viewer).cards
    return codes(seen, HAND[owner]), codes(seen, SHOWN[owner])


def codes(layout: Layout[Card | None], zone: Zone) -> str:
    return " ".join("??" if each is None else str(each) for each in layout[zone])


def hidden(count: int) -> str:
    return " ".join(["??"] * count)


def test_at_the_first_lead() -> None:
    for viewer in range(4):
        seen = view(RULES, begun().state, viewer)
        for owner in range(4):
            expected = HANDS[owner] if owner == viewer else hidden(9)
            assert codes(seen.cards, HAND[owner]) == expected
        assert seen.seen == frozenset(cards(HANDS[viewer]))
        assert bool(seen.legal) == (viewer == 0)


def test_a_call_tells_points_kind_length_and_top_card_but_lays_nothing_open() -> None:
    match = begun()
    steps = make(match, "D6 D8")
    call = steps[-1].event
    assert isinstance(call, Weis)
    meld = call.meld
    assert (meld.points, meld.kind, meld.length, meld.top, meld.suit) == (20, "run", 3, "9", "C")
    for viewer in (0, 2, 3):
        assert call.seen_by(viewer) == call
        assert hand_seen(match, 1, viewer) == (hidden(8), "")
        assert not match.state.seen[viewer] & set(cards("C9 C8 C7"))


def test_the_best_team_shows_all_its_melds_and_the_other_none() -> None:
    match = begun()
    make(match, "D6 D8 DK D7")
    for viewer in (1, 3):
        assert hand_seen(match, 0, viewer) == (hidden(4), "CA CK CQ CJ")
        assert hand_seen(match, 2, viewer) == (hidden(5), "HA HK HQ")
        assert match.state.seen[viewer] == frozenset(
            cards(f"{HANDS[viewer]} D6 D8 DK D7 CA CK CQ CJ HA HK HQ")
        )
    for viewer in (0, 2):
        assert hand_seen(match, 1, viewer) == (hidden(8), "")
        assert hand_seen(match, 3, viewer) == (hidden(8), "")
        assert not match.state.seen[viewer] & set(cards("C9 C8 C7 SQ SJ ST"))
    weis = deal_of(match).weis
    assert weis is not None
    assert [(each.seat, len(each.melds)) for each in weis.declared] == [(0, 1), (2, 1)]


def test_a_card_of_a_meld_that_lies_in_the_trick_stays_there() -> None:
    match = begun()
    make(match, "CA C7 C6")
    steps = make(match, "CT")
    before_trick = next(step.state for step in steps if step.state.cards[SHOWN[0]])
    assert codes(view(RULES, before_trick, 1).cards, SHOWN[0]) == "CK CQ CJ"
    assert codes(view(RULES, before_trick, 1).cards, TRICK) == "CA C7 C6 CT"


def test_shown_cards_are_played_like_any_other() -> None:
    match = begun()
    make(match, "CA C7 C6 CT CK")
    assert hand_seen(match, 0, 1)[1] == "CQ CJ"
    assert card("CK") in match.state.cards[TRICK]


def test_won_tricks_stay_known() -> None:
    match = begun()
    make(match, "CA C7 C6 CT")
    assert codes(view(RULES, match.state, 3).cards, WON[0]) == "CA C7 C6 CT"


def test_the_first_card_of_stoeck_shows_nothing() -> None:
    hands = ("HK HQ C6 C8 S6 S8 D6 D8 DT", "HA")
    for number in range(2):
        match = at(*hands, contract="roses")
        make(match, ("HK", "HQ")[number])
        for viewer in (1, 2, 3):
            assert hand_seen(match, 0, viewer) == (hidden(8), "")


def test_nobody_knows_the_order_of_the_deck() -> None:
    match = Match(RULES, number=3)
    match.play(match.chance())
    match.play(deal := match.chance())
    for seat in range(4):
        assert deal.seen_by(seat) == Deal(())
        seen = view(RULES, match.state, seat)
        known = [each for zone in seen.cards.zones() for each in seen.cards[zone] if each]
        assert len(known) == 9
