"""A lesson in the window: from its first card to its end, without a trace in the history."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import card
from cardtable.engine.rules import Choice, Play
from cardtable.games import game_ids, part
from cardtable.languages import LANGUAGES
from cardtable.storage.declared import COLOURS, DRAW_PACE, LANGUAGE, LAST_PRESET, PACE
from cardtable.storage.history import History
from cardtable.table.prompting import PromptCard
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.common.page_bar import PageBar
from cardtable.windows.lessons import page as lesson_page
from cardtable.windows.lessons.page import LessonPage
from cardtable.windows.lessons.sheet import LessonsSheet, one_of_each
from cardtable.windows.main import MainWindow
from cardtable.windows.pages import make_page
from tests.games.lessons import moments
from tests.windows.conftest import MakeWindow, Opened
from tests.windows.matches import unfinished

every_game = pytest.mark.parametrize("game", game_ids())
Open = Callable[..., LessonPage]


@pytest.fixture
def begin(qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Open:
    """A lesson on the table of a window."""
    for pace in (PACE, DRAW_PACE):
        desk.settings.put(pace, 0)
    monkeypatch.setattr(lesson_page, "RESTS", 0)

    def begin(game: str, size: tuple[int, int] = (1024, 640)) -> LessonPage:
        window = MainWindow(desk, make_page)
        qtbot.addWidget(window, before_close_func=lambda widget: None)
        window.resize(*size)
        window.show()
        window.activateWindow()
        window.open_game(Sitting(game, preset_of(game), lesson=True))
        page = window.page
        assert isinstance(page, LessonPage)
        page.table.set_rests(0.0)
        wait_for_card(qtbot, page)
        return page

    return begin


def preset_of(game: str) -> str:
    return next(offer.preset for offer in one_of_each() if offer.game == game)


def paper(page: LessonPage) -> PromptCard:
    return page.prompting.card


def wait_for_card(qtbot: QtBot, page: LessonPage) -> None:
    """Until the card that is due stands on the table."""
    place = page.course.place + 1
    qtbot.waitUntil(lambda: paper(page).isVisible() and said(page).place == place, timeout=20_000)


def said(page: LessonPage) -> Any:
    return paper(page).said


def press(page: LessonPage, key: Qt.Key) -> None:
    handle = page.window().windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)


def make(page: LessonPage, choice: Choice) -> None:
    """What a click on card, button, chip or tile comes to."""
    page.table.choice_made.emit(choice)


def step(qtbot: QtBot, page: LessonPage) -> None:
    """Do what the card asks for, and wait for the next one."""
    asked = said(page).choice
    if asked is None:
        QTest.mouseClick(paper(page).button, Qt.MouseButton.LeftButton)
    else:
        make(page, asked)
    if page.course.prompt is not None:
        wait_for_card(qtbot, page)


def window_of(page: LessonPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


@every_game
def test_a_lesson_goes_to_its_end_and_leaves_no_trace(
    qtbot: QtBot, begin: Open, desk: Desk, history: History, game: str
) -> None:
    page = begin(game)
    for _ in page.course.lesson.prompts:
        step(qtbot, page)
    qtbot.waitUntil(lambda: page.end is not None, timeout=20_000)
    assert page.end is not None
    assert page.course.lesson.praise in page.end.accessibleName()
    desk.notebook.flush()
    assert history.unfinished() == ()
    assert history.rows("SELECT * FROM matches") == []
    assert desk.settings.get(LAST_PRESET) == ""


@every_game
def test_another_move_is_remarked_on_and_may_be_made_anew(
    qtbot: QtBot, begin: Open, game: str
) -> None:
    page = begin(game)
    if said(page).choice is None:
        step(qtbot, page)
    match, wanted = page.controller.match, said(page).choice
    other = next(each for each in match.rules.legal(match.state) if each != wanted)
    make(page, other)
    qtbot.waitUntil(lambda: bool(said(page).remark))
    assert page.course.lesson.prompts[said(page).place - 1].otherwise in said(page).remark
    assert match.steps == []
    make(page, wanted)
    assert match.steps[0].event == wanted


def test_a_move_made_before_the_card_was_read_counts(qtbot: QtBot, begin: Open) -> None:
    page = begin("schnapsen")
    assert said(page).choice is None
    wanted = page.course.lesson.prompts[1].choice
    assert wanted is not None
    make(page, wanted)
    assert page.controller.match.steps[0].event == wanted
    wait_for_card(qtbot, page)
    assert said(page).place == 3


def test_the_keyboard_reads_plays_and_leaves(qtbot: QtBot, begin: Open) -> None:
    page = begin("jass")
    assert page.window().focusWidget() is paper(page).button
    qtbot.wait(320)  # a key that comes at once was not meant for the card
    press(page, Qt.Key.Key_Return)
    wait_for_card(qtbot, page)
    for key in (Qt.Key.Key_3, Qt.Key.Key_Return):
        press(page, key)
    wait_for_card(qtbot, page)
    assert said(page).choice == Play(card("SJ"))
    window = window_of(page)
    press(page, Qt.Key.Key_Escape)
    assert window.page is None


def test_a_refused_card_still_says_why_not(qtbot: QtBot, begin: Open) -> None:
    page = begin("spades")
    while said(page).choice != Play(card("HA")):
        step(qtbot, page)
    asked: list[str] = []
    page.table.why_not_asked.connect(asked.append)
    press(page, Qt.Key.Key_Home)  # a spade, though hearts are led
    press(page, Qt.Key.Key_Return)
    assert len(asked) == 1
    assert not said(page).remark


def test_a_move_is_taken_back_to_its_own_card(qtbot: QtBot, begin: Open) -> None:
    page = begin("schnapsen")
    for _ in range(3):
        step(qtbot, page)
    assert said(page).place == 4
    page.menu_actions()[0].action.trigger()
    assert said(page).place == 3
    assert len(page.controller.match.choices) == 1
    step(qtbot, page)
    assert said(page).place == 4


def test_another_language_says_the_same_card(qtbot: QtBot, begin: Open, desk: Desk) -> None:
    page = begin("spades")
    step(qtbot, page)
    english = said(page).text
    desk.settings.put(LANGUAGE, "hu")
    qtbot.waitUntil(lambda: said(page).text != english)
    assert said(page).place == 2
    assert paper(page).isVisible()


def test_other_colours_reach_the_bar_of_a_lesson_too(begin: Open, desk: Desk) -> None:
    page = begin("spades")
    (bar,) = page.findChildren(PageBar)
    plain_signs = bar.signs
    desk.settings.put(COLOURS["french"], "safe")
    assert bar.signs != plain_signs


@every_game
def test_every_card_stands_on_the_table_in_every_language(
    qtbot: QtBot, begin: Open, desk: Desk, game: str
) -> None:
    page = begin(game, (800, 600))
    for language in LANGUAGES:
        desk.settings.put(LANGUAGE, language)
        for place, (_, match) in enumerate(moments(game)):
            page.controller.match = match
            page.course.place, page.course.strayed = place, True  # its longest form
            if page.course.prompt is not None:
                page.table.show_at_once(page.controller.tabletop(match.state))
                assert said(page).place == place + 1
                assert stands_on(page), f"{place + 1} in {language}"


def stands_on(page: LessonPage) -> bool:
    """Whether the card lies wholly on the table."""
    place = paper(page).place
    return place is not None and QRectF(page.table.viewport().rect()).contains(place.box)


# ---------------------------------------------------------------------------------- ways to it
def test_the_end_offers_a_match_once_more_or_the_start_page(qtbot: QtBot, begin: Open) -> None:
    page = begin("schnapsen")
    window = window_of(page)
    page.course.place = len(page.course.lesson.prompts)
    page.table.settled.emit()
    qtbot.waitUntil(lambda: page.end is not None)
    assert page.end is not None
    page.end.again.click()
    again = window.page
    assert isinstance(again, LessonPage) and again is not page
    wait_for_card(qtbot, again)
    again.course.place = len(again.course.lesson.prompts)
    again.table.settled.emit()
    qtbot.waitUntil(lambda: again.end is not None)
    assert again.end is not None
    again.end.match.click()
    assert window.sitting == Sitting("schnapsen", "schnapsen")
    window.to_start()
    window.desk.mind.close()  # the match may have begun to think


def test_the_start_page_lets_one_choose_the_game(window: MainWindow, opened: Opened) -> None:
    window.fulfil(Wish.LESSON)
    (sheet,) = window.findChildren(LessonsSheet)
    games = [offer.game for offer in sheet.games.offers]
    assert sorted(games) == game_ids()
    sheet.games.buttons[games.index("jass")].click()
    assert opened == [Sitting("jass", "schieber", lesson=True)]


def test_at_a_table_it_is_the_lesson_of_that_game(
    make_window: MakeWindow, history: History, opened: Opened
) -> None:
    match = unfinished(history)
    window = make_window()
    window.open_game(Sitting("schnapsen", "schnapsen", match))
    window.fulfil(Wish.LESSON)
    assert opened[-1] == Sitting("schnapsen", "schnapsen", lesson=True)
    assert [entry.match for entry in history.unfinished()] == [match], "nothing is lost by it"


@every_game
def test_every_game_has_a_lesson_for_its_first_rules(game: str) -> None:
    presets = part(game, "model").PRESETS
    assert preset_of(game) == next(iter(presets))
