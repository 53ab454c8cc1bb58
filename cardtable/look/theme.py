"""The colours of the two rooms, day and evening, and what is worked out from them."""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class Theme:
    """Opaque colours as ``#rrggbb``, so that contrast can be computed and a palette hold them."""

    name: str
    dark: bool
    bar: str  # the bar at the top
    panel: str  # side panel, plates, pills
    sheet: str  # what is laid on the table: dialogs, results
    well: str  # rows and cards inside a panel or a sheet
    field: str  # drop-down lists, line edits
    text: str
    muted: str
    line: str  # hairline round panels
    rule: str  # separators inside
    gold: str  # the accent as text, icon or active frame
    us: str
    them: str
    good: str
    bad: str
    table_text: str  # straight on the cloth
    dim: str  # laid over cards that can't be played
    dim_alpha: float
    glow: str  # round the card under the pointer
    strong: bool = False  # high contrast: whole tones, lines round everything, text at 7:1


EVENING: Final = Theme(
    name="evening",
    dark=True,
    bar="#0c1a14",
    panel="#10231b",
    sheet="#13281f",
    well="#1c342a",
    field="#0c1a14",
    text="#f6efdd",
    muted="#b9bfae",
    line="#5d5a37",
    rule="#2b4438",
    gold="#f3c95a",
    us="#f2a08f",
    them="#9cc8e6",
    good="#9fd6a8",
    bad="#f2a08f",
    table_text="#fbf3e2",
    dim="#0e1c17",
    dim_alpha=0.46,
    glow="#f3c95a",
)
DAY: Final = Theme(
    name="day",
    dark=False,
    bar="#fbf3e2",
    panel="#fffaf0",
    sheet="#fffaf0",
    well="#f4ead6",
    field="#fffdf8",
    text="#2a2530",
    muted="#655a52",
    line="#cdb48a",
    rule="#e6d8bd",
    gold="#865600",
    us="#a32825",
    them="#22508a",
    good="#22603c",
    bad="#a32825",
    table_text="#fbf3e2",
    dim="#46341e",
    dim_alpha=0.40,
    glow="#ffd766",
)

STRONG_EVENING: Final = replace(
    EVENING,
    strong=True,
    bar="#000000",
    panel="#0a1510",
    sheet="#0a1510",
    well="#182a21",
    field="#000000",
    text="#ffffff",
    muted="#e6e1d1",
    line="#e9ddbd",
    rule="#8f917f",
    gold="#ffd75e",
    us="#ffb9ab",
    them="#b0daf7",
    good="#aee8b8",
    bad="#ffb9ab",
    table_text="#ffffff",
    glow="#ffd75e",
)
STRONG_DAY: Final = replace(
    DAY,
    strong=True,
    bar="#ffffff",
    panel="#ffffff",
    sheet="#ffffff",
    well="#f6f0e2",
    field="#ffffff",
    text="#000000",
    muted="#40372f",
    line="#1c1712",
    rule="#86785f",
    gold="#694200",
    us="#8c1216",
    them="#123c78",
    good="#0c4d27",
    bad="#8c1216",
    table_text="#ffffff",
    glow="#ffd75e",
)

INK: Final = "#1e1b26"  # reasons and tooltips, the same in both rooms
PAPER: Final = "#fbf6e9"  # text on ink, the ground behind signs
VOICE: Final = "#fffaf0"  # speech is paper, in both rooms
EDGE: Final = "#b8ac93"  # outline of paper
GOLD: Final = "#e9b13f"
DEEP_GOLD: Final = "#b97f1f"
CHIP_GOLD: Final = "#f3c95a"  # what is chosen
CHIP_EDGE: Final = "#8f651a"
CHIP_TEXT: Final = "#2a1d07"


class Primary(NamedTuple):
    """The golden button, the same in both rooms."""

    top: str = "#f0c05a"
    bottom: str = "#dc9d2c"
    edge: str = "#8f651a"
    text: str = "#2a1d07"


class Radii(NamedTuple):
    """Corner radii in design pixels; a pill takes half its height."""

    sheet: int = 20
    panel: int = 20
    card: int = 14
    button: int = 10
    field: int = 8


class Cloth(NamedTuple):
    """A ground of the table: lit in the middle, shaded at the edge."""

    lit: str
    shaded: str


ON_LINEN: Final = "#2a2530"  # text straight on the one light cloth

PRIMARY: Final = Primary()
RADIUS: Final = Radii()

