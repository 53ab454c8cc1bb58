"""The deck's pictures: drawn in the background, once per size, with stand-ins meanwhile."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import card
from cardtable.look.dress import Dress
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print, deck_facts
from cardtable.table.faces import Faces

KING = "gHK"


@pytest.fixture
def art(qtbot: QtBot) -> Iterator[DeckArt]:
    made = DeckArt("german")
    yield made
    made.close()


def drawn(qtbot: QtBot, art: DeckArt, *prints: Print) -> None:
    art.want(prints)
    qtbot.waitUntil(art.is_ready, timeout=10_000)


@pytest.mark.parametrize("deck", ["french", "german", "swiss"])
def test_every_deck_tells_its_facts(deck: str) -> None:
    facts = deck_facts(deck)
    assert 1.3 < facts.ratio < 1.8
    assert facts.backs[0] == "back"
    assert set(facts.signs) == set("CDHS")


def test_engine_codes_become_pictures(art: DeckArt) -> None:
    assert art.face(card("HK")) == KING
    assert art.face(card("SA")) == "gLD"


def test_what_is_wanted_is_drawn_at_its_width(qtbot: QtBot, art: DeckArt) -> None:
    drawn(qtbot, art, Print(KING, 90), Print("back", 40))
    assert art.pixmap(KING, 90).width() == 90
    assert art.pixmap("back", 40).height() == round(40 * art.facts.ratio)


def test_until_a_new_size_is_drawn_the_old_one_stands_in(qtbot: QtBot, art: DeckArt) -> None:
    drawn(qtbot, art, Print(KING, 90))
    assert art.pixmap(KING, 120).width() == 90
    drawn(qtbot, art, Print(KING, 120))
    assert art.pixmap(KING, 120).width() == 120
    assert art.pixmap(KING, 90).width() == 120, "the old size is dropped"


def test_a_picture_that_was_never_drawn_is_null(art: DeckArt) -> None:
    assert art.pixmap(KING, 90).isNull()


def test_another_back_stands_in_for_one_not_drawn_yet(qtbot: QtBot, art: DeckArt) -> None:
    drawn(qtbot, art, Print("back", 60))
    assert art.set_back("back3")
    assert not art.pixmap("back3", 60).isNull()
    assert not art.set_back("no such back")


def test_other_letters_give_other_pictures(qtbot: QtBot, art: DeckArt) -> None:
    wanted = Print(KING, 120)
    drawn(qtbot, art, wanted)
    before = art.pixmap(KING, 120).toImage()
    assert art.letter(card("HQ")) == "O"
    assert art.wear(Dress("hu", "hu"))
    assert art.pixmap(KING, 120).toImage() == before, "stands in"
    drawn(qtbot, art, wanted)
    assert art.pixmap(KING, 120).toImage() != before
    assert not art.wear(Dress("hu", "hu"))


def test_many_sizes_in_a_row_end_with_the_last(qtbot: QtBot, art: DeckArt) -> None:
    for width in range(60, 120, 3):
        art.want([Print(KING, width), Print("back", width)])
    qtbot.waitUntil(art.is_ready, timeout=10_000)
    assert art.pixmap(KING, 117).width() == 117


def test_wanting_the_same_again_draws_nothing_twice(qtbot: QtBot, art: DeckArt) -> None:
    told = []
    art.drawn.connect(lambda _batch, each, _image: told.append(each))
    for _ in range(5):
        art.want([Print(KING, 80), Print("back", 80)])
    qtbot.waitUntil(art.is_ready, timeout=10_000)
    art.want([Print(KING, 80), Print("back", 80)])
    assert sorted(told) == sorted([Print(KING, 80), Print("back", 80)])


def test_a_missing_picture_does_not_keep_the_others_away(
    qtbot: QtBot, art: DeckArt, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = art.draw

    def draw(wanted: Print, faces: Faces) -> QImage:
        if wanted.element == KING:
            raise FileNotFoundError(KING)
        return real(wanted, faces)

    monkeypatch.setattr(art, "draw", draw)
    art.want([Print(KING, 100), Print("back", 100)])
    qtbot.waitUntil(lambda: not art.pixmap("back", 100).isNull(), timeout=10_000)
    assert art.pixmap(KING, 100).isNull()
    assert KING in caplog.text


@pytest.mark.parametrize("closed_before", [False, True])
def test_art_that_is_deleted_while_it_draws_lets_the_program_go_on(closed_before: bool) -> None:
    """In a program of its own: standing still for ever must not stop the tests too.

    `qWait`, unlike the loop of the program, keeps Python's lock while it deletes.
    """
    program = f"""
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print, deck_facts
from cardtable.table.faces import Faces
app = QApplication([])
for _ in range(5):
    owner = QWidget()
    art = DeckArt("german", owner)
    art.want([Print(each, 300) for each in deck_facts("german").elements.values()])
    if {closed_before}:
        art.close()
        art.want([Print(each, 200) for each in deck_facts("german").elements.values()])
    owner.deleteLater()
    QTest.qWait(20)
print("went on")
"""
    ended = subprocess.run(
        [sys.executable, "-c", program], timeout=60, capture_output=True, text=True, check=False
    )
    assert ended.stdout == "went on\n", ended.stderr


def test_a_picture_saved_while_cards_are_drawn_does_not_stop_the_program(tmp_path: Path) -> None:
    """In a program of its own, as above: two locks were asked for in opposite order."""
    program = f"""
import sys
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print, deck_facts
from cardtable.table.faces import Faces
app = QApplication([])
sys.setswitchinterval(0.00001)
art = DeckArt("german")
for width in range(40, 50):
    art.want([Print(each, width) for each in deck_facts("german").elements.values()])
    while not art.is_ready():
        for _ in range(20):
            QPixmap(4, 4).save({str(tmp_path / "shot.png")!r})
        app.processEvents()
art.close()
print("went on")
"""
    ended = subprocess.run(
        [sys.executable, "-c", program], timeout=60, capture_output=True, text=True, check=False
    )
    assert ended.stdout == "went on\n", ended.stderr
