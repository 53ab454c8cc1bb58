"""The cloths of the table to choose from."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent

from cardtable.look.canvas import Canvas
from cardtable.look.grounds import paint_cloth
from cardtable.look.present import Look
from cardtable.look.theme import outline
from cardtable.windows.dress.appearance import CLOTHS
from cardtable.windows.preferences.picture_chooser import PictureChooser

_CELL = QSize(50, 58)
_PATCH = 36
_OF_GAMES = ("slate", "burgundy", "green", "petrol")


class ClothChooser(PictureChooser):
    """A patch of each cloth; all those of the games in one for "as the game"."""

    def __init__(self, look: Look, cloths: tuple[str, ...]) -> None:
        super().__init__(look, len(cloths), _CELL)
        self._cloths = cloths

    def paintEvent(self, event: QPaintEvent) -> None:
        """The patches, the chosen one framed."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        side = canvas.px(_PATCH)
        for place, cloth in enumerate(self._cloths):
            box = QRectF(0, 0, side, side)
            box.moveCenter(self._centre(canvas, place))
            if cloth in CLOTHS:
                paint_cloth(canvas.painter, box, CLOTHS[cloth], canvas.px(7))
            else:
                _paint_all(canvas, box)
            canvas.rounded(box, canvas.px(7), None, outline(canvas.theme), 1.2)
            if place == self._current:
                self._paint_choice(canvas, box)


def _paint_all(canvas: Canvas, box: QRectF) -> None:
    """The cloths of the four rule sets, a quarter each."""
    shape = QPainterPath()
    shape.addRoundedRect(box, canvas.px(7), canvas.px(7))
    canvas.painter.save()
    canvas.painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    for index, ground in enumerate(_OF_GAMES):
        quarter = QRectF(box.topLeft(), box.size() / 2)
        quarter.translate(QPointF(index % 2 * quarter.width(), index // 2 * quarter.height()))
        paint_cloth(canvas.painter, quarter, ground)
    canvas.painter.restore()
