"""Sounds as WAV files: 16 bits, one channel."""

import struct
import wave
from pathlib import Path

from assets.generator.sounds.moments import SOUNDS, make_sound
from assets.generator.sounds.waves import RATE, Wave


def write_wav(path: Path, sound: Wave) -> None:
    """Write the sound as 16-bit samples."""
    whole = [round(32767 * value) for value in sound]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(whole)}h", *whole))


def build_sounds(out: Path) -> int:
    """Write every sound under `out`; how many they are."""
    folder = out / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        write_wav(folder / f"{name}.wav", make_sound(name))
    return len(SOUNDS)
