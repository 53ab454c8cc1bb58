"""The line icons of bars, buttons and menus, drawn with round strokes on a grid of 24."""

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QIcon, QImage, QPixmap

from cardtable.look.pictures import render_svg

STROKE: Final = 1.7

_SUN_RAYS = (
    "M12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9"
    "M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9"
)
PATHS: Final[dict[str, str]] = {
    "back": "M15 5l-7 7 7 7",
    "undo": "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4",
    "redo": "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "hint": (
        "M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.4 1 2.4h6c0-1 .2-1.7 1-2.4"
        "A6.5 6.5 0 0 0 12 3z"
    ),
    "trick": "M5 8.5l8-3 4.5 11.8-8 3zM13.5 5.2l5.5 1-2 11",
    "book": "M12 6c-2-1.6-5-2-8-1.6v14c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6v-14c-3-.4-6 0-8 1.6zM12 6v14",
    "lesson": "M12 5.5L2.5 10l9.5 4.5 9.5-4.5zM6.5 12v4.2c3 2.4 8 2.4 11 0V12M21.5 10v5.5",
    "table": "M4 5h16v11H4zM4 9h16M7 16v4M17 16v4",
    "gear": "M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z" + _SUN_RAYS,
    "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "check": "M5 12.5l4.5 4.5L19 7",
    "cross": "M6 6l12 12M18 6L6 18",
    "down": "M12 4v15M6 13l6 6 6-6",
    "up": "M12 20V5M6 11l6-6 6 6",
    "chevron": "M7 10l5 5 5-5",
    "right": "M9 5l7 7-7 7",
    "left": "M15 5l-7 7 7 7",
    "swap": "M4 8h13l-3.5-3.5M20 16H7l3.5 3.5",
    "push": "M4 12h15M13 6l6 6-6 6",
    "flag": "M6 21V4h11l-2.5 4L17 12H6",
    "sound": "M4 10v4h3.5L12 18V6L7.5 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
    "chart": "M4 20h16M7 16v-5M12 16V6M17 16v-8",
    "clock": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2",
    "person": (
        "M12 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM4.8 20c.6-4 3.3-6 7.2-6s6.6 2 7.2 6"
    ),
    "replay": "M5 12a7 7 0 1 0 2.2-5M5 4v4h4",
    "copy": "M9 9h11v11H9zM15 9V4H4v11h5",
    "number": "M9.5 4L7.5 20M16.5 4l-2 16M4.5 9.5h16M3.5 14.5h16",
    "day": "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M12 13v4M10.2 14l1.8-1",
    "info": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11v5.5M12 7.6v.3",
    "warning": "M12 4L3 20h18zM12 10v5M12 17.4v.3",
    "hand": (
        "M8 20c-3-3-4-6-4-8 1.6-.4 2.6.8 3.4 2.4V5.6a1.4 1.4 0 0 1 2.8 0V11l.4-6.6"
        "a1.4 1.4 0 0 1 2.8 0V11l.8-5.4a1.4 1.4 0 0 1 2.7.3L16.5 12l1-3"
        "a1.3 1.3 0 0 1 2.5.6c-.6 5-1 7.4-3.5 10.4z"
    ),
    "star": ("M12 4l2.4 5.2 5.6.7-4.2 3.9 1.1 5.6L12 16.6l-4.9 2.8 1.1-5.6L4 9.9l5.6-.7z"),
    "play": "M8 5l11 7-11 7z",
    "access": (
        "M12 2.8a2 2 0 1 0 0 4 2 2 0 0 0 0-4"
        "M4.5 8.6l5.5 1.3v4.4L8 21M19.5 8.6L14 9.9v4.4l2 6.7M10 14.2h4"
    ),
    "plus": "M12 5v14M5 12h14",
    "power": "M12 3v9M7 6.2a8 8 0 1 0 10 0",
    "keyboard": "M3 7h18v11H3zM6.5 10.5h.1M10 10.5h.1M13.5 10.5h.1M17 10.5h.1M8 14.5h8",
    "globe": (
        "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16"
        "M12 4c-5.5 5-5.5 11 0 16M12 4c5.5 5 5.5 11 0 16"
    ),
    "screen": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    "collapse": "M5 12h14",
    "return": "M19 6v6.5H6M10 8.5l-4 4 4 4",
}


@lru_cache(maxsize=512)
def icon_image(name: str, colour: str, pixels: int, stroke: float = STROKE) -> QImage:
    """The icon as an image of this many device pixels; an unknown name is a ``KeyError``."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
        f'<path d="{PATHS[name]}" fill="none" stroke="{colour}" stroke-width="{stroke}" '
        'stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    return render_svg(svg.encode(), pixels)


def icon(
    name: str,
    colour: str,
    disabled: str | None = None,
    selected: str | None = None,
    pixels: int = 20,
) -> QIcon:
    """The icon for a Qt button, list or action, sharp up to a device pixel ratio of 3."""
    result = QIcon()
    tones = {
        QIcon.Mode.Normal: colour,
        QIcon.Mode.Active: colour,
        QIcon.Mode.Disabled: disabled or colour,
        QIcon.Mode.Selected: selected or colour,
    }
    for factor in (1, 2, 3):
        for mode, tone in tones.items():
            result.addPixmap(QPixmap.fromImage(icon_image(name, tone, pixels * factor)), mode)
    return result
