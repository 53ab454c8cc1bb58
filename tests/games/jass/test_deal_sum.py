"""What a deal is worth in all, and that every part of it is on the sheet."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.match import Match
from cardtable.games.jass.model import HAND_SIZE, STANDARD, TEAMS, DealScored, Options, Public
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.scoring import ALL_TRICKS, STOECK, team_of
from tests.games.playing import random_match

FAR = Options(target=10_000)
"""A target that no first deal reaches: it is played to its end."""


def deals_of(number: int, options: Options = FAR) -> Match[Public]:
    return random_match(Rules(options), number, Random(number), deals=2)


@settings(max_examples=60, deadline=None)
@given(number=st.integers(0, (1 << 48) - 1))
def test_a_deal_sums_to_its_factor_times_all_that_counts(number: int) -> None:
    match = deals_of(number)
    ends = [step for step in match.steps if isinstance(step.event, DealScored)]
    assert len(ends) == 2
    for step in ends:
        deal = step.state.public.deal
        assert deal is not None
        scored = deal.result
        assert scored is not None
        factor = STANDARD.factor(scored.contract)
        sweep = ALL_TRICKS * any(team.tricks == HAND_SIZE for team in scored.teams)
        weis = deal.weis.points if deal.weis else 0
        stoeck = STOECK if deal.stoeck else 0
        assert scored.factor == factor
        assert sum(team.total for team in scored.teams) == factor * (157 + sweep + weis + stoeck)
        assert sum(team.tricks for team in scored.teams) == HAND_SIZE
        assert deal.gained == tuple(team.total for team in scored.teams), "as it was counted live"
        for team in TEAMS:
            side = scored.teams[team]
            parts = side.card_points + side.weis + side.stoeck + side.bonus
            assert side.total == factor * parts
            if side.weis:
                assert deal.weis is not None
                assert team == team_of(deal.weis.seat), "one team's Weis alone"


@settings(max_examples=30, deadline=None)
@given(number=st.integers(0, (1 << 48) - 1))
def test_the_sheet_sums_to_the_score(number: int) -> None:
    public = deals_of(number, STANDARD).state.public
    for team in TEAMS:
        assert public.match.scores[team] == sum(s.teams[team].total for s in public.match.sheet)
