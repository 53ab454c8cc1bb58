"""Claims in deals that computers play: never wrong, hardly one missed. `tests/bench` has more."""

import pytest

from tests.ai.claim_moments import ask, is_tried, leads
from tests.ai.claimed import holds_in_play, outcomes
from tests.ai.sure import is_sure
from tests.ai.sure_games import game_of

GAMES = ("spades", "schnapsen", "jass")
DEALS = range(16)


@pytest.mark.parametrize("game", GAMES)
def test_no_defence_in_the_true_deal_takes_a_claimed_trick_or_changes_the_score(game: str) -> None:
    claims = 0
    for number in DEALS:
        for rules, state, seen in leads(game, number):
            line = ask(game, rules, seen).line
            if line:
                claims += 1
                assert holds_in_play(rules, state, seen.seat, line)
                assert len(outcomes(rules, state, seen.seat, line)) == 1
    assert claims >= len(DEALS) / 2


@pytest.mark.parametrize("game", GAMES)
def test_in_endings_a_claim_says_what_trying_all_layouts_says(game: str) -> None:
    sure = claimed = tried = 0
    for number in DEALS:
        for rules, _, seen in leads(game, number):
            if is_tried(game, seen) and (game != "spades" or len(seen.legal) < 3):
                is_claimed, is_certain = (
                    bool(ask(game, rules, seen).line),
                    is_sure(game_of(game, seen), seen),
                )
                assert is_certain or not is_claimed
                tried, sure, claimed = tried + 1, sure + is_certain, claimed + is_claimed
    assert 0 < sure < tried
    assert claimed >= 0.9 * sure
