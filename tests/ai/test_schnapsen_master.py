"""The Master of Schnapsen: fair, the same again, done when it is enough, and with an eye on 66."""

import os
from random import Random

import pytest

from cardtable.ai.players import Budget, ask
from cardtable.engine.cards import cards
from cardtable.engine.rules import Choice, Play, view
from cardtable.games.schnapsen.ai.chances import GAME_POINTS, match_chance, span, worths
from cardtable.games.schnapsen.ai.master import Master
from cardtable.games.schnapsen.model import Close, Exchange
from cardtable.games.schnapsen.position import position
from tests.ai.schnapsen_moments import CLOSED, ENDING, RULES, STOCK, moment
from tests.ai.seats import moments
from tests.ai.test_schnapsen_club import rest
from tests.games.playing import reshuffled

QUICK = Master(layouts=4)
POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "60"))
"""A few are enough every day."""


def test_fair_in_positions_of_matches() -> None:
    for number, (rules, state, seat) in enumerate(moments("schnapsen", POSITIONS)):
        choice = QUICK.choose(rules, view(rules, state, seat), Random(number))
        other = view(rules, reshuffled(state, seat, Random(number)), seat)
        assert QUICK.choose(rules, other, Random(number)) == choice


@pytest.mark.parametrize("kind", [ENDING, CLOSED, STOCK])
def test_every_kind_of_moment_has_a_legal_choice(kind: str) -> None:
    rng = Random(kind)
    for number in range(40):
        seen = view(RULES, moment(kind, rng), 0)
        assert QUICK.choose(RULES, seen, Random(number)) in seen.legal


@pytest.mark.parametrize("kind", [ENDING, CLOSED, STOCK])
@pytest.mark.parametrize("patience", [1, 5])
def test_it_stops_soon_after_it_is_enough(kind: str, patience: int) -> None:
    rng = Random(kind)
    for _ in range(20):
        seen, asked = view(RULES, moment(kind, rng), 0), list[int]()

        def enough(asked: list[int] = asked) -> bool:
            asked.append(1)
            return len(asked) >= patience

        choice = ask(Master(), RULES, seen, Random(1), Budget(100_000, enough))
        assert choice in seen.legal
        assert len(asked) <= patience + 2


def choice_with_26(to_go: tuple[int, int]) -> Choice:
    """Trumps are clubs; four sure tricks, the other has none so far."""
    mine, theirs = cards("CA CT DA DT HK"), cards("HT SK SQ DK CK")
    up, won = cards("CJ")[0], cards("HJ DJ")
    talon = rest(mine, theirs, (up,), won)
    state = position(
        (mine, theirs),
        leader=0,
        talon=talon,
        indicator=up,
        won=(won, ()),
        points=(26, 0),
        to_go=to_go,
    )
    return QUICK.choose(RULES, view(RULES, state, 0), Random(1))


def test_sure_tricks_to_66_are_closed_for_three_points_while_the_other_has_none() -> None:
    assert choice_with_26((7, 7)) == Close()


def test_the_unter_is_exchanged() -> None:
    mine, theirs = cards("CJ SQ HQ DQ DA"), cards("HT HK SK DT CK")
    up = cards("CA")[0]
    state = position((mine, theirs), leader=0, talon=rest(mine, theirs, (up,)), indicator=up)
    assert QUICK.choose(RULES, view(RULES, state, 0), Random(1)) == Exchange()


def test_the_chance_to_win_the_match_is_fair_and_grows() -> None:
    for mine in range(1, 8):
        for theirs in range(1, 8):
            chance = match_chance(mine, theirs)
            assert chance + match_chance(theirs, mine) == pytest.approx(1)
            assert match_chance(mine - 1, theirs) > chance


def test_points_count_for_no_more_than_the_match_needs() -> None:
    assert span(GAME_POINTS) == (-3, 3)
    assert span(worths(1, 7)) == (-3, 1)
    assert span(worths(7, 2)) == (-2, 3)
    assert worths(2, 2)[5] == worths(2, 2)[6] == 1


def test_a_single_choice_takes_no_thought() -> None:
    for _, state, _ in moments("schnapsen", 40):
        seat = RULES.turn(state)
        assert seat is not None
        seen = view(RULES, state, seat)
        only = type(seen)(seen.seat, seen.cards, seen.public, seen.legal[:1], seen.seen)
        assert Master().choose(RULES, only, Random(1)) == seen.legal[0]
        assert isinstance(seen.legal[0], Play | Close | Exchange)
