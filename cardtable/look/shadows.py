"""Soft shadows under paper, plates and buttons."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from cardtable.look.pictures import blank_image
from cardtable.look.theme import alpha


@lru_cache(maxsize=96)
def shadow_image(width: int, height: int, blur: int, radius: int) -> QImage:
    """A black soft-edged shape; it reaches ``2 * blur`` pixels out of the given size all round.

    A stack of rounded rectangles whose opacities add up to a soft edge, baked once per size.
    """
    margin = 2 * blur
    image = blank_image(width + 2 * margin, height + 2 * margin)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(6, min(18, blur * 2))
    reached = 0.0
    for layer in range(layers):
        depth = (layer + 0.5) / layers
        wanted = depth * depth * (3 - 2 * depth)
        step = (wanted - reached) / (1 - reached) if reached < 1 else 0.0
        reached = wanted
        out = blur * (1.25 - 1.9 * layer / layers)
        box = QRectF(margin - out, margin - out, width + 2 * out, height + 2 * out)
        corner = max(1.0, radius + out)
        painter.setBrush(alpha("#000000", step))
        painter.drawRoundedRect(box, corner, corner)
    painter.end()
    return image


def draw_shadow(
    painter: QPainter, box: QRectF, radius: float, blur: int, opacity: float, drop: float
) -> None:
    """Lay a shadow under the box, ``drop`` pixels lower.

    Large shapes reuse one small baked shadow, stretched in the middle (no seams: they are never
    turned); small ones are baked whole, so they may be.
    """
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    margin = 2 * blur
    corner = round(radius)
    if box.width() * box.height() < 90_000:
        whole = shadow_image(round(box.width()), round(box.height()), blur, corner)
        painter.drawImage(QPointF(box.x() - margin, box.y() - margin + drop), whole)
    else:
        reach = margin + max(corner, margin)
        small = shadow_image(2 * (reach - margin) + 2, 2 * (reach - margin) + 2, blur, corner)
        _stretch(painter, box.adjusted(-margin, drop - margin, margin, drop + margin), small, reach)
    painter.restore()


def _stretch(painter: QPainter, box: QRectF, image: QImage, edge: int) -> None:
    """Draw the image over the box: corners as they are, edges and middle stretched."""
    box = QRectF(box.toRect())
    across = ((box.x(), edge), (box.x() + edge, box.width() - 2 * edge), (box.right() - edge, edge))
    down = ((box.y(), edge), (box.y() + edge, box.height() - 2 * edge), (box.bottom() - edge, edge))
    source = ((0, edge), (edge, image.width() - 2 * edge), (image.width() - edge, edge))
    middle = (across[1], down[1])
    for (x, width), (from_x, from_width) in zip(across, source, strict=True):
        for (y, height), (from_y, from_height) in zip(down, source, strict=True):
            if ((x, width), (y, height)) == middle:  # of one tone: filling is far quicker
                tone = image.pixelColor(image.rect().center())
                painter.fillRect(QRectF(x, y, width, height), tone)
                continue
            painter.drawImage(
                QRectF(x, y, width, height), image, QRectF(from_x, from_y, from_width, from_height)
            )
