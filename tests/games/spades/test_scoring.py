"""What a deal of Spades is worth, as tables. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE
from cardtable.games.spades.model import MatchPublic, Options, Public
from cardtable.games.spades.scoring import scored, side_score, winner
from tests.games.spades.typed import SUITS, TO_300, TO_500, deal_of, drawn, ending, make, throw

SIDES = [  # rule | bid, tricks, bags before | points, new bags, penalty
    ("1.22 made", (5, 5, 0), (50, 0, 0)),
    ("1.22 two bags", (5, 7, 0), (52, 2, 0)),
    ("1.22 all", (13, 13, 9), (130, 0, 0)),
    ("1.23 one short", (6, 5, 4), (-60, 0, 0)),
    ("1.23 no trick at all", (1, 0, 9), (-10, 0, 0)),
    ("1.24 nil", (0, 0, 6), (100, 0, 0)),
    ("1.24 nil failed", (0, 1, 6), (-100, 0, 0)),
    ("1.25 no bags", (0, 13, 9), (-100, 0, 0)),
    ("1.26 nine bags", (4, 6, 7), (42, 2, 0)),
    ("1.26 exactly ten", (4, 7, 7), (43, 3, -100)),
    ("1.26 twelve", (3, 7, 8), (34, 4, -100)),
    ("1.26 two cycles", (1, 13, 9), (22, 12, -200)),
    ("1.26 two cycles at twenty", (1, 13, 8), (22, 12, -200)),
    ("1.26 one cycle at nineteen", (1, 13, 7), (22, 12, -100)),
    ("1.26 no new bag, no penalty", (5, 5, 9), (50, 0, 0)),
]


@pytest.mark.parametrize(("rule", "given", "worth"), SIDES)
def test_one_side(rule: str, given: tuple[int, int, int], worth: tuple[int, int, int]) -> None:
    side = side_score(*given)
    assert (side.points, side.bags, side.penalty) == worth, rule
    assert (side.bid, side.tricks, side.double_nil) == (*given[:2], False)


@pytest.mark.parametrize(("tricks", "points"), [(0, 200), (1, -200), (13, -200)])
def test_double_nil(tricks: int, points: int) -> None:
    side = side_score(0, tricks, 9, double_nil=True)
    assert (side.points, side.bags, side.penalty) == (points, 0, 0), "2.10 2.16"


@pytest.mark.parametrize("double", [False, True])
def test_tricks_of_a_failed_nil_may_be_bags(double: bool) -> None:
    side = side_score(0, 3, 8, double_nil=double, failed_nil_bags=True)
    assert (side.points, side.bags, side.penalty) == (-200 if double else -100, 3, -100), "1.25"
    made = side_score(0, 0, 9, double_nil=double, failed_nil_bags=True)
    assert (made.bags, made.penalty) == (0, 0)


@pytest.mark.parametrize(
    ("rule", "before", "side", "after"),
    [
        ("1.26 carried", (0, 9), (1, 13), (-178, 1)),
        ("1.26 the points stay", (120, 7), (4, 7), (63, 0)),
        ("1.30 negative", (-40, 0), (7, 6), (-110, 0)),
        ("1.27 penalty first", (285, 9), (3, 4), (216, 0)),
    ],
)
def test_totals(
    rule: str, before: tuple[int, int], side: tuple[int, int], after: tuple[int, int]
) -> None:
    match = MatchPublic((before[0], 0), (before[1], 0))
    scores, bags = scored(match, (side_score(*side, before[1]), side_score(1, 1)))
    assert ((scores[0], bags[0]), (scores[1], bags[1])) == (after, (10, 0)), rule


WINNERS = [  # rule | scores | target | winner
    ("1.28 exactly", (300, 170), 300, 0),
    ("1.28 just below", (299, 170), 300, None),
    ("1.28 both: the higher", (310, 374), 300, 1),
    ("1.29 a tie", (310, 310), 300, None),
    ("1.29 a tie below", (200, 200), 300, None),
    ("1.30 no lower limit", (-1000, 299), 300, None),
    ("2.20 500", (499, 300), 500, None),
    ("2.20 the higher", (510, 501), 500, 0),
    ("2.20 a tie", (510, 510), 500, None),
]


@pytest.mark.parametrize(("rule", "scores", "target", "seat"), WINNERS)
def test_who_has_won(rule: str, scores: tuple[int, int], target: int, seat: int | None) -> None:
    assert winner(scores, target) == seat, rule


def last_trick(
    bids: tuple[int, int],
    *,
    options: Options = TO_300,
    taken: int = 6,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
) -> Match[Public]:
    """Seat 0 takes the last trick, after `taken` others."""
    match = ending(
        "HA", "H2", bids=bids, options=options, taken=taken, leader=0, scores=scores, bags=bags
    )
    make(match, "HA H2")
    return match


def test_the_end_of_a_deal_counts_for_both() -> None:
    match = last_trick((5, 7), scores=(10, 20), bags=(9, 3))
    result = deal_of(match).result
    assert result is not None and match.steps[-1].event == result
    assert [side.tricks for side in result.sides] == [7, 6]
    assert match.state.public.match.scores == (-38, -50), "1.27"
    assert match.state.public.match.bags == (1, 3)
    assert match.state.public.match.sheet == (result,)
    assert match.rules.scores(match.state) == (-38, -50), "1.30"
    assert match.turn == NATURE


@pytest.mark.parametrize(
    ("rule", "options", "scores", "bids", "total", "over"),
    [
        ("1.28 exactly 300", TO_300, (230, 100), (7, 6), (300, 160), True),
        ("1.28 the higher", TO_300, (240, 290), (7, 6), (310, 350), True),
        ("1.29 a tie plays on", TO_300, (280, 290), (7, 6), (350, 350), False),
        ("1.28 not yet", TO_300, (229, 100), (7, 6), (299, 160), False),
        ("2.20 500", TO_500, (430, 440), (7, 5), (500, 491), True),
        ("2.20 not 300", TO_500, (230, 100), (7, 6), (300, 160), False),
        ("a target of one's own", Options(target=50), (0, 0), (7, 6), (70, 60), True),
    ],
)
def test_when_the_match_is_over(
    rule: str,
    options: Options,
    scores: tuple[int, int],
    bids: tuple[int, int],
    total: tuple[int, int],
    over: bool,
) -> None:
    match = last_trick(bids, options=options, scores=scores)
    assert match.state.public.match.scores == total, rule
    assert (match.turn is None) == over, rule
    assert match.rules.legal(match.state) == ()


@pytest.mark.parametrize(("bags", "total", "left"), [(False, -100, 8), (True, -200, 5)])
def test_the_option_for_bags_of_a_failed_nil(bags: bool, total: int, left: int) -> None:
    match = last_trick((0, 6), options=Options(failed_nil_bags=bags), bags=(8, 0))
    assert match.state.public.match.scores[0] == total, "1.25"
    assert match.state.public.match.bags[0] == left


def test_bags_add_up_over_the_deals_of_a_match() -> None:
    """Seat 0 always holds the spades and takes every trick; bids differ."""
    scores, bags, found = (0, 0), (0, 0), []
    for bid in (9, 8, 13, 1):
        match = drawn(SUITS["S"], SUITS["H"], Options(target=1000), scores=scores, bags=bags)
        make(match, f"{bid} 0")
        for mine, theirs in zip(SUITS["S"].split(), SUITS["H"].split(), strict=True):
            make(match, f"{mine} {theirs}")
        public = match.state.public.match
        scores, bags = (public.scores[0], 0), (public.bags[0], public.bags[1])
        found.append((scores[0], bags[0]))
    assert found == [(94, 4), (179, 9), (309, 9), (131, 1)], "1.26"


def test_two_double_nils_of_which_one_can_be_made() -> None:
    match = drawn(SUITS["S"], SUITS["H"], TO_500, double_nil=(True, True))
    throw(match, "")
    throw(match, "")
    for mine, theirs in zip(SUITS["S"].split(), SUITS["H"].split(), strict=True):
        make(match, f"{theirs} {mine}" if match.turn == 1 else f"{mine} {theirs}")
    assert match.state.public.match.scores == (-200, 200), "2.10"
    assert match.state.public.match.bags == (0, 0), "2.16"
