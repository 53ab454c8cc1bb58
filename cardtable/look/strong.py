"""What high contrast makes of the tones and lines that are painted."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGradient, QPen

_TINT = 0.3
"""What covers less than this is a tint; what covers more is meant to be seen."""
_NEARLY = 0.8
"""What covers more than this is a ground."""
_LEAST = 1.8
"""The least width of an edge, in design pixels."""

Fill = str | QColor | QGradient | None


def whole(tone: QColor) -> QColor:
    """The tone with nothing shining through."""
    return QColor(tone.rgb())


def whole_fill(fill: Fill) -> Fill:
    """A ground covers what it lies on; a tint stays one."""
    return whole(fill) if isinstance(fill, QColor) and fill.alphaF() >= _NEARLY else fill


def edge_pen(edge: str | QColor, width: float, scale: float) -> QPen:
    """An edge is there or it is not."""
    tone = QColor(edge)
    if tone.alphaF() < _TINT:
        return QPen(Qt.PenStyle.NoPen)
    return QPen(whole(tone), max(width, _LEAST * scale))
