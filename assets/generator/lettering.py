"""Text as shapes, so that the finished pictures need no fonts."""

from functools import cache
from pathlib import Path

from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from pathops import Path as SkiaPath

from assets.generator.copying import exchanged
from assets.generator.paths import Shape, merged, moved, simplified

FONT = Path(__file__).parents[1] / "fonts" / "alegreya-800.ttf"


@cache
def _font() -> TTFont:
    return TTFont(FONT)


@cache
def _glyph_names() -> dict[int, str]:
    """The glyph of each character; figures as wide as they are, not as in columns."""
    own_width = exchanged(_font(), "pnum")
    return {code: own_width.get(name, name) for code, name in _font().getBestCmap().items()}


def lettering(text: str, size: float, spacing: float = 0) -> tuple[Shape, float]:
    """The text as one shape, its middle on x = 0, its baseline on y = 0; and its width."""
    font, glyphs, names = _font(), _font().getGlyphSet(), _glyph_names()
    zoom = size / font["head"].unitsPerEm
    x, letters = 0.0, []
    for character in text:
        glyph = glyphs[names[ord(character)]]
        letter = SkiaPath()
        glyph.draw(TransformPen(letter.getPen(glyphSet=glyphs), (zoom, 0, 0, -zoom, x, 0)))
        letters.append(Shape(letter))
        x += glyph.width * zoom + spacing
    width = x - spacing
    return simplified(moved(merged(*letters), -width / 2, 0)), width
