"""The picture on a tile: the game's table in small, with a fan of its cards."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QRadialGradient

from cardtable.engine.cards import Card
from cardtable.look.canvas import Canvas
from cardtable.look.grounds import grain_image
from cardtable.look.metrics import fan
from cardtable.look.theme import GROUNDS, alpha, mix
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print
from cardtable.tabletop.table import Tile
from cardtable.windows.dress.small_card import paint_card

_STEP = 0.43
_TURN = 8.0


def card_width(box: QRectF, ratio: float) -> float:
    """How wide a card in the picture is, in real pixels."""
    wide = box.width() > box.height()
    return min(box.width() * 0.44, box.height() * (0.72 if wide else 0.82) / ratio)


def prints(tile: Tile, art: DeckArt, box: QRectF, device_ratio: float) -> tuple[Print, ...]:
    """The pictures that the fan needs at this size."""
    width = round(card_width(box, art.facts.ratio) * device_ratio)
    return tuple(Print(element(art, card), width) for card in tile.cards)


def element(art: DeckArt, card: Card | None) -> str:
    """The picture of a card of the fan; None is a back."""
    return art.back if card is None else art.face(card)


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
    width = card_width(box, art.facts.ratio)
    step = width * _STEP * (1 + 0.1 * opened)
    middle = box.y() + box.height() * (0.515 if box.width() > box.height() else 0.545)
    places = fan(len(tile.cards), box.center().x(), middle, step, _TURN + 2 * opened)
    for card, place in zip(tile.cards, places, strict=True):
        paint_card(canvas, art, element(art, card), width, place)


def paint_hairline(canvas: Canvas, box: QRectF, clip: QPainterPath) -> None:
    """The table's inner line, running out under the words."""
    canvas.painter.save()
    canvas.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    inset = canvas.px(10)
    inner = box.adjusted(inset, inset, -inset, -inset)
    canvas.rounded(inner, canvas.px(13), None, alpha("#f3e3bd", 0.35), 1.2)
    canvas.painter.restore()
