"""The side panel, and the sheet with it in small windows."""

import math

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardtable.engine.layout import Seat
from cardtable.look.canvas import Canvas
from cardtable.look.focus_ring import RING_INSET, RING_RADIUS
from cardtable.look.parts_score import paint_panel
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.look.theme import RADIUS
from cardtable.table.art import DeckArt
from cardtable.table.panel_blocks import laid_out, paint_block, total_height
from cardtable.table.panel_pen import Pen
from cardtable.table.texts import close, panel_text, panel_zone
from cardtable.tabletop.panel import Block, LastTrick, Panel

ROOM = 18
"""Room for the shadow round the panel, in design pixels."""
_WIDTH = 284
"""How wide the blocks are where no box is given, in design pixels."""


class PanelWidget(QLabel):
    """Paints a Panel; repaints only when it says something new."""

    opened = Signal()
    """It was clicked, or Enter was pressed on it."""

    def __init__(
        self, look: Look, art: DeckArt, parent: QWidget | None = None, *, framed: bool = True
    ) -> None:
        super().__init__(parent)
        self._look, self._art, self._framed = look, art, framed
        self._panel: Panel | None = None
        self._viewer: Seat = 0
        self._awaited: Block | None = None
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RING_RADIUS, RADIUS.panel)
        self.setProperty(RING_INSET, ROOM)
        look.changed.connect(self.update)
        art.arrived.connect(self._show_new_pictures)

    def show_panel(self, panel: Panel, viewer: Seat, awaited: Block | None = None) -> None:
        """Show this from now on; leave room at the end for a block that may come and go."""
        if (panel, viewer, awaited) != (self._panel, self._viewer, self._awaited):
            self._panel, self._viewer, self._awaited = panel, viewer, awaited
            self.setAccessibleName(panel_zone())
            self.setAccessibleDescription(panel_text(panel))
            self.updateGeometry()
            self.update()

    def _show_new_pictures(self, elements: frozenset[str]) -> None:
        shown = {
            self._art.face(card)
            for block in (self._panel.blocks if self._panel else ())
            if isinstance(block, LastTrick)
            for card in block.cards
        }
        if shown & elements:
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click opens what there is to say beyond the panel."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does as a click."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.opened.emit()
        else:
            event.ignore()

    def lay(self, box: QRectF, scale: float) -> None:
        """Stand in this box of the parent."""
        self._scale = scale
        room = round(ROOM * scale)
        self.setGeometry(box.toRect().adjusted(-room, -room, room, room))
        self.update()

    def set_scale(self, scale: float) -> None:
        """Paint this large, where no box is given."""
        self._scale = scale
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as all blocks."""
        if self._panel is None:
            return QSize(0, 0)
        width = _WIDTH * self._scale
        pen = self._pen(Canvas(QPainter(), self._look.theme, self._scale), width)
        return QSize(round(width), math.ceil(total_height(pen, self._panel.blocks)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, the title and the blocks."""
        if self._panel is None:
            return
        canvas = Canvas(QPainter(self), self._look.theme, self._scale)
        px = canvas.px
        if self._framed:
            box = QRectF(self.rect()).adjusted(px(ROOM), px(ROOM), -px(ROOM), -px(ROOM))
            paint_panel(canvas, box, self._panel.title, self._panel.subtitle)
            inner = box.adjusted(px(14), px(58), -px(14), -px(10))
        else:
            inner = QRectF(self.rect())
        canvas.painter.setClipRect(inner.adjusted(-px(10), -px(2), px(10), px(4)))
        blocks = (*self._panel.blocks, *([self._awaited] if self._awaited else []))
        pen, placed = laid_out(self._pen(canvas, inner.width()), blocks, inner)
        for each in placed:
            if each.block is not self._awaited:
                paint_block(pen, each)

    def _pen(self, canvas: Canvas, width: float) -> Pen:
        return Pen(canvas, self._art, self._viewer, self.devicePixelRatioF(), width)


class PanelSheet(SheetDialog):
    """The panel as a sheet, for windows that have no room for it."""

    opened = Signal()
    """More than the panel is wanted."""

    def __init__(self, host: QWidget, look: Look, art: DeckArt, panel: Panel, viewer: Seat) -> None:
        super().__init__(host, look, 360)
        self._panel = panel
        inner = PanelWidget(look, art, framed=False)
        inner.set_scale(look.scale)
        inner.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        inner.show_panel(panel, viewer)
        inner.opened.connect(self._open)
        self.body.addWidget(inner)

    def _open(self) -> None:
        self.dismiss()
        self.opened.emit()

    def retranslate(self) -> None:
        """The panel's own title."""
        self.title.setText(self._panel.title)
        self.setAccessibleName(self._panel.title)
        self.cross.set_name(close())
