"""Numbers that must hold in every deal of Schnapsen, whatever is played."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.match import Match, Step
from cardtable.engine.rules import Choice, Deal, Play, TrickWon
from cardtable.games.schnapsen.model import (
    INDICATOR,
    TALON,
    WON,
    Close,
    DealPublic,
    DealWon,
    MarriageCounted,
    Married,
    Public,
    Reason,
)
from cardtable.games.schnapsen.rules import Rules, tricks_won

Steps = Sequence[Step[Public]]
matches = given(seed=st.integers(0, (1 << 48) - 1), care=st.sampled_from([0.3, 0.9, 1.0]))
many = settings(max_examples=60, deadline=None)


def choose(legal: tuple[Choice, ...], rng: Random, care: float) -> Choice:
    """Any choice; with care only cards, and a marriage or a high card rather than another."""
    cards = [choice for choice in legal if isinstance(choice, Play)]
    return rng.choice(cards if rng.random() < care else legal)


def played(seed: int, care: float) -> Match[Public]:
    match, rng = Match(Rules(), seed), Random(seed)
    while match.turn is not None:
        legal = match.rules.legal(match.state)
        match.play(choose(legal, rng, care) if legal else match.chance())
    return match


def deals(match: Match[Public]) -> Iterator[Steps]:
    """The steps of each deal."""
    begun = [i for i, step in enumerate(match.steps) if isinstance(step.event, Deal)]
    for first, end in zip(begun, [*begun[1:], len(match.steps)], strict=True):
        yield match.steps[first:end]


def public(step: Step[Public]) -> DealPublic:
    deal = step.state.public.deal
    assert deal is not None
    return deal


def stock(step: Step[Public]) -> int:
    return len(step.state.cards[TALON]) + len(step.state.cards[INDICATOR])


def won(steps: Steps) -> DealWon:
    event = steps[-1].event
    assert isinstance(event, DealWon)
    return event


@many
@matches
def test_a_match_lasts_3_to_13_deals_and_each_scores_once(seed: int, care: float) -> None:
    match = played(seed, care)
    results = [won(steps) for steps in deals(match)]
    assert 3 <= len(results) <= 13
    assert all(1 <= result.game_points <= 3 for result in results)
    scores = match.rules.scores(match.state)
    assert max(scores) == 7
    assert min(scores) < 7
    made = [sum(r.game_points for r in results if r.seat == seat) for seat in (0, 1)]
    assert scores == tuple(min(7, points) for points in made)


@many
@matches
def test_tricks(seed: int, care: float) -> None:
    for steps in deals(played(seed, care)):
        tricks = [step.event for step in steps if isinstance(step.event, TrickWon)]
        assert len(tricks) <= 10
        assert all(4 <= trick.points <= 22 for trick in tricks)
        assert sum(trick.points for trick in tricks) <= 120


@many
@matches
def test_the_stock_goes_down_by_twos_and_is_gone_after_five_tricks(seed: int, care: float) -> None:
    for steps in deals(played(seed, care)):
        for step in steps:
            number = sum(tricks_won(step.state.cards, seat) for seat in (0, 1))
            if isinstance(step.event, Close):
                assert stock(step) == 10 - 2 * number - 1, "closing lays the indicator apart"
                assert 0 <= number <= 4
            elif isinstance(step.event, Play) and public(step).closed_by is None:
                assert stock(step) == max(0, 10 - 2 * number)


@many
@matches
def test_only_the_first_lead_of_a_deal_leaves_a_marriage_waiting(seed: int, care: float) -> None:
    for steps in deals(played(seed, care)):
        for before, step in pairwise(steps):
            if isinstance(step.event, Married) and not tricks_won(
                step.state.cards, step.event.seat
            ):
                dealer = step.state.public.match.dealer
                assert step.event.seat != dealer
                assert not any(step.state.cards[zone] for zone in WON)
            if isinstance(step.event, MarriageCounted) and isinstance(before.event, TrickWon):
                assert public(step).points[step.event.seat] <= 62, "it never wins by itself"


@many
@matches
def test_marriages_are_worth_100_at_most(seed: int, care: float) -> None:
    for steps in deals(played(seed, care)):
        married = [step.event for step in steps if isinstance(step.event, Married)]
        assert sum(event.points for event in married) <= 100
        assert len({event.suit for event in married}) == len(married)


@many
@matches
def test_deals_that_go_to_the_end(seed: int, care: float) -> None:
    for steps in deals(played(seed, care)):
        last, end = won(steps), public(steps[-1])
        open_stock = end.closed_by is None
        if open_stock and len(end.tricks) == 10:
            assert last.game_points == 1
        if last.reason is Reason.LAST_TRICK:
            assert open_stock
            assert not any(isinstance(step.event, MarriageCounted) for step in steps)
            assert sum(end.points) == 120
            assert all(55 <= points <= 65 for points in end.points)
        if last.reason is Reason.CLOSER_FAILED:
            assert end.closed_by == 1 - last.seat
            assert end.points[1 - last.seat] < 66
        elif last.reason is not Reason.LAST_TRICK:
            assert end.points[last.seat] >= 66 > end.points[1 - last.seat]


def test_every_way_to_win_is_met_by_these_matches() -> None:
    found = {won(steps).reason for seed in range(60) for steps in deals(played(seed, 0.9))}
    assert found == set(Reason)
