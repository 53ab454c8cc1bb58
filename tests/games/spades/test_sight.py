"""Who sees which cards of Spades, literally."""

from itertools import combinations

import pytest

from cardtable.engine.cards import cards
from cardtable.engine.layout import Seat, Zone
from cardtable.engine.match import Match
from cardtable.engine.rules import Deal, State, view
from cardtable.games.spades import model
from cardtable.games.spades.model import (
    DISCARDS,
    HAND,
    OFFER,
    STOCK,
    THROWN,
    Options,
    Phase,
    Public,
    Redraw,
    Throw,
)
from cardtable.games.spades.rules import DECK, Rules
from tests.games.spades.typed import (
    SUITS,
    TO_300,
    TO_500,
    choice_of,
    codes,
    deal_of,
    drawn,
    ending,
    make,
    stocked,
    throw,
)

SIGHT = [  # zone | seen by seat 0 | seen by seat 1
    (HAND[0], True, False),
    (HAND[1], False, True),
    (OFFER[0], True, False),
    (OFFER[1], False, True),
    (THROWN[0], True, False),
    (THROWN[1], False, True),
    (model.WON[0], True, True),
    (model.WON[1], True, True),
    (STOCK, False, False),
    (DISCARDS, False, False),
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


STOCKED = "SA H2 D5 CK C9 S3 DJ H7 HT"
"""The cards of examples S3-01 and S5-01, and one more."""
DRAWING = [  # options | choices so far | seen by the first drawer | by the second
    (TO_300, "", "SA", ""),
    (TO_300, "keep", "SA H2", "D5"),
    (TO_300, "keep refuse", "SA H2 C9", "D5 CK"),
    (TO_300, "keep refuse refuse", "SA H2 C9 S3", "D5 CK DJ"),
    (TO_300, "keep refuse refuse keep", "SA H2 C9 S3 HT", "D5 CK DJ H7"),
    (TO_300, "refuse", "SA H2", "D5"),
    (TO_300, "refuse keep", "SA H2 C9", "D5 CK"),
    (TO_500, "", "", ""),
    (TO_500, "look", "SA", ""),
    (TO_500, "nil-nil", "SA", ""),
    (TO_500, "look keep", "SA", ""),
    (TO_500, "look keep look", "SA", "D5"),
    (TO_500, "look keep look refuse", "SA C9", "D5 CK"),
    (TO_500, "look keep look refuse refuse", "SA C9 S3", "D5 CK DJ"),
    (TO_500, "look keep look refuse refuse keep", "SA C9 S3 HT", "D5 CK DJ"),
    (TO_500, "look refuse", "SA H2", ""),
    (TO_500, "look refuse nil-nil", "SA H2", "D5"),
    (TO_500, "look refuse nil-nil keep", "SA H2 C9", "D5"),
]


@pytest.mark.parametrize("drawer", [0, 1])
@pytest.mark.parametrize(("options", "moves", "one", "other"), DRAWING)
def test_what_each_has_seen_while_drawing(
    options: Options, moves: str, one: str, other: str, drawer: Seat
) -> None:
    match = stocked(STOCKED, options, drawer)
    make(match, moves)
    assert match.state.seen[drawer] == frozenset(cards(one))
    assert match.state.seen[1 - drawer] == frozenset(cards(other))
    for seat in (0, 1):
        assert view(match.rules, match.state, seat).seen == match.state.seen[seat]


LAYING = [  # choices so far to 300 | what seat 1 sees of seat 0's hand, offer and the discards
    ("", ("", "??", "")),
    ("keep", ("??", "", "??")),
    ("refuse", ("??", "", "??")),
    ("keep keep", ("??", "??", "?? ??")),
]


@pytest.mark.parametrize(("moves", "shown"), LAYING)
def test_the_other_sees_only_how_many(moves: str, shown: tuple[str, str, str]) -> None:
    match = stocked(STOCKED)
    make(match, moves)
    layout = view(match.rules, match.state, 1).cards
    assert tuple(codes(layout, zone) for zone in (HAND[0], OFFER[0], DISCARDS)) == shown
    assert set(codes(layout, STOCK).split()) == {"??"}


@pytest.mark.parametrize("options", [TO_300, TO_500])
@pytest.mark.parametrize("choice", ["keep", "refuse"])
def test_a_turn_looks_the_same_to_the_other_whatever_the_cards(
    options: Options, choice: str
) -> None:
    """All the way through it, and no event names a card."""
    looks = set()
    for top in ("SA H2", "H2 SA", "C3 DT"):
        match = stocked(f"{top} D5 CK", options)
        if options is TO_500:
            make(match, "look")
        steps = make(match, choice)
        assert match.turn == 1
        looks.add(
            tuple((step.event.seen_by(1), other_view(match, step.state)) for step in steps[:-1])
        )
    assert len(looks) == 1


def other_view(match: Match[Public], state: State[Public]) -> object:
    return view(match.rules, state, 1)


def test_the_card_after_a_kept_one_is_seen_to_300_and_not_to_500() -> None:
    for options, seen in ((TO_300, True), (TO_500, False)):
        match = stocked(STOCKED, options)
        make(match, "look" if options is TO_500 else "")
        looked = [step.state.cards[OFFER[0]] == cards("H2") for step in make(match, "keep")]
        assert any(looked) == seen, "1.6 2.3"


# --- exchange ----------------------------------------------------------------------------------


def exchanging() -> Match[Public]:
    """Seat 0 holds the spades, seat 1 the hearts and has bid double nil."""
    seen = (cards("D2 D3 C2"), cards("D4 C4"))
    return drawn(SUITS["S"], SUITS["H"], TO_500, double_nil=(False, True), seen=seen)


def test_who_has_seen_what_in_the_exchange() -> None:
    match = exchanging()
    hearts, spades = frozenset(cards(SUITS["H"])), frozenset(cards(SUITS["S"]))
    mine, theirs = spades | {*cards("D2 D3 C2")}, hearts | {*cards("D4 C4")}
    assert match.state.seen == (mine, theirs)
    throw(match, "HA HK")
    assert match.state.seen == (mine, theirs), "2.9: thrown unseen"
    match.play(Redraw(1, cards("D2 C9")))
    assert match.state.seen == (mine, theirs | {*cards("D2 C9")})
    layout = view(match.rules, match.state, 0).cards
    assert codes(layout, HAND[1]) == " ".join(["??"] * 13)
    assert codes(layout, DISCARDS) == " ".join(["??"] * 26)
    assert codes(view(match.rules, match.state, 1).cards, DISCARDS) == " ".join(["??"] * 26)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_other_sees_the_same_whichever_cards_are_exchanged(count: int) -> None:
    looks = set()
    for put_out in list(combinations(cards("HA H7 H2 HJ"), count)):
        for got in (cards("D2 C9 DA")[:count], cards("CA D3 C2")[:count]):
            match = exchanging()
            match.play(Throw(1, tuple(sorted(put_out, key=DECK.index))))
            between = view(match.rules, match.state, 0)
            match.play(Redraw(1, got))
            after = view(match.rules, match.state, 0)
            looks.add((between, after, *(step.event.seen_by(0) for step in match.steps)))
    assert len(looks) == 1, "2.9: the opponent sees only how many"


def test_only_who_exchanges_hears_of_the_cards() -> None:
    for event in (Throw(1, cards("HA")), Redraw(1, cards("D2"))):
        assert event.seen_by(1) == event
        assert event.seen_by(0) == type(event)(1, ())
        assert event.shown_to(0) == ()


def test_how_many_were_exchanged_is_known_to_both() -> None:
    match = exchanging()
    throw(match, "HA HK", "D2 C9")
    assert deal_of(match).exchanged == (None, 2)


# --- bids, play, the next deal -----------------------------------------------------------------


def test_bids_are_open() -> None:
    match = drawn(SUITS["S"], SUITS["H"])
    make(match, "9")
    deal = view(match.rules, match.state, 1).public.deal
    assert deal is not None and deal.bids == (9, None), "1.10"
    assert choice_of("9").seen_by(1) == choice_of("9")


def test_only_the_trick_and_won_cards_are_seen_in_play() -> None:
    match = ending("C9 D2", "C5 D3")
    before = match.state.seen[1]
    make(match, "C9")
    layout = view(match.rules, match.state, 1).cards
    assert (codes(layout, model.TRICK), codes(layout, HAND[0])) == ("C9", "??")
    assert match.state.seen[1] - before == {*cards("C9")}
    make(match, "C5")
    assert codes(view(match.rules, match.state, 1).cards, model.WON[0]).endswith("C9 C5")


def test_a_new_deal_begins_with_nothing_seen() -> None:
    match = ending("C9", "C5")
    make(match, "C9 C5")
    match.play(match.chance())
    assert deal_of(match).phase is Phase.DRAWING
    assert match.state.seen[0] == frozenset()
    assert match.state.seen[1] == frozenset(match.state.cards[OFFER[1]])


def test_nobody_knows_the_order_of_the_stock() -> None:
    match = Match(Rules(), number=3)
    match.play(match.chance())
    match.play(deal := match.chance())
    assert deal.seen_by(0) == deal.seen_by(1) == Deal(())
    shown = [view(match.rules, match.state, seat).cards for seat in (0, 1)]
    known = [each for layout in shown for zone in layout.zones() for each in layout[zone] if each]
    assert len(known) == 1, "the card that is offered"
