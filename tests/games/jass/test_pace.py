"""How long the table of Jass rests: calls are read one after another, shown Weis longest."""

from cardtable.engine.match import Step
from cardtable.engine.rules import Play, TrickWon
from cardtable.games.jass.controller import SHOW_WEIS, pace
from cardtable.games.jass.model import Public, Weis, WeisScored
from tests.games.jass.test_events import MELDS
from tests.games.jass.typed import QUIET, at, make


def rests(steps: list[Step[Public]]) -> dict[type, int]:
    return {type(step.event): pace(step).rest_before for step in steps}


def test_the_first_trick_lies_as_long_as_the_shown_weis() -> None:
    match = at(*MELDS, contract="bells", plays="CA C7 C6")
    found = rests(make(match, "CT"))
    assert found[TrickWon] == SHOW_WEIS
    assert 0 < found[WeisScored] < SHOW_WEIS
    assert found[Weis] == found[Play] == 0


def test_without_weis_it_lies_like_any_other() -> None:
    match = at(*QUIET, contract="acorns", plays="HA HK H7")
    first = rests(make(match, "H6"))[TrickWon]
    later = rests(make(match, "C9 C8 CT C7"))[TrickWon]
    assert 0 < first == later < SHOW_WEIS
