"""Weis as it is called: its name, whether it is beaten by then, and why one is better."""

import pytest

from cardtable.engine.cards import Rank, Suit
from cardtable.engine.match import Match
from cardtable.games.jass.model import (
    Contract,
    DealPublic,
    Kind,
    Meld,
    Options,
    Public,
    Weis,
)
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.tabletop import tabletop
from cardtable.games.jass.texts import speech
from cardtable.games.jass.weisnames import weis_name, why_better
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.table import Award, Names, Speech
from tests.games.jass.test_events import MELDS, STOECK, WEIS
from tests.games.jass.typed import RULES, at, make

NAMES = Names(("You", "Ruth", "Vera", "Beat"))

WEIS_NAMES = [
    (Meld(20, Kind.RUN, 3, Rank("8"), Suit("C")), "sequence of three from the eight"),
    (Meld(50, Kind.RUN, 4, Rank("J"), Suit("H")), "sequence of four from the Under"),
    (Meld(100, Kind.RUN, 5, Rank("T"), Suit("S")), "sequence of five from the Banner"),
    (Meld(100, Kind.RUN, 6, Rank("Q"), Suit("D")), "sequence of six from the Ober"),
    (Meld(100, Kind.RUN, 7, Rank("K"), Suit("D")), "sequence of seven from the king"),
    (Meld(100, Kind.RUN, 8, Rank("A"), Suit("D")), "sequence of eight from the ace"),
    (Meld(100, Kind.RUN, 9, Rank("A"), Suit("D")), "sequence of nine from the ace"),
    (Meld(20, Kind.RUN, 3, Rank("9"), Suit("C")), "sequence of three from the nine"),
    (Meld(100, Kind.FOUR, 4, Rank("A"), None), "four aces"),
    (Meld(100, Kind.FOUR, 4, Rank("K"), None), "four kings"),
    (Meld(100, Kind.FOUR, 4, Rank("Q"), None), "four Obers"),
    (Meld(200, Kind.FOUR, 4, Rank("J"), None), "four Unders"),
    (Meld(100, Kind.FOUR, 4, Rank("T"), None), "four Banners"),
]


@pytest.mark.parametrize(("meld", "name"), WEIS_NAMES)
def test_what_a_meld_is_called(meld: Meld, name: str) -> None:
    assert weis_name(meld) == name


def calls(match: Match[Public], moves: str) -> list[Speech]:
    """The bubbles of the Weis that are called at these moves."""
    found = []
    for move in moves.split():
        for step in make(match, move):
            bubble = speech(step, RULES.options)
            if bubble and isinstance(step.event, Weis):
                found.append(bubble)
    return found


def test_a_call_says_kind_top_and_points_and_later_ones_whether_they_are_beaten() -> None:
    first, second, third, last = calls(at(*MELDS, contract="bells"), "CA C7 C6 CT")
    four, three = "Sequence of four", "Sequence of three"
    heard = Sound.CALL
    assert first == Speech(0, four, "from the ace", Suit("C"), "50", sound=heard)
    lost = "from the nine · beaten"
    assert second == Speech(1, three, lost, Suit("C"), "20", faded=True, sound=heard)
    assert (third.seat, third.detail, third.faded) == (2, "from the ace", False), "its team leads"
    assert (last.seat, last.detail, last.faded) == (3, "from the Ober · beaten", True)


def test_who_calls_first_does_not_know_that_he_will_be_beaten() -> None:
    """The same call before a lower and before a higher one is the same call."""
    match = at(*MELDS, contract="bells", forehand=1)
    early, *_, best = calls(match, "C9 C6 CT CA")
    assert (early.seat, early.detail, early.faded) == (1, "from the nine", False)
    assert (best.seat, best.faded) == (0, False)
    assert match.state.public.deal is not None
    assert match.state.public.deal.weis is not None
    assert match.state.public.deal.weis.seat == 0


def run(points: int, length: int, top: str, suit: str) -> Meld:
    return Meld(points, Kind.RUN, length, Rank(top), Suit(suit))


def four(top: str) -> Meld:
    return Meld(100, Kind.FOUR, 4, Rank(top), None)


