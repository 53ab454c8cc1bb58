"""The picture on a tile: the game's table in small, with a fan of its cards."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QRadialGradient

from cardtable.look.canvas import Canvas
from cardtable.look.grounds import grain_image
from cardtable.look.metrics import fan
from cardtable.look.theme import GROUNDS, alpha, mix
from cardtable.table.art import DeckArt, Print, shadow_margin
from cardtable.tabletop import Tile

_STEP = 0.43
_TURN = 8.0


def card_width(box: QRectF, ratio: float) -> float:
    """How wide a card in the picture is, in real pixels."""
    wide = box.width() > box.height()
    return min(box.width() * 0.44, box.height() * (0.72 if wide else 0.82) / ratio)


def prints(tile: Tile, art: DeckArt, box: QRectF, device_ratio: float) -> tuple[Print, ...]:
    """The pictures that the fan needs at this size."""
    width = round(card_width(box, art.facts.ratio) * device_ratio)
    return tuple(Print(art.back if c is None else art.face(c), width) for c in tile.cards)


def paint_table(canvas: Canvas, box: QRectF, ground: str, clip: QPainterPath) -> None:
    """The cloth with its light, grain and hairline, cut to the tile's shape."""
    painter, cloth = canvas.painter, GROUNDS[ground]
    reach = max(box.width(), box.height()) * 0.8
    light = QRadialGradient(QPointF(box.center().x(), box.y() + box.height() * 0.45), reach)
    light.setColorAt(0, mix(cloth.lit, "#ffffff", 0.08))
    light.setColorAt(1, cloth.shaded)
    painter.save()
    painter.setClipPath(clip)
    painter.fillRect(box, light)
    painter.fillRect(box, QBrush(grain_image()))
    painter.restore()


def paint_fan(canvas: Canvas, box: QRectF, tile: Tile, art: DeckArt, opened: float) -> None:
    """The cards; ``opened`` from 0 to 1 spreads the fan a little, as under the pointer."""
    painter = canvas.painter
    device_ratio = painter.device().devicePixelRatioF()
    width = card_width(box, art.facts.ratio)
    height = width * art.facts.ratio
    step = width * _STEP * (1 + 0.1 * opened)
    middle = box.y() + box.height() * (0.515 if box.width() > box.height() else 0.545)
    places = fan(len(tile.cards), box.center().x(), middle, step, _TURN + 2 * opened)
    for wanted, place in zip(prints(tile, art, box, device_ratio), places, strict=True):
        picture = art.pixmap(wanted.element, wanted.width)
        if picture.isNull():
            continue  # still being drawn; the tile is painted again when it is there
        painter.save()
        painter.translate(place.x, place.y)
        painter.rotate(place.turn)
        soft = round(width)
        margin = shadow_margin(soft)
        painter.setOpacity(0.5)
        target = QPointF(-width / 2 - margin + 1, -height / 2 - margin + width / 30)
        painter.drawPixmap(target, art.shadow(soft))
        painter.setOpacity(1)
        card = QRectF(-width / 2, -height / 2, width, height)
        painter.drawPixmap(card, picture, QRectF(picture.rect()))
        painter.restore()


def paint_hairline(canvas: Canvas, box: QRectF, clip: QPainterPath) -> None:
    """The table's inner line, running out under the words."""
    canvas.painter.save()
    canvas.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    inset = canvas.px(10)
    inner = box.adjusted(inset, inset, -inset, -inset)
    canvas.rounded(inner, canvas.px(13), None, alpha("#f3e3bd", 0.35), 1.2)
    canvas.painter.restore()
