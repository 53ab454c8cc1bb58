"""What is tried, step by step: from the bare system to what is left in it."""

from __future__ import annotations

import shlex
import shutil
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from package_facts import NAME
from setup_steps import ROOT
from trial.debian import Debian, TrialFailed
from trial.display import Display
from trial.left import files, left
from trial.play import (
    ENTRY,
    GAMES,
    LANGUAGES,
    REST,
    Game,
    Language,
    Seat,
    keep_file,
    open_window,
    play_a_card,
    take_in,
)

OF_A_DESKTOP = (
    "desktop-file-utils",
    "dex",
    "libglib2.0-bin",
    "libgtk-3-bin",
    "locales",
    "shared-mime-info",
)
"""What finds and starts programs, of which every desktop has most."""
MATCH = ROOT / "tests" / "storage" / "exports" / "v1" / "one_match.json"
BARE = Language("en", "C.UTF-8")
ENGLISH = LANGUAGES[-1]


class Step(NamedTuple):
    """A thing that was tried, whether it went well, the seconds it took, and the words to it."""

    name: str
    passed: bool
    seconds: float
    words: str

    def __str__(self) -> str:
        mark = "ok    " if self.passed else "FAILED"
        return f"{mark}  {self.name:<22} {self.seconds:6.1f} s  {self.words}"


class Trial:
    """One system and its display, and the steps tried there so far."""

    def __init__(self, system: Debian, display: Display) -> None:
        self.system, self.display = system, display
        self.steps: list[Step] = []

    def tried(self, name: str, act: Callable[[], str]) -> bool:
        """Try one thing and tell how it went; a failure does not hinder the next."""
        began = time.monotonic()
        try:
            words, passed = act(), True
        except TrialFailed as failure:
            words, passed = str(failure), False
        self.steps.append(Step(name, passed, time.monotonic() - began, words))
        print(self.steps[-1], flush=True)
        return passed

    def seat(self, name: str, language: Language = ENGLISH) -> Seat:
        """A place at the display with a new home folder."""
        return Seat(self.system, self.display, name, language)


def try_all(trial: Trial, package: Path) -> list[Step]:
    """Every step in its order; what needs the installed package only where it came."""
    before = files(trial.system.root)
    if not trial.tried("installed", partial(install, trial, package)):
        return trial.steps
    trial.tried("started, bare", partial(start_bare, trial))
    trial.tried("parts of a desktop", partial(bring_desktop, trial))
    for language in LANGUAGES:
        for game in GAMES:
            trial.tried(f"{language.code}, {game.name}", partial(play, trial, language, game))
    trial.tried("a file opened", partial(open_file, trial))
    trial.tried("started again", partial(start_again, trial))
    trial.tried("purged", partial(purge, trial, before))
    return trial.steps


def install(trial: Trial, package: Path) -> str:
    """The package with what it depends on, and no more."""
    shutil.copy(package, trial.system.root / "tmp")
    besides = trial.system.install(f"/tmp/{package.name}") - 1
    return f"with {besides} packages that it needs"


def start_bare(trial: Trial) -> str:
    """Start what the menu entry names, where nothing else has been installed yet."""
    seat = trial.seat("bare", BARE)
    command = named_command((trial.system.root / ENTRY[1:]).read_text(encoding="utf-8"))
    with open_window(seat, "sh", "-c", '"$@" &', "sh", *command) as seconds:
        trial.display.picture("bare")
    return f"{shlex.join(command)}: window after {seconds:.1f} s{_said(seat)}"


def named_command(entry: str) -> list[str]:
    """The command that a menu entry starts, without a file."""
    (line,) = (line for line in entry.splitlines() if line.startswith("Exec="))
    return [word for word in shlex.split(line.removeprefix("Exec=")) if word != "%f"]


def bring_desktop(trial: Trial) -> str:
    """What every desktop has, and the program itself must not need."""
    came = trial.system.install(*OF_A_DESKTOP)
    for language in LANGUAGES:
        place, _, letters = language.locale.partition(".")
        trial.system.told("localedef", "-i", place, "-f", letters, language.locale)
    return f"{', '.join(OF_A_DESKTOP)}: {came} packages"


def play(trial: Trial, language: Language, game: Game) -> str:
    """A card of this game in this language, from the menu entry to the history."""
    name = f"{language.code}-{game.name}"
    seat = trial.seat(name, language)
    with open_window(seat, "dex", ENTRY) as seconds:
        if game is GAMES[0]:
            trial.display.picture(f"{language.code}-start")
        words = play_a_card(seat, game)
        trial.display.picture(name)
    return f"window after {seconds:.1f} s, {words}{_said(seat)}"


def open_file(trial: Trial) -> str:
    """A file of matches, opened by its type as a double click does."""
    seat = trial.seat("file")
    with open_window(seat, "gio", "open", keep_file(seat, MATCH)):
        trial.display.picture("file")
        words = take_in(seat)
        trial.display.picture("file-taken-in")
    return words + _said(seat)


def start_again(trial: Trial) -> str:
    """A start beside a running program ends by itself, and there is still one window."""
    seat = trial.seat("again")
    command = named_command((trial.system.root / ENTRY[1:]).read_text(encoding="utf-8"))
    with open_window(seat, "gtk-launch", NAME):
        seat.give("gtk-launch", NAME)
        seat.give(*command)
        time.sleep(REST)
        windows = len(trial.display.windows())
        trial.display.picture("again")
    if windows != 1:
        raise TrialFailed(f"{windows} windows")
    return f"by gtk-launch and by {shlex.join(command)}: one window{_said(seat)}"


def purge(trial: Trial, before: set[str]) -> str:
    """Take the package out and look for what is left of it. Raises TrialFailed with its names."""
    trial.system.told("apt-get", "purge", "-y", NAME)
    found = left(trial.system.root, before, NAME)
    (trial.display.pictures / "left.txt").write_text(
        "\n".join(found.others) + "\n", encoding="utf-8"
    )
    if found.own:
        raise TrialFailed(f"left: {', '.join(found.own)}")
    return (
        f"nothing of its own is left; {', '.join(found.journals)} remember it; "
        f"{len(found.others)} files of others, see left.txt"
    )


def _said(seat: Seat) -> str:
    said = seat.said().splitlines()
    return f"; it said: {said[0]}" if said else ""
