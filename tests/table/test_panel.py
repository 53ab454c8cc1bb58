"""The side panel, the strip of a small window, and where things stand with large type."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import Card, card
from cardtable.engine.rules import Play
from cardtable.look.buttons import SHADOW_ROOM
from cardtable.look.sheet import SheetDialog
from cardtable.table.deck import card_box
from cardtable.table.view import TableView
from tests.table.seen import action_buttons, lie, panel, strip
from tests.table.typed import match, on_lead, table


def test_the_panel_is_told_to_a_screen_reader(view: TableView) -> None:
    top = table(on_lead())
    view.show_at_once(top)
    told = panel(view).accessibleDescription()
    for name in ("Anna", "Ruth", top.panel.title):
        assert name in told


def test_the_last_trick_is_told_when_there_is_one(view: TableView) -> None:
    played = match(on_lead())
    played.play(Play(card("CT")))
    played.play(Play(card("CA")))
    view.show_at_once(table(played.state))
    assert "+21" in panel(view).accessibleDescription()


def test_a_small_window_opens_the_panel_as_a_sheet(qtbot: QtBot, view: TableView) -> None:
    view.resize(1024, 592)
    view.show_at_once(table(on_lead()))
    qtbot.waitUntil(strip(view).isVisible)
    QTest.mouseClick(strip(view), Qt.MouseButton.LeftButton)
    sheets = view.window().findChildren(SheetDialog)
    assert [sheet.isVisible() for sheet in sheets] == [True]
    QTest.keyClick(sheets[0], Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not any(sheet.isVisible() for sheet in sheets))


def paper(view: TableView, wanted: Card) -> QRect:
    """The rectangle that a card fills, its turn left out, in view pixels."""
    here = lie(view, wanted)
    box = card_box(here.width, view.art.facts.ratio)
    return box.translated(here.x, here.y - here.lift).toRect()


def boxes(view: TableView) -> dict[str, QRect]:
    """Where the buttons and the own cards stand, in view pixels."""
    found = {str(each): paper(view, each) for each in table(on_lead()).hand}
    for button in action_buttons(view):
        found[button.text()] = QRect(button.mapTo(view, QPoint(0, 0)), button.size())
    return found


def test_buttons_never_cover_the_hand(view: TableView) -> None:
    for width, height, factor in ((800, 552, 1.0), (1024, 592, 1.0), (1280, 704, 2.0)):
        view.look.wear(type_scale=factor)
        view.look.wear(scale=factor)
        view.resize(width, height)
        view.show_at_once(table(on_lead()))
        found = boxes(view)
        cards = [box for name, box in found.items() if len(name) == 2]
        for button in action_buttons(view):
            room = view.look.px(SHADOW_ROOM)
            box = found[button.text()].adjusted(room, room, -room, -room)
            assert view.rect().contains(box), (width, button.text())
            assert not any(box.intersects(each) for each in cards), (width, button.text())


def test_no_part_stands_outside_the_view(view: TableView) -> None:
    for width, height in ((800, 552), (1180, 680), (2560, 1373)):
        view.resize(width, height)
        view.show_at_once(table(on_lead()))
        for each in (panel(view), strip(view)):
            assert not each.isVisible() or view.rect().adjusted(-20, -20, 20, 20).contains(
                each.geometry()
            )
        assert all(view.rect().contains(box) for box in boxes(view).values())
