"""Bidding and play of Spades as tables. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.cards import cards
from cardtable.engine.layout import Seat
from cardtable.engine.match import IllegalChoice
from cardtable.engine.rules import NATURE, Deal, Lots, Play
from cardtable.games.spades.model import Drawer, Options, Phase, Trick
from cardtable.games.spades.rules import DECK, Rules, beats, playable
from tests.games.spades.typed import (
    SUITS,
    TO_300,
    TO_500,
    can,
    deal_of,
    drawn,
    ending,
    make,
    same_cards,
    told,
)

HANDS = (SUITS["S"], SUITS["H"])


@pytest.mark.parametrize("drawer", [0, 1])
@pytest.mark.parametrize(("options", "later"), [(TO_300, 0), (TO_500, 1)])
def test_one_bid_each_and_the_first_bidder_leads(
    options: Options, later: int, drawer: Seat
) -> None:
    match = drawn(*HANDS, options, drawer=drawer)
    first = (drawer + later) % 2
    assert match.turn == first, "1.10 2.5"
    assert can(match) == "0 1 2 3 4 5 6 7 8 9 10 11 12 13", "1.11"
    make(match, "9")
    assert match.turn == 1 - first
    assert can(match) == "0 1 2 3 4 5 6 7 8 9 10 11 12 13", "1.11: no duty to go higher"
    make(match, "8")
    assert deal_of(match).bids[first] == 9
    assert (match.turn, deal_of(match).phase) == (first, Phase.PLAY), "1.14 2.11: one round"


@pytest.mark.parametrize("wrong", ["14", "keep", "look", "nil-nil", "SA"])
def test_what_is_no_bid(wrong: str) -> None:
    with pytest.raises(IllegalChoice):
        make(drawn(*HANDS), wrong)


@pytest.mark.parametrize(("bidder", "later"), [(Drawer.FIRST, 0), (Drawer.SECOND, 1)])
@pytest.mark.parametrize("start", [0, 1])
def test_all_roles_alternate_from_deal_to_deal(bidder: Drawer, later: int, start: Seat) -> None:
    match = drawn(*HANDS, Options(target=1000, first_bidder=bidder), drawer=start)
    for number in range(4):
        drawer = (start + number) % 2
        assert match.state.public.match.drawer == drawer, "1.5 2.19"
        assert match.turn == (drawer + later) % 2, "1.10"
        while match.turn != NATURE:
            match.play(match.rules.legal(match.state)[0 if number % 2 else -1])
        match.play(Deal(DECK))
        assert match.turn == 1 - drawer, "1.5: whatever the result"
        while deal_of(match).phase is Phase.DRAWING:
            make(match, "refuse")
    assert match.state.public.match.deals == 5


PLAYABLE = [  # rule | hand | led | broken | playable
    ("1.17 no spade", "SK S4 HA D9 C2", "", False, "HA D9 C2"),
    ("1.17 broken", "SK S4 HA", "", True, "SK S4 HA"),
    ("1.17 nothing but spades", "S9 S4", "", False, "S9 S4"),
    ("1.17 one plain card", "SA SK H2", "", False, "H2"),
    ("1.15 follow", "HA H3 SK D2", "H9", False, "HA H3"),
    ("1.15 no duty to beat", "HA H3 SK D2", "HK", True, "HA H3"),
    ("1.15 void: anything", "SA S5 H8 D4", "CT", False, "SA S5 H8 D4"),
    ("1.15 follow spades", "SA S5 H8 D4", "S9", True, "SA S5"),
    ("2.12 no spade on spades", "CA C5 H8 D4", "S9", True, "CA C5 H8 D4"),
]


@pytest.mark.parametrize(("rule", "held", "led", "broken", "found"), PLAYABLE)
def test_what_may_be_played(rule: str, held: str, led: str, broken: bool, found: str) -> None:
    first = cards(led)[0] if led else None
    assert same_cards(" ".join(map(str, playable(cards(held), first, broken=broken))), found), rule


def test_the_rules_ask_just_that() -> None:
    match = ending("SK S4 HA D9 C2", "SQ S3 HK D8 C3", broken=False)
    assert same_cards(can(match), "HA D9 C2"), "1.17"
    make(match, "HA")
    assert same_cards(can(match), "HK"), "1.15"
    for wrong in ("SQ", "HA", "SK", "H2", "3", "keep"):
        with pytest.raises(IllegalChoice):
            make(match, wrong)


TRICKS = [  # rule | lead | reply | the reply wins
    ("1.16", "H9", "HT", True),
    ("1.16", "HT", "H9", False),
    ("1.2", "HA", "HK", False),
    ("1.2", "H2", "H3", True),
    ("1.2", "HJ", "HQ", True),
    ("1.2", "HT", "HJ", True),
    ("1.16 any spade", "HA", "S2", True),
    ("1.16 no other suit", "HK", "DA", False),
    ("1.16 no suit on spades", "S2", "HA", False),
    ("1.16 higher spade", "S9", "SJ", True),
    ("1.16 lower spade", "SJ", "S9", False),
]


@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize(("rule", "lead", "reply", "wins"), TRICKS)
def test_who_takes_the_trick_and_leads(
    rule: str, lead: str, reply: str, wins: bool, leader: Seat
) -> None:
    led, replied = cards(f"{lead} {reply}")
    assert beats(replied, led) is wins, rule
    hands = (f"{lead} D2", f"{reply} C2")
    match = ending(*(hands if leader == 0 else hands[::-1]), leader=leader)
    winner = 1 - leader if wins else leader
    assert told(make(match, f"{lead} {reply}")).endswith(f"{winner} takes"), rule
    assert match.turn == winner, "1.16: the winner leads"
    assert deal_of(match).tricks[-1] == Trick(leader, led, replied, winner)


BREAKS = [  # rule | hands | moves | broken then
    ("1.18 ruff", "C9 D2", "S5 D3", "C9 S5", True),
    ("1.18 discard", "C9 D2", "H5 D3", "C9 H5", False),
    ("1.18 forced lead", "S2 S3", "D7 D3", "S2", True),
    ("2.13 forced lead", "S9 S4", "SJ D3", "S9 SJ", True),
    ("1.18 plain", "C9 D2", "C5 D3", "C9 C5", False),
]


@pytest.mark.parametrize(("rule", "h0", "h1", "moves", "broken"), BREAKS)
def test_what_breaks_spades(rule: str, h0: str, h1: str, moves: str, broken: bool) -> None:
    match = ending(h0, h1, broken=False)
    assert deal_of(match).broken is False
    make(match, moves)
    assert deal_of(match).broken is broken, rule


def test_a_broken_suit_stays_broken_for_both_and_heals_with_the_deal() -> None:
    match = ending("C9 C8 D2", "S5 S6 D3", broken=False)
    make(match, "C9 S5")
    assert same_cards(can(match), "S6 D3"), "1.18"
    make(match, "D3 D2 C8 S6" if match.turn == 0 else "S6 C8 D3 D2")
    match.play(match.chance())
    assert deal_of(match).broken is False, "1.18: the state is per hand"


def test_all_thirteen_tricks_are_played() -> None:
    """Also when both know how it ends."""
    match = drawn(*HANDS)
    make(match, "13 0")
    for number, (mine, theirs) in enumerate(zip(*(each.split() for each in HANDS), strict=True)):
        assert len(deal_of(match).tricks) == number, "1.21"
        assert deal_of(match).result is None
        steps = make(match, f"{mine} {theirs}")
    assert told(steps).endswith("0 takes, scored")
    assert match.state.public.match.scores == (130, 100)


def test_nothing_but_a_deal_after_it() -> None:
    match = ending("C9", "S5")
    make(match, "C9 S5")
    assert match.turn == NATURE
    assert match.rules.legal(match.state) == ()
    for wrong in (Play(DECK[0]), Lots(0), Deal(DECK[1:])):
        assert not match.rules.allows(match.state, wrong)
    assert match.rules.allows(match.state, Deal(DECK[::-1]))


@pytest.mark.parametrize("target", [49, 1001, 0, -300])
def test_impossible_options_are_refused(target: int) -> None:
    with pytest.raises(ValueError, match="match"):
        Options(target=target)
    assert {Rules(Options(target=each)).options.target for each in (50, 1000)} == {50, 1000}
