"""How much room a sheet leaves round itself and inside: less where there is little."""

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QWidget

from cardtable.look.present import Look

_EDGE, _CLOSE = 24, 8  # from the window's edge, in design pixels; in a low window
_LOW, _NARROW = 480, 700  # a window of this size, in design pixels, has little room


def edge(look: Look, host: QWidget) -> int:
    """How far the sheet stays from the edge of the window, in real pixels."""
    close = _is_low(look, host) or host.width() < look.px(_NARROW)
    return look.px(_CLOSE if close else _EDGE)


def margins(look: Look, host: QWidget) -> QMargins:
    """Round the content of a sheet, in real pixels."""
    px = look.px
    over, under = (10, 10) if _is_low(look, host) else (22, 24)
    return QMargins(px(20 if host.width() < px(_NARROW) else 32), px(over), px(24), px(under))


def spacing(look: Look, host: QWidget) -> int:
    """Between title, content and buttons, in real pixels."""
    return look.px(6 if _is_low(look, host) else 14)


def _is_low(look: Look, host: QWidget) -> bool:
    return host.height() < look.px(_LOW)
