"""The side panel, and in a small window the strip of score cards that stands for it."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cardtable.engine.layout import Seat
from cardtable.look.canvas import LABEL, RIGHT, Canvas, Type
from cardtable.look.focus_ring import RING_INSET, RING_RADIUS
from cardtable.look.parts_controls import ButtonKind, ButtonState, paint_button_ground
from cardtable.look.parts_score import beads_width, paint_beads, paint_panel
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.look.theme import RADIUS, alpha
from cardtable.table.art import DeckArt
from cardtable.table.panel_blocks import BlockPainter
from cardtable.table.texts import close, panel_text, panel_zone, score_text
from cardtable.tabletop.panel import LastTrick, Panel, ScoreCard

ROOM = 18
"""Room for the shadow round the panel, in design pixels."""
_STRIP = 52
_BUTTON = 48
_NAME = Type(16, 700)
_POINTS = Type(27, 800, serif=True)
_BEADS = Type(17, 800, serif=True)


class PanelWidget(QWidget):
    """Paints a Panel; repaints only when it says something new."""

    def __init__(
        self, look: Look, art: DeckArt, parent: QWidget | None = None, *, framed: bool = True
    ) -> None:
        super().__init__(parent)
        self._look, self._art, self._framed = look, art, framed
        self._panel: Panel | None = None
        self._viewer: Seat = 0
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RING_RADIUS, RADIUS.panel)
        self.setProperty(RING_INSET, ROOM)
        look.changed.connect(self.update)
        art.arrived.connect(self._show_new_pictures)

    def show_panel(self, panel: Panel, viewer: Seat) -> None:
        """Show this from now on."""
        if (panel, viewer) != (self._panel, self._viewer):
            self._panel, self._viewer = panel, viewer
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
        canvas = Canvas(QPainter(), self._look.theme, self._scale)
        blocks = self._blocks(canvas)
        high = sum(blocks.height(block) for block in self._panel.blocks)
        return QSize(round(284 * self._scale), round(high))

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
        blocks = self._blocks(canvas).fitting(self._panel.blocks, inner.height())
        y = inner.y()
        for block in self._panel.blocks:
            high = blocks.height(block)
            blocks.paint(block, QRectF(inner.x(), y, inner.width(), high))
            y += high

    def _blocks(self, canvas: Canvas) -> BlockPainter:
        return BlockPainter(canvas, self._art, self._viewer, self.devicePixelRatioF())


class PanelSheet(SheetDialog):
    """The panel as a sheet, for windows that have no room for it."""

    def __init__(self, host: QWidget, look: Look, art: DeckArt, panel: Panel, viewer: Seat) -> None:
        super().__init__(host, look, 360)
        self._panel = panel
        inner = PanelWidget(look, art, framed=False)
        inner.set_scale(look.scale)
        inner.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        inner.show_panel(panel, viewer)
        self.body.addWidget(inner)

    def retranslate(self) -> None:
        """The panel's own title."""
        self.title.setText(self._panel.title)
        self.setAccessibleName(self._panel.title)
        self.cross.set_name(close())


class PanelStrip(QAbstractButton):
    """Both players' score cards in a row; a click opens the panel."""

    opened = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._scores: tuple[ScoreCard, ...] = ()
        self._viewer: Seat = 0
        self._notes: dict[Seat, str] = {}
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(RING_RADIUS, RADIUS.card)
        look.changed.connect(self.update)
        self.clicked.connect(self.opened)

    def show_panel(self, panel: Panel, viewer: Seat, notes: dict[Seat, str]) -> None:
        """Show the scores of this panel; `notes` say what each seat does now."""
        scores = tuple(block for block in panel.blocks if isinstance(block, ScoreCard))
        shown = (scores, viewer, notes)
        if shown != (self._scores, self._viewer, self._notes):
            self._scores, self._viewer, self._notes = shown
            self.setAccessibleName(panel.title)
            self.setAccessibleDescription(", ".join(map(score_text, scores)))
            self.update()

    def lay(self, left: float, top: float, widest: float, scale: float) -> None:
        """Stand here, and be no wider than this."""
        self._scale = scale
        natural = (244 * max(2, len(self._scores)) + 8 * 2 + _BUTTON) * scale
        width = min(natural, widest)
        self.setGeometry(QRect(round(left), round(top), round(width), round((_STRIP + 6) * scale)))
        self.update()

    def event(self, event: QEvent) -> bool:
        """Repaint the button under the pointer."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The score cards and the button with the chart."""
        canvas = Canvas(QPainter(self), self._look.theme, self._scale)
        px = canvas.px
        button = px(_BUTTON)
        count = max(1, len(self._scores))
        each = (self.width() - button - px(8) * count - px(2)) / count
        for index, score in enumerate(self._scores):
            box = QRectF(index * (each + px(8)) + 1, px(3), each, px(_STRIP))
            self._score(canvas, box, score)
        box = QRectF(self.width() - button - 1, px(6), button, px(46))
        state = ButtonState.HOVER if self.underMouse() else ButtonState.REST
        paint_button_ground(canvas, box, ButtonKind.SECONDARY, state)
        canvas.icon("chart", box.center())

    def _score(self, canvas: Canvas, box: QRectF, score: ScoreCard) -> None:
        theme, px = canvas.theme, canvas.px
        colour = theme.us if score.seat == self._viewer else theme.them
        edge = theme.gold if score.active else theme.line
        width = px(2.2) if score.active else 1
        canvas.rounded(box, px(RADIUS.card), alpha(theme.panel, 0.97), edge, width)
        if score.face:
            canvas.face(score.face, QPointF(box.x() + px(28), box.center().y()), 40, colour)
        beads = max(beads_width(score.beads, canvas.scale, 6, 2.4), px(20))
        right = box.right() - px(10) - beads
        points = _POINTS.width(score.points, canvas.scale)
        figure = QRectF(right - px(8) - points, box.y() - 1, points + 1, box.height())
        canvas.text(figure, score.points, _POINTS, colour, RIGHT)
        left = box.x() + px(56)
        room = figure.x() - px(6) - left
        canvas.text(QRectF(left, box.y() + px(6), room, px(22)), score.name, _NAME)
        note = self._notes.get(score.seat, score.note)
        tone = theme.gold if score.active else theme.muted
        canvas.text(QRectF(left, box.y() + px(26), room, px(20)), note, LABEL, tone)
        over = QRectF(right, box.y() + px(6), beads, px(22))
        canvas.text(over, score.beads_text, _BEADS, None, Qt.AlignmentFlag.AlignCenter)
        at = QPointF(right, box.y() + px(37))
        paint_beads(canvas, at, score.beads, score.beads_filled, 6, 2.4)
