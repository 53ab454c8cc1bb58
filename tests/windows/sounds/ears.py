"""Sounds whose players and time are in a test's hand."""

from collections.abc import Callable

from cardtable.storage.declared import SOUND_PLAY
from cardtable.storage.settings import Settings
from cardtable.tabletop.sounds import Sound
from cardtable.windows.sounds.box import Condition
from cardtable.windows.sounds.sounds import Player, Sounds


class FakePlayer:
    """Notes what it is told to play."""

    def __init__(self, told: Callable[[Condition], object]) -> None:
        self.told = told
        self.played: list[str] = []
        self.volumes: list[float] = []
        self.closed = False

    def play(self, name: str, volume: float) -> None:
        self.played.append(name)
        self.volumes.append(volume)

    def close(self) -> None:
        self.closed = True


class Ear:
    """Sounds whose players and time are in the test's hand."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.now = settings, 100.0
        self.players: list[FakePlayer] = []
        self.sounds = Sounds(settings, None, self._open, lambda: self.now)

    def _open(self, told: Callable[[Condition], object]) -> Player:
        self.players.append(FakePlayer(told))
        return self.players[-1]

    @property
    def played(self) -> list[str]:
        return [name for player in self.players for name in player.played]

    def switch_on(self) -> None:
        """Switch sounds on and forget the sample that answers."""
        self.settings.put(SOUND_PLAY, True)
        self.players[-1].played.clear()
        self.players[-1].volumes.clear()
        self.now += 1

    def hear(self, *sounds: Sound, apart: float = 1.0) -> None:
        for sound in sounds:
            self.now += apart
            self.sounds.play(sound)
