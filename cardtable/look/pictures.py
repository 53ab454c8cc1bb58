"""Drawings from the assets as images: suit signs, cards in small, heads cut from court cards."""

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from cardtable.storage.paths import asset

# How far above the middle of the card the eyes of its upper head are, in units of the drawing.
_EYES = {"french": 88, "german": 112, "swiss": 92}
_COLOUR = re.compile("#[0-9a-f]{6}")
_HEAD = 104  # the width of a head with its hat, in units of the drawing


def blank_image(width: int, height: int) -> QImage:
    """An empty, see-through image of at least one pixel."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def render_svg(data: bytes, width: int, height: int = 0) -> QImage:
    """The drawing at this size in device pixels; without a height, in its own proportion."""
    renderer = QSvgRenderer(QByteArray(data))
    size = renderer.defaultSize()
    image = blank_image(width, height or round(width * size.height() / max(1, size.width())))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


@lru_cache(maxsize=256)
def svg_image(file: Path, width: int, *, strong: bool = False) -> QImage:
    """The drawing in this file, this many device pixels wide; made once per size."""
    if strong:
        return render_svg(strengthened(file.read_text("utf-8")).encode(), width)
    return render_svg(file.read_bytes(), width)


class _Exchange(NamedTuple):
    """What high contrast changes in a drawing."""

    parts: dict[str, str]
    """What is written in another way."""
    colours: dict[str, str]


@lru_cache(maxsize=1)
def _exchange() -> _Exchange:
    """As it is told beside the decks."""
    told = json.loads(asset("decks", "contrast.json").read_text("utf-8"))
    return _Exchange(told["parts"], told["colours"])


def strengthened(svg: str) -> str:
    """A drawing of ours in high contrast, whatever set, letters and words it has."""
    parts, colours = _exchange()
    for before, after in parts.items():
        svg = svg.replace(before, after)
    return _COLOUR.sub(lambda found: colours.get(found[0], found[0]), svg)


def sign_image(sign: str, pixels: int, *, strong: bool = False) -> QImage:
    """A suit sign: ``S H C D`` French, ``gE gL gH gB`` German, ``sS sR sB sE`` Swiss."""
    return svg_image(asset("signs", f"{sign}.svg"), pixels, strong=strong)


def card_file(deck: str, element: str) -> Path:
    """The drawing of a card or a back of a deck, in its standard set."""
    return asset("decks", deck, "standard", f"{element}.svg")


@lru_cache(maxsize=64)
def face_image(face: str, diameter: int, *, strong: bool = False) -> QImage:
    """The head of a court card in a disc; ``face`` is deck and element, as ``"french/HJ"``."""
    deck, element = face.split("/")
    file = card_file(deck, element)
    units = QSvgRenderer(str(file)).defaultSize()
    width = diameter * units.width() / _HEAD
    card = svg_image(file, round(width), strong=strong)
    eyes = _EYES[deck] * width / units.width()
    image = blank_image(diameter, diameter)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    top = diameter / 2 - card.height() / 2 + eyes
    painter.drawImage(QRectF(diameter / 2 - width / 2, top, width, card.height()), card)
    painter.end()
    return _disc(image)


def _disc(image: QImage) -> QImage:
    """The part of the image within its inscribed disc, with a smooth rim."""
    disc = QPainterPath()
    disc.addEllipse(QRectF(image.rect()))
    cut = blank_image(image.width(), image.height())
    painter = QPainter(cut)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(disc, Qt.GlobalColor.black)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.drawImage(0, 0, image)
    painter.end()
    return cut
