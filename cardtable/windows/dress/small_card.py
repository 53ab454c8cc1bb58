"""A card in small, as tiles, preview and lists of backs show it."""

from PySide6.QtCore import QRectF

from cardtable.look.canvas import Canvas
from cardtable.look.metrics import FanPlace
from cardtable.look.shadows import shadow_image
from cardtable.look.theme import PAPER
from cardtable.table.art import DeckArt
from cardtable.table.deck import card_box

_BAKED = 120  # the width at which the shadow is made once, to be stretched
_BLUR = 10


def paint_card(canvas: Canvas, art: DeckArt, element: str, width: float, place: FanPlace) -> None:
    """The card round its place on its shadow; plain paper while it is still being drawn.

    ``width`` in real pixels. The picture must have been wanted from ``art`` at ``print_width``.
    """
    painter = canvas.painter
    picture = art.pixmap(element, print_width(canvas, width))
    box = card_box(width, art.facts.ratio)
    margin, drop = 2 * _BLUR * width / _BAKED, width / 32
    painter.save()
    painter.translate(place.x, place.y)
    painter.rotate(place.turn)
    shadow = shadow_image(_BAKED, round(_BAKED * art.facts.ratio), _BLUR, 8)
    opacity = painter.opacity()
    painter.setOpacity(opacity * 0.5)
    reach = box.adjusted(-margin, drop - margin, margin, drop + margin)
    painter.drawImage(reach, shadow)
    painter.setOpacity(opacity)
    if picture.isNull():
        corner = art.facts.corner * width
        canvas.rounded(box, corner, PAPER)
    else:
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.restore()


def print_width(canvas: Canvas, width: float) -> int:
    """The width in device pixels at which the card must be drawn to be sharp here."""
    return round(width * canvas.painter.device().devicePixelRatioF())
