"""What is taken back at any moment can be made again, until something else is chosen."""

from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.controllers.game_controller import GameController
from cardtable.controllers.manner import Manner
from cardtable.controllers.thinker import ImmediateThinker
from cardtable.engine.match import Match, Step
from cardtable.engine.record import encode
from cardtable.engine.rules import NATURE
from cardtable.games import part
from cardtable.tabletop.table import Names, Tabletop
from tests.controllers.sitters import Paper
from tests.games.playing import in_every_game, rules_of, sensible

MOMENTS = 50  # for each of the four rule sets
QUICK = Manner(("guesser",) * 4, 0, auto_play_one=True, draw_pace=0)
NAMES = ("You", "Ruth", "Walter", "Alice")


class Table:
    """A match whose person sits in seat 0, with its notes and what the table shows of it."""

    def __init__(self, game: str, preset: str, number: int, *, waits: bool = True) -> None:
        rules = rules_of(game, preset)
        self.paper = Paper()
        self.shown: Tabletop | None = None
        self.controller: GameController[Any] = part(game, "controller").Controller(
            Match(rules, number),
            Names(NAMES[: rules.seats]),
            ImmediateThinker(),
            self.paper,
            QUICK,
            waits_for_table=waits,
        )
        self.controller.jumped.connect(self._show)
        self.controller.stepped.connect(lambda moment: self._show(moment.tabletop))

    def _show(self, tabletop: Tabletop) -> None:
        self.shown = tabletop

    @property
    def steps(self) -> tuple[Step[Any], ...]:
        return tuple(self.controller.match.steps)

    def goes_on(self, rng: Random) -> None:
        """Something happens: the table rests, the computer answers, or the person acts."""
        controller, match = self.controller, self.controller.match
        QApplication.processEvents()
        if match.turn == controller.names.viewer and rng.random() < 0.5:
            legal = match.rules.legal(match.state)
            controller.choose(rng.choice(sensible(legal, rng)))
        elif match.turn == NATURE and rng.random() < 0.3:
            controller.next_deal()
        elif rng.random() < 0.7:
            controller.settle()

    def is_true(self) -> bool:
        """Whether notes and table tell what the match is."""
        match = self.controller.match
        assert self.paper.choices == [encode(choice) for choice in match.choices]
        assert self.shown == self.controller.tabletop(match.state)
        assert (self.paper.result is not None) <= (match.turn is None)
        return True


def real_choices(steps: tuple[Step[Any], ...], match: Match[Any]) -> list[int]:
    """Where the person could have chosen something else."""
    before = (match.start, *(step.state for step in steps))
    return [
        place
        for place, step in enumerate(steps)
        if step.seat == 0 and len(match.rules.legal(before[place])) > 1
    ]


@in_every_game
def test_undo_and_redo_at_any_moment_give_the_exact_states(
    qtbot: QtBot, game: str, preset: str
) -> None:
    rng, moments, deals = Random(game), 0, 0
    table = Table(game, preset, 17)
    table.controller.start()
    while moments < MOMENTS:
        for _ in range(rng.randrange(12)):
            table.goes_on(rng)
        if table.controller.match.turn is None and rng.random() < 0.5:
            table = Table(game, preset, moments)
            table.controller.start()
        now = table.steps
        real = real_choices(now, table.controller.match)
        depth = min(len(real), rng.choice((1, 1, 2, 5)))
        for place in reversed(real[len(real) - depth :]):
            table.controller.take_back()
            assert table.steps == now[:place]
            assert table.is_true()
        for place in real[len(real) - depth + 1 :]:
            table.controller.redo()
            assert table.steps == now[:place]
            assert table.is_true()
        table.controller.redo()
        assert table.steps == now
        assert table.is_true()
        assert not table.controller.can_redo()
        moments += bool(depth)
        deals = max(deals, table.controller.match.deals)
    assert deals > 1, "the end of a deal was crossed"


def test_another_choice_ends_the_redo(qtbot: QtBot) -> None:
    table = begun(qtbot)
    controller = table.controller
    legal = controller.rules.legal(controller.match.state)
    controller.choose(legal[0])
    controller.take_back()
    assert controller.can_redo()
    controller.choose(legal[1])
    assert not controller.can_redo()
    steps = table.steps
    controller.redo()
    assert table.steps == steps


def test_what_is_made_again_stays_marked_as_helped(qtbot: QtBot) -> None:
    table = begun(qtbot)
    table.controller.choose(table.controller.rules.legal(table.controller.match.state)[0])
    table.controller.take_back()
    table.controller.redo()
    assert table.paper.assisted == {"undo"}


def test_the_computer_answers_again_after_a_redo(qtbot: QtBot) -> None:
    tables = (Table("schnapsen", "schnapsen", number, waits=False) for number in range(20))
    table = next(table for table in tables if leads(table))
    controller = table.controller
    controller.choose(controller.rules.legal(controller.match.state)[-1])  # a card is led
    controller.take_back()
    controller.redo()
    with qtbot.waitSignal(controller.stepped, timeout=5_000):
        pass


def leads(table: Table) -> bool:
    """Whether the person leads to the first trick, once the match is begun."""
    table.controller.start()
    return table.controller.match.turn == table.controller.names.viewer


def begun(qtbot: QtBot) -> Table:
    """A match in which the person is asked for a first choice."""
    table = Table("schnapsen", "schnapsen", 20)
    table.controller.start()
    while table.controller.match.turn != 0:
        table.controller.settle()
        QApplication.processEvents()
    return table


@pytest.mark.parametrize("whole_match", [False, True], ids=["deal", "match"])
def test_a_result_comes_back_with_the_redo(qtbot: QtBot, whole_match: bool) -> None:
    rng = Random(3)
    table = Table("schnapsen", "schnapsen", 3)
    controller = table.controller
    controller.start()
    while not controller.deal_is_over() or (whole_match and controller.match.turn is not None):
        table.goes_on(rng)
    now, result = table.steps, table.paper.result
    controller.take_back()
    assert not controller.deal_is_over()
    told = controller.ended if whole_match else controller.deal_ended
    with qtbot.waitSignal(told):
        controller.redo()
    assert table.steps == now
    assert table.paper.result == result
    if not whole_match:
        controller.next_deal()
        assert len(table.steps) > len(now), "and it is gone on from"
