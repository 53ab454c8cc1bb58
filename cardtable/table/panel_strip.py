"""In a small window, the row of score cards that stands for the panel."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.engine.layout import Seat
from cardtable.look.canvas import LABEL, RIGHT, Canvas, Type
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.fonts import fitted
from cardtable.look.parts_controls import ButtonKind, ButtonState, paint_button_ground
from cardtable.look.parts_score import beads_width, paint_beads
from cardtable.look.parts_table import MARK_STEP, paint_name
from cardtable.look.present import Look
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT, RADIUS, alpha
from cardtable.table.art import DeckArt
from cardtable.table.texts import contract_text, head_text, joined, score_text, side_text
from cardtable.tabletop.panel import (
    ContractBlock,
    Panel,
    ScoreCard,
    ScoreSheet,
    SheetHead,
    SideScore,
)

_STRIP, _BUTTON, _GAP = 52, 48, 8
_NAME: Final = Type(16, 700)
_POINTS: Final = Type(27, 800, serif=True)
_FIGURE: Final = Type(17, 800, serif=True)
_WIDE, _NARROW = 244, 198
"""A score card with beads, and one without, in design pixels."""
_TEAM: Final = 244
"""A team's, whose two faces overlap by more than half."""
_TEAM_ALONE: Final = 266
"""A team's while no contract stands beside it: its note names both players."""
_FACE_STEP: Final = 18
_BEAD, _BEAD_GAP, _BEADS = 6.0, 2.4, 58
_PILL, _FACTOR = 42, Type(16, 700)


class Score(NamedTuple):
    """What the strip shows of a player, or of a team."""

    seat: Seat
    name: str
    note: str
    points: str
    figure: str
    """Over the beads; empty where there is nothing to count."""
    beads: int
    filled: int
    active: bool
    faces: tuple[str, ...]
    told: str
    """All of it for the ear."""
    brief: str = ""
    """The note where it has no room."""


def scores(panel: Panel) -> tuple[Score, ...]:
    """The players' scores as the panel's score cards or the heads of its score sheet tell them."""
    found: list[Score] = []
    for block in panel.blocks:
        if isinstance(block, ScoreCard):
            found.append(_of_card(block))
        elif isinstance(block, ScoreSheet):
            found += [_of_head(block, head) for head in block.heads]
        elif isinstance(block, SideScore):
            found.append(_of_side(block))
    return tuple(found)


def contract(panel: Panel) -> ContractBlock | None:
    """What is played, if the panel says so."""
    return next((block for block in panel.blocks if isinstance(block, ContractBlock)), None)


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
        (card.face,) if card.face else (),
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
        (head.face,) if head.face else (),
        head_text(sheet, head),
    )


def _of_side(side: SideScore) -> Score:
    told = side_text(side)
    seat, name, note, points = side.seat, side.name, side.note, side.points
    return Score(seat, name, note, points, "", 0, 0, side.active, side.faces, told, side.brief)


