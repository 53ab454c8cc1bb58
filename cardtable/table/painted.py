"""What stands on the table besides cards: painted once, kept as a pixmap."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.theme import Theme

Paint = Callable[[Canvas, QRectF], None]


class Painted(QGraphicsItem):
    """A painted thing whose upper left corner, or middle if turned, is its position."""

    def __init__(
        self, box: QRectF, paint: Paint, theme: Theme, scale: float, margin: float = 24.0
    ) -> None:
        """`box` in scene pixels; `margin` is room for its shadow, in design pixels."""
        super().__init__()
        self._box = QRectF(0, 0, box.width(), box.height())
        self._margin = margin * scale
        self._paint, self._theme, self._scale = paint, theme, scale
        self.setPos(box.topLeft())
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def turned(self, degrees: float) -> "Painted":
        """The same, turned about its middle."""
        self.setTransformOriginPoint(self._box.center())
        self.setRotation(degrees)
        return self

    def at(self, z: float) -> "Painted":
        """The same, at this height in the order of things."""
        self.setZValue(z)
        return self

    @property
    def box(self) -> QRectF:
        """What is painted, without its shadow, from the item's own corner."""
        return self._box

    @property
    def what(self) -> str:
        """What is painted, by the name of the function that made it."""
        return self._paint.__qualname__.partition(".")[0]

    @property
    def middle(self) -> QPointF:
        return self.pos() + self._box.center()

    def boundingRect(self) -> QRectF:
        room = self._margin
        return self._box.adjusted(-room, -room, room, room)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        self._paint(Canvas(painter, self._theme, self._scale), self._box)
