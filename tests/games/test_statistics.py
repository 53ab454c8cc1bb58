"""What each game counts in a match, against the score sheet and the steps of that match."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cardtable.engine.match import Match
from cardtable.games import game_ids, part
from cardtable.games.jass.model import Contract
from cardtable.games.schnapsen.model import DealWon
from cardtable.tabletop.table import Names
from tests.games.playing import random_match, rules_of

SHORT = {"schnapsen": "schnapsen", "jass": "schieber", "spades": "spades300"}
PEOPLE = ("You", "Ruth", "Walter", "Alice")


@pytest.fixture(scope="module", params=SHORT)
def played(request: pytest.FixtureRequest) -> tuple[str, Match[Any]]:
    """A game, and a match of it of at most eight deals."""
    rules = rules_of(request.param, SHORT[request.param])
    return request.param, random_match(rules, 5, Random(5), deals=8)


def figures(game: str, match: Match[Any], seat: int) -> dict[str, int]:
    found: dict[str, int] = part(game, "statistics").figures(match, seat)
    return found


def test_every_game_counts() -> None:
    assert set(SHORT) == set(game_ids())


def test_both_sides_count_the_same_points(played: tuple[str, Match[Any]]) -> None:
    game, match = played
    one, other = figures(game, match, 0), figures(game, match, 1)
    assert (one["mine"], one["theirs"]) == (other["theirs"], other["mine"])
    assert one["deals"] == other["deals"] > 0


def test_points_are_those_of_the_match(played: tuple[str, Match[Any]]) -> None:
    game, match = played
    found = figures(game, match, 0)
    if game == "schnapsen":  # the points of the last deal may be more than were missing
        won = [step.event for step in match.steps if isinstance(step.event, DealWon)]
        assert found["mine"] == sum(each.game_points for each in won if each.seat == 0)
    else:
        ends = match.state.public.match.scores
        assert (found["mine"], found["theirs"]) == ends


def test_only_whole_numbers_are_counted(played: tuple[str, Match[Any]]) -> None:
    game, match = played
    for seat in range(match.rules.seats):
        assert all(type(value) is int for value in figures(game, match, seat).values())


def test_a_part_is_never_more_than_its_whole(played: tuple[str, Match[Any]]) -> None:
    game, match = played
    parts = {
        "spades": (
            ("bids made", "bids"),
            ("nils made", "nils"),
            ("double nils made", "double nils"),
        ),
        "schnapsen": (("closings won", "closings"), ("deals won", "deals")),
        "jass": (("all nine", "deals"),),
    }
    for seat in range(match.rules.seats):
        found = figures(game, match, seat)
        for smaller, larger in parts[game]:
            assert 0 <= found[smaller] <= found[larger]


def test_every_contract_was_chosen_by_somebody(played: tuple[str, Match[Any]]) -> None:
    game, match = played
    if game != "jass":
        return
    total = sum((Counter(figures(game, match, seat)) for seat in range(4)), Counter[str]())
    begun = sum(total[f"chosen {contract.value}"] for contract in Contract)
    assert begun in (match.deals - 1, match.deals)


def test_figures_have_words(played: tuple[str, Match[Any]]) -> None:
    game, match = played
    lines = part(game, "averages").averages(Counter(figures(game, match, 0)))
    assert all(line.label and line.value for line in lines)
    assert len({line.label for line in lines}) == len(lines)


def test_every_match_has_a_score_sheet(played: tuple[str, Match[Any]]) -> None:
    game, match = played
    names = Names(PEOPLE[: match.rules.seats])
    whole = part(game, "sheet").sheet_of(match, names)
    deals = [row for row in whole.rows if not row.is_penalty]
    assert len(deals) == figures(game, match, 0)["deals"]
    for row in whole.rows:
        assert all(len(cells) == len(whole.columns) for cells in row.cells)
    if game == "schnapsen":
        last = tuple(int(cells[-1]) for cells in whole.rows[-1].cells)
        assert last == match.rules.scores(match.state)
