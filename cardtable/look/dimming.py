"""What lies over a card that can't be played now."""

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.look.theme import Theme, alpha

_INDEX, _LARGE_INDEX = (0.2, 0.25), (0.31, 0.41)
"""The corner with the index, by the card's width and height."""
_APART, _WIDE = 0.08, 0.012
"""From line to line, and how wide one is, by the card's width."""
_VEIL = QColor(120, 120, 120, 96)


def paint_dim(
    painter: QPainter, box: QRectF, corner: float, theme: Theme, *, large: bool = False
) -> None:
    """A shade over the whole card; in high contrast lines across it, its index left clean."""
    painter.setPen(Qt.PenStyle.NoPen)
    if not theme.strong:
        painter.setBrush(alpha(theme.dim, theme.dim_alpha))
        painter.drawRoundedRect(box, corner, corner)
        return
    painter.save()
    shape = _all_but_index(box, corner, large)
    painter.setBrush(_VEIL)
    painter.drawPath(shape)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor("#000000"), box.width() * _WIDE))
    painter.drawLines(_hatching(box))
    painter.restore()


def _all_but_index(box: QRectF, corner: float, large: bool) -> QPainterPath:
    across, down = _LARGE_INDEX if large else _INDEX
    card, index = QPainterPath(), QPainterPath()
    card.addRoundedRect(box, corner, corner)
    clean = QRectF(box.x() - corner, box.y() - corner, box.width() * across, box.height() * down)
    index.addRoundedRect(clean.adjusted(0, 0, corner, corner), corner, corner)
    return card.subtracted(index)


def _hatching(box: QRectF) -> list[QLineF]:
    """Lines that rise to the right, all over the box."""
    step, high = box.width() * _APART * 1.414, box.height()
    count = int((box.width() + high) / step) + 1
    starts = (box.x() + step * (each + 0.5) for each in range(count))
    return [QLineF(x, box.y(), x - high, box.bottom()) for x in starts]
