"""All icons and signs by file name."""

from assets.generator.document import icon_svg
from assets.generator.icons.contracts import CONTRACT_SYMBOLS, CONTRACTS
from assets.generator.icons.large import large_icon
from assets.generator.icons.small import small_icon, symbolic_icon
from assets.generator.look import Look
from assets.generator.signs import SIGNS, draw_sign
from assets.generator.symbolic import SYMBOLS, draw_symbol
from assets.generator.themes import THEMES
from assets.generator.words import SUITS_OF

_SMALL, _LARGE = (16, 22, 24, 32), (48, 64, 128, 256, 512)
_SIGN_BOX = "-55 -55 110 110"


def make_icons() -> dict[str, str]:
    """The program's icon in every size and in one colour, as SVG."""
    icons = {f"cardtable-{size}": small_icon(size) for size in _SMALL}
    icons |= {f"cardtable-{size}": large_icon(size) for size in _LARGE}
    icons["cardtable"] = large_icon(256)
    icons["cardtable-symbolic"] = symbolic_icon()
    return icons


def make_signs() -> dict[str, str]:
    """Suit and contract signs, in colours and in ink alone, as SVG.

    French signs also as the colour sets have them, where those change their colour.
    """
    coloured = {suit: draw_sign(suit) for suit in SIGNS}
    coloured |= {name: draw() for name, draw in CONTRACTS.items()}
    coloured |= {
        f"{theme}-{suit}": Look("french", theme).sign(suit)
        for theme, changes in THEMES.items()
        for suit in SUITS_OF["french"]
        if suit in changes and changes[suit].letter
    }
    plain = {suit: draw_symbol(suit) for suit in SYMBOLS}
    plain |= {name: draw() for name, draw in CONTRACT_SYMBOLS.items()}
    signs = {name: icon_svg(24, art.svg(), _SIGN_BOX) for name, art in coloured.items()}
    return signs | {
        f"{name}-symbolic": icon_svg(16, art.svg(), _SIGN_BOX) for name, art in plain.items()
    }
