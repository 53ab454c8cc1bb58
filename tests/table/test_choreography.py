"""What moves when, from one picture to the next."""

import pytest

from cardtable.engine.cards import Card, card, cards
from cardtable.engine.match import Step
from cardtable.engine.rules import Choice, Play, TrickWon
from cardtable.games.schnapsen.model import Close, Drawn, Exchange, Public
from cardtable.table.choreography import choreography
from cardtable.table.geometry import geometry
from cardtable.table.lies import Lie
from cardtable.table.places import picture
from cardtable.table.script import Script, at_time
from tests.table.typed import match, on_lead, table

HERE = geometry(1280, 752, 400 / 228)


def steps_of(*choices: Choice) -> list[Step[Public]]:
    played = match(on_lead())
    return [step for choice in choices for step in played.play(choice)]


def script_to(*choices: Choice, event: type) -> tuple[dict[Card, Lie], Script, dict[Card, Lie]]:
    """How the cards lie before the first event of this kind, its script, and how they lie then."""
    before = on_lead()
    for step in steps_of(*choices):
        if isinstance(step.event, event):
            start = picture(table(before), HERE)
            top = table(step.state)
            return (
                start,
                choreography(table(before), top, start, HERE, 200),
                picture(top, HERE),
            )
        before = step.state
    raise LookupError(event)


@pytest.mark.parametrize(
    ("choices", "event"),
    [
        ([Play(card("CT"))], Play),
        ([Play(card("CT")), Play(card("CA"))], TrickWon),
        ([Play(card("CT")), Play(card("CA"))], Drawn),
        ([Exchange()], Exchange),
        ([Close()], Close),
    ],
)
def test_every_script_ends_in_the_picture(choices: list[Choice], event: type) -> None:
    start, script, end = script_to(*choices, event=event)
    for each, lie in end.items():
        last = at_time(start[each], script.legs.get(each, []), script.length)
        assert last._replace(height=0) == lie._replace(height=0), each


def test_a_played_card_takes_180_ms() -> None:
    _, script, _ = script_to(Play(card("CT")), event=Play)
    assert script.legs[card("CT")][-1].end == 180


def test_a_played_card_is_high_and_above_all_on_its_way() -> None:
    start, script, end = script_to(Play(card("CT")), event=Play)
    flying = at_time(start[card("CT")], script.legs[card("CT")], 90)
    assert flying.height > 0.8
    assert flying.z > max(lie.z for lie in end.values())


def test_the_winning_card_glows_before_the_trick_is_gathered() -> None:
    start, script, _ = script_to(Play(card("CT")), Play(card("CA")), event=TrickWon)
    assert at_time(start[card("CA")], script.legs[card("CA")], 80).glow
    assert not at_time(start[card("CT")], script.legs[card("CT")], 80).glow
    assert script.length == 160 + 120 + 240


def test_the_points_of_the_trick_rise() -> None:
    _, script, _ = script_to(Play(card("CT")), Play(card("CA")), event=TrickWon)
    assert [cue.text for cue in script.cues] == ["+21"]


def test_an_opponents_card_is_turned_over_on_its_way() -> None:
    start, script, end = script_to(Play(card("CT")), Play(card("CA")), event=TrickWon)
    legs, times = script.legs[card("CA")], range(0, round(script.length), 10)
    assert start[card("CA")].up == 1
    assert any(0 < at_time(start[card("CA")], legs, time).up < 1 for time in times)
    assert end[card("CA")].up == 0


def test_closing_draws_out_turns_lays_across_and_locks() -> None:
    start, script, _ = script_to(Close(), event=Close)
    king, legs = card("HK"), script.legs[card("HK")]
    assert [leg.end for leg in legs] == [160, 360, 540, 660]
    assert at_time(start[king], legs, 160).x > start[king].x
    assert at_time(start[king], legs, 200).face_up
    assert not at_time(start[king], legs, 340).face_up


def test_exchanging_lays_the_unter_out_first() -> None:
    start, script, _ = script_to(Exchange(), event=Exchange)
    unter, king = card("HJ"), card("HK")
    assert at_time(start[unter], script.legs[unter], 160).x > start[king].x
    assert at_time(start[king], script.legs[king], 150) == start[king]


def test_a_deal_comes_in_packets_and_turns_together() -> None:
    played = match(on_lead())
    while played.turn != -1:
        played.play(played.rules.legal(played.state)[0])
    before = table(played.state)
    played.play(played.chance())
    after = table(played.state)
    start = picture(before, HERE)
    script = choreography(before, after, start, HERE, 200)
    first = [script.legs[each][-3].begin for each in after.hand]
    turned = {script.legs[each][-2].begin for each in after.hand}
    assert len(set(first)) == 5, "one after the other"
    assert len(turned) == 1, "all at once"
    assert script.length <= 240 + 90 + 1400
    for each, lie in picture(after, HERE).items():
        assert at_time(start[each], script.legs.get(each, []), script.length).middle == lie.middle


def test_nothing_moves_between_equal_tables() -> None:
    top = table(on_lead())
    start = picture(top, HERE)
    assert choreography(top, top, start, HERE, 200).legs == {}
    assert set(cards("SK SQ")) <= set(start)
