"""Random matches of every rule set run through the controller to their end, and replay."""

import pytest
from pytestqt.qtbot import QtBot

from tests.controllers.wholly_random import random_course
from tests.games.playing import PRESETS

OURS = [(game, preset) for game, preset in PRESETS if game != "schnapsen"]
"""Schnapsen's matches are short: `test_game_controller.py` plays a thousand of them."""


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize(("game", "preset"), OURS)
def test_a_random_match_ends_and_replays(qtbot: QtBot, game: str, preset: str, number: int) -> None:
    """A thousand of each: `python -m tests.bench.random_matches`."""
    del qtbot
    deals = 12
    course = random_course(game, preset, number, deals)
    assert course.over or course.deals == deals


def test_a_random_match_is_played_until_somebody_wins(qtbot: QtBot) -> None:
    del qtbot
    assert random_course("spades", "spades300", 1).over