GROUNDS: Final = {
    "green": Cloth("#3b7a5f", "#153b2d"),
    "petrol": Cloth("#3f6f7d", "#27505d"),
    "slate": Cloth("#3b4760", "#171f30"),
    "burgundy": Cloth("#7a3340", "#3a141c"),
    "linen": Cloth("#efe5d0", "#d8c8a6"),
}

DEEP_GROUNDS: Final = {
    "green": Cloth("#0d4029", "#0d4029"),
    "petrol": Cloth("#0d4252", "#0d4252"),
    "slate": Cloth("#18274a", "#18274a"),
    "burgundy": Cloth("#541120", "#541120"),
    "linen": Cloth("#f7f0df", "#f7f0df"),
}
"""The same cloths in high contrast: plain and deep, or plain and light."""
PLAIN_BOARDS: Final = "#eadfc8"
"""What a table stands on by day in high contrast."""


def cloth_of(theme: Theme, ground: str) -> Cloth:
    """The cloth as this room shows it. An unknown ground is a ``KeyError``."""
    return (DEEP_GROUNDS if theme.strong else GROUNDS)[ground]


def alpha(colour: str, opacity: float) -> QColor:
    """The colour, see-through: opacity 0 is nothing, 1 covers."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result


def mix(first: str, second: str, share: float) -> str:
    """A colour between two, as ``#rrggbb``: share 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(start + (end - start) * share) for start, end in pairs)).name()


def room(theme: Theme, ground: str) -> Theme:
    """The theme of a room with this cloth in it.

    In the evening panel, sheet and bar are the shadow of the cloth, so the room is one colour;
    by day the room is paper on larch, always. An unknown ground is a ``KeyError``.
    """
    cloth = cloth_of(theme, ground)
    if ground == "linen":
        return replace(theme, table_text="#000000" if theme.strong else ON_LINEN)
    if not theme.dark:
        return theme
    if theme.strong:
        return _strong_room(theme, cloth)
    shade, night = mix(cloth.shaded, cloth.lit, 0.18), "#0a0e0d"
    panel = mix(shade, night, 0.56)
    return replace(
        theme,
        bar=mix(shade, night, 0.74),
        field=mix(shade, night, 0.74),
        panel=panel,
        sheet=mix(shade, night, 0.48),
        well=mix(panel, "#ffffff", 0.065),
        rule=mix(panel, "#ffffff", 0.15),
        line=mix(panel, GOLD, 0.36),
        dim=mix(shade, night, 0.72),
    )


def _strong_room(theme: Theme, cloth: Cloth) -> Theme:
    """An evening in high contrast: black with a trace of the cloth."""
    panel = mix(cloth.shaded, "#000000", 0.72)
    return replace(theme, panel=panel, sheet=panel, well=mix(cloth.shaded, "#000000", 0.35))


def outline(theme: Theme) -> str:
    """The outline of everything that can be pressed: 3:1 against every surface of the theme."""
    if theme.strong:
        return theme.line
    return mix(theme.panel, theme.text, 0.48 if theme.dark else 0.56)


def disabled_text(theme: Theme) -> str:
    """Text of what can't be pressed now; its reason stands in the why-not line."""
    if theme.strong:  # its outline tells it, not faintness
        return theme.muted
    return mix(theme.panel, theme.text, 0.55 if theme.dark else 0.62)


def on_paper(theme: Theme, tone: str) -> str:
    """A tone of ink on the paper of bubbles, hints and lessons; deeper in high contrast."""
    return mix(tone, "#000000", 0.35) if theme.strong else tone


def paper_edge(theme: Theme, tone: str = EDGE) -> str:
    """The edge of that paper, and of what else is light in both rooms."""
    return "#000000" if theme.strong else tone


def track(theme: Theme) -> str:
    """The quiet part of sliders, switches and scroll bars."""
    if theme.strong:
        return theme.rule
    return mix(theme.sheet, theme.text, 0.22)


def accent_fill(theme: Theme) -> str:
    """Gold as a filled shape, as strong as the room allows."""
    if theme.strong:
        return theme.gold
    return GOLD if theme.dark else DEEP_GOLD


def focus_tones(theme: Theme) -> tuple[str, str]:
    """The wide outer and the narrow inner tone of the ring round what has the keyboard."""
    if theme.strong:
        return "#000000", "#ffffff"
    return (INK, "#ffffff") if theme.dark else ("#fffdf6", "#22508a")
