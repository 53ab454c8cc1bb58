"""Lines of the statistics: what is counted on the left, what it comes to on the right."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.look.canvas import RIGHT, ROW, ROW_BOLD, Canvas
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.present import Look
from cardtable.look.theme import RADIUS
from cardtable.tabletop.average import Average

_LINE = 25


class FactRows(QWidget):
    """One stop for Tab; a screen reader hears all lines."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: Sequence[Average] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RING_RADIUS, RADIUS.field)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def say(self, lines: Sequence[Average]) -> None:
        """Show these lines."""
        self._lines = lines
        self.setAccessibleName("\n".join(f"{each.label}: {each.value}" for each in lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(330), self._look.px(_LINE) * len(self._lines))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        high = self._look.px(_LINE)
        for place, line in enumerate(self._lines):
            box = QRectF(canvas.px(2), place * high, self.width() - canvas.px(4), high)
            if place:
                canvas.line(box.topLeft(), QPointF(box.right(), box.y()), canvas.theme.rule)
            wide = ROW_BOLD.width(line.value, canvas.scale) + canvas.px(8)
            canvas.text(box.adjusted(0, 0, -wide, 0), line.label, ROW)
            canvas.text(box, line.value, ROW_BOLD, None, RIGHT)
