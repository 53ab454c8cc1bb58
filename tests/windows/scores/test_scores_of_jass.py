"""The score of Jass outside the panel: its result and its whole sheet, in every language."""

import pytest
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.match import Match
from cardtable.games.jass.model import DealScored, MatchPublic, Options, Public
from cardtable.games.jass.panel import panel
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.sheet import whole_sheet
from cardtable.games.jass.verdict import verdict
from cardtable.languages import LANGUAGES, install
from cardtable.look.present import Look
from cardtable.table.art import DeckArt
from cardtable.table.deck import deck_facts
from cardtable.table.panel_strip import PanelStrip
from cardtable.tabletop.table import Names
from cardtable.texts import computer_names, you
from cardtable.windows.main import MainWindow
from cardtable.windows.results.sheet import ResultSheet
from cardtable.windows.scores.sheet import ScoreSheet
from tests.games.jass.typed import QUIET, at, play_out
from tests.windows.test_screens import cut_widgets, elided

__all__ = ["elided"]

NAMES = Names(("You", "Ruth", "Vera", "Beat"))
SIZES = [(1024, 640), (1280, 800)]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def host(window: MainWindow) -> QWidget:
    """What sheets are laid on."""
    return window


def swept(scores: tuple[int, int] = (0, 0)) -> Match[Public]:
    """Undenufe with Weis and all nine tricks: the widest figures there are."""
    hands = ("C6 C7 C8 C9 CT CJ CQ CK CA",)
    match = at(*hands, contract="undenufe", scores=scores, options=Options(target=3000))
    play_out(match)
    return match


def deals() -> tuple[DealScored, ...]:
    quiet = at(*QUIET, contract="shields")
    play_out(quiet)
    return (*swept().state.public.match.sheet, *quiet.state.public.match.sheet) * 6


def test_a_line_of_the_sheet_tells_itself(host: QWidget) -> None:
    sheet = ScoreSheet(host, Look(), whole_sheet(MatchPublic(sheet=deals()), NAMES))
    sheet.lay()
    scored = deals()[0].teams[0]
    assert (
        sheet.rows[0]
        .accessibleName()
        .startswith(f"Deal 1, Contract Undenufe ×4. Us: Card points 157, Weis {scored.weis}, ")
    )
    assert f"Match 100, Points +{scored.total}, Total {scored.total}. " in (
        sheet.rows[0].accessibleName()
    )


@in_every_language
@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_has_room_for_every_word(
    qapp: QApplication,
    qtbot: QtBot,
    host: QWidget,
    elided: list[str],
    language: str,
    size: tuple[int, int],
) -> None:
    install(qapp, language)
    host.resize(*size)
    sheet = ScoreSheet(host, Look(), whole_sheet(MatchPublic(sheet=deals()), NAMES))
    sheet.lay()
    host.grab()
    assert elided == []
    qtbot.waitUntil(lambda: cut_widgets(host) == [])


@in_every_language
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("over", [False, True], ids=["deal", "match"])
def test_the_result_has_room_for_every_word(
    qapp: QApplication,
    qtbot: QtBot,
    host: QWidget,
    elided: list[str],
    language: str,
    size: tuple[int, int],
    over: bool,
) -> None:
    install(qapp, language)
    host.resize(*size)
    match = swept((1200, 0) if over else (0, 0))
    assert isinstance(match.rules, Rules)
    course = ((0, 0), (1200, 0), match.state.public.match.scores)
    told = verdict(match.rules, match.state, course, NAMES)
    assert told.match_over == over
    sheet = ResultSheet(host, Look(), deck_facts("swiss"), told)
    sheet.lay()
    qtbot.waitUntil(sheet.isVisible)
    host.grab()
    assert elided == []
    assert sheet.scores.isVisible() == over
    qtbot.waitUntil(lambda: not any(bar.isVisible() for bar in sheet.findChildren(QScrollBar)))


@in_every_language
def test_the_strip_of_a_small_window_cuts_no_note(
    qapp: QApplication, host: QWidget, elided: list[str], language: str
) -> None:
    install(qapp, language)
    match = at(*QUIET, contract="shields", scores=(1150, 1284))
    for _ in range(9):
        match.play(match.rules.legal(match.state)[0])
    assert isinstance(match.rules, Rules)
    usual = Names((you(), *computer_names()[:3]))
    told = panel(match.rules, match.state, 0, usual)
    strip = PanelStrip(Look(), DeckArt("swiss"), host)
    strip.show_panel(told, 0, {})
    strip.lay(14, 62, 996, 1.0)
    strip.show()
    strip.grab()
    assert elided == []
