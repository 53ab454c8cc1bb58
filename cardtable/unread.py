"""Keeps PySide6 from reading the source of everything that is imported."""

import sys
from types import ModuleType

import PySide6.QtCore  # noqa: F401  # loads the part that looks

_FEATURE = "shibokensupport.feature"
_ASKED = "_mod_uses_pyside"


def leave_sources_unread() -> None:
    """From now on PySide6 takes our modules, and no others, for such as use it.

    It looks for its own name in the source of every module, and keeps all the text, in case one
    asks for a `__feature__`; nothing here does. That takes 12 of a start's 280 ms and 4.6 MB. A
    PySide6 that works otherwise is left as it is.
    """
    feature = sys.modules.get(_FEATURE)
    if hasattr(feature, _ASKED):
        setattr(feature, _ASKED, _is_ours)


def _is_ours(module: ModuleType) -> bool:
    return module.__name__.startswith("cardtable")
