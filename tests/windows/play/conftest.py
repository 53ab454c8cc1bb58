"""Games are played in a window with real tables."""

import pytest

from cardtable.windows.main import MainWindow


@pytest.fixture
def window(table_window: MainWindow) -> MainWindow:
    return table_window
