"""Matches for the history, as they stand after some choices."""

from pathlib import Path
from random import Random

from cardtable.engine.match import Match
from cardtable.engine.record import encode, plain
from cardtable.engine.rules import NATURE
from cardtable.games.schnapsen.model import PRESETS, RULES_NUMBER
from cardtable.games.schnapsen.rules import SchnapsenRules
from cardtable.storage.archive import take_in
from cardtable.storage.history import Head, History
from cardtable.windows.history.match_files import read_matches

EVERY = Path(__file__).parent.parent / "storage" / "exports" / "v1" / "every_game.json"


def every_game(history: History) -> None:
    """A match of every game: the latest given up, then one that runs, then two that are over."""
    take_in(history, read_matches(EVERY))


def unfinished(history: History, choices: int = 30, number: int = 7) -> int:
    """The id of a match in which this many choices have been made at random."""
    options = PRESETS["schnapsen"]
    match = Match(SchnapsenRules(options), number)
    head = Head("schnapsen", "schnapsen", plain(options), ("human", "club"), RULES_NUMBER, number)
    found = history.begin(head, 1000.0)
    chance = Random(number)
    for ordinal in range(choices):
        turn = match.turn
        assert turn is not None
        seen = match.chance() if turn == NATURE else None
        choice = seen or chance.choice(match.rules.legal(match.state))
        match.play(choice)
        history.add(found, ordinal, turn, encode(choice), 1000.0 + ordinal)
    return found
