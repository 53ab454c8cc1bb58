"""Chips: one of a row of figures is chosen, its worth is read, then it is confirmed."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from cardtable.look.buttons import SHADOW_ROOM, Button, hand_state, make_pressable
from cardtable.look.canvas import Canvas
from cardtable.look.focus_ring import RING_INSET
from cardtable.look.group import Group
from cardtable.look.parts_choice import Worth, paint_chip, paint_worth, paint_worth_ground
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.table.chip_places import ChipPlaces
from cardtable.tabletop.asking import Chip

TYPED_MS: Final = 600
"""A second digit within this time belongs to the first."""
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
WALK: Final = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
ROOM: Final = 5
"""Round a chip, for its shadow, in design pixels."""


class ChipButton(QAbstractButton):
    """One figure of the row."""

    confirmed = Signal()
    """It was chosen already, and is meant."""
    walked = Signal(object)
    """From here this key shall lead to another chip."""

    def __init__(self, look: Look, chip: Chip, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self.chip, self._detailed = look, chip, True
        self.setCheckable(True)
        self.setAutoExclusive(True)  # so a screen reader knows that it is one of several
        make_pressable(self, look, 12)
        self.setProperty(RING_INSET, ROOM)
        self.setAccessibleName(chip.spoken)
        self.setAccessibleDescription(chip.gain_note if chip.loss_note else "")

    def lay(self, box: QRectF, *, detailed: bool) -> None:
        """Stand in this box; the small words only if there is room for them."""
        room = self._look.px(ROOM)
        self._detailed = detailed
        self.setGeometry(box.toRect().adjusted(-room, -room, room, room))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTER, Qt.Key.Key_Space) and not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
        ):
            if event.isAutoRepeat():
                return
            if self.isChecked():
                self.confirmed.emit()
            else:
                self.click()
        elif event.key() in WALK:
            self.walked.emit(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if self.isChecked():
            self.confirmed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        room = self._look.px(ROOM)
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        chip = self.chip
        detail = chip.detail if self._detailed else ""
        state = hand_state(self)
        paint_chip(canvas, box, chip.caption, state, chosen=self.isChecked(), detail=detail)


class Chips(Group):
    """The row of chips, the bar that says what the chosen one is worth, the golden button."""

    confirmed = Signal(object)
    """This Chip was chosen and confirmed."""
    chosen = Signal(object)
    """This Chip is chosen now, not yet confirmed."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.buttons: list[ChipButton] = []
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(self._toggle)
        self.confirm = Button(look, ButtonKind.PRIMARY, parent=self)
        self.confirm.clicked.connect(self._confirm)
        self._places: ChipPlaces | None = None
        self._typed = ""
        self._since_typed = QElapsedTimer()
        look.changed.connect(self.update)
        self.hide()

    # ------------------------------------------------------------------ in step
    def show_chips(self, chips: tuple[Chip, ...], name: str) -> None:
        """Offer these chips, nothing chosen, or none."""
        if tuple(button.chip for button in self.buttons) != chips:
            for button in self.buttons:
                self._group.removeButton(button)
                button.hide()
                button.deleteLater()
            self.buttons = [self._button(chip) for chip in chips]
            self.confirm.raise_()  # it is read after what it confirms
            self._typed = ""
            self._show_worth()
        self.setAccessibleName(name)

    def forget(self) -> None:
        """Nothing is chosen any more."""
        self._typed = ""
        self._group.setExclusive(False)
        for button in self.buttons:
            button.setChecked(False)
        self._group.setExclusive(True)
        self._show_worth()

    def _button(self, chip: Chip) -> ChipButton:
        button = ChipButton(self._look, chip, self)
        self._group.addButton(button)
        button.confirmed.connect(self._confirm)
        button.walked.connect(lambda key: self._walk(button, key))
        button.show()
        return button

    def lay(self, places: ChipPlaces) -> None:
        """Stand in these places, given in pixels of the parent."""
        self._places = places
        self.setGeometry(places.whole.toAlignedRect())
        origin = self.geometry().topLeft()
        for button, box in zip(self.buttons, places.chips, strict=True):
            inside = box.translated(-origin.x(), -origin.y())
            button.lay(inside, detailed=places.detailed)
        self._show_worth()
        self.update()

    @property
    def chip(self) -> Chip | None:
        """The chip that is chosen."""
        return next((each.chip for each in self.buttons if each.isChecked()), None)

    def tab_stops(self) -> list[QWidget]:
        """What Tab comes to: the chosen chip or the first, then the golden button."""
        first = next((each for each in self.buttons if each.isChecked()), None)
        return [*([first or self.buttons[0]] if self.buttons else []), self.confirm]

    def take_focus(self) -> None:
        """Bring the keyboard to the chosen chip, or to the first."""
        if self.buttons:
            self.tab_stops()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _walk(self, button: ChipButton, key: Qt.Key) -> None:
        """The next chip to a side, or the nearest one of another row; nothing is chosen by it."""
        at, last = self.buttons.index(button), len(self.buttons) - 1
        sides = {Qt.Key.Key_Left: at - 1, Qt.Key.Key_Right: at + 1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        wanted = {**sides, **ends}.get(key)
        if wanted is None:
            wanted = self.buttons.index(self._in_next_row(button, key is Qt.Key.Key_Down))
        if 0 <= wanted <= last:
            self.buttons[wanted].setFocus(Qt.FocusReason.TabFocusReason)

    def _in_next_row(self, button: ChipButton, down: bool) -> ChipButton:
        here = button.geometry().center()
        row = [
            each
            for each in self.buttons
            if (each.y() > here.y() if down else each.geometry().bottom() < here.y())
        ]
        return min(
            row, key=lambda each: abs(each.geometry().center().x() - here.x()), default=button
        )

    # ------------------------------------------------------------------ choosing
    def type(self, key: str) -> bool:
        """A typed digit or letter chooses; digits typed in quick succession belong together."""
        quick = self._since_typed.isValid() and self._since_typed.elapsed() < TYPED_MS
        for typed in ((self._typed + key) if quick else key, key):
            for button in self.buttons:
                if button.chip.typed == typed:
                    self._typed = typed
                    self._since_typed.start()
                    button.setChecked(True)
                    button.setFocus(Qt.FocusReason.ShortcutFocusReason)
                    return True
        return False

    def press_enter(self) -> bool:
        """Confirm what is chosen; whether anything is."""
        if self.chip is None:
            return False
        self._confirm()
        return True

    def _toggle(self, button: QAbstractButton, checked: bool) -> None:
        if checked and isinstance(button, ChipButton):
            self.chosen.emit(button.chip)
        self._show_worth()
        self.update()

    def _confirm(self) -> None:
        chip = self.chip
        if chip is not None:
            self.confirmed.emit(chip)

    # ------------------------------------------------------------------ the bar
    @property
    def bar(self) -> QRectF:
        """Where it is said what the chosen one is worth, in pixels of the view."""
        return QRectF() if self._places is None else self._places.bar

    def _show_worth(self) -> None:
        chip = self.chip
        self.confirm.setVisible(chip is not None)
        if chip is None or self._places is None:
            return
        self.confirm.setText(chip.confirm)
        self.confirm.setAccessibleName(chip.confirm)
        hint, bar = self.confirm.sizeHint(), self._bar()
        least = self._look.px(140 + 2 * SHADOW_ROOM)
        width = max(hint.width(), least)
        x = round(bar.right() - self._look.px(8 - SHADOW_ROOM)) - width
        y = round(bar.center().y() - hint.height() / 2)
        self.confirm.setGeometry(x, y, width, hint.height())

    def _bar(self) -> QRectF:
        assert self._places is not None
        origin = self.geometry().topLeft()
        return self._places.bar.translated(-origin.x(), -origin.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bar, once a chip is chosen."""
        chip = self.chip
        if chip is None or self._places is None:
            return
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        bar, px = self._bar(), canvas.px
        paint_worth_ground(canvas, bar)
        worth = Worth(chip.title, chip.gain, chip.gain_note, chip.loss, chip.loss_note)
        right = self.confirm.x() + px(SHADOW_ROOM) - px(14)
        paint_worth(
            canvas, QRectF(bar.x() + px(20), bar.y(), right - bar.x() - px(20), bar.height()), worth
        )
