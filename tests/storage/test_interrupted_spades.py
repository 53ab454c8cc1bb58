"""A match of Spades broken off between any two choices goes on exactly there, and the same."""

from pathlib import Path
from random import Random

import pytest

from cardtable.engine.match import Match
from cardtable.engine.record import encode, plain
from cardtable.engine.rules import NATURE
from cardtable.games.spades.model import PRESETS, Bid, DoubleNil, Keep, Look, Redraw
from cardtable.storage.history import Head, History
from cardtable.storage.notebook import Notebook
from cardtable.windows.matches.saved import match_of
from tests.games.playing import rules_of


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_is_taken_up_between_any_two_choices(seed: int, tmp_path: Path) -> None:
    path, rng, kinds = tmp_path / "history.sqlite", Random(seed), set[type]()
    match = Match(rules_of("spades", "spades500"), seed)
    history = History.open(path)
    notebook = Notebook(history, print, lambda: 0.0)
    options = plain(PRESETS["spades500"])
    notebook.begin(Head("spades", "spades500", options, ("human", "club"), 1, seed))
    while match.turn is not None and match.deals < 2:
        legal, turn = match.rules.legal(match.state), match.turn
        wanted = (Look(), DoubleNil())[turn == 0] if Look() in legal else None
        choice = wanted or (rng.choice(legal) if legal else match.chance())
        match.play(choice)
        notebook.add(turn, encode(choice))
        kinds.add(type(choice))
        again = History.open(path)
        taken_up = match_of(again.load(again.unfinished()[0].match))
        again.close()
        assert taken_up.steps == match.steps
        if match.turn == NATURE:
            assert taken_up.chance() == match.chance(), "between a throw and its cards too"
    history.close()
    assert {DoubleNil, Look, Keep, Redraw, Bid} <= kinds
