"""The cloth under everything, as one pixmap; drawn in the background for each size."""

from contextlib import suppress
from weakref import ref

from PySide6.QtCore import QObject, QRectF, QRunnable, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from cardtable.look.drawing_pool import DrawingPool
from cardtable.look.grounds import cloth_gradient, ground_image
from cardtable.look.theme import PLAIN_BOARDS, Theme
from cardtable.table.geometry import Geometry

BOARDS = "#d9b98a"
"""The colour of the boards until they are drawn."""
_SOON = 20
"""Milliseconds before drawing begins: a start asks for four sizes, and is to paint first."""


class _Drawing(QRunnable):
    """Knows its ground weakly: Qt never lets go of what it was once given to run."""

    def __init__(self, ground: "Ground", wanted: tuple[Geometry, Theme, str, float]) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._ground, self._wanted = ref(ground), wanted

    def run(self) -> None:
        asked = self._ground()
        if asked is None or self._wanted is not asked.wanted:
            return  # the window has grown on meanwhile
        geometry, theme, ground, ratio = self._wanted
        bar = geometry.bar
        width, height = round(geometry.width), round(geometry.height + bar)
        frame = geometry.table.translated(0, bar)
        image = ground_image(width, height, theme, ground, frame, ratio)
        with suppress(RuntimeError):  # the table has gone while this was drawn
            asked.drawn.emit(self._wanted, image)


class Ground(QObject):
    """The picture of cloth and boards. It begins under the bar, above the view's upper edge."""

    changed = Signal()
    drawn = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.wanted: tuple[Geometry, Theme, str, float] | None = None
        self._pixmap = QPixmap()
        self._shown: tuple[Geometry, Theme, str, float] | None = None
        self._running: list[_Drawing] = []
        self._pool = DrawingPool(self)
        self.drawn.connect(self._take)
        self._soon = QTimer(self, interval=_SOON, singleShot=True)
        self._soon.timeout.connect(self._draw)

    def want(self, geometry: Geometry, theme: Theme, ground: str, ratio: float) -> None:
        """Have the ground drawn for this size, room and cloth."""
        wanted = (geometry, theme, ground, ratio)
        if wanted == self.wanted or self._pool.closed.is_set():
            return
        self.wanted = wanted
        self._soon.start()

    def _draw(self) -> None:
        if self.wanted is None:
            return
        drawing = _Drawing(self, self.wanted)
        waiting = [each for each in self._running if not self._pool.tryTake(each)]
        self._running = [*waiting[-2:], drawing]  # one may still be drawing: it must not be freed
        self._pool.start(drawing)

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw the exposed part, in scene pixels."""
        if self.wanted is None:
            return
        geometry, theme, ground, _ = self.wanted
        if self._shown == self.wanted:
            ratio = self._pixmap.devicePixelRatio()
            source = exposed.translated(0, geometry.bar)
            scaled = QRectF(source.topLeft() * ratio, source.size() * ratio)
            painter.drawPixmap(exposed, self._pixmap, scaled)
            return
        whole = QRectF(0, -geometry.bar, geometry.width, geometry.height + geometry.bar)
        if theme.dark:
            painter.fillRect(exposed, cloth_gradient(whole, theme, ground))
        else:
            painter.fillRect(exposed, QColor(PLAIN_BOARDS if theme.strong else BOARDS))
            painter.setBrush(cloth_gradient(geometry.table, theme, ground))
            painter.drawRoundedRect(geometry.table, 26, 26)

    def close(self) -> None:
        """Stop drawing for good, after the picture at hand; let go of what was drawn."""
        self.wanted, self._pixmap = None, QPixmap()
        self._soon.stop()
        self._pool.close()

    def _take(self, drawn: tuple[Geometry, Theme, str, float], image: QImage) -> None:
        if drawn is not self.wanted:
            return
        self._shown = drawn
        self._pixmap = QPixmap.fromImage(image)
        self.changed.emit()
