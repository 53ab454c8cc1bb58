"""What the table of Jass says, and that it keeps what the viewer may not know."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardtable.engine.layout import Layout
from cardtable.engine.match import Match, Step
from cardtable.engine.rules import NATURE, State
from cardtable.games.jass.model import HAND, SEATS, TRICK, Choose, Contract, Public
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.spoken import spoken
from cardtable.games.jass.tabletop import tabletop
from cardtable.tabletop.table import Names

RULES = JassRules()
NAMES = Names(("You", "Ann", "Bob", "Cy"))


def steps(number: int, count: int = 120) -> Iterator[Step[Public]]:
    match, dice = Match(RULES, number), random.Random(number)
    for _ in range(count):
        nature = match.turn == NATURE
        choice = match.chance() if nature else dice.choice(RULES.legal(match.state))
        yield from match.play(choice)


def swapped(state: State[Public]) -> State[Public]:
    """The same moment with the hidden cards of the others handed around."""
    hidden = [state.cards[HAND[seat]] for seat in range(1, SEATS)]
    pool = tuple(reversed([card for hand in hidden for card in hand]))
    zones = {zone: state.cards[zone] for zone in state.cards.zones()}
    for seat, hand in enumerate(hidden, start=1):
        zones[HAND[seat]], pool = pool[: len(hand)], pool[len(hand) :]
    return replace(state, cards=Layout(zones))


@pytest.mark.parametrize("number", range(4))
def test_nothing_said_depends_on_hidden_cards(number: int) -> None:
    for step in steps(number):
        deal = step.state.public.deal
        if deal is None or RULES.follow(step.state):
            continue  # what follows by itself is told at its own step
        other = swapped(step.state)
        if RULES.follow(other):
            continue  # with these hands the rules would have called something
        told = replace(tabletop(RULES, other, NAMES), cards=step.state.cards)
        assert told == tabletop(RULES, step.state, NAMES)
        assert spoken(RULES, replace(step, state=other), NAMES) == spoken(RULES, step, NAMES)


def test_a_resting_trick_dims_nothing() -> None:
    full = [step.state for step in steps(1) if len(step.state.cards[TRICK]) == SEATS]
    assert full
    for state in full:
        shown = tabletop(RULES, state, NAMES)
        assert shown.playable is None
        assert not shown.why_not


def test_six_tiles_to_choose_from() -> None:
    asked = [tabletop(RULES, step.state, NAMES) for number in range(4) for step in steps(number)]
    found = next(shown for shown in asked if shown.tiles)
    assert [tile.choice for tile in found.tiles] == [Choose(contract) for contract in Contract]
    assert [tile.badge for tile in found.tiles] == ["×1", "×1", "×2", "×2", "×3", "×4"]
    assert found.question == "Contract choice"
