"""Matches by rules that a person made himself, after those were changed."""

import dataclasses

from cardtable.engine.record import plain
from cardtable.games.spades.model import RULES_NUMBER, STANDARD
from cardtable.storage.declared import HOUSE_RULES
from cardtable.storage.history import Head, History
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.sitting import seated, tile_of

PRESET = "spades-custom"


def to_700(history: History) -> int:
    """The id of a match by rules that the preferences do not have now."""
    options = plain(dataclasses.replace(STANDARD, target=700))
    head = Head("spades", PRESET, options, ("human", "club"), RULES_NUMBER, 7)
    return history.begin(head, 1000.0)


def test_a_match_keeps_the_rules_it_was_begun_with(desk: Desk, history: History) -> None:
    sitting = Sitting("spades", PRESET, to_700(history))
    assert tile_of(desk, sitting).badge == "700"
    controller = seated(desk, sitting)
    assert controller.rules.options == dataclasses.replace(STANDARD, target=700)
    controller.leave()


def test_a_new_match_has_the_rules_of_today(desk: Desk) -> None:
    controller = seated(desk, Sitting("spades", PRESET))
    assert controller.rules.options == STANDARD
    controller.leave()


def test_an_unfinished_match_keeps_its_tile(window: MainWindow, history: History) -> None:
    before = len(window.start.tiles)
    to_700(history)
    assert not window.desk.settings.get(HOUSE_RULES["spades"].wanted)
    window.to_start()
    assert len(window.start.tiles) == before + 1
    assert "700" in window.start.tiles[2].accessibleName()
