"""What every test stands on: no screen, built translations, and no file of the person's own."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import PySide6
import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QTranslator

from setup_steps import build_translations

ROOT = Path(__file__).resolve().parent.parent
HOMES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before any test makes a QApplication
os.environ["LC_ALL"] = "C.UTF-8"  # the language of whoever runs the tests is no part of them
os.environ.pop("LANGUAGE", None)
os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="cardtable-tests-")

settings.register_profile("cardtable", deadline=None, print_blob=True)  # a busy machine is no fault
settings.load_profile("cardtable")


def pytest_configure() -> None:
    """Build the translations that are missing or older than their sources."""
    build_translations(ROOT / "translations", Path(PySide6.__file__).parent)


@pytest.fixture(autouse=True)
def _english() -> None:
    """Each test begins in the language of the sources, whatever an earlier one has installed."""
    app = QCoreApplication.instance()
    for translator in app.findChildren(QTranslator) if app else ():
        QCoreApplication.removeTranslator(translator)
        translator.setParent(None)


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, history and caches of each test lie in a new folder."""
    home = tmp_path_factory.mktemp("home")
    for name in HOMES:
        monkeypatch.setenv(name, str(home / name.lower()))
