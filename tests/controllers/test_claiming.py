"""Claims at the table: asked from the View, played as ordinary plays, taken back as one."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai import worker
from cardtable.ai.claim import NOT_SURE, Claim
from cardtable.controllers.claiming import Claiming
from cardtable.controllers.game_controller import GameController, Moment
from cardtable.controllers.manner import Manner
from cardtable.controllers.thinker import ImmediateThinker
from cardtable.engine.cards import cards
from cardtable.engine.match import Match
from cardtable.engine.rules import Play, State
from cardtable.games import part
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import DECK
from cardtable.tabletop.table import Names
from tests.ai.claim_moments import ask, leads
from tests.controllers.sitters import Paper, table

GAMES = ("spades", "schnapsen", "jass")
SLOW = Manner(levels=("guesser",) * 4, pace=100_000, auto_play_one=False)


def sure(to_go: tuple[int, int] = (7, 7)) -> State[Any]:
    """The stock is used up, and seat 0 leads two trumps over all."""
    hands = cards("SA ST"), cards("SK HA")
    gone = tuple(card for card in DECK if card not in (*hands[0], *hands[1]))
    trump = hands[0][0].suit
    return position(hands, leader=0, trump=trump, won=(gone, ()), points=(30, 30), to_go=to_go)


def claiming(state: State[Any]) -> tuple[GameController[Any], Claiming, Paper]:
    mind = ImmediateThinker()
    controller, paper = table(start=state, manner=SLOW, mind=mind)
    controller.start()
    return controller, Claiming(controller, mind), paper


def found(qtbot: QtBot, seeker: Claiming) -> Claim:
    with qtbot.waitSignal(seeker.found) as told:
        seeker.seek()
    assert told.args is not None
    claim = told.args[0]
    assert isinstance(claim, Claim)
    return claim


def test_the_worker_finds_the_claim_from_the_view(qtbot: QtBot) -> None:
    _, seeker, _ = claiming(sure())
    assert found(qtbot, seeker).line == cards("SA ST")


def test_only_who_leads_may_claim(qtbot: QtBot) -> None:
    held = (cards("SA ST"), cards("SK"))
    gone = tuple(card for card in DECK if card not in cards("SA ST SK HA"))
    trump = cards("SA")[0].suit
    replies = position(
        held, leader=1, trump=trump, trick=cards("HA"), won=(gone, ()), points=(30, 30)
    )
    _, seeker, _ = claiming(replies)
    assert not seeker.is_in_time()
    heard: list[object] = []
    seeker.found.connect(heard.append)
    seeker.seek()
    qtbot.wait(20)
    assert heard == []


def test_a_claim_is_noted_as_plays_and_is_no_assistance(qtbot: QtBot) -> None:
    controller, seeker, paper = claiming(sure())
    moments: list[Moment[Any]] = []
    controller.stepped.connect(moments.append)
    with qtbot.waitSignal(controller.deal_ended):
        seeker.make(found(qtbot, seeker))
    assert [choice[0] for choice in paper.choices] == ["Play"] * 4
    assert paper.choices[0] == ["Play", "SA"]
    assert paper.assisted == set()
    hushed = {type(moment.step.event).__name__: moment.hushed for moment in moments}
    assert hushed == {"Play": True, "TrickWon": True, "DealWon": False}
    usual = controller.pace(moments[0].step)
    assert moments[0].pace.move < usual.move


def test_a_claim_may_win_the_match(qtbot: QtBot) -> None:
    controller, seeker, paper = claiming(sure(to_go=(1, 7)))
    with qtbot.waitSignal(controller.ended):
        seeker.make(found(qtbot, seeker))
    assert paper.result == {"scores": [7, 0]}


def test_undo_brings_back_the_moment_before_the_claim(qtbot: QtBot) -> None:
    controller, seeker, paper = claiming(sure())
    before = controller.match.state
    with qtbot.waitSignal(controller.deal_ended):
        seeker.make(found(qtbot, seeker))
    controller.take_back()
    assert controller.match.state == before
    assert paper.choices == []
    assert found(qtbot, seeker).line == cards("SA ST")


def test_what_is_asked_after_leaving_is_not_heard(qtbot: QtBot) -> None:
    _, seeker, _ = claiming(sure())
    heard: list[object] = []
    seeker.found.connect(heard.append)
    seeker.seek()
    seeker.leave()
    qtbot.wait(20)
    assert heard == []


@pytest.mark.parametrize("game", GAMES)
def test_a_claim_counts_as_playing_it_out(game: str) -> None:
    """Scores, sheet and statistics stand in the public part: it is the same but for the plays."""
    rules, state, seen, line = next(
        (rules, state, seen, claim.line)
        for number in range(1, 60, 2)
        for rules, state, seen in leads(game, number)
        if seen.seat == 0 and len((claim := ask(game, rules, seen)).line) > 1
    )
    mind = ImmediateThinker()
    controller = part(game, "controller").Controller(
        Match(rules, 0, state), Names(("a", "b", "c", "d")[: rules.seats]), mind, Paper(), SLOW
    )
    controller.start()
    Claiming(controller, mind).make(Claim(line))
    by_hand = Match(rules, 0, state)
    left = iter(line)
    while by_hand.turn is not None and by_hand.turn >= 0:
        plays = [choice for choice in rules.legal(by_hand.state) if isinstance(choice, Play)]
        by_hand.play(Play(next(left)) if by_hand.turn == seen.seat else plays[-1])
    made, wanted = controller.match.state.public, by_hand.state.public
    assert made.match == wanted.match
    assert made.deal.result == wanted.deal.result
    assert controller.deal_is_over()


def test_a_claim_that_begins_with_a_card_that_is_not_held_is_none(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "think", lambda question: Claim(cards("HA")))
    controller, seeker, _ = claiming(sure())
    assert found(qtbot, seeker) == NOT_SURE
    assert controller.can_hint()
