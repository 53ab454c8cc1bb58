"""A ground that is painted in the background when the window changes its size."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QRunnable, QSize, Signal
from PySide6.QtGui import QImage, QPainter

from cardtable.look.drawing_pool import DrawingPool

Make = Callable[[int, int, float], QImage]
"""Width and height in logical pixels, device pixel ratio; called in another thread."""


class Backdrop(QObject):
    """Keeps one picture; while another size is being painted, the old one is stretched."""

    changed = Signal()
    """A fitting picture has arrived: paint again."""
    _made = Signal(object, object)

    def __init__(self, make: Make, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._image: QImage | None = None
        self._ratio = 1.0
        """Device pixels by pixels, of the picture."""
        self._wanted: tuple[object, ...] = ()
        self._pool = DrawingPool(self)
        self._made.connect(self._take)

    def remake(self, make: Make) -> None:
        """Another ground: the present one is of no use any more."""
        self._make = make
        self._image = None
        self._wanted = ()
        self.changed.emit()

    def paint(self, painter: QPainter, size: QSize) -> None:
        """Cover the size. The very first time the picture is made at once."""
        ratio = painter.device().devicePixelRatioF()
        if self._image is None:
            self._wanted, self._ratio = (size, ratio, self._make), ratio
            self._image = self._make(size.width(), size.height(), ratio)
        elif self._image.deviceIndependentSize().toSize() != size or self._ratio != ratio:
            self._want(size, ratio)
        painter.drawImage(QRectF(0, 0, size.width(), size.height()), self._image)

    def close(self) -> None:
        """Draw nothing more; wait for the picture at hand."""
        self._pool.close()

    def _want(self, size: QSize, ratio: float) -> None:
        key = (size, ratio, self._make)
        if key == self._wanted:
            return
        self._wanted = key
        self._pool.clear()
        self._pool.start(_Painting(self._made.emit, key, size, ratio, self._make))

    def _take(self, key: tuple[object, ...], image: QImage) -> None:
        if key == self._wanted:
            self._image, self._ratio = image, float(key[1])  # type: ignore[arg-type]  # as asked
            self.changed.emit()


class _Painting(QRunnable):
    """Makes one picture and hands it over."""

    def __init__(
        self,
        hand_over: Callable[[object, object], object],
        key: tuple[object, ...],
        size: QSize,
        ratio: float,
        make: Make,
    ) -> None:
        super().__init__()
        self._hand_over = hand_over
        self._key = key
        self._size = size
        self._ratio = ratio
        self._make = make

    def run(self) -> None:
        """Called in the drawing thread."""
        picture = self._make(self._size.width(), self._size.height(), self._ratio)
        self._hand_over(self._key, picture)
