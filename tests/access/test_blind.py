"""A deal or a match of each game, played over the accessibility bus alone, in the real program.

Needs what Debian calls xvfb, openbox, dbus, at-spi2-core, python3-gi and gir1.2-atspi-2.0; where
one is missing, or the bus does not start, the tests are skipped and say which.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench.screen import Screen, screen

HERE = Path(__file__).parent
SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
LIMIT = 600
"""Seconds after which a game is given up."""
QUICK = {
    "general.language": "en",
    "table.animation": "off",
    "computer.pace": 0,
    "spades.draw_pace": 0,
    **{f"computer.level.{seat}": "beginner" for seat in (1, 2, 3)},
}


def missing() -> str:
    """What the bus lacks here; empty if it can be started."""
    for tool in ("Xvfb", "openbox", "dbus-daemon"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    if not any(map(os.path.exists, LAUNCHERS)):
        return "at-spi2-core is not installed"
    probe = "import gi; gi.require_version('Atspi', '2.0')"
    try:
        found = subprocess.run([SYSTEM_PYTHON, "-c", probe], capture_output=True, check=False)
    except FileNotFoundError:
        return f"{SYSTEM_PYTHON} is not there"
    return "" if found.returncode == 0 else "python3-gi or gir1.2-atspi-2.0 is not installed"


pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.fixture(scope="module")
def display() -> Iterator[Screen]:
    with screen() as display:
        yield display


def played(display: Screen, home: Path, preset: str, until: str) -> list[str]:
    """What the blind player pressed and heard."""
    environment = display.environment(home) | {
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    kept = Path(environment["XDG_CONFIG_HOME"]) / "cardtable" / "settings.json"
    kept.parent.mkdir(parents=True)
    kept.write_text(json.dumps(QUICK), encoding="utf-8")
    launcher = next(filter(os.path.exists, LAUNCHERS))
    with (home / "log").open("w", encoding="utf-8") as log:
        bus = subprocess.Popen([launcher, "--launch-immediately"], env=environment, stderr=log)
        program = subprocess.Popen(
            [sys.executable, "-m", "cardtable", "--new", preset], env=environment, stderr=log
        )
        try:
            told = subprocess.run(
                [SYSTEM_PYTHON, str(HERE / "blind.py"), until],
                env={**environment, "PYTHONPATH": ""},
                capture_output=True,
                text=True,
                timeout=LIMIT,
                check=False,
            )
        finally:
            for process in (program, bus):
                process.terminate()
                process.wait()
    assert told.returncode == 0, f"{told.stdout[-2000:]}\n{told.stderr[-2000:]}"
    return told.stdout.splitlines()


@pytest.mark.parametrize(
    ("preset", "until"),
    [("schnapsen", "match"), ("spades300", "deal"), ("schieber", "deal")],
)
def test_it_is_played_by_names_and_presses_alone(
    display: Screen, tmp_path: Path, preset: str, until: str
) -> None:
    told = played(display, tmp_path, preset, until)
    assert told[-1] == f"over: {until}"
    pressed = [line for line in told if line.startswith("press: ")]
    heard = [line.removeprefix("heard: ") for line in told if line.startswith("heard: ")]
    assert any("(playable, card 1 of " in line for line in pressed)
    assert any("Your cards: " in line for line in heard)
    assert any(line.startswith(("You lead the ", "You play the ")) for line in heard)
    if until == "match":
        assert any("the match" in line for line in heard[-3:]), "who has won is told"
