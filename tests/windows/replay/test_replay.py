"""A match is looked at once more: as it was seen, and open only where a deal is over."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardtable.engine.match import Match
from cardtable.engine.rules import Deal
from cardtable.games import part
from cardtable.storage.history import History
from cardtable.tabletop.table import Names
from cardtable.windows.common.desk import Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.replay.page import Replay
from cardtable.windows.replay.pictures import deals, is_over, picture
from tests.games.playing import random_match, rules_of
from tests.windows.history.test_history_sheet import (
    JASS,
    SCHNAPSEN,
    SPADES_GIVEN_UP,
    SPADES_RUNS,
    laid,
)
from tests.windows.matches import every_game

PRESETS = {"schnapsen": "schnapsen", "jass": "schieber", "spades": "spades300"}
NAMES = ("You", "Ruth", "Walter", "Alice")


@pytest.fixture(params=PRESETS)
def played(request: pytest.FixtureRequest) -> tuple[str, Match[Any], Names]:
    """A game and a match of it that stands in the middle of its second deal."""
    rules = rules_of(request.param, PRESETS[request.param])
    first = random_match(rules, 3, Random(3), deals=1)
    match = random_match(rules, 3, Random(3), choices=len(first.choices) + 12)
    return request.param, match, Names(NAMES[: rules.seats])


def test_deals_are_all_steps_from_dealing_to_dealing(played: tuple[str, Match[Any], Names]) -> None:
    _, match, _ = played
    found = deals(match)
    assert len(found) == match.deals == 2
    assert all(isinstance(match.steps[deal[0]].event, Deal) for deal in found)
    assert found[-1][-1] == len(match.steps) - 1
    assert [is_over(match, deal) for deal in found] == [True, False]


def test_nobody_is_asked_anything(played: tuple[str, Match[Any], Names]) -> None:
    game, match, names = played
    for deal in deals(match):
        for place in deal:
            stood = picture(match, game, place, names, open_cards=False)
            assert stood.playable is None
            assert not (stood.actions or stood.chips or stood.tiles or stood.gather)
            assert not stood.question


def test_nobody_thinks_any_more(played: tuple[str, Match[Any], Names]) -> None:
    game, match, names = played
    notes = {
        plate.note
        for place in deals(match)[0]
        for plate in picture(match, game, place, names, open_cards=False).plates
        if plate.active and plate.seat != names.viewer
    }
    assert notes == {"to play"}


def test_only_the_other_hands_are_opened(played: tuple[str, Match[Any], Names]) -> None:
    game, match, names = played
    place = deals(match)[0][-1] // 2
    state = match.steps[place].state
    model = part(game, "model")
    others = {card for hand in model.HAND[1:] for card in state.cards[hand]}
    shown = set(picture(match, game, place, names, open_cards=True).laid)
    assert others <= shown
    assert not shown & set(picture(match, game, place, names, open_cards=True).hand)


def replayed(window: MainWindow, history: History, row: int) -> Replay:
    every_game(history)
    sheet = laid(window)
    sheet.table.choose_row(row)
    sheet.replay.click()
    (replay,) = (each for each in window.findChildren(Replay) if each.isVisible())
    return replay


def test_keys_step_through_deals(window: MainWindow, history: History) -> None:
    replay = replayed(window, history, JASS)
    slider = replay.slider
    assert window.focusWidget() is slider
    QTest.keyClick(slider, Qt.Key.Key_Right)
    QTest.keyClick(slider, Qt.Key.Key_Right)
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert (replay.deal, slider.value()) == (0, 1)
    QTest.keyClick(slider, Qt.Key.Key_PageDown)
    assert (replay.deal, slider.value()) == (1, 0)
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert slider.value() == slider.maximum() > 40
    QTest.keyClick(slider, Qt.Key.Key_Home)
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    QTest.keyClick(slider, Qt.Key.Key_PageUp)  # there is no earlier one
    assert (replay.deal, slider.value()) == (0, 0)


def test_clicks_on_the_table_leave_the_keys_to_the_replay(
    window: MainWindow, history: History
) -> None:
    replay = replayed(window, history, SCHNAPSEN)
    handle, table = window.windowHandle(), replay.table
    assert handle is not None
    slider, step = replay.slider, 0
    for across in (0.1, 0.3, 0.5, 0.9):
        for down in (0.3, 0.5, 0.9):
            point = QPoint(round(table.width() * across), round(table.height() * down))
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=table.mapTo(window, point))
            step += 1
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
            assert slider.value() == step, f"after a click at {across}, {down}"


def test_tab_stays_among_the_controls(window: MainWindow, history: History) -> None:
    replay = replayed(window, history, JASS)
    for _ in range(12):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert replay.isAncestorOf(window.focusWidget())


def test_esc_gives_the_history_back(window: MainWindow, history: History) -> None:
    ground = window.look.ground
    replay = replayed(window, history, JASS)
    assert window.look.ground != ground
    QTest.keyClick(replay.slider, Qt.Key.Key_Escape)
    assert not replay.isVisible()
    assert window.look.ground == ground


def test_a_running_deal_cannot_be_opened(window: MainWindow, history: History) -> None:
    replay = replayed(window, history, SPADES_RUNS)
    last = len(replay.deals) - 1
    replay.go_to_deal(last)
    assert not replay.open_cards.isEnabled()
    replay.open_cards.setChecked(True)  # as it may be left from a deal that is over
    assert replay.stood.laid == ()


def test_a_deal_that_was_given_up_can_be_opened_and_played_on(
    window: MainWindow, history: History
) -> None:
    replay = replayed(window, history, SPADES_GIVEN_UP)
    replay.go_to_deal(len(replay.deals) - 1)
    replay.open_cards.click()
    wanted: list[Sitting] = []
    replay.begin_wanted.connect(wanted.append)
    replay.play_on()
    (sitting,) = wanted
    assert sitting.begins is not None
    assert sitting.begins.helped == "played on"
    assert sitting.begins.start is not None


def test_a_deal_that_is_over_can_be_opened(window: MainWindow, history: History) -> None:
    replay = replayed(window, history, JASS)
    assert replay.stood.laid == ()
    replay.open_cards.click()
    assert len(replay.stood.laid) == 27
