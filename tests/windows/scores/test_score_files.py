"""Score sheets on paper and as text, in every game and every language."""

import os
import re
import stat
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QStandardPaths
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QApplication, QFileDialog

from cardtable.games import part
from cardtable.languages import LANGUAGES, install
from cardtable.look.present import Look
from cardtable.storage import whole_file
from cardtable.storage.match_file import read_file
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.tabletop.table import Names
from cardtable.texts import computer_names, you
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.common.places import in_documents
from cardtable.windows.history.words import occasion
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.saved import match_of
from cardtable.windows.scores.files import paper, pdf_of
from cardtable.windows.scores.pages import pages_of
from cardtable.windows.scores.sheet import ScoreSheet
from cardtable.windows.scores.slate import slate_sum
from cardtable.windows.scores.words import Occasion, as_text
from tests.windows.matches import EVERY
from tests.windows.test_screens import cut_widgets, elided

__all__ = ["elided"]

PAGE = re.compile(rb"/Type /Page\b")
GAMES = ("schnapsen", "spades", "jass")
WHEN = 1_790_000_000
pytestmark = pytest.mark.usefixtures("_english")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def _english(styled: QApplication) -> None:
    install(styled, "en")


def sheet_of(game: str) -> tuple[WholeSheet, Occasion]:
    """The sheet of the file's match of this game."""
    kept = next(
        each for each in read_file(EVERY.read_bytes()) if each.head.game == game and each.choices
    )
    saved: Any = kept  # has what a match of the history has
    match = match_of(saved)
    seats = Names((you(), *computer_names()[: match.rules.seats - 1]))
    whole = part(game, "sheet").sheet_of(match, seats)
    return whole, occasion(kept.head.players, seats.seats, WHEN)


def long_sheet(deals: int) -> WholeSheet:
    """A sheet of this many deals, with ten bags after every third."""
    rows = []
    for deal in range(1, deals + 1):
        cells = ("4", "5", "1", "+41", str(41 * deal))
        rows.append(WholeSheetRow(str(deal), (cells, cells)))
        if deal % 3 == 0:
            bags = ("", "", "", "−100", "0")
            rows.append(WholeSheetRow("10 bags", (bags, ("",) * 5), is_penalty=True))
    captions = ("Bid", "Tricks", "Bags", "Points", "Total")
    return WholeSheet("Scoresheet", "Deal", ("You", "Ruth"), captions, tuple(rows), kind="to 300")


@in_every_language
def test_every_word_has_room_on_paper_and_on_screen(
    qapp: QApplication, window: MainWindow, elided: list[str], language: str
) -> None:
    install(qapp, language)
    for game in GAMES:
        content = pdf_of(*sheet_of(game))
        assert content.startswith(b"%PDF-")
        assert len(PAGE.findall(content)) == 1
        sheet = ScoreSheet(window, window.look, *sheet_of(game))
        sheet.lay()
        QApplication.processEvents()  # layouts settle
        sheet.grab()
        assert elided == [], game
        assert cut_widgets(window) == [], game
        sheet.dismiss()


def test_no_picture_is_in_the_pages() -> None:
    """All is lines and letters, sharp at any size."""
    assert b"/Subtype /Image" not in pdf_of(*sheet_of("jass"))


@pytest.mark.parametrize("deals", [1, 20, 26, 27, 28, 60, 200])
def test_every_row_is_on_one_page_and_a_penalty_with_its_deal(deals: int) -> None:
    whole = long_sheet(deals)
    pages = pages_of(whole, 1180)
    assert [row for page in pages for row in page.rows] == list(whole.rows)
    assert [page.begins for page in pages] == [True] + [False] * (len(pages) - 1)
    assert [page.ends for page in pages] == [False] * (len(pages) - 1) + [True]
    assert not any(page.rows[0].is_penalty for page in pages)
    assert all(len(page.rows) > 3 for page in pages[1:])


def test_a_long_match_has_several_pages() -> None:
    whole = long_sheet(60)
    assert len(PAGE.findall(pdf_of(whole, Occasion()))) > 1


