"""The side panel of Jass and its plates: the live slate, what is played and who chose it."""

from dataclasses import replace
from typing import TypeVar

import pytest

from cardtable.engine.cards import Suit, cards
from cardtable.engine.match import Match
from cardtable.games.jass.model import Public
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.tabletop import tabletop
from cardtable.tabletop.panel import ContractBlock, LastTrick, SideScore, Slate, Sums
from cardtable.tabletop.table import Mark, Names, Plate, Tabletop
from tests.games.jass.test_events import MELDS, STOECK
from tests.games.jass.typed import QUIET, at, make, play_out

NAMES = Names(("You", "Ruth", "Vera", "Beat"))
RIVAL = replace(NAMES, viewer=1)
B = TypeVar("B")


def table(match: Match[Public], names: Names = NAMES) -> Tabletop:
    assert isinstance(match.rules, Rules)
    return tabletop(match.rules, match.state, names)


def blocks(match: Match[Public], kind: type[B], names: Names = NAMES) -> list[B]:
    return [block for block in table(match, names).panel.blocks if isinstance(block, kind)]


def slate(match: Match[Public], names: Names = NAMES) -> list[tuple[int, str, int]]:
    """Seat, name and points of both sides."""
    (found,) = blocks(match, Slate, names)
    return [(side.seat, side.name, side.points) for side in found.sides]


def test_the_slate_is_live() -> None:
    match = at(*MELDS, contract="bells", scores=(1000, 700))
    make(match, "CA C7 C6")
    assert slate(match) == [(0, "Us", 1000), (1, "Them", 700)]
    steps = make(match, "CT")
    assert isinstance(match.rules, Rules)
    shown = []
    for step in steps:
        panel = tabletop(match.rules, step.state, NAMES).panel
        shown.append(next(b for b in panel.blocks if isinstance(b, Slate)).sides[0].points)
    assert shown == [1000, 1000, 1140, 1182], "the call nothing, the Weis at once, then the trick"
    assert slate(match, RIVAL) == [(1, "Us", 700), (2, "Them", 1182)]
    assert table(match).panel.spoken == "Us: 1182. Them: 700."


def test_both_teams_have_exact_numbers_and_what_the_deal_brought() -> None:
    match = at(*MELDS, contract="bells", scores=(1000, 700))
    ours, theirs = blocks(match, SideScore)
    assert (ours.points, ours.note) == ("1000", "+0 in this deal")
    make(match, "CA C7 C6 CT")
    ours, theirs = blocks(match, SideScore)
    assert (ours.points, ours.note, ours.active) == ("1182", "+182 in this deal", True)
    assert (theirs.points, theirs.note, theirs.active) == ("700", "+0 in this deal", False)
    chosen = at(*MELDS)
    assert [side.note for side in blocks(chosen, SideScore)] == ["You and Vera", "Ruth and Beat"]
    assert [side.note for side in blocks(chosen, SideScore, RIVAL)] == [
        "You and Beat",
        "Vera and You",
    ]


CHOSEN = [  # moves, the contract block
    ("bells", ContractBlock(Suit("D"), "", "Bells trump", "Chosen by you", "×2")),
    ("push acorns", ContractBlock(Suit("C"), "", "Acorns trump", "Chosen by Vera", "×1")),
    ("obenabe", ContractBlock(None, "down", "Obenabe", "Chosen by you", "×3")),
    ("push undenufe", ContractBlock(None, "up", "Undenufe", "Chosen by Vera", "×4")),
]


@pytest.mark.parametrize(("moves", "block"), CHOSEN)
def test_what_is_played_and_who_chose_it(moves: str, block: ContractBlock) -> None:
    match = at(*QUIET)
    assert not blocks(match, ContractBlock)
    make(match, moves)
    assert blocks(match, ContractBlock) == [block]
    play_out(match)
    assert not blocks(match, ContractBlock), "the deal is over"


def test_the_newest_sums_and_the_last_trick() -> None:
    match = at(*MELDS, contract="bells")
    assert not blocks(match, Sums)
    make(match, "CA C7 C6 CT")
    assert blocks(match, Sums) == [Sums(("Trick 21 × 2 = 42", "Weis 70 × 2 = 140"))]
    (trick,) = blocks(match, LastTrick)
    assert trick.cards == cards("CA C7 C6 CT")
    assert (trick.points, trick.note, trick.seat) == ("21", "for you", 0)
    (trick,) = blocks(match, LastTrick, RIVAL)
    assert (trick.note, trick.seat) == ("for You", 2)


def test_the_sums_name_stoeck() -> None:
    match = at(*STOECK, contract="roses", plays="CA CK CQ C9 HK HA H9 H7 HT H8")
    make(match, "HQ HJ")
    (found,) = blocks(match, Sums)
    assert found.lines == ("Trick 33 × 1 = 33", "Stöck 20 × 1 = 20")


# --- plates ----------------------------------------------------------------------------------


def plates(match: Match[Public], names: Names = NAMES) -> list[Plate]:
    return list(table(match, names).plates)


def test_before_the_contract_plates_say_who_leads_and_deals() -> None:
    notes = [plate.note for plate in plates(at(*QUIET, forehand=1))]
    assert notes == ["you deal", "thinking…", "partner", "opponent"]
    assert plates(at(*QUIET))[0].note == "your turn"
    assert plates(at(*QUIET, forehand=1, pushed=True))[1].note == "forehand"


def test_calls_of_weis_stand_on_the_plates_until_the_trick_is_taken() -> None:
    match = at(*MELDS, contract="bells", plays="CA C7")
    assert plates(match)[1].note == "Weis 20"
    make(match, "C6 CT")
    assert not any("Weis" in plate.note for plate in plates(match))


FOREHAND, DEALER = Mark("icon/play", "forehand"), Mark("icon/trick", "deals")


def test_forehand_dealer_and_chooser_are_marked_as_long_as_the_deal_lasts() -> None:
    match = at(*QUIET)
    assert [plate.marks for plate in plates(match)] == [(FOREHAND,), (), (), (DEALER,)]
    make(match, "push")
    make(match, "bells")
    marked = [(FOREHAND,), (), (Mark("sign/sB", "Chosen by Vera"),), (DEALER,)]
    while match.state.public.deal and match.state.public.deal.result is None:
        assert [plate.marks for plate in plates(match)] == marked
        match.play(match.rules.legal(match.state)[0])
    assert [plate.marks for plate in plates(match)] == marked


SIGNS = [
    ("acorns", "sign/sE"),
    ("roses", "sign/sR"),
    ("shields", "sign/sS"),
    ("bells", "sign/sB"),
    ("obenabe", "icon/down"),
    ("undenufe", "icon/up"),
]


@pytest.mark.parametrize(("contract", "picture"), SIGNS)
def test_who_chose_is_marked_with_the_sign_of_the_contract(contract: str, picture: str) -> None:
    match = at(*QUIET, contract=contract)
    assert plates(match)[0].marks == (FOREHAND, Mark(picture, "Chosen by you"))


def test_before_the_first_deal_nothing_is_marked() -> None:
    match: Match[Public] = Match(Rules(), 1)
    assert [plate.marks for plate in plates(match)] == [()] * 4
    assert [plate.note for plate in plates(match)] == [""] * 4
    assert table(match).state == ""
