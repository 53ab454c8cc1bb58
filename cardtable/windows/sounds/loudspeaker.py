"""Our end of the process that plays sounds: threads start it, send and receive."""

import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from cardtable.storage.paths import asset
from cardtable.tabletop.sounds import Sound, files
from cardtable.windows.sounds.box import Condition, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Told = Callable[[Condition], object]


class Loudspeaker:
    """Plays files by their names. Nothing here ever waits for the device, or for the process."""

    def __init__(self, told: Told) -> None:
        self._wishes: SimpleQueue[tuple[str, float] | None] = SimpleQueue()
        Thread(target=_run, args=(self._wishes, told), daemon=True).start()

    def play(self, name: str, volume: float) -> None:
        """Play the file of this name; the volume is a factor from 0 to 1."""
        self._wishes.put((name, volume))

    def close(self) -> None:
        """End the process; what still sounds is cut off."""
        self._wishes.put(None)


def _run(wishes: "SimpleQueue[tuple[str, float] | None]", told: Told) -> None:
    """Start the process, then send what is wished for until the end. Runs in its own thread."""
    # Imported when there is something to play: no start waits for it.
    import multiprocessing  # noqa: PLC0415

    spawn = multiprocessing.get_context("spawn")
    try:
        paths = {name: asset("sounds", f"{name}.wav") for sound in Sound for name in files(sound)}
        ours, theirs = spawn.Pipe()
        process = spawn.Process(
            target=serve, args=(theirs, paths), name="cardtable-sounds", daemon=True
        )
        process.start()
    except (OSError, LookupError):  # no process can be started, or no sound was shipped
        told(Condition.NO_DEVICE)
        return
    theirs.close()  # else the pipe would never be seen to close
    Thread(target=read, args=(ours, told), daemon=True).start()
    try:
        while (wish := wishes.get()) is not None:
            ours.send(wish)
    except OSError:  # it has ended: what it said last holds
        pass
    process.kill()
    process.join()


def read(pipe: "Connection[Any, Any]", told: Told) -> None:
    """Hand on what the process says of its device; one that ends without a word has lost it."""
    condition = Condition.READY
    try:
        while not sys.is_finalizing():
            condition = Condition(pipe.recv())
            told(condition)
    except (EOFError, OSError):
        if condition.plays:
            with suppress(RuntimeError):  # as below
                told(Condition.NO_DEVICE)
    except RuntimeError:  # the program is about to end: who was to be told has gone
        return
