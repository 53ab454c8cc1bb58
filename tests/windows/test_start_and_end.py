"""How the program begins and ends, as the person wants it."""

from pathlib import Path

import pytest

from cardtable.storage.declared import CONFIRM_QUIT, LAST_PRESET, OWN_DECKS, TEXT_SIZE
from cardtable.storage.history import History
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.main import MainWindow
from tests.windows.conftest import MakeWindow, Opened
from tests.windows.matches import unfinished


def asked(window: MainWindow) -> list[MessageSheet]:
    return [sheet for sheet in window.findChildren(MessageSheet) if sheet.isVisible()]


def test_the_last_match_is_gone_on_with(
    window: MainWindow, desk: Desk, history: History, opened: Opened
) -> None:
    match = unfinished(history)
    desk.settings.put(LAST_PRESET, "schnapsen")
    window.go_on()
    assert opened == [Sitting("schnapsen", "schnapsen", match)]


@pytest.mark.parametrize("last", ["", "spades300", "no such game"])
def test_without_one_the_start_page_stays(
    window: MainWindow, desk: Desk, history: History, opened: Opened, last: str
) -> None:
    unfinished(history)
    desk.settings.put(LAST_PRESET, last)
    window.go_on()
    assert opened == []
    assert window.page is None


def test_nobody_is_asked_who_does_not_want_it(window: MainWindow) -> None:
    assert window.close()


def test_who_wants_it_is_asked_once_before_the_window_closes(
    window: MainWindow, desk: Desk
) -> None:
    desk.settings.put(CONFIRM_QUIT, True)
    assert not window.close()
    assert not window.close()
    (question,) = asked(window)
    question.no.click()
    assert window.isVisible()
    assert not window.close()
    (question,) = asked(window)
    question.yes.click()
    assert not window.isVisible()


def test_a_lost_deck_is_told_of_at_the_start(
    make_window: MakeWindow, desk: Desk, tmp_path: Path
) -> None:
    desk.settings.put(OWN_DECKS["german"], str(tmp_path / "gone"))
    (message,) = asked(make_window())
    assert message.accessibleName().endswith(
        "The deck folder is gone. The built-in cards are used."
    )


@pytest.mark.parametrize(("size", "factor"), [("100", 1.0), ("150", 1.5), ("200", 2.0)])
def test_text_is_as_large_as_is_wanted(
    window: MainWindow, desk: Desk, size: str, factor: float
) -> None:
    window.resize(1280, 800)
    before = desk.look.scale / desk.look.type_scale
    desk.settings.put(TEXT_SIZE, size)
    assert desk.look.scale == before * factor


def test_in_a_small_window_text_is_as_large_as_there_is_room_for(
    window: MainWindow, desk: Desk
) -> None:
    desk.settings.put(TEXT_SIZE, "200")
    scales = []
    for size in ((800, 600), (1024, 640), (1280, 800)):
        window.resize(*size)
        scales.append(desk.look.scale)
    assert scales == [1.25, 1.6, 2.0]
