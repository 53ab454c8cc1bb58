"""A question before something is lost: the keyboard is where nothing is lost."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.look.parts_controls import ButtonKind
from cardtable.windows.commands import Wish
from cardtable.windows.common.message import MessageSheet, new_match_question, quit_question
from cardtable.windows.main import MainWindow
from cardtable.windows.preferences.sheet import PreferencesSheet
from tests.windows.history.test_history_sheet import laid
from tests.windows.matches import every_game

Ask = Callable[[MainWindow], None]


def _delete(window: MainWindow) -> None:
    history = window.desk.history
    assert history is not None
    every_game(history)
    sheet = laid(window)
    sheet.table.choose_row(0)
    sheet.ask_to_delete()


def _restore(window: MainWindow) -> None:
    window.fulfil(Wish.PREFERENCES)
    (sheet,) = window.findChildren(PreferencesSheet)
    sheet.restore.click()


LOSING: dict[str, Ask] = {
    "new match": lambda window: new_match_question(window, window.look).lay(),
    "delete": _delete,
    "restore defaults": _restore,
}


@pytest.fixture(params=LOSING)
def question(request: pytest.FixtureRequest, window: MainWindow) -> MessageSheet:
    LOSING[request.param](window)
    return [each for each in window.findChildren(MessageSheet) if each.isVisible()][-1]


@pytest.fixture
def agreed(question: MessageSheet) -> list[bool]:
    """Whether something was lost."""
    told: list[bool] = []
    question.agreed.connect(lambda: told.append(True))
    return told


def press(window: MainWindow, key: Qt.Key) -> None:
    target = window.focusWidget()
    assert target is not None
    QTest.keyClick(target, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_keeps_everything(
    window: MainWindow, question: MessageSheet, agreed: list[bool], key: Qt.Key
) -> None:
    assert window.focusWidget() is question.no
    press(window, key)
    assert (agreed, question.isVisible()) == ([], False)


def test_the_word_for_keeping_a_match_could_not_mean_ending_it(window: MainWindow) -> None:
    question = new_match_question(window, window.look)
    question.lay()
    assert question.no.text() == "Keep this game"  # "Abbrechen" or "Zrušit" may be either


@pytest.mark.parametrize("walk", [Qt.Key.Key_Tab, Qt.Key.Key_Right])
def test_one_must_walk_to_what_loses(
    window: MainWindow, question: MessageSheet, agreed: list[bool], walk: Qt.Key
) -> None:
    press(window, walk)
    assert window.focusWidget() is question.yes
    press(window, Qt.Key.Key_Return)
    assert agreed == [True]


def test_gold_is_what_keeps(question: MessageSheet) -> None:
    assert question.no.face.kind is ButtonKind.PRIMARY
    assert question.yes.face.kind is ButtonKind.SECONDARY
    assert question.no.x() < question.yes.x(), "gold stands left in every row"


def test_where_nothing_is_lost_the_keyboard_is_on_what_was_wanted(window: MainWindow) -> None:
    question = quit_question(window, window.look)
    question.lay()
    assert window.focusWidget() is question.yes
