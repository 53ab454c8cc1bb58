"""Numbers that must hold in every deal of Jass, whatever is played."""

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.match import Match, Step
from cardtable.engine.rules import Deal, TrickWon
from cardtable.games.jass.holding import held_by, stoeck_cards
from cardtable.games.jass.model import (
    SHOWN,
    TEAMS,
    DealPublic,
    DealScored,
    Public,
    Stoeck,
    Weis,
    WeisScored,
)
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.scoring import leader_past, team_of
from cardtable.games.jass.weis import meld_cards
from tests.games.playing import random_match

Steps = Sequence[Step[Public]]
matches = given(seed=st.integers(0, (1 << 48) - 1))
many = settings(max_examples=15, deadline=None)
MOST_DEALS = 39
"""Each deal brings 157 at least, so that no more fit below twice 3000."""


def deals(match: Match[Public]) -> Iterator[Steps]:
    """The steps of each deal."""
    begun = [i for i, step in enumerate(match.steps) if isinstance(step.event, Deal)]
    for first, end in zip(begun, [*begun[1:], len(match.steps)], strict=True):
        yield match.steps[first:end]


def public(step: Step[Public]) -> DealPublic:
    assert step.state.public.deal is not None
    return step.state.public.deal


def result(steps: Steps) -> DealScored:
    event = steps[-1].event
    assert isinstance(event, DealScored)
    return event


@many
@matches
def test_a_match_ends_and_every_point_stands_on_its_sheet(seed: int) -> None:
    match = random_match(Rules(), seed, Random(seed))
    assert match.turn is None
    assert match.deals <= MOST_DEALS
    sheet = match.state.public.match.sheet
    assert len(sheet) == match.deals
    totals = tuple(sum(line.teams[team].total for line in sheet) for team in TEAMS)
    assert match.state.public.match.scores == totals
    assert min(totals) < 3000 <= max(totals), "only one team changes at a time"


@many
@matches
def test_what_a_whole_deal_brings(seed: int) -> None:
    match = random_match(Rules(), seed, Random(seed))
    for steps in deals(match):
        end = result(steps)
        for team in end.teams:
            made = team.card_points + team.weis + team.stoeck + team.bonus
            assert team.total == end.factor * made
            assert team.bonus == (100 if team.tricks == 9 else 0)
        assert 0 in [team.weis for team in end.teams]
        assert 0 in [team.stoeck for team in end.teams]
        assert max(team.weis for team in end.teams) <= 500
        if leader_past(steps[-1].state.public.scores, 3000) is None:
            assert sum(team.card_points for team in end.teams) == 157
            assert sum(team.tricks for team in end.teams) == 9


@many
@matches
def test_points_only_grow_one_team_at_a_time_by_what_an_event_says(seed: int) -> None:
    match = random_match(Rules(), seed, Random(seed), choices=400)
    for steps in deals(match):
        gained: tuple[int, ...] = (0, 0)
        for step in steps[1:]:
            now = public(step).gained
            more = [after - before for before, after in zip(gained, now, strict=True)]
            if isinstance(step.event, TrickWon | WeisScored | Stoeck):
                assert more[1 - team_of(step.event.seat)] == 0
                assert more[team_of(step.event.seat)] >= 0
            else:
                assert more == [0, 0]
            if isinstance(step.event, TrickWon):
                assert step.event.points <= 56 + 5
            gained = now


@many
@matches
def test_weis_is_called_only_in_the_first_trick_and_shown_once(seed: int) -> None:
    match = random_match(Rules(), seed, Random(seed), choices=400)
    for steps in deals(match):
        for step in steps:
            if isinstance(step.event, Weis | WeisScored):
                assert not public(step).tricks
            if isinstance(step.event, WeisScored):
                scorers = {each.seat for each in step.event.declared}
                assert scorers <= {step.event.seat, (step.event.seat + 2) % 4}
                for each in step.event.declared:
                    melded = [c for meld in each.melds for c in meld_cards(meld)]
                    assert len(set(melded)) == len(melded), "no card twice"
                    assert set(step.state.cards[SHOWN[each.seat]]) <= set(melded)
        assert sum(isinstance(step.event, WeisScored) for step in steps) <= 1
        seats = [step.event.seat for step in steps if isinstance(step.event, Weis)]
        assert len(set(seats)) == len(seats)


@many
@matches
def test_stoeck_is_one_players_and_late_unless_it_wins(seed: int) -> None:
    match = random_match(Rules(), seed, Random(seed), choices=600)
    for steps in deals(match):
        scored = [step for step in steps if isinstance(step.event, Stoeck)]
        assert len(scored) <= 1
        for step in scored:
            contract = public(step).contract
            assert isinstance(step.event, Stoeck) and contract is not None
            pair = set(stoeck_cards(contract))
            assert pair, "never without trumps"
            if pair & set(held_by(step.state.cards, step.event.seat)):
                assert leader_past(step.state.public.scores, 3000) == team_of(step.event.seat)
