"""Tiles: one of a row is chosen at once. Pointing at one, or walking to it, says what it is worth.

By keys nothing is chosen blind: a digit, Enter or Space first raises a tile, and the next one on
the raised tile chooses it.
"""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.look.buttons import hand_state, make_pressable
from cardtable.look.canvas import Canvas
from cardtable.look.focus_ring import OWN_RING
from cardtable.look.group import Group
from cardtable.look.parts_controls import paint_focus_ring
from cardtable.look.parts_tile import RADIUS, TileFace, TileShape, paint_tile, tile_radius
from cardtable.look.present import Look
from cardtable.table.art import DeckArt
from cardtable.table.chips import ENTER, WALK
from cardtable.table.texts import block_words, joined
from cardtable.table.tile_places import RISE, TilePlaces
from cardtable.tabletop.asking import ChoiceTile

_ROOM: Final = 20
"""Round all tiles, for shadows and the ring, in design pixels."""
_BY_KEY: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class TileButton(QAbstractButton):
    """Stands for one tile; the row paints it, so that its ring may reach over its neighbours."""

    entered = Signal()
    left = Signal()
    """The pointer, or the keyboard, is no longer here."""
    focused = Signal(object)
    """It has the keyboard now, for this reason."""
    wanted = Signal()
    """Enter or Space was pressed on it."""
    walked = Signal(object)
    """From here this key shall lead to another tile."""

    def __init__(self, look: Look, tile: ChoiceTile, parent: QWidget) -> None:
        super().__init__(parent)
        self.tile = tile
        make_pressable(self, look, RADIUS)
        self.setProperty(OWN_RING, True)
        self.setAccessibleName(tile.spoken)
        if tile.worth is not None:
            self.setAccessibleDescription(joined(block_words(tile.worth)[1:]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the row paints all tiles."""

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (*ENTER, Qt.Key.Key_Space) and not control:
            if not event.isAutoRepeat():
                self.wanted.emit()
        elif event.key() in WALK:
            self.walked.emit(Qt.Key(event.key()))
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class Tiles(Group):
    """The tiles, of which at most one is raised: the one that is meant."""

    chosen = Signal(object)
    """This ChoiceTile is chosen."""
    pointed = Signal(object)
    """This ChoiceTile is raised now, or none."""

    def __init__(self, look: Look, art: DeckArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self.buttons: list[TileButton] = []
        self._places: TilePlaces | None = None
        self._raised: TileButton | None = None
        self._walked_to: TileButton | None = None
        """The tile that keys have raised: the next Enter means it."""
        self._place = 0
        self._ring = False
        look.changed.connect(self.update)
        art.changed.connect(self.update)
        self.hide()

    # ------------------------------------------------------------------ in step
    def show_tiles(self, tiles: tuple[ChoiceTile, ...], name: str) -> None:
        """Offer these tiles, or none."""
        if tuple(button.tile for button in self.buttons) != tiles:
            self._raise(None)
            for button in self.buttons:
                button.hide()
                button.deleteLater()
            self.buttons = [self._button(tile) for tile in tiles]
            self._stand_at(0)
        self.setAccessibleName(name)

    def lay(self, places: TilePlaces) -> None:
        """Stand in these places, given in pixels of the parent."""
        self._places = places
        room, rise = self._look.px(_ROOM), self._look.px(RISE)
        whole = QRectF()
        for box in places.tiles:
            whole = whole.united(box)
        self.setGeometry(whole.adjusted(-room, -room, room, room).toAlignedRect())
        origin = self.geometry().topLeft()
        for button, box in zip(self.buttons, places.tiles, strict=True):
            inside = box.translated(-origin.x(), -origin.y())
            button.setGeometry(inside.adjusted(0, -rise, 0, 0).toRect())
            wordless = places.shape is TileShape.SIGNS
            button.setToolTip(button.tile.caption if wordless else "")
        self.show()
        self.update()
        if self._raised is not None:
            self.pointed.emit(self._raised.tile)

    def put_away(self) -> None:
        """Nothing can be chosen while cards move; nothing is meant when they come back."""
        self._raise(None)
        self.hide()

    def _button(self, tile: ChoiceTile) -> TileButton:
        button = TileButton(self._look, tile, self)
        button.entered.connect(lambda: self._raise(button))
        button.left.connect(lambda: self._leave(button))
        button.focused.connect(lambda reason: self._take(button, reason))
        button.wanted.connect(lambda: self._want(button))
        button.walked.connect(lambda key: self._walk(button, key))
        button.clicked.connect(lambda: self._choose(button))
        button.pressed.connect(self._press)
        button.released.connect(self.update)
        button.show()
        return button

    # ------------------------------------------------------------------ the keyboard
    def tab_stops(self) -> list[QWidget]:
        """All in order, of which Tab comes to one: where the keyboard was last."""
        return [*self.buttons]

    def take_focus(self, *, ring: bool) -> None:
        """Bring the keyboard to the tile where it was last; with a ring, if keys are in use."""
        if self.buttons:
            self._ring = ring
            self.buttons[self._place].setFocus(Qt.FocusReason.OtherFocusReason)
            self.update()

    def set_ring(self, ring: bool) -> None:
        """Show the ring after a key, hide it after a click."""
        self._ring = ring
        self.update()

    def type(self, key: str) -> bool:
        """Raise the tile with this key, or choose it if it is raised; whether there is one."""
        for button in self.buttons:
            if button.tile.key == key:
                self._want(button)
                return True
        return False

    def _take(self, button: TileButton, reason: Qt.FocusReason) -> None:
        self._stand_at(self.buttons.index(button))
        if reason in _BY_KEY:
            self._ring = True
        if reason in _BY_KEY or QAccessible.isActive():
            self._raise_by_key(button)
        self.update()

    def _stand_at(self, place: int) -> None:
        self._place = place
        for index, each in enumerate(self.buttons):
            here = index == place
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus if here else Qt.FocusPolicy.NoFocus)

    def _walk(self, button: TileButton, key: Qt.Key) -> None:
        """The next tile to a side, or the nearest one of another row."""
        at, last = self.buttons.index(button), len(self.buttons) - 1
        wanted = {
            Qt.Key.Key_Left: at - 1,
            Qt.Key.Key_Right: at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
            Qt.Key.Key_Up: self._in_row(button, above=True),
            Qt.Key.Key_Down: self._in_row(button, above=False),
        }[key]
        if 0 <= wanted <= last:
            self._walk_to(self.buttons[wanted])

    def _in_row(self, button: TileButton, *, above: bool) -> int:
        """The place of the nearest tile in the rows above or below; its own if there is none."""
        here = button.geometry()
        row = [
            each
            for each in self.buttons
            if (each.geometry().bottom() < here.center().y() if above else each.y() > here.bottom())
        ]
        nearest = min(row, key=lambda each: abs(each.x() - here.x()), default=button)
        return self.buttons.index(nearest)

    def _walk_to(self, button: TileButton) -> None:
        self._ring = True
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._raise_by_key(button)

    def _raise_by_key(self, button: TileButton) -> None:
        self._raise(button)
        self._walked_to = button

    def _want(self, button: TileButton) -> None:
        """Choose the tile if keys have raised it already; else they do now."""
        if button is self._raised is self._walked_to:
            self._choose(button)
        else:
            self._walk_to(button)

    # ------------------------------------------------------------------ which one is meant
    def _raise(self, button: TileButton | None) -> None:
        if button is not self._raised:
            self._raised, self._walked_to = button, None
            self.pointed.emit(None if button is None else button.tile)
            self.update()

    def _leave(self, button: TileButton) -> None:
        """What the pointer leaves is meant no more, but for one to which keys have led."""
        if button is self._raised and not button.underMouse():
            walked = next((each for each in self.buttons if self._ring and each.hasFocus()), None)
            self._raise(walked)
            self._walked_to = walked
        self.update()

    def _press(self) -> None:
        self._ring = False
        self.update()

    def _choose(self, button: TileButton) -> None:
        self.chosen.emit(button.tile)

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        """All tiles; the raised one and the ring over the others."""
        if self._places is None or len(self._places.tiles) != len(self.buttons):
            return
        painter = QPainter(self)
        canvas = Canvas(painter, self._look.theme, self._look.scale)
        grown = Canvas(painter, self._look.theme, self._look.scale * self._places.grown)
        origin = self.geometry().topLeft()
        pairs = list(zip(self.buttons, self._places.tiles, strict=True))
        for button, place in sorted(pairs, key=lambda pair: pair[0] is self._raised):
            box = place.translated(-origin.x(), -origin.y())
            meant = button is self._raised
            if meant:
                box.translate(0, -canvas.px(RISE))
            paint_tile(
                grown, box, self._face(button.tile), self._places.shape, hand_state(button), meant
            )
            if self._ring and button.hasFocus():
                paint_focus_ring(canvas, box, tile_radius(grown, box))

    def _face(self, tile: ChoiceTile) -> TileFace:
        sign = self._art.sign(tile.suit) if tile.suit is not None else ""
        held = " ".join(self._art.letter(card) for card in tile.lifts)
        return TileFace(tile.caption, tile.badge, sign, tile.icon, held)
