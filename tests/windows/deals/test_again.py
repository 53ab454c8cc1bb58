"""Deals by number, once more, on from a moment, and what the history keeps of it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.deal_numbers import DealNumber, number_of, read_number
from cardtable.engine.rules import Deal
from cardtable.look.sheet_body import SheetBody
from cardtable.storage.archive import FINISHED, entries
from cardtable.storage.history import History
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk, Played, Sitting
from cardtable.windows.deals.again import by_number, deal_number, played_on
from cardtable.windows.deals.number_sheet import NumberSheet
from cardtable.windows.history.words import help_used
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.offers import offer_of
from cardtable.windows.matches.saved import match_of
from cardtable.windows.matches.sitting import seated
from cardtable.windows.replay.page import Replay
from cardtable.windows.results.sheet import ResultSheet
from cardtable.windows.statistics.tally import tally
from tests.windows.history.test_history_sheet import top
from tests.windows.tables import opened, opened_at_a_result, page_of

SCHNAPSEN = Sitting("schnapsen", "schnapsen")
SITTINGS = [SCHNAPSEN, Sitting("spades", "spades500"), Sitting("jass", "schieber")]


def replay(window: MainWindow) -> Replay:
    window.fulfil(Wish.REPLAY)
    (found,) = (each for each in window.findChildren(Replay) if each.isVisible())
    return found


def type_number(window: MainWindow, text: str) -> NumberSheet:
    window.fulfil(Wish.NUMBER)
    sheet = top(window, NumberSheet)
    QTest.keyClicks(sheet.field, text)
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    return sheet


def helped(history: History, match: int) -> frozenset[str]:
    return history.load(match).assisted


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda each: each.preset)
def test_a_typed_number_deals_that_deal(
    qtbot: QtBot, window: MainWindow, history: History, quick: Desk, sitting: Sitting
) -> None:
    page = opened_at_a_result(window, history, sitting, 2)
    match = page.played().match
    wanted = deal_number(match)
    assert wanted is not None
    dealt = [place for place, step in enumerate(match.steps) if isinstance(step.event, Deal)][1]
    first = quick.notebook.match
    type_number(window, str(wanted).lower())
    again = page_of(window)
    assert again is not page
    qtbot.waitUntil(lambda: bool(again.controller.match.deals))
    steps = again.controller.match.steps
    new = next(step for step in steps if isinstance(step.event, Deal))
    assert new.state.cards == match.steps[dealt].state.cards
    assert match.rules.turn(new.state) == match.rules.turn(match.steps[dealt].state)
    assert helped(history, quick.notebook.match) == {"typed number"}
    assert helped(history, first) == set(), "the other match was at rest between two deals"
    assert match_of(history.load(quick.notebook.match)).steps[: len(steps)] == steps


@pytest.mark.parametrize("text", ["", "SCHNAPSEN", "GGGGGGGGGG", "12345 6789"])
def test_what_is_no_number_is_told(qtbot: QtBot, window: MainWindow, text: str) -> None:
    page = opened(qtbot, window, SCHNAPSEN)
    sheet = type_number(window, text)
    assert sheet.isVisible()
    assert sheet.wrong.text().startswith("There is no deal with this number.")
    assert window.page is page


def test_the_number_of_the_deal_can_be_copied(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window, SCHNAPSEN)
    window.fulfil(Wish.NUMBER)
    top(window, NumberSheet).copy.click()
    assert read_number(QGuiApplication.clipboard().text()) == deal_number(page.played().match)
    assert window.toast.text == "The number was copied."


def test_a_number_can_be_typed_on_the_start_page(qtbot: QtBot, window: MainWindow) -> None:
    type_number(window, "7Z ZZZ-zzzzz")
    assert page_of(window).played().match.number == (1 << 48) - 1


def test_the_sheet_for_a_number_has_room_for_all_of_it_at_once(window: MainWindow) -> None:
    window.fulfil(Wish.NUMBER)
    sheet = top(window, NumberSheet)
    sheet.grab()
    (body,) = sheet.findChildren(SheetBody)
    assert body.verticalScrollBar().maximum() == 0


def test_the_same_deal_again_keeps_the_running_match(
    qtbot: QtBot, window: MainWindow, history: History, quick: Desk
) -> None:
    page = opened(qtbot, window, SCHNAPSEN)
    before, cards = quick.notebook.match, page.played().match.steps[1].state.cards
    window.fulfil(Wish.SAME_DEAL)
    assert window.toast.text == "The unfinished match is kept in the history."
    again = page_of(window)
    qtbot.waitUntil(lambda: bool(again.controller.match.deals))
    assert again.played().match.steps[1].state.cards == cards
    assert {each.match for each in history.unfinished()} == {before, quick.notebook.match}
    assert helped(history, quick.notebook.match) == {"same deal"}
    assert helped(history, before) == {"same deal"}, "its cards are known now"


def test_a_new_match_after_the_same_deal_is_new(
    qtbot: QtBot, window: MainWindow, history: History, quick: Desk
) -> None:
    opened(qtbot, window, SCHNAPSEN)
    window.fulfil(Wish.SAME_DEAL)
    for each in history.unfinished():
        history.abandon(each.match, 1.0)
    window.new_match()
    assert helped(history, quick.notebook.match) == set()


def test_the_result_tells_the_number_and_looks_back(
    qtbot: QtBot, window: MainWindow, history: History
) -> None:
    page = opened_at_a_result(window, history, SCHNAPSEN)
    qtbot.waitUntil(lambda: any(s.isVisible() for s in window.findChildren(ResultSheet)))
    sheet = top(window, ResultSheet)
    number = str(deal_number(page.played().match))
    assert f"Number: {number[:5]}\u00a0{number[5:]}" in sheet.verdict.heading
    sheet.replay_wanted.emit()
    (found,) = (each for each in window.findChildren(Replay) if each.isVisible())
    steps = list(page.controller.match.steps)
    QTest.keyClick(found, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.controller.match.steps == steps, "nothing is taken back under the replay"
    QTest.keyClick(found.slider, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    sheet.same_deal_wanted.emit()
    assert page_of(window) is not page
    assert not sheet.isVisible()


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda each: each.preset)
def test_the_running_match_is_shown_up_to_now_and_closed(
    qtbot: QtBot, window: MainWindow, sitting: Sitting
) -> None:
    page = opened(qtbot, window, sitting)
    found = replay(window)
    shown = page.controller.tabletop(page.controller.match.state)
    assert found.stood.cards == shown.cards
    assert (found.slider.value(), found.stood.laid) == (found.slider.maximum(), ())
    assert not found.open_cards.isEnabled()
    said: list[str] = []
    found.refused.connect(said.append)
    QTest.keyClick(found.slider, Qt.Key.Key_R)
    assert said == ["This deal is not over yet. Undo takes you back in it."]
    assert window.page is page


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda each: each.preset)
def test_a_deal_that_is_over_is_played_on_from_any_moment(
    qtbot: QtBot, window: MainWindow, history: History, quick: Desk, sitting: Sitting
) -> None:
    page = opened_at_a_result(window, history, sitting)
    match, first = page.controller.match, quick.notebook.match
    for share in (0.0, 0.3, 0.6, 0.8):
        found = replay(window)
        found.slider.setValue(round(found.slider.maximum() * share))
        stood = found.stood
        QTest.keyClick(found.slider, Qt.Key.Key_R)
        again = page_of(window)
        begun = again.controller.match.start
        assert (
            begun.public.match == match.before(1 + match.steps.index(match.steps[2])).public.match
        )
        assert {card for zone in begun.cards.zones() for card in begun.cards[zone]} == set(
            match.rules.deck
        )
        assert (stood.hand and set(stood.hand) <= begun.seen[0]) or share < 0.5
        assert helped(history, quick.notebook.match) == {"played on"}
        assert match_of(history.load(quick.notebook.match)).start == begun
        window.open_game(sitting._replace(match=first))
    assert helped(history, first) == set()


def test_nothing_is_played_on_where_the_deal_is_over(window: MainWindow, history: History) -> None:
    opened_at_a_result(window, history, SCHNAPSEN)
    found = replay(window)
    found.slider.setValue(found.slider.maximum())
    said: list[str] = []
    found.refused.connect(said.append)
    found.play_on()
    assert said == ["The deal is over here: choose an earlier moment."]


def test_a_match_that_was_played_on_can_be_looked_back_at(
    qtbot: QtBot, window: MainWindow, history: History
) -> None:
    page = opened_at_a_result(window, history, SCHNAPSEN)
    match = page.played().match
    window.open_game(played_on(Played("schnapsen", "schnapsen", match), 8))
    again = page_of(window)
    qtbot.waitUntil(lambda: again.controller.can_hint(), timeout=10_000)
    found = replay(window)
    assert found.slider.maximum() == len(again.controller.match.steps)
    found.slider.setValue(0)
    assert found.stood.cards == again.controller.match.start.cards
    found.play_again()
    assert window.page is again, "it has no number"


def test_helped_matches_are_told_and_left_out_of_the_figures(quick: Desk, history: History) -> None:
    finished = []
    for kind in ("", "same deal", "typed number", "played on", "undo", "hint"):
        sitting = by_number(offer_of("schnapsen", quick.settings), DealNumber(5), kind)
        seated(quick, sitting).leave()
        quick.notebook.finish({"scores": [7, 3]})
        finished.append(quick.notebook.match)
    listed = {each.match: each for each in entries(history)}
    told = [help_used(listed[match]) for match in finished]
    assert told == [
        "",
        "same deal again",
        "by deal number",
        "from a position",
        "with undo",
        "with hints",
    ]
    assert all(each.state == FINISHED for each in listed.values())
    counted = tally(entries(history), {})
    assert (counted.matches, counted.assisted) == (1, 5)
    assert counted.streaks == (1, 1)


def test_a_deal_without_a_number_says_so(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window, SCHNAPSEN)
    match = page.controller.match
    place = next(at for at, step in enumerate(match.steps) if isinstance(step.event, Deal))
    typed = replace(match.steps[place], event=Deal(tuple(sorted(match.rules.deck))))
    match.steps[place] = typed
    assert number_of(match, place) is None
    window.fulfil(Wish.SAME_DEAL)
    assert window.toast.text == "This deal has no number."
    assert window.page is page
