"""The finished SVG of a card. A half is written once and used twice, upright and turned."""

from assets.generator.drawing import Art
from assets.generator.geometry import Geometry
from assets.generator.palette import EDGE, PAPER
from assets.generator.paths import Shape, number

_HALVES = '<use xlink:href="#h"/><use xlink:href="#h" transform="rotate(180)"/>'


def card_svg(geometry: Geometry, half: str, body: str, sign: Art | None = None) -> str:
    """The card: `half` becomes ``#h``, the sign ``#s``; the body uses them."""
    width, height = geometry.width, geometry.height
    left, top = number(-width / 2), number(-height / 2)
    symbol = f'<g id="s">{sign.svg()}</g>' if sign else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{width}" height="{height}" viewBox="{left} {top} {width} {height}">\n'
        f'<defs>{symbol}<g id="h">{half}</g></defs>\n'
        f"{card_paper(geometry)}\n"
        f'<g stroke-linejoin="round" stroke-linecap="round">\n{body}\n</g></svg>'
    )


def card_paper(geometry: Geometry, fill: str = PAPER, rim: str = EDGE, wide: int = 1) -> str:
    """The paper of a card with its rim, which lies wholly on it."""
    width, height = geometry.width, geometry.height
    left, top = number((wide - width) / 2), number((wide - height) / 2)
    corner = number(geometry.corner - (wide - 1) / 2)
    return (
        f'<rect x="{left}" y="{top}" width="{width - wide}" height="{height - wide}" rx="{corner}"'
        f' fill="{fill}" stroke="{rim}" stroke-width="{wide}"/>'
    )


def two_halves(before: str = "", after: str = "") -> str:
    """Both halves, with what lies under and over them."""
    return f"{before}{_HALVES}{after}"


def place_sign(art: Art, x: float, y: float, size: float) -> None:
    """The suit's sign, which the document holds once."""
    place = f"translate({number(x)} {number(y)}) scale({size / 100:.3g})"
    art.raw(f'<use xlink:href="#s" transform="{place}"/>')


def place_text(
    art: Art, name: str, colour: str, text: Shape, edge: str | None = None, turned: bool = False
) -> None:
    """A letter or word under an id of its own, so that other languages can exchange its data.

    With `turned` it stands a second time, upside down.
    """
    line = f' stroke="{edge}" stroke-width="1.2"' if edge else ""
    again = f'<use xlink:href="#{name}" transform="rotate(180)"/>' if turned else ""
    art.raw(f'<path id="{name}" fill="{colour}"{line} d="{text.data}"/>{again}')


def icon_svg(size: int, body: str, box: str | None = None) -> str:
    """A square picture; `box` is its viewBox when that is not the size."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{size}" height="{size}" viewBox="{box or f"0 0 {size} {size}"}">\n'
        f'<g stroke-linejoin="round" stroke-linecap="round">\n{body}\n</g></svg>\n'
    )
