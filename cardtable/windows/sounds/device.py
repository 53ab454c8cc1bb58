"""The sound device by Qt Multimedia. Only the process that plays imports this."""

from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

VOICES = 2
"""So often may a sound be heard at the same time: begun again, it would be cut off with a click."""


class Device(QObject):
    """Keeps every sound ready on the default device, also when another becomes the default."""

    def __init__(self, files: Mapping[str, Path], tell: Callable[[bool], object]) -> None:
        super().__init__()
        self._files, self._tell = files, tell
        self._effects: dict[str, deque[QSoundEffect]] = {}
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._make_ready)
        self._make_ready()

    def play(self, name: str, volume: float) -> None:
        """Play a sound; the volume is a factor from 0 to 1."""
        voices = self._effects.get(name)
        if voices:
            voices.rotate()
            effect = voices[0]
            effect.setVolume(volume)
            effect.play()

    def _make_ready(self) -> None:
        device = QMediaDevices.defaultAudioOutput()
        for effect in (each for voices in self._effects.values() for each in voices):
            effect.deleteLater()
        self._effects = {}
        if not device.isNull():
            for name, path in self._files.items():
                voices = deque(QSoundEffect(device, self) for _ in range(VOICES))
                for effect in voices:
                    effect.setSource(QUrl.fromLocalFile(str(path)))
                self._effects[name] = voices
        self._tell(bool(self._effects))
