"""What cards, tricks and deals are worth, as tables. The number in each row is its rule."""

import pytest

from cardtable.engine.cards import Suit, cards
from cardtable.games.jass.model import (
    STANDARD,
    Contract,
    DealPublic,
    MatchPublic,
    Options,
    Public,
    TeamScore,
)
from cardtable.games.jass.scoring import (
    Credit,
    Item,
    credited,
    is_schneider,
    leader_past,
    next_credit,
    team_of,
    trick_points,
    worth,
)
from cardtable.games.jass.tricks import DECK
from tests.games.jass.typed import NAMES, QUIET, at, deal_of, play_out, suit_hands

WORTH = [  # contract | cards | points
    ("acorns", "CA", 11),
    ("acorns", "CT", 10),
    ("acorns", "CK", 4),
    ("acorns", "CQ", 3),
    ("acorns", "CJ", 20),
    ("acorns", "C9", 14),
    ("acorns", "HJ", 2),
    ("acorns", "H9 C8 H8 C7 C6", 0),
    ("obenabe", "CJ C9 C8", 10),
    ("obenabe", "CA C6", 11),
    ("undenufe", "CA C6", 11),
    ("undenufe", "C8 H8 S8 D8", 32),
]


@pytest.mark.parametrize(("contract", "held", "points"), WORTH)
def test_what_cards_are_worth(contract: str, held: str, points: int) -> None:
    assert worth(cards(held), NAMES[contract]) == points, "4.10"


@pytest.mark.parametrize("contract", Contract)
def test_all_cards_are_worth_152(contract: Contract) -> None:
    assert worth(DECK, contract) == 152
    for suit in Suit:
        own = tuple(each for each in DECK if each.suit == suit)
        trumps = 38 if contract.trump is None else 62 if suit == contract.trump else 30
        assert worth(own, contract) == trumps


def test_what_a_trick_counts() -> None:
    assert trick_points(20) == 20
    assert trick_points(20, last=True) == 25, "4.11"
    assert trick_points(20, last=True, all_nine=True) == 125, "4.11"


def test_partners_sit_opposite() -> None:
    assert [team_of(seat) for seat in range(4)] == [0, 1, 0, 1], "4.1"


STOECK_0 = Credit(Item.STOECK, 0, 20)
WEIS_1 = Credit(Item.WEIS, 1, 50)
TRICK_0 = Credit(Item.TRICK, 0, 15)
NEXT = [  # rule | scores | waiting | Stöck not yet scored | factor | what counts
    ("4.29 in order", (0, 0), [WEIS_1, TRICK_0], STOECK_0, 1, WEIS_1),
    ("4.29 Stöck wins first", (2980, 2999), [WEIS_1, TRICK_0], STOECK_0, 1, STOECK_0),
    ("4.27 with its factor", (2960, 0), [WEIS_1], STOECK_0, 2, STOECK_0),
    ("4.27 not enough", (2979, 0), [WEIS_1], STOECK_0, 1, WEIS_1),
    ("4.30 nothing waits", (2980, 0), [], STOECK_0, 1, STOECK_0),
    ("4.30 nothing at all", (2979, 0), [], STOECK_0, 1, None),
    ("4.30 won already", (3000, 0), [WEIS_1], STOECK_0, 1, None),
    ("4.31 the loser's Stöck", (1490, 3010), [], STOECK_0, 1, None),
]


@pytest.mark.parametrize(("rule", "scores", "waiting", "stoeck", "factor", "expected"), NEXT)
def test_what_counts_next(
    rule: str,
    scores: tuple[int, int],
    waiting: list[Credit],
    stoeck: Credit | None,
    factor: int,
    expected: Credit | None,
) -> None:
    assert next_credit(scores, waiting, stoeck, factor, 3000) == expected, rule


def test_everything_is_multiplied() -> None:
    assert credited((10, 20), WEIS_1, 4) == (10, 220), "4.8"


@pytest.mark.parametrize(
    ("scores", "winner", "schneider"),
    [
        ((2999, 2999), None, False),
        ((3000, 1500), 0, False),
        ((1499, 3000), 1, True),
        ((3100, 1499), 0, True),
        ((1499, 2999), None, False),
    ],
)
def test_who_has_won(scores: tuple[int, int], winner: int | None, schneider: bool) -> None:
    assert leader_past(scores, 3000) == winner, "4.30"
    assert is_schneider(scores, 3000) is schneider, "4.31"


MATCHES = [  # contract | factor | what seat 0's team makes: all tricks, Weis, Stöck
    ("acorns", 1, TeamScore(9, 157, 200, 20, 100, 477)),
    ("bells", 2, TeamScore(0, 0, 0, 0, 0, 0)),
    ("obenabe", 3, TeamScore(9, 157, 200, 0, 100, 1371)),
    ("undenufe", 4, TeamScore(9, 157, 200, 0, 100, 1828)),
]


@pytest.mark.parametrize(("contract", "factor", "team"), MATCHES)
def test_all_nine_tricks(contract: str, factor: int, team: TeamScore) -> None:
    """Everybody holds a whole suit: clubs are led, in bells seat 1 trumps everything."""
    match = at(*suit_hands(), contract=contract)
    play_out(match)
    result = deal_of(match).result
    assert result is not None
    assert result.teams[0].total == match.state.public.scores[0]
    if contract == "bells":
        assert result.teams[1].bonus == 100, "4.11: either team"
        assert result.teams[1].stoeck == 20
        assert result.teams[1].total == 2 * (257 + 200 + 20)
    assert (result.contract, result.chosen_by, result.factor) == (NAMES[contract], 0, factor)
    assert result.teams[0] == team


def test_a_team_of_both_partners_may_make_all_nine() -> None:
    match = at(*suit_hands(), contract="acorns")
    play_out(match)
    assert {trick.winner for trick in deal_of(match).tricks} == {0}
    match = at(*QUIET, contract="acorns")
    play_out(match)
    result = deal_of(match).result
    assert result is not None
    assert [team.bonus for team in result.teams] == [0, 0]
    assert sum(team.tricks for team in result.teams) == 9


def test_house_factors_and_target() -> None:
    options = Options(target=1000, factors=(1, 1, 1, 1, 1, 1))
    match = at(*suit_hands(), contract="undenufe", options=options)
    play_out(match)
    assert match.state.public.scores == (457, 0)
    assert match.rules.scores(match.state) == (457, 0, 457, 0)
    assert [STANDARD.factor(contract) for contract in Contract] == [1, 1, 2, 2, 3, 4], "4.8"


def test_live_scores() -> None:
    assert Public(MatchPublic((5, 6))).scores == (5, 6)
    assert Public(MatchPublic((5, 6)), DealPublic(0, 0, gained=(10, 0))).scores == (15, 6), "4.28"
