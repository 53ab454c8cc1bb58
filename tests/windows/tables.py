"""A window on whose tables nothing waits, for tests that play."""

import time
from dataclasses import replace
from random import Random
from typing import Any, cast

from pytestqt.qtbot import QtBot

from cardtable.ai.players import GUESSER
from cardtable.controllers.thinker import ImmediateThinker, Thinker
from cardtable.engine.record import encode, plain
from cardtable.engine.rules import NATURE, Choice
from cardtable.storage.declared import PACE
from cardtable.storage.history import Head, History
from cardtable.storage.notebook import Notebook
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.pages import make_page
from cardtable.windows.play.page import TablePage
from tests.games.playing import random_match, rules_of


def quick_desk(desk: Desk, history: History, mind: Thinker | None = None) -> Desk:
    """The desk with a computer that answers at once, in this process, without thinking."""
    desk.settings.put(PACE, 0)
    notebook = Notebook(history, lambda problem: None, time.time)
    return Desk(desk.look, desk.settings, history, notebook, mind or Guessing())


class Guessing(ImmediateThinker):
    """Whatever its level, it guesses."""

    def ask(self, question: Any) -> None:
        super().ask(replace(question, level=GUESSER))


def window_on(qtbot: QtBot, desk: Desk) -> MainWindow:
    """A shown window with real tables."""
    window = MainWindow(desk, make_page)
    qtbot.addWidget(window, before_close_func=lambda widget: None)
    window.resize(1024, 640)
    window.show()
    return window


def page_of(window: MainWindow) -> TablePage:
    """The page with the game that is on the table."""
    assert isinstance(window.page, TablePage)
    return window.page


def opened(qtbot: QtBot, window: MainWindow, sitting: Sitting) -> TablePage:
    """The page of a sitting, once a deal is dealt."""
    window.open_game(sitting)
    page = page_of(window)
    qtbot.waitUntil(lambda: page.controller.match.turn not in (NATURE, None), timeout=10_000)
    return page


def opened_and_asked(qtbot: QtBot, window: MainWindow, game: str, preset: str) -> TablePage:
    """A new match on the table, the person being asked for a choice."""
    window.open_game(Sitting(game, preset))
    page = page_of(window)
    asked(qtbot, page)
    return page


def asked(qtbot: QtBot, page: TablePage) -> None:
    """Wait until nothing moves and the person is asked for a choice."""
    table, controller = page.table, page.controller
    qtbot.waitUntil(lambda: table.is_settled() and controller.can_hint(), timeout=20_000)


def opened_at_a_result(
    window: MainWindow, history: History, sitting: Sitting, deals: int = 1
) -> TablePage:
    """The page of a saved match in which so many deals are over, played at random."""
    rules = rules_of(sitting.game, sitting.preset)
    match = random_match(rules, 20, Random(20), deals=deals)
    players = ("human", *("club",) * (rules.seats - 1))
    head = Head(sitting.game, sitting.preset, plain(rules.options), players, 1, match.number)
    saved = history.begin(head, 1000.0)
    made = [step for step in match.steps if step.seat is not None]
    with history.together():
        for ordinal, step in enumerate(made):
            history.add(
                saved, ordinal, step.seat or 0, encode(cast(Choice, step.event)), 1000.0 + ordinal
            )
    window.open_game(sitting._replace(match=saved))
    page = page_of(window)
    assert page.controller.deal_is_over()
    return page
