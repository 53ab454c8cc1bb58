"""Whether and how loud the table is heard: by the settings, one sound at a time."""

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardtable.storage.declared import SOUND_PLAY, SOUND_VOLUME, AnySetting
from cardtable.storage.settings import Settings
from cardtable.tabletop.sounds import Sound, files

if TYPE_CHECKING:
    from cardtable.windows.sounds.box import Condition

CLOSE = 0.08
"""Seconds: of what would sound at nearly the same time, only that which tells more is added."""
PATIENCE = 30.0
"""Seconds after which a device that was not there, or has gone, is looked for again."""


class Player(Protocol):
    """Something that can play the files of the sounds."""

    def play(self, name: str, volume: float) -> None:
        """Play the file of this name; the volume is a factor from 0 to 1."""

    def close(self) -> None:
        """Play nothing any more."""


Open = Callable[["Callable[[Condition], object]"], Player]
"""Makes a player, which tells by the given function whether it can play."""


class Sounds(QObject):
    """Plays sounds while the person wants to hear them; opens nothing before."""

    changed = Signal()
    """The condition has changed."""

    _told = Signal(int, object)  # from the threads of the player: which one, its condition

    def __init__(
        self,
        settings: Settings,
        parent: QObject | None = None,
        open_player: Open | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._settings, self._clock = settings, clock
        self._open_player = open_player or _loudspeaker
        self._player: Player | None = None
        self._opened, self._not_before = 0, float("-inf")
        self.condition: Condition | None = None
        """What the player says of itself; None before it has said anything."""
        self._began, self._last = float("-inf"), Sound.REFUSED
        self._takes = dict.fromkeys(Sound, 0)
        self._told.connect(self._hear_of, Qt.ConnectionType.QueuedConnection)
        settings.subscribe(self._on_setting)

    def warm_in(self, milliseconds: int) -> None:
        """Get ready a little later, if sounds are wanted: the first picture comes first."""
        if self._settings.get(SOUND_PLAY):
            QTimer.singleShot(milliseconds, self._follow)

    def play(self, sound: Sound) -> None:
        """Let the sound be heard, unless it would only be part of a heap."""
        if not self._settings.get(SOUND_PLAY):
            return
        now = self._clock()
        if now - self._began < CLOSE and sound.rank <= self._last.rank:
            return
        self._began, self._last = now, sound
        self._follow()
        if self._player is not None:
            takes = files(sound)
            self._player.play(takes[self._takes[sound] % len(takes)], self._volume())
            self._takes[sound] += 1

    def close(self) -> None:
        """End playing; at the end of the program, or when it is switched off."""
        if self._player is not None:
            self._player.close()
        self._player = self.condition = None
        self._not_before = float("-inf")

    def _volume(self) -> float:
        """As the ear hears it: half the way on the slider seems half as loud."""
        share: float = (self._settings.get(SOUND_VOLUME) / SOUND_VOLUME.highest) ** 2
        return share

    def _follow(self) -> None:
        """Be open while sounds are wanted."""
        if not self._settings.get(SOUND_PLAY):
            self.close()
        elif self._player is None and self._clock() >= self._not_before:
            self._opened += 1
            self._player = self._open_player(partial(self._told.emit, self._opened))

    def _on_setting(self, setting: AnySetting) -> None:
        """A sample answers whoever switches sounds on or sets their volume."""
        if setting == SOUND_PLAY:
            self._follow()
            self.changed.emit()
        if setting in (SOUND_PLAY, SOUND_VOLUME):
            self.play(Sound.CARD)

    def _hear_of(self, opened: int, condition: "Condition") -> None:
        if self._player is None or opened != self._opened:
            return
        self.condition = condition
        if not condition.plays:
            self._player.close()
            self._player = None
            waits = PATIENCE if condition.may_change else float("inf")
            self._not_before = self._clock() + waits
        self.changed.emit()


def silence() -> Sounds:
    """Sounds that nobody has switched on, and nobody will."""
    return Sounds(Settings())


def _loudspeaker(told: "Callable[[Condition], object]") -> Player:
    # Only who wants to hear something pays for it.
    from cardtable.windows.sounds.loudspeaker import Loudspeaker  # noqa: PLC0415

    return Loudspeaker(told)