class PanelStrip(QAbstractButton):
    """The score cards in a row, and what is played; a click opens the panel."""

    opened = Signal()

    def __init__(self, look: Look, art: DeckArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self._scores: tuple[Score, ...] = ()
        self._contract: ContractBlock | None = None
        self._viewer: Seat = 0
        self._notes: dict[Seat, str] = {}
        self._marks: tuple[str, ...] = ()
        self._place = (0.0, 0.0, 0.0)
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(RING_RADIUS, RADIUS.card)
        look.changed.connect(self.update)
        self.clicked.connect(self.opened)

    def show_panel(
        self, panel: Panel, viewer: Seat, notes: dict[Seat, str], marks: tuple[str, ...] = ()
    ) -> None:
        """Show the scores of this panel; `notes` say what each seat does now.

        `marks` are those of the viewer, whose plate does not stand in a small window.
        """
        shown = (scores(panel), contract(panel), viewer, notes, marks)
        if shown != (self._scores, self._contract, self._viewer, self._notes, self._marks):
            self._scores, self._contract, self._viewer, self._notes, self._marks = shown
            told = [score.told for score in self._scores]
            if self._contract:
                told.append(contract_text(self._contract))
            self.setAccessibleName(panel.title)
            self.setAccessibleDescription(joined(told))
            self._stand()

    def lay(self, left: float, top: float, widest: float, scale: float) -> None:
        """Stand here, and be no wider than this."""
        self._place, self._scale = (left, top, widest), scale
        self._stand()

    def _stand(self) -> None:
        left, top, widest = self._place
        counts = any(score.figure for score in self._scores) or not self._scores
        teams = any(len(score.faces) > 1 for score in self._scores)
        team = _TEAM if self._contract else _TEAM_ALONE
        each = (_WIDE if counts else team if teams else _NARROW) + _GAP
        natural = (each * max(2, len(self._scores)) + _BUTTON) * self._scale + self._pill_room()
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
        pill = self._pill_room()
        each = (self.width() - button - pill - px(_GAP) * count - px(2)) / count
        for index, score in enumerate(self._scores):
            box = QRectF(index * (each + px(_GAP)) + 1, px(3), each, px(_STRIP))
            self._score(canvas, box, score)
        if self._contract:
            left = self.width() - button - 1 - pill
            box = QRectF(left, px(3 + (_STRIP - _PILL) / 2), pill - px(_GAP), px(_PILL))
            self._paint_contract(canvas, box, self._contract)
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
        if score.active and theme.strong:
            canvas.live_edge(box, px(RADIUS.card))
        points = _POINTS.width(score.points, canvas.scale)
        needed = points + _NAME.width(score.name, canvas.scale) + px(14 + 6 + 8 + 10 + _BEADS)
        beaded = score if needed <= box.width() else score._replace(beads=0)
        right = self._paint_count(canvas, box, beaded)
        figure = QRectF(right - px(8) - points, box.y() - 1, points + 1, box.height())
        canvas.text(figure, score.points, _POINTS, colour, RIGHT)
        marks = self._marks if score.seat == self._viewer else ()
        note = self._note(score)
        faces = self._faces(canvas, score, note, len(marks), figure.x() - px(6) - box.x())
        for index, face in enumerate(faces):
            middle = QPointF(box.x() + px(28 + _FACE_STEP * index), box.center().y())
            canvas.face(face, middle, 40, colour)
        left = box.x() + _beside_faces(canvas, faces)
        room = figure.x() - px(6) - left
        line = QRectF(left, box.y() + px(6), room, px(22))
        paint_name(canvas, line, score.name, marks, _NAME)
        if score.brief and fitted(note, LABEL.font(canvas.scale), room)[0] != note:
            note = score.brief
        tone = theme.gold if score.active else theme.muted
        if fitted(note, LABEL.font(canvas.scale), room)[0] == note:  # never half a word
            canvas.text(QRectF(left, box.y() + px(26), room, px(20)), note, LABEL, tone)

    def _note(self, score: Score) -> str:
        """What the player does now; of a team, only the viewer's own is told."""
        if len(score.faces) < 2 or score.seat == self._viewer:
            return self._notes.get(score.seat, score.note)
        return score.note

    def _faces(
        self, canvas: Canvas, score: Score, note: str, marks: int, room: float
    ) -> tuple[str, ...]:
        """As many faces as leave room for name and marks, and for what an active one does."""
        name = _NAME.width(score.name, canvas.scale) + marks * canvas.px(MARK_STEP)
        if score.active:
            name = max(name, LABEL.width(note, canvas.scale) * 0.85)
        for count in range(len(score.faces), 0, -1):
            if _beside_faces(canvas, score.faces[:count]) + name <= room:
                return score.faces[:count]
        return ()

    def _pill_room(self) -> float:
        """How wide the pill with the contract is, with the gap after it."""
        if self._contract is None:
            return 0.0
        words = _FACTOR.width(self._contract.badge, self._scale)
        return words + (13 + 22 + 5 + 13 + _GAP) * self._scale

    def _paint_contract(self, canvas: Canvas, box: QRectF, block: ContractBlock) -> None:
        px = canvas.px
        canvas.rounded(box, box.height() / 2, QColor(CHIP_GOLD), CHIP_EDGE, 1.2)
        middle = QPointF(box.x() + px(13 + 11), box.center().y())
        if block.suit is not None:
            canvas.sign(self._art.sign(block.suit), middle, 22)
        else:
            canvas.icon(block.icon, middle, 20, CHIP_TEXT, 2)
        words = QRectF(middle.x() + px(16), box.y() - 1, box.width(), box.height())
        words.setRight(box.right() - px(10))
        canvas.text(words, block.badge, _FACTOR, CHIP_TEXT)

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


def _beside_faces(canvas: Canvas, faces: tuple[str, ...]) -> float:
    """How far from the left edge of a card its words begin."""
    return canvas.px(56 + _FACE_STEP * (len(faces) - 1) if faces else 14)
