"""Follows the desktop and the preferences: day or evening, and how fast things move."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from cardtable.look.present import Look
from cardtable.look.style import dress
from cardtable.look.theme import DAY, EVENING, Theme
from cardtable.storage.declared import ANIMATION, THEME, AnySetting
from cardtable.storage.settings import Settings

MOTION = {"off": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.6}
"""By how much each animation speed stretches a movement."""


def desktop_is_dark(app: QApplication) -> bool:
    """Whether the desktop wears dark now; one that does not say is light."""
    return app.styleHints().colorScheme() == Qt.ColorScheme.Dark


class Appearance(QObject):
    """Keeps the look of the whole program as the person wants it, at once and live."""

    def __init__(self, app: QApplication, settings: Settings, look: Look) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        self._look = look
        app.styleHints().colorSchemeChanged.connect(self._follow)
        self._unsubscribe = settings.subscribe(self._on_setting)
        self._follow()
        dress(app, look)
        look.changed.connect(self._dress)

    def stop(self) -> None:
        """Follow nothing any more."""
        self._unsubscribe()
        self._app.styleHints().colorSchemeChanged.disconnect(self._follow)
        self._look.changed.disconnect(self._dress)

    def _on_setting(self, setting: AnySetting) -> None:
        if setting in (THEME, ANIMATION):
            self._follow()

    def _follow(self) -> None:
        self._look.wear(base=self._wanted(), motion=MOTION[self._settings.get(ANIMATION)])

    def _wanted(self) -> Theme:
        match self._settings.get(THEME):
            case "day":
                return DAY
            case "evening":
                return EVENING
        return EVENING if desktop_is_dark(self._app) else DAY

    def _dress(self) -> None:
        dress(self._app, self._look)
