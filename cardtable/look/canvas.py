"""A painter together with the theme and the size of a design pixel: what every part draws with."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QGradient, QImage, QPainter, QPen

from cardtable.look.fonts import fitted, font, text_height, text_width
from cardtable.look.icons import STROKE, icon_image
from cardtable.look.pictures import face_image, sign_image
from cardtable.look.shadows import draw_shadow
from cardtable.look.theme import EDGE, Theme

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

Fill = str | QColor | QGradient | None


@dataclass(frozen=True, slots=True)
class Type:
    """A way of setting text; ``size`` in design pixels."""

    size: float = 16
    weight: int = 500
    serif: bool = False
    tabular: bool = False
    """Figures are all alike wide."""

    def font(self, scale: float, *, copied: bool = False) -> QFont:
        """The font for this scale; ``copied`` as for `fonts.font`."""
        size, serif, tabular = self.size * scale, self.serif, self.tabular
        return font(size, self.weight, serif=serif, tabular=tabular, copied=copied)

    def width(self, text: str, scale: float) -> float:
        """How wide the text is on one line, in pixels."""
        return text_width(text, self.font(scale))

    def height(self, text: str, scale: float, width: float) -> float:
        """How high the text is when wrapped to this width, in pixels."""
        return text_height(text, self.font(scale), width)


BODY: Final = Type(16)
BOLD: Final = Type(16, 700)
ROW: Final = Type(15)
ROW_BOLD: Final = Type(15, 700)
SMALL: Final = Type(14)
SMALL_BOLD: Final = Type(14, 700)
LABEL: Final = Type(13)
NAME: Final = Type(17, 700)
TITLE: Final = Type(22, 800, serif=True)
CALL: Final = Type(20, 800, serif=True)
HEAD: Final = Type(18, 800, serif=True)
NUMBER: Final = Type(30, 800, serif=True)
DISPLAY: Final = Type(38, 800, serif=True)


class Canvas:
    """Draws in real pixels; sizes of text, icons and radii are design pixels times ``scale``."""

    def __init__(
        self, painter: QPainter, theme: Theme, scale: float = 1.0, *, copied: bool = False
    ) -> None:
        """``copied``: on paper, where text shall be one that can be copied out of a PDF."""
        self.painter = painter
        self.theme = theme
        self.scale = scale
        self.copied = copied
        if painter.isActive():  # else it only measures
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing
                | QPainter.RenderHint.SmoothPixmapTransform
                | QPainter.RenderHint.TextAntialiasing
            )

    def px(self, design: float) -> float:
        """Design pixels as real pixels."""
        return design * self.scale

    def _device(self, pixels: float) -> int:
        return max(1, round(pixels * self.painter.device().devicePixelRatioF()))

    def text(
        self,
        box: QRectF,
        text: str,
        style: Type = BODY,
        colour: str | QColor | None = None,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """Text on one line in the box: shrunk by at most a fifth when too long, then elided."""
        short, used = fitted(text, style.font(self.scale, copied=self.copied), box.width())
        self.painter.setFont(used)
        self.painter.setPen(QColor(colour if colour is not None else self.theme.text))
        flags = align.value | Qt.TextFlag.TextSingleLine.value | Qt.TextFlag.TextDontClip.value
        self.painter.drawText(box, flags, short)

    def paragraph(
        self,
        box: QRectF,
        text: str,
        style: Type = BODY,
        colour: str | QColor | None = None,
        align: Qt.AlignmentFlag = TOP_LEFT,
    ) -> None:
        """Text wrapped at word ends in the box."""
        self.painter.setFont(style.font(self.scale, copied=self.copied))
        self.painter.setPen(QColor(colour if colour is not None else self.theme.text))
        self.painter.drawText(box, align.value | Qt.TextFlag.TextWordWrap.value, text)

    def shadowed_text(
        self,
        box: QRectF,
        text: str,
        style: Type = BODY,
        align: Qt.AlignmentFlag = CENTRE,
    ) -> None:
        """Text straight on the cloth, with a shadow that keeps it readable."""
        for drop, opacity in ((2, 0.45), (1, 0.35)):
            tone = QColor(0, 0, 0, round(255 * opacity))
            self.text(box.translated(0, self.px(drop)), text, style, tone, align)
        self.text(box, text, style, self.theme.table_text, align)

    def rounded(
        self,
        box: QRectF,
        radius: float,
        fill: Fill = None,
        edge: str | QColor | None = None,
        edge_width: float = 1.0,
    ) -> None:
        """A rounded rectangle; radius and edge in real pixels."""
        self.painter.setBrush(_brush(fill))
        self.painter.setPen(
            QPen(QColor(edge), edge_width) if edge is not None else QPen(Qt.PenStyle.NoPen)
        )
        self.painter.drawRoundedRect(box, radius, radius)

    def line(self, start: QPointF, end: QPointF, colour: str | QColor, width: float = 1.0) -> None:
        """A straight line with round ends."""
        pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.drawLine(QLineF(start, end))

    def image(self, box: QRectF, image: QImage) -> None:
        """An image over the box."""
        self.painter.drawImage(box, image)

    def icon(
        self,
        name: str,
        centre: QPointF,
        size: float = 20,
        colour: str | None = None,
        stroke: float = STROKE,
    ) -> None:
        """A line icon round the centre; size in design pixels."""
        box = self._square(centre, self.px(size))
        picture = icon_image(name, colour or self.theme.text, self._device(box.width()), stroke)
        self.painter.drawImage(box, picture)

    def sign(self, sign: str, centre: QPointF, size: float) -> None:
        """A suit sign round the centre; size in design pixels."""
        box = self._square(centre, self.px(size))
        self.painter.drawImage(box, sign_image(sign, self._device(box.width())))

    def face(self, face: str, centre: QPointF, size: float, ring: str | None = None) -> None:
        """A head from a court card, as ``"french/HJ"``, in a ring; size in design pixels."""
        box = self._square(centre, self.px(size))
        self.painter.drawImage(box, face_image(face, self._device(box.width())))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(QColor(ring or EDGE), self.px(2 if ring else 1.2)))
        self.painter.drawEllipse(box)

    def shadow(
        self,
        box: QRectF,
        radius: float,
        blur: float = 14,
        opacity: float = 0.45,
        drop: float = 6,
    ) -> None:
        """A soft shadow under the box; blur and drop in design pixels."""
        draw_shadow(self.painter, box, radius, max(2, round(self.px(blur))), opacity, self.px(drop))

    def _square(self, centre: QPointF, side: float) -> QRectF:
        return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _brush(fill: Fill) -> QBrush:
    if fill is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    return QBrush(fill) if isinstance(fill, QGradient) else QBrush(QColor(fill))
