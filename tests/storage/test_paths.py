"""Drawings are found in a bundle, an installed package and a checkout, in this order."""

import sys
from pathlib import Path

import pytest

from cardtable.storage import paths


def test_a_drawing_of_the_checkout_is_found() -> None:
    assert paths.asset("decks").is_dir()


def test_a_missing_drawing_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="decks/none"):
        paths.asset("decks", "none")


@pytest.mark.parametrize("inside", ["cardtable/assets", "assets"])
def test_a_bundle_comes_first(inside: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / inside / "decks").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.asset("decks") == tmp_path / inside / "decks"


def test_the_package_comes_before_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "cardtable"
    (package / "assets" / "decks").mkdir(parents=True)
    (tmp_path / "assets" / "decks").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.asset("decks") == package / "assets" / "decks"


def test_the_players_folders_are_two_of_our_own() -> None:
    folders = {paths.config_dir(), paths.data_dir()}
    assert len(folders) == 2 or sys.platform != "linux"
    assert all("cardtable" in folder.parts for folder in folders)
