"""The committed sounds: what the generator makes, complete, light, neither silent nor clipped."""

import struct
import wave
from functools import cache
from pathlib import Path

import pytest

from assets.generator.sounds.moments import SOUNDS
from assets.generator.sounds.wav import build_sounds
from assets.generator.sounds.waves import RATE
from cardtable.tabletop.sounds import Sound, files

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
NAMES = sorted(SOUNDS)
LIGHT = 800_000  # bytes, all together
TOLERANCE = 2  # of 32768: sines differ in their last digit from machine to machine
SHORT, LONG = 0.06, 1.4  # seconds
END = 40  # the loudest that the first and last sample may be: more would be heard as a click
longest = {"refused": 0.1, "card1": 0.25, "drawn": 0.25, "dealt": 0.25, "closed": 0.4, "chalk": 0.3}


@cache
def samples(path: Path) -> tuple[int, ...]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        count = file.getnframes()
        return struct.unpack(f"<{count}h", file.readframes(count))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all that the generator makes now."""
    folder = tmp_path_factory.mktemp("made")
    build_sounds(folder)
    return folder / "sounds"


def test_every_moment_has_its_files_and_no_file_is_left_over() -> None:
    wanted = sorted(name for sound in Sound for name in files(sound))
    assert wanted == NAMES == sorted(path.stem for path in FOLDER.iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_the_same_sound_is_made(made: Path, name: str) -> None:
    now, committed = samples(made / f"{name}.wav"), samples(FOLDER / f"{name}.wav")
    assert len(now) == len(committed)
    assert max(abs(a - b) for a, b in zip(now, committed, strict=True)) <= TOLERANCE


@pytest.mark.parametrize("name", NAMES)
def test_it_is_heard_and_not_clipped(name: str) -> None:
    loudest = max(map(abs, samples(FOLDER / f"{name}.wav")))
    assert 0.15 < loudest / 32767 < 0.9


@pytest.mark.parametrize("name", NAMES)
def test_it_is_short_and_begins_at_once(name: str) -> None:
    sound = samples(FOLDER / f"{name}.wav")
    assert SHORT < len(sound) / RATE < longest.get(name, LONG)
    loudest = max(map(abs, sound))
    heard = [place for place, value in enumerate(sound) if abs(value) > loudest / 30]
    assert heard[0] / RATE < 0.03


@pytest.mark.parametrize("name", NAMES)
def test_it_has_no_click_at_its_ends(name: str) -> None:
    sound = samples(FOLDER / f"{name}.wav")
    assert max(abs(sound[0]), abs(sound[-1])) <= END
    assert abs(sum(sound) / len(sound)) < 60  # no constant part either


def test_the_takes_of_a_sound_are_not_the_same() -> None:
    takes = [samples(FOLDER / f"{name}.wav") for name in files(Sound.CARD)]
    assert len(takes) == len(set(takes)) == 3


def test_all_together_are_light() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LIGHT