@pytest.mark.parametrize(
    ("place", "size"),
    [
        ("nl_NL", QPageSize.PageSizeId.A4),
        ("hu_HU", QPageSize.PageSizeId.A4),
        ("en_GB", QPageSize.PageSizeId.A4),
        ("en_US", QPageSize.PageSizeId.Letter),
        ("fr_CA", QPageSize.PageSizeId.Letter),
    ],
)
def test_the_paper_is_that_of_the_country(place: str, size: QPageSize.PageSizeId) -> None:
    assert paper(QLocale(place)) is size


def test_the_text_has_a_line_for_each_player_of_a_deal() -> None:
    told = as_text(long_sheet(3), Occasion("21/09/2026", ("You", "Ruth (Club)")))
    assert told.splitlines() == [
        "Scoresheet",
        "to 300 · 21/09/2026 · Unfinished",
        "Players: You, Ruth (Club)",
        "",
        "Deal           Bid  Tricks  Bags  Points  Total",
        "1        You     4       5     1     +41     41",
        "1        Ruth    4       5     1     +41     41",
        "2        You     4       5     1     +41     82",
        "2        Ruth    4       5     1     +41     82",
        "3        You     4       5     1     +41    123",
        "3        Ruth    4       5     1     +41    123",
        "10 bags  You                        −100      0",
        "",
        "Total: You 0, Ruth 123",
        "",
        "Card Table",
    ]


def test_who_sits_in_a_team_and_what_was_played_is_in_the_text() -> None:
    told = as_text(*sheet_of("jass"))
    assert "Us: You and Walter" in told
    assert "×" in told
    assert max(map(len, told.splitlines())) < 90


def test_the_slate_is_summed_up() -> None:
    assert slate_sum(377) == "3 × 100 + 1 × 50 + 1 × 20 + 7 = 377"
    assert slate_sum(0) == "0 = 0"


@pytest.mark.parametrize(("suffix", "begins"), [(".pdf", b"%PDF-"), (".txt", b"\xef\xbb\xbfScor")])
def test_a_sheet_is_kept_as_a_file(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    suffix: str,
    begins: bytes,
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(tmp_path / "x"), ""))
    sheet = ScoreSheet(window, window.look, *sheet_of("spades"))
    sheet.lay()
    told: list[str] = []
    sheet.files.saved.connect(told.append)
    (sheet.as_pdf if suffix == ".pdf" else sheet.as_text).click()
    assert (tmp_path / f"x{suffix}").read_bytes().startswith(begins)
    assert told == [f"Saved: x{suffix}"]


def test_a_full_disk_is_told_and_the_old_file_stays(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine").mkdir()
    old = tmp_path / "mine" / "x.txt"
    old.write_text("old")

    def full(handle: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(old), ""))
    sheet = ScoreSheet(window, window.look, *sheet_of("spades"))
    sheet.lay()
    sheet.as_text.click()
    (message,) = (each for each in window.findChildren(MessageSheet) if each.isVisible())
    assert "cannot be written" in message.accessibleName()
    assert [path.name for path in old.parent.iterdir()] == [old.name]
    assert old.read_text() == "old"


def test_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"old")
    path.chmod(0o600)
    whole_file.write_bytes(path, b"new")
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (b"new", 0o600)


def test_without_a_printer_the_pages_are_offered_as_a_file(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    asked: list[object] = []

    def asking(*words: object) -> tuple[str, str]:
        asked.append(words)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", asking)
    sheet = ScoreSheet(window, Look(), *sheet_of("spades"))
    sheet.lay()
    sheet.on_paper.click()
    (offer,) = (each for each in window.findChildren(MessageSheet) if each.isVisible())
    offer.yes.click()
    assert len(asked) == 1


def test_a_file_is_offered_among_the_documents_not_where_the_program_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    assert in_documents("sheet.pdf") == str(tmp_path / "sheet.pdf")
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "gone"))
    assert in_documents("sheet.pdf") == str(Path.home() / "sheet.pdf")


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("new.pdf", "new.pdf"),
        ("old.pdf", "old.pdf"),  # the dialog has asked whether it may go
        ("OLD.PDF", "OLD.PDF"),
        ("new", "new.pdf"),
        ("3. 11. match", "3. 11. match.pdf"),
        ("old", "old-2.pdf"),  # nobody has asked
    ],
)
def test_no_file_goes_unasked(tmp_path: Path, asked: str, given: str) -> None:
    (tmp_path / "old.pdf").touch()
    assert whole_file.ending(tmp_path / asked, ".pdf") == tmp_path / given
