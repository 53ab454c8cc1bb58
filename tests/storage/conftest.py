"""A history of its own for each test.

None is left open: Python 3.13 and later warn of it, and a warning fails.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from cardtable.storage.history import History


@pytest.fixture(autouse=True)
def _databases_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    connect = sqlite3.connect

    with ExitStack() as opened:

        def remembered(*place: Any, **options: Any) -> sqlite3.Connection:
            connection: sqlite3.Connection = connect(*place, **options)
            opened.callback(connection.close)
            return connection

        monkeypatch.setattr(sqlite3, "connect", remembered)
        yield


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "history.sqlite"


@pytest.fixture
def history(path: Path) -> Iterator[History]:
    opened = History.open(path)
    yield opened
    opened.close()
