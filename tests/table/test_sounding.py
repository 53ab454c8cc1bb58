"""When the table is heard: at the moment of the picture, once, and never in a heap."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import card
from cardtable.engine.match import Match
from cardtable.engine.rules import Play
from cardtable.games.schnapsen.controller import PACES
from cardtable.games.schnapsen.model import Close, Public
from cardtable.games.schnapsen.rules import SchnapsenRules
from cardtable.table.choreography import DRAW, GLOW, PLAY, choreography
from cardtable.table.geometry import geometry
from cardtable.table.places import picture
from cardtable.table.script import Script
from cardtable.table.sounding import LAND, Heard, heard
from cardtable.table.view import TableView
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.table import Pace, Tabletop
from tests.table.typed import match, on_lead, table, to_reply

SIZE = geometry(1280, 752, 0.6)


def script(before: Tabletop, after: Tabletop) -> Script:
    return choreography(before, after, picture(before, SIZE), SIZE, 180)


def timeline(before: Tabletop, after: Tabletop) -> list[Heard]:
    made = script(before, after)
    return heard(before, after, made.legs, made.length)


def tops(played: Match[Public]) -> list[Tabletop]:
    return [table(played.start), *(table(step.state) for step in played.steps)]


@pytest.fixture
def ears(view: TableView) -> list[Sound]:
    """All that the table lets be heard."""
    found: list[Sound] = []
    view.heard.connect(found.append)
    return found


def test_a_card_is_heard_when_it_lands() -> None:
    played = match(on_lead())
    played.play(Play(card("DA")))
    before, after = tops(played)[:2]
    assert timeline(before, after) == [(PLAY - LAND, Sound.CARD)]


def test_a_trick_is_heard_when_it_is_gathered_and_cards_when_they_are_drawn() -> None:
    played = match(on_lead())
    played.play(Play(card("DA")))
    played.play(Play(card("HA")))
    _, _, full, taken, first, second = tops(played)[:6]
    assert timeline(full, taken) == [(GLOW, Sound.GATHERED)]
    assert timeline(taken, first) == [(0, Sound.DRAWN)]
    assert timeline(first, second) == [(0, Sound.DRAWN)]
    assert DRAW > LAND


def test_the_stock_is_heard_when_the_card_lies_across_it() -> None:
    played = match(on_lead())
    played.play(Close())
    before, after = tops(played)
    (knock,) = timeline(before, after)
    assert knock.sound is Sound.CLOSED
    assert 0 < knock.at < script(before, after).length


def test_a_deal_is_heard_packet_by_packet() -> None:
    dealt = Match(SchnapsenRules(), 7)
    for _ in range(2):
        dealt.play(dealt.chance())
    before, after = table(dealt.start), table(dealt.state)
    packets = [at for at, sound in timeline(before, after) if sound is Sound.DEALT]
    assert len(packets) == 4
    assert packets == sorted(set(packets))
    lead = table(on_lead())
    again = [sound for _, sound in timeline(lead, after)]
    assert again == [Sound.SHUFFLED, *[Sound.DEALT] * 4]


def test_a_slower_table_is_heard_later(view: TableView, qtbot: QtBot, ears: list[Sound]) -> None:
    view.show_at_once(table(on_lead()))
    view._scene.speed = 0.2
    played = match(on_lead())
    played.play(Play(card("DA")))
    view.enqueue(table(played.state), PACES[Play])
    assert ears == []
    qtbot.waitUntil(view.is_settled)
    assert ears == [Sound.CARD]


def _finish(view: TableView) -> None:
    view._scene.finish()


def _jump(view: TableView) -> None:
    view.show_at_once(table(to_reply()))


@pytest.mark.parametrize(("act", "wanted"), [(_finish, [Sound.CARD]), (_jump, [])])
def test_what_is_finished_is_heard_at_once_what_is_forgotten_not(
    view: TableView,
    qtbot: QtBot,
    ears: list[Sound],
    act: Callable[[TableView], None],
    wanted: list[Sound],
) -> None:
    view.show_at_once(table(on_lead()))
    view._scene.speed = 1.0
    played = match(on_lead())
    played.play(Play(card("DA")))
    view.enqueue(table(played.state), PACES[Play])
    act(view)
    assert ears == wanted
    qtbot.waitUntil(view.is_settled)
    assert ears == wanted


def test_a_deal_that_is_cut_short_is_heard_once_more(view: TableView, ears: list[Sound]) -> None:
    dealt = Match(SchnapsenRules(), 7)
    for _ in range(2):
        dealt.play(dealt.chance())
    view.show_at_once(table(dealt.start))
    view._scene.speed = 1.0
    view.enqueue(table(dealt.state), Pace(1400))
    _finish(view)
    assert ears == [Sound.DEALT]


def test_taken_up_or_taken_back_it_is_silent(view: TableView, ears: list[Sound]) -> None:
    view.show_at_once(table(on_lead()))
    view.show_at_once(table(to_reply()))
    assert ears == []


def test_without_animation_each_step_is_heard(view: TableView, ears: list[Sound]) -> None:
    view.show_at_once(table(on_lead()))
    played = match(on_lead())
    played.play(Play(card("DA")))
    view.enqueue(table(played.state), PACES[Play])
    assert ears == [Sound.CARD]


def test_a_card_that_may_not_be_played_ticks(view: TableView, ears: list[Sound]) -> None:
    view.show_at_once(table(to_reply()))
    view._choosing._press_card(card("SJ"))
    assert ears == [Sound.REFUSED]
    view._choosing._press_card(card("SA"))
    assert ears == [Sound.REFUSED]


def test_pointing_at_it_does_not(view: TableView, qtbot: QtBot, ears: list[Sound]) -> None:
    view.show_at_once(table(to_reply()))
    reasons = view._parts.reasons
    with qtbot.waitSignal(reasons.said):
        reasons.soon(QRect(100, 100, 80, 40), "Follow suit.", "Rules · Play")
    assert ears == []
