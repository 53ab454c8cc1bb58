"""A match runs by itself between the person's choices, is noted, and can be taken back."""

import time
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.players import DEFAULT_LEVEL
from cardtable.ai.question import Question
from cardtable.controllers.game_controller import Moment
from cardtable.controllers.manner import Manner
from cardtable.controllers.thinker import ImmediateThinker
from cardtable.engine.cards import card, cards
from cardtable.engine.match import IllegalChoice, replay
from cardtable.engine.record import decode
from cardtable.engine.rules import Deal, Play, View
from cardtable.games.schnapsen.model import Close, DealWon, Public
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import SchnapsenRules
from cardtable.tabletop.table import Tabletop
from cardtable.tabletop.verdict import Verdict
from tests.controllers.sitters import AT_ONCE, RandomPerson, table

ENDING = position(
    (cards("SA HT"), cards("DJ CJ")),
    leader=0,
    trump=card("HA").suit,
    won=(
        cards("CA CK CT CQ DA DK"),
        cards("HA HK HQ HJ DT DQ ST SK SQ SJ"),
    ),
)
"""Two cards each, the person on lead, no stock."""


class Overheard(ImmediateThinker):
    """Thinks, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question[Any]] = []

    def ask(self, question: Question[Any]) -> None:
        self.questions.append(question)
        super().ask(question)


def test_a_whole_match_is_played_and_noted(qtbot: QtBot) -> None:
    controller, paper = table(7)
    RandomPerson(controller, 7)
    with qtbot.waitSignal(controller.ended, timeout=30_000):
        controller.start()
    rules = SchnapsenRules()
    choices = [decode(rules.choices, written) for written in paper.choices]
    again = replay(rules, choices, 7)
    assert again.steps == controller.match.steps
    assert again.turn is None
    assert paper.result == {"scores": list(rules.scores(again.state))}
    assert paper.assisted == set()


@pytest.mark.parametrize("seeds", [range(start, start + 100) for start in range(0, 1000, 100)])
def test_a_thousand_random_matches_end_and_replay(qtbot: QtBot, seeds: range) -> None:
    for seed in seeds:
        controller, paper = table(seed)
        RandomPerson(controller, seed)
        with qtbot.waitSignal(controller.ended, timeout=30_000):
            controller.start()
        rules = SchnapsenRules()
        choices = [decode(rules.choices, written) for written in paper.choices]
        assert replay(rules, choices, seed).steps == controller.match.steps
        controller.leave()


def test_every_step_is_told_with_the_table_after_it(qtbot: QtBot) -> None:
    controller, _ = table(3)
    told: list[Moment[Public]] = []
    controller.stepped.connect(told.append)
    RandomPerson(controller, 3)
    with qtbot.waitSignal(controller.ended, timeout=30_000):
        controller.start()
    viewer = controller.names.viewer
    assert [moment.step for moment in told] == [
        replace(step, event=step.event.seen_by(viewer)) for step in controller.match.steps
    ]
    assert Deal(()) in [moment.step.event for moment in told], "nobody hears the order of the deck"
    assert all(moment.tabletop.cards == moment.step.state.cards for moment in told)


def test_it_waits_between_deals_until_the_person_goes_on(qtbot: QtBot) -> None:
    controller, _ = table(5)
    person = RandomPerson(controller, 5)
    controller.deal_ended.disconnect()
    with qtbot.waitSignal(controller.deal_ended, timeout=30_000) as told:
        controller.start()
    (verdict,) = told.args or [None]
    assert isinstance(verdict, Verdict)
    deals = controller.match.deals
    qtbot.wait(20)
    assert controller.match.deals == deals
    del person
    controller.next_deal()
    assert controller.match.deals == deals + 1


def test_a_single_playable_card_plays_itself(qtbot: QtBot) -> None:
    start = position(
        (cards("SA"), cards("HT")), leader=0, trump=card("HA").suit,
        won=(cards("CA CK CT CQ CJ DA DK DT"), cards("HA HK HQ HJ DQ DJ ST SK SQ SJ")),
    )  # fmt: skip
    controller, _ = table(start=start)
    asked: list[View[Public]] = []
    controller.asked.connect(asked.append)
    with qtbot.waitSignal(controller.deal_ended, timeout=5_000):
        controller.start()
    assert asked == []
    assert next(step.event for step in controller.match.steps) == Play(card("SA"))


def test_with_auto_play_one_off_the_person_plays_even_a_single_card(qtbot: QtBot) -> None:
    start = position(
        (cards("SA"), cards("HT")), leader=0, trump=card("HA").suit,
        won=(cards("CA CK CT CQ CJ DA DK DT"), cards("HA HK HQ HJ DQ DJ ST SK SQ SJ")),
    )  # fmt: skip
    controller, _ = table(start=start, manner=Manner(("guesser",) * 2, 0, auto_play_one=False))
    with qtbot.waitSignal(controller.asked, timeout=5_000):
        controller.start()
    qtbot.wait(20)
    assert controller.match.steps == []


def test_each_seat_thinks_at_its_own_level_from_its_next_choice_on(qtbot: QtBot) -> None:
    mind = Overheard()
    manner = Manner(("human", "guesser"), 0)
    controller, _ = table(start=ENDING, mind=mind, manner=manner)
    controller.start()
    controller.choose(Play(card("HT")))
    assert [question.level for question in mind.questions] == ["guesser"]
    with qtbot.waitSignal(controller.stepped, timeout=5_000):
        pass
    controller.manner = replace(manner, levels=("human", "club"))
    controller.take_back()
    controller.choose(Play(card("HT")))
    assert [question.level for question in mind.questions] == ["guesser", "club"]


def test_a_seat_without_a_level_plays_as_usual() -> None:
    assert Manner(("human", "master")).level(1) == "master"
    assert Manner(("human", "master")).level(3) == DEFAULT_LEVEL


def test_an_illegal_choice_is_refused_and_nothing_is_noted(qtbot: QtBot) -> None:
    controller, paper = table(start=ENDING)
    with qtbot.waitSignal(controller.asked):
        controller.start()
    with pytest.raises(IllegalChoice):
        controller.choose(Close())
    assert paper.choices == []
    assert controller.match.steps == []


def test_the_computer_waits_for_the_table_and_then_for_its_pace(qtbot: QtBot) -> None:
    controller, _ = table(start=ENDING, manner=Manner(("guesser",) * 2, 40), waits_for_table=True)
    controller.start()
    controller.choose(Play(card("SA")))
    qtbot.wait(80)
    assert len(controller.match.steps) == 1, "the table still moves"
    began = time.monotonic()
    with qtbot.waitSignal(controller.stepped, timeout=2_000):
        controller.settle()
    assert time.monotonic() - began > 0.035, "its pace, less what Qt's clock may be early"


def test_a_taken_back_choice_drops_the_thought_that_was_under_way(qtbot: QtBot) -> None:
    controller, paper = table(start=ENDING)
    controller.start()
    controller.choose(Play(card("SA")))
    with qtbot.waitSignal(controller.jumped) as told:
        controller.take_back()
    assert isinstance((told.args or [None])[0], Tabletop)
    qtbot.wait(20)
    assert controller.match.steps == [], "the stale answer came to nothing"
    assert paper.choices == []
    assert paper.assisted == {"undo"}
    assert not controller.can_take_back()


def test_the_same_deals_come_after_a_move_was_taken_back(qtbot: QtBot) -> None:
    controller, _ = table(11, manner=AT_ONCE)
    with qtbot.waitSignal(controller.asked, timeout=5_000):
        controller.start()
    deal = next(s.event for s in controller.match.steps if isinstance(s.event, Deal))
    with qtbot.waitSignal(controller.asked, timeout=5_000):
        controller.choose(controller.rules.legal(controller.match.state)[-1])
    while controller.can_take_back():
        controller.take_back()
    assert next(s.event for s in controller.match.steps if isinstance(s.event, Deal)) == deal


def test_it_begins_by_showing_the_match_as_it_stands(qtbot: QtBot) -> None:
    controller, _ = table(start=ENDING)
    with qtbot.waitSignal(controller.jumped) as told:
        controller.start()
    (shown,) = told.args or [None]
    assert isinstance(shown, Tabletop)
    assert shown.cards == ENDING.cards


def test_the_last_trick_is_that_of_the_table(qtbot: QtBot) -> None:
    controller, _ = table(start=ENDING)
    controller.start()
    assert controller.last_trick() is None
    with qtbot.waitSignal(controller.deal_ended):
        controller.choose(Play(card("SA")))
    last = controller.last_trick()
    assert last is not None
    assert last.cards[0] == card("HT")


def test_a_result_that_was_taken_back_is_played_for_again(qtbot: QtBot) -> None:
    controller, _ = table(start=ENDING)
    asked: list[View[Public]] = []
    controller.asked.connect(asked.append)
    controller.start()
    with qtbot.waitSignal(controller.deal_ended):
        controller.choose(Play(card("SA")))
    controller.take_back()
    assert len(asked) == 2, "the person is asked once more"
    controller.next_deal()
    assert len(asked) == 2, "there is no next deal to go on with"
    with qtbot.waitSignal(controller.deal_ended):
        controller.choose(Play(card("HT")))


def test_a_card_that_played_itself_is_not_played_again(qtbot: QtBot) -> None:
    start = position(
        (cards("CA SA ST"), cards("DJ DQ")), leader=1, trump=card("HA").suit, trick=cards("CK"),
        won=(cards("CT CQ DA DK"), cards("HA HK HQ HJ DT CJ HT SK SQ SJ")), points=(28, 20),
    )  # fmt: skip
    controller, paper = table(start=start, waits_for_table=True)
    with qtbot.waitSignal(controller.asked):
        controller.start()
    assert paper.choices == [["Play", "CA"]]
    controller.settle()
    qtbot.wait(20)
    assert paper.choices == [["Play", "CA"]]


def test_a_match_that_was_left_plays_on_no_more(qtbot: QtBot) -> None:
    mind = ImmediateThinker()
    controller, paper = table(start=ENDING, mind=mind)
    controller.start()
    controller.choose(Play(card("SA")))
    controller.leave()
    qtbot.wait(20)
    for number in range(10):
        mind.thought.emit(number, Play(card("DJ")))  # what another match asked
    qtbot.wait(20)
    assert len(paper.choices) == 1


def test_a_match_that_was_left_does_not_play_what_was_thought_before(qtbot: QtBot) -> None:
    mind = ImmediateThinker()
    controller, paper = table(start=ENDING, mind=mind, manner=Manner(("guesser",) * 2, 30))
    controller.start()
    with qtbot.waitSignal(mind.thought):
        controller.choose(Play(card("SA")))
    controller.leave()
    qtbot.wait(60)
    assert len(paper.choices) == 1


def test_a_match_taken_up_at_its_result_shows_the_result(qtbot: QtBot) -> None:
    controller, _ = table(5)
    RandomPerson(controller, 5)
    controller.deal_ended.disconnect()
    with qtbot.waitSignal(controller.deal_ended, timeout=30_000):
        controller.start()
    again, _ = table(5)
    again.match.steps[:] = controller.match.steps
    with qtbot.waitSignal(again.deal_ended):
        again.start()
    assert any(isinstance(step.event, DealWon) for step in again.match.steps)
