"""Every choice of a deal of Spades can be taken back, and none is made for the person."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.controllers.game_controller import GameController
from cardtable.controllers.manner import Manner
from cardtable.controllers.thinker import ImmediateThinker
from cardtable.engine.match import Match
from cardtable.engine.rules import Choice, Play, View
from cardtable.games import part
from cardtable.games.spades.model import Bid, Keep, Look, Redraw, Refuse, Throw
from cardtable.games.spades.rules import Rules
from cardtable.tabletop.table import Names
from tests.controllers.sitters import Paper
from tests.games.spades.typed import SUITS, TO_300, TO_500, drawn

QUICK = Manner(("guesser",) * 2, 0, auto_play_one=True, draw_pace=0)


def seated(match: Match[Any]) -> tuple[GameController[Any], Paper]:
    """The match with the person in seat 0, and its notes."""
    paper = Paper()
    controller = part("spades", "controller").Controller(
        match, Names(("You", "Ruth")), ImmediateThinker(), paper, QUICK
    )
    return controller, paper


def begin(qtbot: QtBot, controller: GameController[Any]) -> None:
    with qtbot.waitSignal(controller.asked, timeout=5_000):
        controller.start()


def answer(qtbot: QtBot, controller: GameController[Any], choice: Choice) -> None:
    """Make the choice and let the opponent answer, until the person is asked again."""
    with qtbot.waitSignal(controller.asked, timeout=5_000):
        controller.choose(choice)


@pytest.mark.parametrize("options", [TO_300, TO_500])
def test_a_choice_of_the_drawing_is_taken_back_after_the_answer(qtbot: QtBot, options: Any) -> None:
    controller, paper = seated(Match(Rules(options), 8))
    begin(qtbot, controller)
    if options.double_nil:
        answer(qtbot, controller, Look())
    before, noted = controller.match.state, len(paper.choices)
    answer(qtbot, controller, Keep())
    assert len(paper.choices) > noted + 1, "the opponent has answered"
    controller.take_back()
    assert controller.match.state == before
    assert len(paper.choices) == noted
    assert paper.assisted == {"undo"}
    qtbot.wait(20)
    assert controller.match.state == before, "it stays so until the person chooses"
    answer(qtbot, controller, Refuse())


def test_a_bid_is_taken_back_after_the_answer(qtbot: QtBot) -> None:
    controller, _ = seated(drawn(SUITS["S"], SUITS["H"], TO_300))
    begin(qtbot, controller)
    before = controller.match.state
    answer(qtbot, controller, Bid(13))
    controller.take_back()
    assert controller.match.state == before


def test_other_cards_thrown_draw_from_the_same_order(qtbot: QtBot) -> None:
    start = drawn(SUITS["S"], SUITS["H"], TO_500, double_nil=(True, False))
    controller, paper = seated(start)
    begin(qtbot, controller)
    got = []
    for count in (3, 2):
        thrown = next(c for c in controller.rules.legal(controller.match.state)
                      if isinstance(c, Throw) and len(c.cards) == count)  # fmt: skip
        answer(qtbot, controller, thrown)
        got += [s.event.cards for s in controller.match.steps if isinstance(s.event, Redraw)]
        controller.take_back()
        if len(got) < 2:
            assert not any(isinstance(s.event, Redraw) for s in controller.match.steps)
    assert got[1] == got[0][:2]
    assert all(name != "Redraw" for name, *_ in paper.choices)


def test_only_a_card_is_played_by_itself(qtbot: QtBot) -> None:
    controller, _ = seated(Match(Rules(TO_500), 3))
    chosen: list[Choice] = []

    def choose(seen: View[Any]) -> None:
        chosen.append(seen.legal[0])
        controller.choose(seen.legal[0])

    controller.asked.connect(choose, Qt.ConnectionType.QueuedConnection)
    with qtbot.waitSignal(controller.deal_ended, timeout=10_000):
        controller.start()
    made = [step.event for step in controller.match.steps if step.seat == 0]
    assert any(isinstance(choice, Throw) for choice in chosen), "double nil, with an exchange"
    spoken = [choice for choice in made if not isinstance(choice, Play)]
    assert spoken == [choice for choice in chosen if not isinstance(choice, Play)]
    assert len(made) > len(chosen), "his last card at least went by itself"
