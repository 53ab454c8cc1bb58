"""How well each computer plays: chosen in the preferences, noted with the match."""

import pytest

from cardtable.ai.levels import BEGINNER, MASTER
from cardtable.ai.players import DEFAULT_LEVEL
from cardtable.storage.declared import COMPUTER_LEVELS
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.matches.sitting import manner, seated


def test_a_level_is_for_one_seat(desk: Desk) -> None:
    desk.settings.put(COMPUTER_LEVELS[1], MASTER)
    chosen = manner(desk.settings)
    assert [chosen.level(seat) for seat in (1, 2, 3)] == [DEFAULT_LEVEL, MASTER, DEFAULT_LEVEL]


@pytest.mark.parametrize(
    ("game", "preset", "players"),
    [
        ("schnapsen", "schnapsen", ("human", BEGINNER)),
        ("jass", "schieber", ("human", BEGINNER, DEFAULT_LEVEL, MASTER)),
    ],
)
def test_the_head_of_a_match_names_the_level_of_every_seat(
    desk: Desk, game: str, preset: str, players: tuple[str, ...]
) -> None:
    desk.settings.put(COMPUTER_LEVELS[0], BEGINNER)
    desk.settings.put(COMPUTER_LEVELS[2], MASTER)
    assert desk.history is not None
    seated(desk, Sitting(game, preset)).leave()
    (entry,) = desk.history.unfinished()
    assert entry.head.players == players
