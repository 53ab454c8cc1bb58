"""The window is moved, resized, or the desktop changes, while a match is played."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.rules import Play
from cardtable.look.metrics import BAR
from cardtable.storage.declared import ANIMATION, AUTO_PLAY_ONE, TEXT_SIZE
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print
from cardtable.table.places import picture
from cardtable.table.view import TableView
from cardtable.windows.common.desk import Desk
from cardtable.windows.common.page_bar import PageBar
from cardtable.windows.dress import appearance
from cardtable.windows.dress.appearance import Appearance
from cardtable.windows.main import MainWindow
from cardtable.windows.pages import make_page
from cardtable.windows.play.page import TablePage
from tests.windows.moments import MOMENTS, opened, scene_of


@pytest.fixture
def window(desk: Desk) -> Iterator[MainWindow]:
    desk.settings.put(AUTO_PLAY_ONE, False)
    window = MainWindow(desk, make_page)
    window.resize(1280, 800)
    window.show()
    yield window
    window.close()


def lies_as_it_shall(page: TablePage) -> bool:
    """Whether every card lies where a table of this size has it."""
    scene, table = scene_of(page), page.table
    assert scene.tabletop is not None
    wanted = picture(scene.tabletop, table._geometry)
    return all(scene.cards[card].lie == lie for card, lie in wanted.items())


@pytest.mark.parametrize("name", ["spades play", "schnapsen lead", "jass lead"])
def test_a_window_may_be_resized_while_a_card_is_flying(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    page = opened(window, MOMENTS[name], monkeypatch.setattr)
    controller = page.controller
    window.desk.settings.put(ANIMATION, "slow")
    legal = controller.rules.legal(controller.match.state)
    played = next(each for each in legal if isinstance(each, Play))
    controller.choose(played)
    assert scene_of(page).is_moving()
    for size in ((800, 600), (2560, 720), (900, 1600), (1280, 800)):
        window.resize(*size)
        QApplication.processEvents()
        assert lies_as_it_shall(page), size
    trick = scene_of(page).cards[played.card].lie
    assert trick.face_up
    assert trick.y < page.table._geometry.hand_top, "the card that flew has arrived"


def test_the_bar_is_as_high_as_its_type(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(window, MOMENTS["spades play"], monkeypatch.setattr)
    window.desk.settings.put(TEXT_SIZE, "200")
    for size in ((1280, 800), (800, 600), (1024, 640)):
        window.resize(*size)
        QApplication.processEvents()
        assert page.findChildren(PageBar)[0].height() == window.look.px(BAR), size


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> dict[DeckArt, set[int]]:
    """The widths of pictures that were asked for, by the art that was asked."""
    asked: dict[DeckArt, set[int]] = {}
    really = DeckArt.want

    def want(self: DeckArt, prints: tuple[Print, ...]) -> None:
        prints = tuple(prints)
        asked[self] = {each.width for each in prints}
        really(self, prints)

    monkeypatch.setattr(DeckArt, "want", want)
    return asked


def test_on_a_screen_with_other_pixels_all_is_drawn_anew(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, wanted: dict[DeckArt, set[int]]
) -> None:
    page = opened(window, MOMENTS["jass lead"], monkeypatch.setattr)
    coarse = set(wanted[page.table.art])
    for kind in (MainWindow, TableView):
        monkeypatch.setattr(kind, "devicePixelRatioF", lambda self: 1.5)
    QApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    fine = wanted[page.table.art]
    hand = page.table._geometry.hand_width
    assert round(hand) in coarse
    assert round(hand * 1.5) in fine
    assert {item.ratio for item in scene_of(page).cards.values()} == {1.5}


def test_the_cards_of_the_start_page_too(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, wanted: dict[DeckArt, set[int]]
) -> None:
    tile = window.start.tiles[0]
    tile.want_pictures()
    coarse = max(wanted[tile.art])
    monkeypatch.setattr(MainWindow, "devicePixelRatioF", lambda self: 2.0)
    monkeypatch.setattr(type(tile), "devicePixelRatio", lambda self: 2.0)
    QApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert max(wanted[tile.art]) == pytest.approx(2 * coarse, abs=1)


def test_text_follows_the_desktop_while_the_program_runs(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    followers = qapp.findChildren(Appearance)
    follower = next(each for each in followers if each.look is window.look)
    window.desktop_changed.connect(follower.follow)
    page = opened(window, MOMENTS["spades play"], monkeypatch.setattr)
    before = window.look.scale
    monkeypatch.setattr(appearance, "system_type_scale", lambda: 1.5)
    with qtbot.waitSignal(window.look.changed):
        QApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))
    assert window.look.scale == pytest.approx(before * 1.5)
    assert page.table._geometry.scale == pytest.approx(before * 1.5)
    assert QApplication.font().pixelSize() == round(16 * before * 1.5)
