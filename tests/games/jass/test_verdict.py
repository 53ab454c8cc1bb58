"""The result of a deal and of a match of Jass, and the whole sheet."""

from dataclasses import replace

from cardtable.engine.match import Match
from cardtable.games.jass.model import MatchPublic, Options, Public
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.sheet import whole_sheet
from cardtable.games.jass.verdict import verdict
from cardtable.tabletop.table import Names
from cardtable.tabletop.verdict import Verdict
from tests.games.jass.test_events import STOECK, WEIS
from tests.games.jass.typed import QUIET, at, make, play_out

NAMES = Names(("You", "Ruth", "Vera", "Beat"))
RIVAL = replace(NAMES, viewer=1)
EVERY_TRUMP = "SA SK SQ SJ ST S9 S8 S7 S6"


def result(match: Match[Public], names: Names = NAMES) -> Verdict:
    assert isinstance(match.rules, Rules)
    course = (match.start.public.match.scores, match.state.public.match.scores)
    return verdict(match.rules, match.state, course, names)


def test_a_deal_without_extras_has_tricks_points_and_factor() -> None:
    match = at(*QUIET, contract="bells")
    play_out(match)
    told = result(match)
    assert told.heading == "Result of the Deal"
    assert told.reason == "Bells trump. Everything counts ×2."
    assert not told.match_over
    assert told.table is not None
    assert told.table.heads == ("Us", "Them")
    mine, theirs = match.state.public.match.scores
    assert mine + theirs == 2 * 157
    assert [name for name, _ in told.table.rows] == [
        "Tricks",
        "Card points",
        "Multiplier",
        "Points",
    ]
    rows = dict(told.table.rows)
    assert rows["Multiplier"] == ("×2", "×2")
    assert rows["Points"] == (f"+{mine}", f"+{theirs}")
    assert sum(map(int, rows["Card points"])) == 157
    assert sum(map(int, rows["Tricks"])) == 9
    assert told.table.total == ("Total", (str(mine), str(theirs)))
    assert told.title == f"This deal – us: {mine}, them: {theirs}"
    assert (told.badge, told.badge_caption) == (f"+{mine}", "Points")


def test_each_side_sees_its_own_first() -> None:
    match = at(*QUIET, contract="bells")
    play_out(match)
    ours, rivals = result(match), result(match, RIVAL)
    assert ours.table is not None
    assert rivals.table is not None
    for (name, cells), (other, swapped) in zip(ours.table.rows, rivals.table.rows, strict=True):
        assert (other, swapped) == (name, cells[::-1])
    assert ours.course == tuple((b, a) for a, b in rivals.course)


def swept() -> Match[Public]:
    """A deal in which team 0 has a run, Stöck and all nine tricks of shields."""
    match = at(EVERY_TRUMP, contract="shields", options=Options(target=10_000))
    play_out(match)
    return match


def test_weis_stoeck_and_match_have_their_rows() -> None:
    told = result(swept())
    assert told.reason == (
        "Shields trump. Everything counts ×2. Match: all nine tricks are yours, +100."
    )
    assert told.table is not None
    rows = dict(told.table.rows)
    weis = int(rows["Weis"][0])
    assert weis >= 100
    assert rows["Tricks"] == ("9", "0")
    assert rows["Card points"] == ("157", "0")
    assert rows["Weis"][1] == "0"
    assert rows["Stöck"] == ("20", "0")
    assert rows["Match"] == ("100", "0")
    assert rows["Points"] == (f"+{2 * (157 + weis + 20 + 100)}", "0")
    lost = result(swept(), RIVAL)
    assert lost.reason.endswith("Match: the opponents have all nine tricks, +100.")


def test_a_match_won_in_mid_deal_says_why_the_cards_are_not_played() -> None:
    match = at(*STOECK, contract="roses", scores=(2962, 2000))
    make(match, "CA CK CQ C9")
    told = result(match)
    assert told.heading == "Result of the Match"
    assert told.title == "Your team wins the match!"
    assert told.reason == (
        "Your team reaches 3000! The match is over at once; the remaining cards are not played."
    )
    assert told.match_over
    assert told.course == ((2962, 2000), (3000, 2000))
    assert told.badge == "3000", "the score of the match, not what the last deal made"
    assert told.table is not None
    assert dict(told.table.rows)["Stöck"] == ("20", "0")
    assert told.table.total == ("Total", ("3000", "2000"))


def test_a_loser_below_half_is_schneider() -> None:
    match = at(*WEIS, contract="roses", plays="CA CK C7", scores=(1499, 2990))
    make(match, "C9")
    assert result(match).title == "The opponents win the match."
    assert result(match).reason.endswith("Your team stays below 1500: Schneider.")
    assert result(match, RIVAL).reason.endswith("The opponents stay below 1500: Schneider!")
    match = at(*WEIS, contract="roses", plays="CA CK C7", scores=(1500, 2990))
    make(match, "C9")
    assert "Schneider" not in result(match).reason


def test_a_match_that_ends_with_its_last_trick_plays_all_cards() -> None:
    worth = swept().state.public.match.scores[0]
    match = at(EVERY_TRUMP, contract="shields", scores=(3000 - worth, 2999))
    play_out(match)
    told = result(match)
    assert (match.turn, told.match_over) == (None, True)
    assert told.reason == "Your team reaches 3000!"
    assert told.table is not None
    assert told.table.total == ("Total", ("3000", "2999"))


def test_the_sheet_has_a_line_for_each_deal() -> None:
    first, second = swept(), at(*QUIET, contract="bells")
    play_out(second)
    scored = (*first.state.public.match.sheet, *second.state.public.match.sheet)
    sheet = whole_sheet(MatchPublic(sheet=scored), NAMES)
    assert sheet.title == "Scoresheet: Schieber Jass"
    assert sheet.players == ("Us", "Them")
    assert sheet.columns == ("Card points", "Weis", "Stöck", "Match", "Points", "Total")
    assert [row.label for row in sheet.rows] == ["1", "2"]
    assert sheet.deal_columns == ("Contract",)
    assert [row.of_deal for row in sheet.rows] == [("Shields ×2",), ("Bells ×2",)]
    one, two = scored
    weis, total = one.teams[0].weis, one.teams[0].total
    assert sheet.rows[0].cells == (
        ("157", str(weis), "20", "100", f"+{total}", str(total)),
        ("0", "", "", "", "0", "0"),
    )
    assert [cells[-1] for cells in sheet.rows[1].cells] == [
        str(one.teams[team].total + two.teams[team].total) for team in (0, 1)
    ]
    swapped = whole_sheet(MatchPublic(sheet=scored), RIVAL)
    assert [row.cells for row in swapped.rows] == [row.cells[::-1] for row in sheet.rows]
