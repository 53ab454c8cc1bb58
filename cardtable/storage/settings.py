"""The player's settings: kept in memory, written to one JSON file as they change."""

import json
import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from cardtable.storage.declared import SETTINGS, AnySetting, Page, Setting, V
from cardtable.storage.trouble import Problem, Trouble, of_error, set_aside

FILE_NAME = "settings.json"

Callback = Callable[[AnySetting], None]


class Settings:
    """All settings with their present values.

    Only what the player changed is in the file, so a better default of a later version reaches
    everybody else. Keys and values that this version does not understand are kept as they are:
    a newer version wrote them and may come back.

    Without a path the settings live in memory alone. With one, no failure of the disk is ever
    raised: the settings keep working and ``take_problems`` says what happened.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._stored: dict[str, object] = {}
        self._callbacks: list[Callback] = []
        self._problems: list[Problem] = []
        self._failing = False
        self.is_new = False
        """Whether there was no file yet: the program is started for the first time."""
        if path is not None:
            self._read(path)

    def get(self, setting: Setting[V]) -> V:
        """The present value; the default when none, or none that is allowed, is stored."""
        return setting.read(self._stored.get(setting.key))

    def put(self, setting: Setting[V], value: V) -> None:
        """Changes one setting, writes the file and tells the subscribers.

        Nothing happens when the value is the present one. Raises ``ValueError`` for a value
        that the setting does not allow.
        """
        if not setting.allows(value):
            raise ValueError(f"{setting.key}: {value!r}")
        if value == self.get(setting):
            return
        self._stored[setting.key] = value
        self._write()
        self._tell(setting)

    def reset(self, page: Page | None = None) -> None:
        """Back to the defaults: of one page of the dialog, or of all pages that a dialog shows.

        Hidden settings, such as the place of the window, stay.
        """
        pages = {page} if page is not None else set(Page) - {Page.HIDDEN}
        reset = [each for each in SETTINGS if each.page in pages and each.key in self._stored]
        for setting in reset:
            del self._stored[setting.key]
        if reset:
            self._write()
        for setting in reset:
            self._tell(setting)

    def subscribe(self, callback: Callback) -> Callable[[], None]:
        """Calls ``callback(setting)`` after each change; call the answer to end that."""
        self._callbacks.append(callback)

        def unsubscribe() -> None:
            if callback in self._callbacks:
                self._callbacks.remove(callback)

        return unsubscribe

    def take_problems(self) -> tuple[Problem, ...]:
        """What the player should be told; each problem is given once."""
        problems = tuple(self._problems)
        self._problems.clear()
        return problems

    def _tell(self, setting: AnySetting) -> None:
        for callback in tuple(self._callbacks):
            callback(setting)

    def _read(self, path: Path) -> None:
        try:
            self._stored = _parse(path.read_bytes())
        except FileNotFoundError:
            self.is_new = True
        except (ValueError, RecursionError, IsADirectoryError):
            self._begin_anew(path)
        except OSError as error:
            # What cannot be read is not overwritten either: it may be somebody's good file.
            self._path = None
            self._problems.append(Problem(of_error(error), path))

    def _begin_anew(self, path: Path) -> None:
        try:
            self._problems.append(Problem(Trouble.DAMAGED, set_aside(path)))
        except OSError as error:
            self._path = None
            self._problems.append(Problem(of_error(error), path))

    def _write(self) -> None:
        if self._path is None:
            return
        try:
            write_whole(self._path, _text(self._stored))
        except OSError as error:
            if not self._failing:
                self._problems.append(Problem(of_error(error), self._path))
            self._failing = True
        else:
            self._failing = False


def write_whole(path: Path, text: str) -> None:
    """Writes a text file so that a crash leaves the old or the new one, never a half.

    Raises ``OSError``; the old file is then untouched.
    """
    target = path.resolve()  # a link, as people keep for their dotfiles, stays a link
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def _parse(raw: bytes) -> dict[str, object]:
    """The stored values; ``ValueError`` when the file is not a JSON object."""
    loaded: object = json.loads(raw.decode("utf-8"))
    if not isinstance(loaded, dict):
        raise ValueError("settings are not a JSON object")
    return loaded


def _text(stored: Mapping[str, object]) -> str:
    # ASCII: a file may hold half a surrogate pair, which UTF-8 cannot carry.
    return json.dumps(stored, ensure_ascii=True, indent=1, sort_keys=True) + "\n"
