"""Follows the desktop and the preferences: the room, the cloth, the cards, type and motion."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QScreen, QStyleHints
from PySide6.QtWidgets import QApplication

from cardtable.look.present import Look
from cardtable.look.style import dress
from cardtable.look.theme import DAY, EVENING, STRONG_DAY, STRONG_EVENING
from cardtable.storage.declared import (
    ANIMATION,
    CLOTH,
    CONTRAST,
    REDUCED_MOTION,
    SYSTEM,
    TEXT_SIZE,
    THEME,
    AnySetting,
)
from cardtable.storage.settings import Settings
from cardtable.windows.dress.card_looks import dresses

if TYPE_CHECKING:  # it is imported when the first picture stands
    from cardtable.windows.dress.portal import Portal

MOTION = {"off": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.6}
"""By how much each animation speed stretches a movement."""
CLOTHS = {
    "green": "green",
    "blue": "slate",
    "burgundy": "burgundy",
    "petrol": "petrol",
    "linen": "linen",
}
"""By choice, the cloth for all tables; none where each game has its own."""
_ROOMS = {
    (False, False): DAY,
    (True, False): EVENING,
    (False, True): STRONG_DAY,
    (True, True): STRONG_EVENING,
}
"""By whether it is dark, and of high contrast."""
_USUAL_TYPE = {"win32": (9.0, 96.0), "darwin": (13.0, 72.0)}
"""Points of the system's font and dots an inch, where nobody changed them."""
_LARGEST_TYPE = 2.0


@lru_cache(maxsize=1)
def _hints(app: QApplication) -> QStyleHints:
    """What the desktop tells of itself.

    Held for as long as the program runs: when PySide lets go of it, what it has told of
    accessibility can't be asked for any more.
    """
    return app.styleHints()


def desktop_is_dark(app: QApplication) -> bool:
    """Whether the desktop wears dark now; one that does not say is light."""
    return _hints(app).colorScheme() == Qt.ColorScheme.Dark


def desktop_is_still() -> bool:
    """Whether the desktop was told to show no animations, as far as Qt knows: on Windows."""
    return sys.platform == "win32" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)


def desktop_is_strong(app: QApplication) -> bool:
    """Whether the desktop was told to show high contrast; one that does not say was not."""
    wanted = _hints(app).accessibility().contrastPreference()
    return wanted == Qt.ContrastPreference.HighContrast


class Appearance(QObject):
    """Keeps the look of the whole program as the person wants it, at once and live."""

    def __init__(self, app: QApplication, settings: Settings, look: Look) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        self.look = look
        self._screens: list[QScreen] = []
        self._portal: Portal | None = None
        _hints(app).colorSchemeChanged.connect(self.follow)
        _hints(app).accessibility().contrastPreferenceChanged.connect(self.follow)
        app.primaryScreenChanged.connect(self._watch)
        self._unsubscribe = settings.subscribe(self._on_setting)
        self._watch(app.primaryScreen())
        self._dressed = look.theme, look.scale
        dress(app, look)
        look.changed.connect(self._dress)

    def stop(self) -> None:
        """Follow nothing any more."""
        self._unsubscribe()
        _hints(self._app).colorSchemeChanged.disconnect(self.follow)
        hints = _hints(self._app).accessibility()
        hints.contrastPreferenceChanged.disconnect(self.follow)
        self._app.primaryScreenChanged.disconnect(self._watch)
        for screen in self._screens:
            screen.logicalDotsPerInchChanged.disconnect(self.follow)
        if self._portal is not None:
            self._portal.changed.disconnect(self.follow)
        self.look.changed.disconnect(self._dress)

    def watch_portal(self) -> None:
        """Hear on Linux what Qt does not tell: whether nothing shall move, contrast on Plasma."""
        if sys.platform != "linux":
            return
        from cardtable.windows.dress.portal import Portal  # noqa: PLC0415  # D-Bus is no part of a start

        self._portal = Portal(self)
        self._portal.changed.connect(self.follow)
        self._portal.watch()

    def _on_setting(self, setting: AnySetting) -> None:
        del setting  # what is the same as before changes nothing
        self.follow()

    def _watch(self, screen: QScreen | None) -> None:
        """A desktop that writes larger may tell it by the dots an inch of its screen."""
        if screen is not None and screen not in self._screens:
            screen.logicalDotsPerInchChanged.connect(self.follow)
            self._screens.append(screen)
        self.follow()

    def follow(self) -> None:
        """Look anew at the settings and at the desktop: it may have other colours or type."""
        settings, strong = self._settings, self._is_strong()
        self.look.wear(
            base=_ROOMS[self._is_dark(), strong],
            motion=MOTION[settings.get(ANIMATION)],
            cloth=CLOTHS.get(settings.get(CLOTH), ""),
            reduced=settings.get(REDUCED_MOTION) or self._is_still(),
            type_scale=type_scale(settings),
            dresses=dresses(settings, strong=strong),
        )

    def _is_dark(self) -> bool:
        wanted = self._settings.get(THEME)
        return desktop_is_dark(self._app) if wanted == SYSTEM else wanted == "evening"

    def _is_strong(self) -> bool:
        wanted = self._settings.get(CONTRAST)
        if wanted != SYSTEM:
            return wanted == "on"
        told = self._portal is not None and self._portal.is_strong
        return told or desktop_is_strong(self._app)

    def _is_still(self) -> bool:
        return desktop_is_still() or (self._portal is not None and self._portal.is_still)

    def _dress(self) -> None:
        """Dress all widgets anew, which takes a while, if there is a reason."""
        wanted = self.look.theme, self.look.scale
        if wanted != self._dressed:
            self._dressed = wanted
            dress(self._app, self.look)


def type_scale(settings: Settings) -> float:
    """By how much text is larger than usual."""
    wanted = settings.get(TEXT_SIZE)
    return system_type_scale() if wanted == SYSTEM else int(wanted) / 100


def system_type_scale() -> float:
    """How large the desktop writes, by what its kind usually does; never smaller."""
    points = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    screen = QGuiApplication.primaryScreen()
    usual, density = _USUAL_TYPE.get(sys.platform, (11.0, 96.0))
    wanted = points / usual * screen.logicalDotsPerInch() / density
    return round(min(_LARGEST_TYPE, max(1.0, wanted)) * 20) / 20
