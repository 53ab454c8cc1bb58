"""High contrast: what a finished picture exchanges for it, whatever its set, letters and words.

Paper is white, rims and outlines are black, nothing has a soft tint; an index is told from paper by
7:1, by its colour or, where that must be light to stay apart from others, by a black edge.
"""

import json
from pathlib import Path

from assets.generator import palette, themes
from assets.generator.document import card_paper
from assets.generator.geometry import DECKS, geometry

WHITE, BLACK = "#ffffff", "#000000"
RED = "#b00012"
AMBER = "#e58e00"
_RIM = 4  # of a card that is 252 wide
_LETTER_EDGE, _SIGN_EDGE = 3.4, 9  # round letters and signs that are light
_STONE = 'd="M0 -75C'  # how the large sign begins that an ace of diamonds is cut from


def _tints() -> set[str]:
    """The grounds of courts and the patterns on them, in all colour sets."""
    usual = [(each.ground, each.diaper) for each in themes.SUITS.values()]
    changed = [each.ground for theme in themes.THEMES.values() for each in theme.values()]
    return {tint for pair in (*usual, *changed) if pair for tint in pair}


COLOURS = {
    **dict.fromkeys(sorted(_tints()), WHITE),
    palette.PAPER: WHITE,
    palette.WHITE: WHITE,
    palette.GREY: WHITE,
    palette.INK: BLACK,
    palette.EDGE: BLACK,
    palette.RED: RED,
    palette.DARK_RED: "#7a000c",
    palette.BLUSH: "#e88068",
    palette.GOLD: "#ffc52b",
    palette.DARK_GOLD: "#b97800",
    palette.BLUE: "#0d3f96",
    palette.LIGHT_BLUE: "#74b4e4",
    palette.GREEN: "#0a6a33",
    palette.DARK_GREEN: "#07451f",
    palette.DEEP_GREEN: "#063a1a",
    palette.LIGHT_GREEN: "#8fcf7a",
    palette.BROWN: "#6e3a16",
    palette.TAN: "#d99a56",
    palette.NUT: "#a8642a",
    palette.NUT_LIGHT: "#ffd79c",
    palette.ROSE_YELLOW: "#ffd23d",
    palette.LILY_WHITE: WHITE,
    palette.BELL_LIGHT: "#ffe9a0",
    palette.STEEL: "#eef4f8",
    palette.DARK_STEEL: "#8298a6",
    palette.SKIN: "#ffe6cc",
    palette.SKIN_SHADE: "#eebb8e",
    palette.DARK: "#2b2330",
    palette.BLACK_BROWN: "#3d1f0c",
    palette.AUBURN: "#8a3a16",
    "#17375f": "#0a2a5e",  # the darker grounds of backs, and the calm backs
    "#2b5f6b": "#0d4652",
    "#224d58": "#083640",
    "#6a3450": "#561a3c",
    "#562840": "#420f2c",
    "#44506a": "#22345c",
    "#374159": "#172648",
    "#6b4a33": "#52301a",
    "#583b27": "#402210",
    themes.LEAF: "#0b5a2b",
    themes.ACORN: "#5a2e10",
    themes.BELL: "#7a4b00",
    themes.AMBER: AMBER,
    themes.SKY_BLUE: "#0b4f9c",
    themes.POKER_GREEN: "#0a5c2d",
    themes.TEAL: "#005c54",
    themes.ALMOST_BLACK: BLACK,
    themes.BLACK_GREEN: "#06251a",
    themes.EDGES[themes.AMBER]: BLACK,
}
"""By colour: what stands for it."""


def _parts() -> dict[str, str]:
    """What is more than a colour: the rim of a card, the edge round light letters and signs."""
    cards = [geometry(deck) for deck in DECKS]
    rims = {card_paper(card): card_paper(card, WHITE, BLACK, _RIM) for card in cards}
    edge, amber = themes.EDGES[themes.AMBER], f'fill="{themes.AMBER}"'
    stone = {f"{amber} {_STONE}": f'{amber} stroke="{BLACK}" stroke-width="{_SIGN_EDGE}" {_STONE}'}
    return (
        rims
        | stone
        | {
            f'stroke="{edge}" stroke-width="{before}"': f'stroke="{BLACK}" stroke-width="{after}"'
            for before, after in ((1.2, _LETTER_EDGE), (5, _SIGN_EDGE))
        }
    )


def build_contrast(out: Path) -> None:
    """Write what high contrast exchanges."""
    told = {"parts": _parts(), "colours": COLOURS}
    file = out / "decks" / "contrast.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(told, indent=1), encoding="utf-8")
