"""In a small window, the row of score cards that stands for the panel."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.engine.layout import Seat
from cardtable.look.canvas import LABEL, RIGHT, Canvas, Type
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.parts_controls import ButtonKind, ButtonState, paint_button_ground
from cardtable.look.parts_score import beads_width, paint_beads
from cardtable.look.present import Look
from cardtable.look.theme import RADIUS, alpha
from cardtable.table.texts import head_text, joined, score_text
from cardtable.tabletop.panel import Panel, ScoreCard, ScoreSheet, SheetHead

_STRIP, _BUTTON, _GAP = 52, 48, 8
_NAME: Final = Type(16, 700)
_POINTS: Final = Type(27, 800, serif=True)
_FIGURE: Final = Type(17, 800, serif=True)
_WIDE, _NARROW = 244, 198
"""A score card with beads, and one without, in design pixels."""
_BEAD, _BEAD_GAP, _BEADS = 6.0, 2.4, 58


class Score(NamedTuple):
    """What the strip shows of a player."""

    seat: Seat
    name: str
    note: str
    points: str
    figure: str
    """Over the beads; empty where there is nothing to count."""
    beads: int
    filled: int
    active: bool
    face: str
    told: str
    """All of it for the ear."""


def scores(panel: Panel) -> tuple[Score, ...]:
    """The players' scores as the panel's score cards or the heads of its score sheet tell them."""
    found: list[Score] = []
    for block in panel.blocks:
        if isinstance(block, ScoreCard):
            found.append(_of_card(block))
        elif isinstance(block, ScoreSheet):
            found += [_of_head(block, head) for head in block.heads]
    return tuple(found)


def _of_card(card: ScoreCard) -> Score:
    beads, filled = card.beads, card.beads_filled
    return Score(
        card.seat,
        card.name,
        card.note,
        card.points,
        card.beads_text,
        beads,
        filled,
        card.active,
        card.face,
        score_text(card),
    )


def _of_head(sheet: ScoreSheet, head: SheetHead) -> Score:
    return Score(
        head.seat,
        head.name,
        "",
        head.points,
        head.live,
        head.goal,
        head.done,
        head.active,
        head.face,
        head_text(sheet, head),
    )


class PanelStrip(QAbstractButton):
    """Both players' score cards in a row; a click opens the panel."""

    opened = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._scores: tuple[Score, ...] = ()
        self._viewer: Seat = 0
        self._notes: dict[Seat, str] = {}
        self._place = (0.0, 0.0, 0.0)
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(RING_RADIUS, RADIUS.card)
        look.changed.connect(self.update)
        self.clicked.connect(self.opened)

    def show_panel(self, panel: Panel, viewer: Seat, notes: dict[Seat, str]) -> None:
        """Show the scores of this panel; `notes` say what each seat does now."""
        shown = (scores(panel), viewer, notes)
        if shown != (self._scores, self._viewer, self._notes):
            self._scores, self._viewer, self._notes = shown
            self.setAccessibleName(panel.title)
            self.setAccessibleDescription(joined(score.told for score in self._scores))
            self._stand()

    def lay(self, left: float, top: float, widest: float, scale: float) -> None:
        """Stand here, and be no wider than this."""
        self._place, self._scale = (left, top, widest), scale
        self._stand()

    def _stand(self) -> None:
        left, top, widest = self._place
        counts = any(score.figure for score in self._scores) or not self._scores
        each = (_WIDE if counts else _NARROW) + _GAP
        natural = (each * max(2, len(self._scores)) + _BUTTON) * self._scale
        width = min(natural, widest)
        high = round((_STRIP + 6) * self._scale)
        self.setGeometry(QRect(round(left), round(top), round(width), high))
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
        each = (self.width() - button - px(_GAP) * count - px(2)) / count
        for index, score in enumerate(self._scores):
            box = QRectF(index * (each + px(_GAP)) + 1, px(3), each, px(_STRIP))
            self._score(canvas, box, score)
        box = QRectF(self.width() - button - 1, px(6), button, px(46))
        state = ButtonState.HOVER if self.underMouse() else ButtonState.REST
        paint_button_ground(canvas, box, ButtonKind.SECONDARY, state)
        canvas.icon("chart", box.center())

    def _score(self, canvas: Canvas, box: QRectF, score: Score) -> None:
        theme, px = canvas.theme, canvas.px
        colour = theme.us if score.seat == self._viewer else theme.them
        edge = theme.gold if score.active else theme.line
        width = px(2.2) if score.active else 1
        canvas.rounded(box, px(RADIUS.card), alpha(theme.panel, 0.97), edge, width)
        if score.face:
            canvas.face(score.face, QPointF(box.x() + px(28), box.center().y()), 40, colour)
        right = self._paint_count(canvas, box, score)
        points = _POINTS.width(score.points, canvas.scale)
        figure = QRectF(right - px(8) - points, box.y() - 1, points + 1, box.height())
        canvas.text(figure, score.points, _POINTS, colour, RIGHT)
        left = box.x() + px(56)
        room = figure.x() - px(6) - left
        canvas.text(QRectF(left, box.y() + px(6), room, px(22)), score.name, _NAME)
        note = self._notes.get(score.seat, score.note)
        tone = theme.gold if score.active else theme.muted
        canvas.text(QRectF(left, box.y() + px(26), room, px(20)), note, LABEL, tone)

    def _paint_count(self, canvas: Canvas, box: QRectF, score: Score) -> float:
        """The figure over its beads on the right; where they begin."""
        if not score.figure:
            return box.right() - canvas.px(6)
        px, scale = canvas.px, canvas.scale
        shrink = min(1.0, _BEADS / max(1.0, beads_width(score.beads, 1, _BEAD, _BEAD_GAP)))
        size, gap = _BEAD * shrink, _BEAD_GAP * shrink
        beads = beads_width(score.beads, scale, size, gap) if score.beads else 0.0
        room = max(beads, px(20), _FIGURE.width(score.figure, scale))
        right = box.right() - px(10) - room
        over = QRectF(right, box.y() + px(6), room, px(22))
        if not score.beads:
            over = QRectF(right, box.y() - 1, room, box.height())
        canvas.text(over, score.figure, _FIGURE, None, Qt.AlignmentFlag.AlignCenter)
        at = QPointF(right + (room - beads) / 2, box.y() + px(37))
        paint_beads(canvas, at, score.beads, score.filled, size, gap)
        return right
