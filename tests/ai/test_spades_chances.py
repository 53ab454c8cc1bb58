"""The chance to win a match of Spades, and what the ends of a deal are worth for it."""

from itertools import product

import pytest

from cardtable.games.spades.ai.chances import by_tricks, chance, dues
from cardtable.games.spades.ai.weighing import strayed
from cardtable.games.spades.model import MatchPublic, Options

TARGETS = (50, 300, 500)
SCORES = ((0, 0), (120, 40), (-90, 30), (45, 45))


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("scores", SCORES)
def test_the_chances_of_both_are_one_together(target: int, scores: tuple[int, int]) -> None:
    for bags in product((0, 4, 9), repeat=2):
        both = sum(chance(scores, bags, seat, target) for seat in (0, 1))
        assert both == pytest.approx(1)


@pytest.mark.parametrize("target", TARGETS)
def test_more_points_and_fewer_bags_are_better(target: int) -> None:
    for mine in range(-60, 40, 10):
        assert chance((mine + 10, 0), (3, 3), 0, target) > chance((mine, 0), (3, 3), 0, target)
    for bags in range(9):
        assert chance((0, 0), (bags, 0), 0, target) > chance((0, 0), (bags + 1, 0), 0, target)


def test_a_match_that_is_over_is_won_or_lost() -> None:
    assert chance((310, 290), (0, 0), 0, 300) == pytest.approx(1, abs=0.01)
    assert chance((310, 340), (0, 0), 0, 300) == pytest.approx(0, abs=0.01)


def test_a_tie_at_the_target_is_played_on() -> None:
    assert chance((310, 310), (0, 0), 0, 300) == pytest.approx(0.5)


def test_nine_bags_cost_nearly_a_penalty_in_the_deals_to_come() -> None:
    assert 60 < dues(9, 1.0) < 80
    assert dues(0, 1.0) == 0
    assert dues(9, 2.5) > dues(9, 1.0)


def worths(
    bids: tuple[int, int], scores: tuple[int, int] = (0, 0), bags: tuple[int, int] = (0, 0)
) -> tuple[float, ...]:
    return by_tricks(MatchPublic(scores, bags), Options(), 0, bids, (False, False))


def test_the_trick_that_makes_the_bid_is_worth_most_and_the_first_bag_little() -> None:
    ends = worths((5, 5))
    assert ends[5] - ends[4] > 0.15
    assert ends[5] > ends[6] > ends[7] > ends[8]
    assert ends[9] > ends[8]  # the other is set


@pytest.mark.parametrize("scores", [(0, 0), (240, 240)])
@pytest.mark.parametrize("bags", [5, 9])
def test_a_bag_costs_more_than_its_point(scores: tuple[int, int], bags: int) -> None:
    ends = worths((5, 5), scores, (bags, 0))
    assert ends[5] - ends[6] > 0.01


def test_nil_is_made_without_a_trick_and_then_it_is_lost_at_once() -> None:
    ends = worths((0, 6))
    assert ends[0] - ends[1] > 0.3
    assert abs(ends[1] - ends[2]) < 0.1


def test_the_end_of_the_match_decides() -> None:
    ends = worths((3, 5), scores=(270, 200))
    assert ends[3] == pytest.approx(1, abs=0.02)
    assert ends[2] < 0.8


def test_ends_are_mixed_only_while_many_tricks_are_to_come() -> None:
    assert strayed([0.0, 0.0, 1.0, 1.0], 0.1) == [0.0, 0.0, 1.0, 1.0]
    mixed = strayed([0.0] * 7 + [1.0] * 7, 0.1)
    assert mixed == sorted(mixed)
    assert 0 < mixed[5] < mixed[6] < 0.5 < mixed[7] < mixed[8] < 1
    assert sum(mixed) == pytest.approx(7)
