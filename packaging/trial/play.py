"""The program as its player starts and uses it, in a system where its package is installed."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from package_facts import MATCH_SUFFIX, MIME_TYPE, NAME
from trial.debian import PLAYER, PLAYER_ID, RUNTIME, Debian, TrialFailed
from trial.display import Display, until

PROGRAM = f"/usr/lib/{NAME}/{NAME}"
ENTRY = f"/usr/share/applications/{NAME}.desktop"
PATIENCE = 40.0
"""Seconds that a busy machine may take for anything that a person would wait for."""
THOUGHT = 1.2
"""Seconds after which a hint stands on the table; one that takes longer is asked for again."""
REST = 1.5
"""Seconds after which everything on the table has come to rest."""
TURNS = 60
"""More choices than any game asks for before the first card."""
FEWEST_COLOURS = 500
"""A painted table has thousands."""


class Language(NamedTuple):
    """A language, and the locale by which a system asks for it."""

    code: str
    locale: str


class Game(NamedTuple):
    """A game, and the key that begins it on the start page."""

    name: str
    key: str


LANGUAGES = (
    Language("nl", "nl_NL.UTF-8"),
    Language("de", "de_DE.UTF-8"),
    Language("hu", "hu_HU.UTF-8"),
    Language("cs", "cs_CZ.UTF-8"),
    Language("en", "en_GB.UTF-8"),
)
GAMES = (Game("spades", "1"), Game("schnapsen", "3"), Game("jass", "4"))


class Seat:
    """A player at a display: a home folder, a language, and what the program left there."""

    def __init__(self, system: Debian, display: Display, name: str, language: Language) -> None:
        home = system.home(name)
        self.system, self.display, self.home = system, display, home
        self._log = home / "said"
        self._settings = {
            "HOME": system.place(home),
            "USER": PLAYER,
            "XDG_RUNTIME_DIR": f"/{RUNTIME}",
            "DISPLAY": display.name,
            "LANG": language.locale,
        }

    def give(self, *command: str) -> None:
        """Give a command and wait for it, but not for what it starts. Raises TrialFailed."""
        with self._log.open("a", encoding="utf-8") as said:
            try:
                done = subprocess.run(
                    self.system.inside(*command, user=PLAYER, settings=self._settings),
                    stdin=subprocess.DEVNULL,
                    stdout=said,
                    stderr=said,
                    check=False,
                    timeout=PATIENCE,
                )
            except subprocess.TimeoutExpired as late:
                raise TrialFailed(f"{' '.join(command)} does not end: {self.said()}") from late
        if done.returncode != 0:
            raise TrialFailed(f"{' '.join(command)} failed: {self.said()}")

    def said(self) -> str:
        """What commands and program have printed: nothing, where all is well."""
        return self._log.read_text(encoding="utf-8", errors="replace").strip()

    def saved(self, what: str) -> int:
        """A number from the history on disk; 0 while there is none."""
        history = self.home / ".local" / "share" / NAME / "history.sqlite"
        if not history.exists():
            return 0
        connection = sqlite3.connect(f"{history.as_uri()}?mode=ro", uri=True)
        try:
            (number,) = connection.execute(what).fetchone()
        except sqlite3.OperationalError:  # it is being made at this moment
            return 0
        finally:
            connection.close()
        return int(number)

    def matches(self) -> int:
        """How many matches are on disk."""
        return self.saved("select count(*) from matches")

    def choices(self) -> int:
        """How many choices of the player's are on disk."""
        return self.saved("select count(*) from choices where seat = 0")

    def cards(self) -> int:
        """How many cards of the player's are on disk."""
        return self.saved(
            "select count(*) from choices where seat = 0 and choice like '[\"Play\"%'"
        )

    def is_running(self) -> bool:
        """Whether the program is among what runs."""
        return PROGRAM in self.system.programs().values()


@contextmanager
def open_window(seat: Seat, *command: str) -> Iterator[float]:
    """The program in a window, which is closed by its key; gives the seconds until it stood there.

    Raises TrialFailed if it doesn't come or doesn't go; the picture of anything that fails is
    taken before it goes.
    """
    began = time.monotonic()
    try:
        seat.give(*command)
        if not until(lambda: bool(seat.display.windows()), PATIENCE):
            raise TrialFailed(f"no window: {seat.said()}")
        if not until(lambda: seat.display.colours() > FEWEST_COLOURS, PATIENCE):
            raise TrialFailed(f"an empty window: {seat.said()}")
        seconds = time.monotonic() - began
        time.sleep(REST)
        yield seconds
        seat.display.press("ctrl+q")
        if not until(lambda: not seat.is_running(), PATIENCE):
            raise TrialFailed("the program does not end by its key")
    except TrialFailed:
        seat.display.picture(f"failed-{seat.home.name}")
        raise
    finally:
        seat.system.end(PROGRAM)


def play_a_card(seat: Seat, game: Game) -> str:
    """Begin a match and take hints until a card of ours lies on the table, by keys alone.

    Gives what was saved. Raises TrialFailed.
    """
    seat.display.press("Escape")  # the greeting of a first start
    time.sleep(REST)
    seat.display.press(game.key)
    if not until(lambda: seat.matches() == 1, PATIENCE):
        raise TrialFailed(f"no match of {game.name} began: {seat.said()}")
    for _ in range(TURNS):
        if not seat.is_running():
            raise TrialFailed(f"the program ended by itself: {seat.said()}")
        before = seat.choices()
        seat.display.press("h")
        time.sleep(THOUGHT)
        seat.display.press("Return")
        until(partial(_more, seat, before), THOUGHT)
        if cards := seat.cards():
            time.sleep(REST)
            return f"saved: {cards} card, {seat.choices()} choices"
    raise TrialFailed(f"no card was played, {seat.choices()} choices saved: {seat.said()}")


def _more(seat: Seat, before: int) -> bool:
    return seat.choices() > before


def keep_file(seat: Seat, file: Path) -> str:
    """Lay a file of matches into the home folder; gives its place. Raises TrialFailed."""
    copy = seat.home / f"kept{MATCH_SUFFIX}"
    copy.write_bytes(file.read_bytes())
    os.chown(copy, PLAYER_ID, PLAYER_ID)
    place = seat.system.place(copy)
    told = seat.system.told("gio", "info", "-a", "standard::content-type", place)
    if MIME_TYPE not in told:
        raise TrialFailed(f"the system does not know the type of {place}: {told}")
    return place


def take_in(seat: Seat) -> str:
    """Say yes to the question that an opened file brings; gives what became of it."""
    before = seat.matches()
    if before:
        raise TrialFailed("the file was taken in without a question")
    seat.display.press("Return")
    if not until(lambda: seat.matches() > before, PATIENCE):
        raise TrialFailed(f"the file was not taken in: {seat.said()}")
    time.sleep(REST)
    return f"asked, then {seat.matches() - before} match taken in"
