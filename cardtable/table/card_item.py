"""One card on the table: it is made once and lives for the match; only its Lie changes."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.engine.cards import Card
from cardtable.look.dimming import paint_dim
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, Theme, focus_tones
from cardtable.table.art import DeckArt
from cardtable.table.deck import card_box
from cardtable.table.lies import Lie

_SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing
_RINGS: Final = ((9.0, 26), (6.0, 46), (3.4, 150))  # width, alpha; from the outside
_BANDS: Final = ((7.0, "#000000"), (5.4, ""))
"""The same in high contrast: width and tone, the room's own where there is none."""
_REACH: Final = 34  # how far shadow, rings and focus reach over a card 126 wide


class CardItem(QGraphicsItem):
    """Paints its card as it lies. Clicks are the view's matter: it knows what may be played."""

    def __init__(self, card: Card, art: DeckArt, theme: Theme) -> None:
        super().__init__()
        self.card = card
        self.art = art
        self.theme = theme
        self.lie = Lie(0, 0, 0, 0, 0, up=0.0)
        self.focused = False
        self.hinted = False
        """It is what a hint speaks of: light round it."""
        self.marked = False
        """A trump of the own hand: a small golden seal stands at its edge."""
        self.darkens = True
        self.ratio = 1.0
        """Device pixels by pixels."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay(self, lie: Lie) -> None:
        """Lie like this from now on."""
        old, self.lie = self.lie, lie
        if (old.width, old.lift) != (lie.width, lie.lift) or old.height != lie.height:
            self.prepareGeometryChange()
        self.setPos(lie.x, lie.y)
        if old.turn != lie.turn:
            self.setRotation(lie.turn)
        if old.z != lie.z:
            self.setZValue(lie.z)
        if old[4:] != lie[4:]:
            self.update()

    def set_focused(self, focused: bool) -> None:
        """Show or hide the ring of the keyboard."""
        if focused != self.focused:
            self.focused = focused
            self.update()

    def set_hinted(self, hinted: bool) -> None:
        """Show or hide the light of a hint."""
        if hinted != self.hinted:
            self.hinted = hinted
            self.update()

    def boundingRect(self) -> QRectF:
        lie = self.lie
        reach = _REACH * max(0.6, lie.width / 126) * (1 + lie.height)
        box = card_box(lie.width, self.art.facts.ratio).adjusted(-reach, -reach, reach, reach)
        return box.adjusted(0, -lie.lift, 0, 0)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        lie = self.lie
        if lie.width < 1:
            return
        painter.setRenderHints(_SMOOTH)
        box = card_box(lie.width, self.art.facts.ratio)
        painter.translate(0, -lie.lift)
        if lie.up not in (0.0, 1.0):
            painter.scale(max(0.02, abs(2 * lie.up - 1)), 1)
        if lie.shadow:
            self._paint_shadow(painter, box)
        if lie.glow or self.hinted:
            self._paint_rings(painter, box)
        element = self.art.face(self.card) if lie.face_up else self.art.back
        pixmap = self.art.pixmap(element, round(lie.width * self.ratio))
        if pixmap.isNull():
            self._paint_blank(painter, box)
        else:
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        if lie.dim and self.darkens:
            corner = self.art.facts.corner * lie.width
            paint_dim(painter, box, corner, self.theme, large=self.art.facts.dress.large)
        if self.focused:
            self._paint_focus(painter, box)
        if self.marked and lie.face_up:
            self._paint_seal(painter, box)

    def _paint_shadow(self, painter: QPainter, box: QRectF) -> None:
        lie = self.lie
        size = max(0.6, lie.width / 120)
        drop = 4 * size + lie.lift * 0.4 + lie.height * 16 * size
        turn = math.radians(lie.turn)
        at = QPointF(math.sin(turn) * drop, math.cos(turn) * drop)  # straight down on the screen
        painter.setOpacity(lie.shadow * (1 - 0.25 * lie.height))
        self.art.paint_shadow(painter, box.translated(at), 1 + 0.5 * lie.height)
        painter.setOpacity(1)

    def _paint_rings(self, painter: QPainter, box: QRectF) -> None:
        unit = self.lie.width / 126
        if self.theme.strong:
            for wide, whole in _BANDS:
                out = wide * unit
                tone = QColor(whole or self.theme.glow)
                self._fill(painter, box.adjusted(-out, -out, out, out), tone, out)
            return
        for wide, opacity in _RINGS:
            out = wide * unit
            tone = QColor(self.theme.glow)
            tone.setAlpha(opacity)
            self._fill(painter, box.adjusted(-out, -out, out, out), tone, out)

    def _paint_focus(self, painter: QPainter, box: QRectF) -> None:
        unit = max(0.8, self.lie.width / 126)
        strong = self.theme.strong
        out = (6.5 if strong else 4.5) * unit
        ring = box.adjusted(-out, -out, out, out)
        corner = self.art.facts.corner * self.lie.width + out
        outer, inner = focus_tones(self.theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tone, wide in ((outer, 10.0), (inner, 4.0)) if strong else ((outer, 6.0), (inner, 3.0)):
            painter.setPen(QPen(QColor(tone), wide * unit))
            painter.drawRoundedRect(ring, corner, corner)

    def _paint_seal(self, painter: QPainter, box: QRectF) -> None:
        """A golden seal over the index of a trump."""
        size = self.lie.width * 0.042
        painter.setPen(QPen(QColor(CHIP_EDGE), max(0.8, size * 0.22)))
        painter.setBrush(QColor(CHIP_GOLD))
        painter.drawEllipse(QPointF(box.x() + self.lie.width * 0.1, box.y()), size, size)

    def _paint_blank(self, painter: QPainter, box: QRectF) -> None:
        """Paper without a picture, for the moment before the first one is drawn."""
        paper = "#ffffff" if self.theme.strong else "#fbf6e9"
        self._fill(painter, box, QColor(paper if self.lie.face_up else "#8f2f2a"))

    def _fill(self, painter: QPainter, box: QRectF, tone: QColor, out: float = 0.0) -> None:
        corner = self.art.facts.corner * self.lie.width + out
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        painter.drawRoundedRect(box, corner, corner)
