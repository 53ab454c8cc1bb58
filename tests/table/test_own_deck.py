"""A deck of the person's own: what is taken, and why the rest is refused."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.look.dress import Dress
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print, deck_facts
from cardtable.table.faces import forget_decks
from cardtable.table.own_deck import (
    DeckRefused,
    DeckTrouble,
    OwnDeck,
    check_pictures,
    read_own_deck,
)

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"><path d="M0 0H9V9Z"/></svg>'
)


def make(folder: Path, deck: str = "swiss", width: int = 100, height: int = 160) -> Path:
    """A folder with a plain picture of each card, called as ours."""
    folder.mkdir()
    for element in deck_facts(deck).shipped.values():
        (folder / f"{element}.svg").write_text(SQUARE.format(w=width, h=height), encoding="utf-8")
    return folder


def read(folder: Path, deck: str = "swiss") -> OwnDeck:
    own = read_own_deck(folder, deck_facts(deck).shipped, deck)
    check_pictures(own)
    return own


def refused(folder: Path, deck: str = "swiss") -> DeckRefused:
    with pytest.raises(DeckRefused) as caught:
        read(folder, deck)
    return caught.value


def describe(folder: Path, **told: Any) -> None:
    (folder / "deck.json").write_text(json.dumps(told), encoding="utf-8")


def test_a_folder_of_pictures_called_as_ours_is_a_deck(tmp_path: Path) -> None:
    own = read(make(tmp_path / "own"))
    assert own.ratio == 1.6
    assert own.elements == deck_facts("swiss").elements
    assert own.backs == ()


def test_our_own_folders_are_decks() -> None:
    for deck in ("french", "german", "swiss"):
        ours = deck_facts(deck)
        folder = Path(__file__).parents[2] / "assets" / "decks" / deck
        own = read(folder, deck)
        assert own.elements == ours.elements
        assert own.backs == ours.backs
        assert own.ratio == pytest.approx(ours.ratio)


def test_its_description_may_call_the_pictures_otherwise(tmp_path: Path) -> None:
    folder = make(tmp_path / "own")
    (folder / "sSA.svg").rename(folder / "ace of shields.svg")
    (folder / "sSK.svg").rename(folder / "SK.svg")  # the engine's code does too
    (folder / "red.svg").write_text(SQUARE.format(w=100, h=160), encoding="utf-8")
    describe(folder, family="swiss", elements={"SA": "ace of shields"}, backs=["red", "gone"])
    own = read(folder)
    assert own.elements["SA"] == "ace of shields"
    assert own.elements["SK"] == "SK"
    assert own.backs == ("red",)


def test_missing_cards_are_named(tmp_path: Path) -> None:
    folder = make(tmp_path / "own")
    for gone in ("sR6", "sEB"):
        (folder / f"{gone}.svg").unlink()
    error = refused(folder)
    assert error.trouble is DeckTrouble.MISSING
    assert sorted(error.missing) == ["CT", "H6"]


def test_a_german_pack_of_twenty_cards_is_enough(tmp_path: Path) -> None:
    folder = make(tmp_path / "own", "german")
    for rank in "9876":
        for suit in ("gE", "gB", "gH", "gL"):
            (folder / f"{suit}{rank}.svg").unlink()
    assert len(read(folder, "german").elements) == 20


@pytest.mark.parametrize(
    "content", ["", "no picture", "<svg", '<svg xmlns="http://www.w3.org/2000/svg"/>']
)
def test_a_picture_that_is_none_is_named(tmp_path: Path, content: str) -> None:
    folder = make(tmp_path / "own")
    (folder / "sBO.svg").write_text(content, encoding="utf-8")
    error = refused(folder)
    assert (error.trouble, error.file) == (DeckTrouble.UNREADABLE, "sBO.svg")


def test_a_picture_of_many_megabytes_is_refused(tmp_path: Path) -> None:
    folder = make(tmp_path / "own")
    with (folder / "sBO.svg").open("ab") as file:
        file.truncate(5_000_000)
    assert refused(folder).trouble is DeckTrouble.UNREADABLE


def test_cards_that_lie_across_are_refused(tmp_path: Path) -> None:
    assert refused(make(tmp_path / "own", width=160, height=100)).trouble is DeckTrouble.UNREADABLE


@pytest.mark.parametrize(
    "told",
    [b"{", b"[]", b"\xff\xfe", b'{"family": "french"}', b'{"elements": []}', b'{"backs": 3}'],
)
def test_a_description_of_something_else_is_refused(tmp_path: Path, told: bytes) -> None:
    folder = make(tmp_path / "own")
    (folder / "deck.json").write_bytes(told)
    assert refused(folder).trouble is DeckTrouble.FOREIGN


@pytest.mark.parametrize("element", ["../secret", "/etc/passwd", "", 7, None])
def test_a_picture_outside_the_folder_is_not_looked_for(tmp_path: Path, element: object) -> None:
    folder = make(tmp_path / "own")
    (tmp_path / "secret.svg").write_text(SQUARE.format(w=1, h=1), encoding="utf-8")
    describe(folder, elements={"SA": element})
    assert read(folder).elements["SA"] == "sSA"


def test_no_folder_is_no_deck(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for odd in (tmp_path / "none", tmp_path / "file"):
        assert refused(odd).trouble is DeckTrouble.GONE


def test_it_is_put_on_and_taken_off_while_one_plays(tmp_path: Path, qtbot: QtBot) -> None:
    forget_decks()
    folder = make(tmp_path / "own", height=200)
    art = DeckArt("swiss")
    art.set_back("back3")
    ours = art.facts.ratio
    assert art.wear(Dress(folder=str(folder)))
    assert art.facts.ratio == 2.0
    assert art.back == "back3", "our backs serve where there are none"
    art.want((Print("sSA", 60), Print("back3", 60)))
    qtbot.waitUntil(art.is_ready, timeout=10_000)
    assert art.pixmap("sSA", 60).height() == 120
    assert art.wear(Dress())
    assert art.facts.ratio == ours
    art.close()


def test_without_its_folder_our_cards_serve(tmp_path: Path) -> None:
    forget_decks()
    folder = make(tmp_path / "own", height=200)
    shutil.rmtree(folder)
    assert deck_facts("swiss", Dress(folder=str(folder))).ratio == deck_facts("swiss").ratio
