"""What the preferences say of a table is done at once on a table that is being played at."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.rules import Play
from cardtable.look.theme import GROUNDS
from cardtable.storage import declared
from cardtable.storage.declared import CLOTH, COLOURS, OWN_DECKS
from cardtable.table.scene import TableScene
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.dress.appearance import CLOTHS
from cardtable.windows.main import MainWindow
from cardtable.windows.play.page import TablePage
from tests.table.test_own_deck import make

GAMES = {
    "french": Sitting("spades", "spades300"),
    "german": Sitting("schnapsen", "schnapsen"),
    "swiss": Sitting("jass", "schieber"),
}
every_deck = pytest.mark.parametrize("deck", GAMES)


@pytest.fixture
def page(qtbot: QtBot, table_window: MainWindow, deck: str) -> TablePage:
    table_window.resize(1280, 800)
    table_window.open_game(GAMES[deck])
    page = table_window.page
    assert isinstance(page, TablePage)
    controller, table = page.controller, page.table
    qtbot.waitUntil(lambda: controller.match.turn == 0 and table.is_settled())
    return page


def scene_of(page: TablePage) -> TableScene:
    scene = page.table.scene()
    assert isinstance(scene, TableScene)
    return scene


def hand(page: TablePage) -> tuple[object, ...]:
    tabletop = scene_of(page).tabletop
    return () if tabletop is None else tabletop.hand


@every_deck
def test_the_colours_change_on_the_table(page: TablePage, desk: Desk, deck: str) -> None:
    desk.settings.put(COLOURS[deck], "safe")
    desk.settings.put(declared.LARGE_INDEX, True)
    assert page.table.art.facts.dress.set == "four-large"


@every_deck
def test_left_handers_have_the_panel_on_the_left(page: TablePage, desk: Desk, deck: str) -> None:
    before = page.table.widen_panel(284)
    desk.settings.put(declared.LEFT_HANDED, True)
    after = page.table.widen_panel(284)
    assert after.center().x() < page.width() / 2 < before.center().x()


@every_deck
def test_every_cloth_can_lie_on_every_table(page: TablePage, desk: Desk, deck: str) -> None:
    own = desk.look.ground
    for cloth in CLOTH.choices:
        desk.settings.put(CLOTH, cloth)
        assert desk.look.ground == CLOTHS.get(cloth, own)
        assert not page.grab().isNull()
    assert set(CLOTHS.values()) == set(GROUNDS)


@every_deck
def test_cards_are_as_large_as_is_wanted(page: TablePage, desk: Desk, deck: str) -> None:
    widths = []
    for size in (80, 100, 130):
        desk.settings.put(declared.CARD_SIZE, size)
        widths.append(page.table._geometry.hand_width)
    assert widths == sorted(set(widths))


@pytest.mark.parametrize("deck", ["german", "swiss"])
def test_the_hand_is_sorted_anew(page: TablePage, desk: Desk, deck: str) -> None:
    usual = hand(page)
    seen = {usual}
    for order in declared.SORT.choices:
        desk.settings.put(declared.SORT, order)
        assert sorted(map(str, hand(page))) == sorted(map(str, usual))
        seen.add(hand(page))
    desk.settings.put(declared.SORT, "suit")
    desk.settings.put(declared.SORT_RISING, True)
    seen.add(hand(page))
    assert len(seen) > 2


@every_deck
def test_a_change_while_cards_fly_lets_them_arrive(
    qtbot: QtBot, page: TablePage, desk: Desk, deck: str
) -> None:
    desk.settings.put(declared.ANIMATION, "slow")
    steps = len(page.controller.match.steps)
    page._choose(page.controller.rules.legal(page.controller.match.state)[-1])
    assert len(page.controller.match.steps) > steps
    for setting, value in ((COLOURS[deck], "safe"), (CLOTH, "linen")):
        desk.settings.put(setting, value)
    desk.settings.put(declared.LEFT_HANDED, True)
    desk.settings.put(declared.CARD_SIZE, 120)
    desk.settings.put(declared.ANIMATION, "off")
    qtbot.waitUntil(page.table.is_settled)
    assert page.table.art.facts.dress.colours == "four"


@pytest.mark.parametrize("deck", ["swiss"])
def test_a_deck_of_ones_own_is_laid_on_the_table(
    page: TablePage, desk: Desk, deck: str, tmp_path: Path
) -> None:
    ratio = page.table.art.facts.ratio
    desk.settings.put(OWN_DECKS[deck], str(make(tmp_path / "own", height=120)))
    assert page.table.art.facts.ratio == 1.2
    assert page.table._geometry.card_ratio == 1.2
    desk.settings.put(OWN_DECKS[deck], "")
    assert page.table._geometry.card_ratio == ratio


@pytest.mark.parametrize("deck", ["german"])
def test_with_reduced_motion_sheets_and_cards_stand_still(
    page: TablePage, desk: Desk, deck: str
) -> None:
    desk.settings.put(declared.ANIMATION, "normal")
    assert desk.look.milliseconds(180) == 180
    desk.settings.put(declared.REDUCED_MOTION, True)
    assert desk.look.milliseconds(180) == 0
    assert scene_of(page).reduced


@pytest.mark.parametrize("deck", ["german"])
def test_a_trick_waits_for_a_click(qtbot: QtBot, page: TablePage, desk: Desk, deck: str) -> None:
    desk.settings.put(declared.TRICK_WAITS, True)
    scene = scene_of(page)
    legal = page.controller.rules.legal(page.controller.match.state)
    page._choose(next(each for each in legal if isinstance(each, Play)))
    qtbot.waitUntil(scene.is_waiting)
    assert not page.table.is_settled()
    QTest.mouseClick(
        page.table.viewport(), Qt.MouseButton.LeftButton, pos=page.table.rect().center()
    )
    qtbot.waitUntil(lambda: not scene.is_waiting())
