"""The sound device by Qt Multimedia. Only the process that plays imports this."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtMultimedia import QMediaDevices, QSoundEffect


class Device(QObject):
    """Keeps every sound ready on the default device, also when another becomes the default."""

    def __init__(self, files: Mapping[str, Path], tell: Callable[[bool], object]) -> None:
        super().__init__()
        self._files, self._tell = files, tell
        self._effects: dict[str, QSoundEffect] = {}
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._make_ready)
        self._make_ready()

    def play(self, name: str, volume: float) -> None:
        """Play a sound; the volume is a factor from 0 to 1."""
        effect = self._effects.get(name)
        if effect is not None:
            effect.setVolume(volume)
            effect.play()

    def _make_ready(self) -> None:
        device = QMediaDevices.defaultAudioOutput()
        for effect in self._effects.values():
            effect.deleteLater()
        self._effects = {}
        if not device.isNull():
            for name, path in self._files.items():
                effect = QSoundEffect(device, self)
                effect.setSource(QUrl.fromLocalFile(str(path)))
                self._effects[name] = effect
        self._tell(bool(self._effects))
