"""A match of Jass broken off between any two choices goes on exactly there, and the same."""

from pathlib import Path
from random import Random

import pytest

from cardtable.engine.cards import card
from cardtable.engine.match import Match
from cardtable.engine.record import encode, plain
from cardtable.engine.rules import NATURE, Choice, Deal, Lots, Play
from cardtable.games.jass.model import PRESETS, Choose, Contract, Public, Push, Weis
from cardtable.games.jass.rules import PACKET, Rules
from cardtable.storage.history import Head, History
from cardtable.storage.notebook import Notebook
from cardtable.windows.matches.saved import match_of
from tests.games.jass.test_events import MELDS
from tests.games.jass.typed import hands_of

FIRST_TRICK = "CA C7 C6 CT"
CALLED = {"C7": 1, "C6": 2, "CT": 3}
"""How many Weis have been called before this card, of both teams."""


def typed_deal() -> Deal:
    """The order of the deck by which seat 0, to the right of dealer 3, is dealt `MELDS`."""
    hands = hands_of(*MELDS)
    packets = [hand[at : at + PACKET] for at in range(0, 9, PACKET) for hand in hands]
    return Deal(sum(packets, ()))


def next_choice(match: Match[Public], rng: Random) -> Choice:
    """The typed deal, pushed and played to its first trick; then anything."""
    state = match.state
    if match.turn == NATURE:
        if state.public.match.dealer is None:
            return Lots(3)
        return typed_deal() if match.deals == 0 else match.chance()
    deal = state.public.deal
    assert deal is not None
    if match.deals == 1 and deal.contract is None:
        return Choose(Contract.DIAMONDS) if deal.pushed else Push()
    if match.deals == 1 and not deal.tricks:
        played = [each.event for each in match.steps if isinstance(each.event, Play)]
        return Play(card(FIRST_TRICK.split()[len(played)]))
    return rng.choice(match.rules.legal(state))


@pytest.mark.parametrize("seed", [1, 2])
def test_it_is_taken_up_between_any_two_choices(seed: int, tmp_path: Path) -> None:
    path, rng = tmp_path / "history.sqlite", Random(seed)
    options = PRESETS["schieber"]
    match: Match[Public] = Match(Rules(options), seed)
    history = History.open(path)
    notebook = Notebook(history, print, lambda: 0.0)
    notebook.begin(Head("jass", "schieber", plain(options), ("human", *["club"] * 3), 1, seed))
    between = dict[str, int]()
    while match.turn is not None and match.deals < 3:
        turn, choice = match.turn, next_choice(match, rng)
        calls = [each for each in match.steps if isinstance(each.event, Weis)]
        if match.deals == 1 and isinstance(choice, Play) and str(choice.card) in CALLED:
            between.setdefault(str(choice.card), len(calls))
        match.play(choice)
        notebook.add(turn, encode(choice))
        again = History.open(path)
        taken_up = match_of(again.load(again.unfinished()[0].match))
        again.close()
        assert taken_up.steps == match.steps
        assert taken_up.state == match.state
        assert taken_up.turn == match.turn
        if match.turn == NATURE:
            assert taken_up.chance() == match.chance()
    history.close()
    assert between == CALLED, "it was broken off between the Weis of the first trick"
