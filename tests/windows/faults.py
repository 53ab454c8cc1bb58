"""What a window must never show: words without room, own cards whose index is covered."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from cardtable.look import canvas
from cardtable.look.buttons import SHADOW_ROOM, Button
from cardtable.look.controls import DropDown
from cardtable.look.fonts import fitted
from cardtable.table.card_item import CardItem
from cardtable.table.chips import ROOM, ChipButton
from cardtable.table.deck import card_box
from cardtable.table.painted import Painted
from cardtable.table.panel import PanelWidget
from cardtable.table.panel_strip import PanelStrip
from cardtable.table.scene import TableScene
from cardtable.table.tiles import TileButton
from cardtable.table.view import TableView

INDEX_WIDE, INDEX_TALL = 0.17, 0.16
"""The corner of a card with letter and sign, by the width and the height of the card."""
AIR = 0.5
"""Round the words of a button, by the height of a line."""
TOUCH = 1.5
"""Pixels by which two things may lie over one another: their edges."""
TILE_ROOM, PANEL_ROOM = 20, 16
BUTTONS = (Button, ChipButton, TileButton)


@pytest.fixture
def elided(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The painted texts that did not find room."""
    found: list[str] = []

    def noting(text: str, used: QFont, width: float) -> tuple[str, QFont]:
        short, smaller = fitted(text, used, width)
        if short != text:
            found.append(text)
        return short, smaller

    monkeypatch.setattr(canvas, "fitted", noting)
    return found


def cut_widgets(window: QWidget) -> list[str]:
    """The words of ready-made widgets that do not find room."""
    cut = []
    for label in window.findChildren(QLabel):
        if not label.isVisible() or not label.text():
            continue
        needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
        wide = label.fontMetrics().horizontalAdvance(max(label.text().split(), key=len))
        if needed > label.height() or wide > label.width():
            cut.append(label.text())
    for box in window.findChildren(DropDown):
        if box.isVisible() and box.fontMetrics().horizontalAdvance(box.currentText()) > (
            box.width() - 50
        ):
            cut.append(box.currentText())
    for area in window.findChildren(QScrollArea):
        page = area.widget()
        if area.isVisible() and page is not None and page.width() > area.viewport().width():
            cut.append(f"a page of {page.width()} px in {area.viewport().width()}")
    for button in window.findChildren(Button):
        air = 2 * round(AIR * button.fontMetrics().height())  # words may take of it what they need
        if button.isVisible() and button.width() < button.sizeHint().width() - air:
            cut.append(button.text())
    return cut


def hidden_indices(table: TableView) -> list[str]:
    """Cards of the own hand whose index is not free, with what covers it."""
    found, widgets, things = [], _widgets(table), _things(table)
    for item in _hand(table):
        corner = index_of(item)
        if not QRectF(table.viewport().rect()).contains(corner):
            found.append(f"the index of {item.card} is out of sight")
        covering = [name for name, box in widgets if box.intersects(corner)]
        covering += [
            _name(other)
            for other in things
            if other.zValue() > item.zValue() and _covers(other, corner, item)
        ]
        found += [f"the index of {item.card} is under {name}" for name in covering]
    return found


def overlaps(table: TableView) -> list[str]:
    """Things with words on the table that lie over one another, or reach out of sight."""
    things = [*_widgets(table)]
    things += [(_name(each), _box(each)) for each in _things(table) if isinstance(each, Painted)]
    seen = QRectF(table.viewport().rect()).adjusted(-1, -1, 1, 1)
    found = [f"{name} is out of sight" for name, box in things if not seen.contains(box)]
    words = [each for each in things if each[0] != "place_item"]  # that one is empty
    for (one, first), (two, second) in combinations(words, 2):
        common = first.intersected(second)
        if min(common.width(), common.height()) > TOUCH:
            found.append(f"{one} over {two}")
    return found


def is_sharp(item: CardItem) -> bool:
    """Whether the picture of the card has as many pixels as the screen shows of it."""
    element = item.art.face(item.card) if item.lie.face_up else item.art.back
    wanted = round(item.lie.width * item.ratio)
    return item.art.pixmap(element, wanted).width() == wanted


def index_of(item: CardItem) -> QRectF:
    """Where the index of a card is, in the view."""
    width, tall = item.lie.width, item.lie.width * item.art.facts.ratio
    corner = QPointF(-width / 2, -tall / 2 - item.lie.lift)
    size = QPointF(width * INDEX_WIDE, tall * INDEX_TALL)
    return item.mapRectToScene(QRectF(corner, corner + size))


def _covers(other: CardItem | Painted, corner: QRectF, item: CardItem) -> bool:
    """Whether it lies over the corner; cards are turned, so that the boxes round them say more."""
    if isinstance(other, Painted):
        return "brace" not in _name(other) and _box(other).intersects(corner)
    if other.lie.width < 1:
        return False
    inside = other.mapFromScene(item.mapToScene(_index_edge(item)))
    return card_box(other.lie.width, other.art.facts.ratio).contains(inside)


def _index_edge(item: CardItem) -> QPointF:
    """The right edge of the index, in the card."""
    width, tall = item.lie.width, item.lie.width * item.art.facts.ratio
    return QPointF(width * (INDEX_WIDE - 0.5), tall * (INDEX_TALL / 2 - 0.5) - item.lie.lift)


def _hand(table: TableView) -> list[CardItem]:
    scene = _scene(table)
    assert scene.tabletop is not None
    return [scene.cards[card] for card in scene.tabletop.hand]


def _things(table: TableView) -> list[CardItem | Painted]:
    shown = (CardItem, Painted)
    return [each for each in _scene(table).items() if isinstance(each, shown) and each.isVisible()]


def _scene(table: TableView) -> TableScene:
    scene = table.scene()
    assert isinstance(scene, TableScene)
    return scene


def _widgets(table: TableView) -> list[tuple[str, QRectF]]:
    """What stands on the table as a widget, without the unseen buttons of the keyboard."""
    found = []
    for widget in table.viewport().findChildren(QWidget):
        if isinstance(widget, (*BUTTONS, PanelStrip, PanelWidget)) and widget.isVisible():
            corner = widget.mapTo(table.viewport(), QPoint(0, 0))
            box = QRectF(QRect(corner, widget.size()))
            inner = table.look.px(_margin(widget))
            name = f"{type(widget).__name__} {widget.accessibleName()}"
            found.append((name, box.adjusted(inner, inner, -inner, -inner)))
    return found


def _margin(widget: QWidget) -> float:
    """The room that it keeps for its shadow, in design pixels."""
    if isinstance(widget, ChipButton):
        return ROOM
    if isinstance(widget, TileButton | PanelWidget):
        return PANEL_ROOM if isinstance(widget, PanelWidget) else TILE_ROOM
    return SHADOW_ROOM if isinstance(widget, Button) else 0


def _box(item: CardItem | Painted) -> QRectF:
    if isinstance(item, Painted):
        return item.mapRectToScene(item.box)
    return item.mapRectToScene(card_box(item.lie.width, item.art.facts.ratio))


def _name(item: CardItem | Painted) -> str:
    return item.what if isinstance(item, Painted) else f"card {item.card}"