REASONS = [  # contract, melds called by seats 0 and 1, why the better is better
    ("C", run(20, 3, "A", "H"), run(50, 4, "9", "S"), "It has more points."),
    ("C", run(100, 5, "A", "H"), four("T"), "Equal points: four of a kind beats a sequence."),
    (
        "C",
        run(100, 5, "A", "H"),
        run(100, 6, "K", "S"),
        "Equal points: the longer sequence counts.",
    ),
    (
        "C",
        run(20, 3, "A", "H"),
        run(20, 3, "K", "S"),
        "Otherwise equal: the higher top card counts.",
    ),
    (
        "undenufe",
        run(20, 3, "A", "H"),
        run(20, 3, "8", "S"),
        "Otherwise equal: in Undenufe the lower cards count.",
    ),
    ("S", run(20, 3, "A", "H"), run(20, 3, "A", "S"), "Otherwise equal: the trump suit counts."),
    ("C", run(20, 3, "A", "H"), run(20, 3, "A", "S"), "All equal: whoever played first counts."),
]


@pytest.mark.parametrize(("contract", "first", "second", "why"), REASONS)
def test_why_one_is_better(contract: str, first: Meld, second: Meld, why: str) -> None:
    deal = DealPublic(0, 2, contract=Contract(contract), calls=(Weis(0, first), Weis(1, second)))
    assert why_better(deal, RULES.options) == why


def test_why_by_the_house_rule() -> None:
    called = (Weis(0, run(100, 5, "A", "H")), Weis(1, four("A")))
    deal = DealPublic(0, 2, contract=Contract("C"), calls=called)
    told = why_better(deal, Options(run_beats_four=True))
    assert told == "Equal points: the sequence beats four of a kind."


def test_without_the_other_team_there_is_nothing_to_explain() -> None:
    partners = (Weis(0, run(20, 3, "A", "H")), Weis(2, run(50, 4, "A", "S")))
    assert why_better(DealPublic(0, 1, contract=Contract("C"), calls=partners), RULES.options) == ""
    assert why_better(DealPublic(0, 1, contract=Contract("C")), RULES.options) == ""
    assert why_better(DealPublic(0, 1), RULES.options) == ""


# --- what lies open, and what is awarded -----------------------------------------------------


def shown_after(match: Match[Public], moves: str) -> list[tuple[str, Award | None]]:
    """The cards laid open and the award, at each step of the last move."""
    assert isinstance(match.rules, Rules)
    rules = match.rules
    shown = [tabletop(rules, step.state, NAMES) for step in make(match, moves)]
    return [(" ".join(map(str, table.laid)), table.award) for table in shown]


def test_the_better_teams_weis_lie_open_while_the_first_trick_rests() -> None:
    match = at(*MELDS, contract="bells")
    for move in ("CA", "C7", "C6"):
        assert set(shown_after(match, move)) == {("", None)}
    played, called, scored, taken = shown_after(match, "CT")
    assert played == called == ("", None)
    assert scored == ("CK CQ CJ HA HK HQ", Award("Weis 70 × 2", "+140")), (
        "the ace lies in the trick"
    )
    assert taken == ("", None)


def test_stoeck_is_awarded_when_its_second_card_falls() -> None:
    match = at(*STOECK, contract="roses", plays="CA CK CQ C9 HK HA H9 H7 HT H8")
    played, counted = shown_after(match, "HQ")
    assert played == ("", None)
    assert counted == ("", Award("Stöck 20 × 1", "+20"))
    assert shown_after(match, "HJ")[-1] == ("", None)


def test_stoeck_that_wins_after_weis_is_awarded_after_it() -> None:
    match = at(*WEIS, contract="roses", plays="CA CK C7", scores=(2970, 2900))
    awards = [award for _, award in shown_after(match, "C9") if award]
    assert awards == [Award("Weis 50 × 1", "+50"), Award("Stöck 20 × 1", "+20")]


def test_all_nine_tricks_are_awarded() -> None:
    every_trump = "CA CK CQ CJ CT C9 C8 C7 C6"
    match = at(every_trump, contract="acorns", scores=(0, 0))
    while match.state.public.deal and match.state.public.deal.result is None:
        steps = match.play(match.rules.legal(match.state)[0])
    assert isinstance(match.rules, Rules)
    taken = tabletop(match.rules, steps[-2].state, NAMES)
    assert taken.award == Award("Match 100 × 1", "+100")
    assert tabletop(match.rules, steps[-1].state, NAMES).award is None
