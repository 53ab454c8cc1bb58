"""The buttons between trick and hand: choices that are no cards. Refused ones say why."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.look.buttons import SHADOW_ROOM, Button
from cardtable.look.canvas import Canvas
from cardtable.look.group import Group
from cardtable.look.parts_choice import ChoiceFace, paint_choice
from cardtable.look.parts_controls import ButtonState
from cardtable.look.present import Look
from cardtable.table.choice_places import choice_boxes
from cardtable.table.geometry import Geometry
from cardtable.table.places import LIFT
from cardtable.table.texts import actions_zone
from cardtable.tabletop.asking import Action

_STOCK_ROOM = 90
"""What is written under the stock reaches so far to each side."""
_GAP = 10 - 2 * SHADOW_ROOM  # between two buttons, in design pixels


class ActionButton(Button):
    """One choice. A refused one is quiet but can be asked why."""

    def __init__(self, look: Look, action: Action, parent: QWidget) -> None:
        super().__init__(look, icon=action.icon or None, parent=parent)
        self.action = action
        self.setText(action.caption)
        self.setAccessibleName(action.caption)
        self.setAccessibleDescription(action.why_not or action.detail)

    @property
    def state(self) -> ButtonState:
        """As of any button; a refused one looks like one that is off."""
        return ButtonState.OFF if self.action.why_not else super().state


class ChoiceButton(ActionButton):
    """One of several choices of equal looks that say what follows from them."""

    choice = ChoiceFace("")
    """What stands on it now."""

    def show_choice(self, face: ChoiceFace) -> None:
        """Let this stand on it; what follows from the choice is told in any case."""
        self.choice = face
        self.setToolTip("" if face.detail else self.action.detail)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button inside the room for its shadow."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        room = self._look.px(SHADOW_ROOM)
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_choice(canvas, box, self.choice, self.state)


class ActionLine(Group):
    """All choices of the moment in a row."""

    chosen = Signal(object)
    """This Action was pressed, and is allowed."""
    refused = Signal(object)
    """This ActionButton was pressed, and is not."""
    hovered = Signal(object)
    """The pointer is over this ActionButton, or over none."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.buttons: list[ActionButton] = []
        self._tells = False
        self.hide()

    def show_actions(
        self, actions: tuple[Action, ...], geometry: Geometry, box: QRectF | None = None
    ) -> None:
        """Offer these choices, or none; in this box, if there is a question over them."""
        if tuple(button.action for button in self.buttons) != actions:
            for button in self.buttons:
                button.hide()
                button.deleteLater()
            self._tells = any(action.detail for action in actions)
            self.buttons = [self._button(action) for action in actions]
        self.setAccessibleName(actions_zone())
        if box is None:
            self._lay(geometry)
        else:
            self._lay_choices(geometry, box)
        self.setVisible(bool(actions))

    def press(self, key: str) -> bool:
        """Press the button with this fixed key; whether there is one."""
        for button in self.buttons:
            if self.isVisible() and button.action.key == key:
                self._pressed(button)
                return True
        return False

    def _button(self, action: Action) -> ActionButton:
        kind = ChoiceButton if self._tells else ActionButton
        button = kind(self._look, action, self)
        button.clicked.connect(lambda: self._pressed(button))
        button.installEventFilter(self)
        button.show()
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the pointer over a refused button."""
        if isinstance(watched, ActionButton) and watched.action.why_not:
            if event.type() is QEvent.Type.Enter:
                self.hovered.emit(watched)
            elif event.type() is QEvent.Type.Leave:
                self.hovered.emit(None)
        return super().eventFilter(watched, event)

    def _pressed(self, button: ActionButton) -> None:
        if button.action.why_not:
            self.refused.emit(button)
        else:
            self.chosen.emit(button.action)

    def _lay_choices(self, geometry: Geometry, box: QRectF) -> None:
        faces = [
            ChoiceFace(each.text(), each.action.detail, each.action.icon) for each in self.buttons
        ]
        placed = choice_boxes(faces, box, geometry)
        room = geometry.px(SHADOW_ROOM)
        whole = QRectF()
        for each, _ in placed:
            whole = whole.united(each.adjusted(-room, -room, room, room))
        self.setGeometry(whole.toAlignedRect())
        origin = self.geometry().topLeft()
        for button, (each, face) in zip(self.buttons, placed, strict=True):
            if isinstance(button, ChoiceButton):
                button.show_choice(face)
            inside = each.translated(-origin.x(), -origin.y())
            button.setGeometry(inside.adjusted(-room, -room, room, room).toRect())

    def _lay(self, geometry: Geometry) -> None:
        sizes = [button.sizeHint() for button in self.buttons]
        gap = geometry.px(_GAP)
        widest = geometry.table.width() - geometry.px(40)
        rows = [[size] for size in sizes] if geometry.aside else _rows(sizes, gap, widest)
        high = max((size.height() for size in sizes), default=0)
        step = high + round(gap)
        wide = max((_row_width(row, gap) for row in rows), default=0)
        whole = QSize(wide, step * (len(rows) - 1) + high)
        self.setGeometry(QRect(_corner(whole, geometry), whole))
        number = 0
        for index, row in enumerate(rows):
            x = (whole.width() - _row_width(row, gap)) / 2
            for size in row:
                self.buttons[number].setGeometry(QRect(round(x), index * step, size.width(), high))
                x += size.width() + gap
                number += 1


def _corner(whole: QSize, geometry: Geometry) -> QPoint:
    """The upper left corner of all buttons: over the hand, or beside the trick."""
    table = geometry.table
    if geometry.aside:
        left = table.right() - geometry.px(16) - whole.width()
        if geometry.mirror:
            left = table.x() + geometry.px(16)
        bottom = geometry.hand_top - geometry.hand_width * LIFT + geometry.px(SHADOW_ROOM - 2)
        return QPoint(round(left), round(bottom - whole.height()))
    top = geometry.action_bottom + geometry.px(SHADOW_ROOM) - whole.height()
    return QPoint(round(_left_beside_stock(whole.width(), geometry)), round(top))


def _left_beside_stock(width: int, geometry: Geometry) -> float:
    """In the middle, but not over what is written under the stock, as far as there is room."""
    table, room = geometry.table, geometry.px(_STOCK_ROOM)
    left = table.center().x() - width / 2
    if geometry.mirror:
        least = table.x() + geometry.px(20)
        return max(least, min(left, geometry.stock.x() - room - width))
    most = table.right() - geometry.px(20) - width
    return min(most, max(left, geometry.stock.x() + room))


def _rows(sizes: list[QSize], gap: float, widest: float) -> list[list[QSize]]:
    """The buttons in as few rows as the width allows."""
    rows: list[list[QSize]] = []
    for size in sizes:
        if rows and _row_width([*rows[-1], size], gap) <= widest:
            rows[-1].append(size)
        else:
            rows.append([size])
    return rows


def _row_width(row: list[QSize], gap: float) -> int:
    return round(sum(size.width() for size in row) + gap * (len(row) - 1))
