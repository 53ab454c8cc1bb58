"""Nothing that a table of Jass shows or says depends on cards that its viewer may not know."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.match import Step
from cardtable.engine.rules import NATURE, State
from cardtable.games.jass.model import SEATS, TRICK, Public
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.spoken import spoken
from cardtable.games.jass.tabletop import tabletop
from cardtable.games.jass.texts import speech
from cardtable.tabletop.table import Names
from tests.games.playing import random_match, reshuffled

RULES = Rules()
PLAYERS = ("Anna", "Ruth", "Vera", "Beat")
random_matches = given(number=st.integers(0, (1 << 48) - 1))
a_few = settings(max_examples=15, deadline=None)


def steps_of(number: int) -> tuple[list[Step[Public]], Random]:
    rng = Random(number)
    return random_match(RULES, number, rng, choices=80).steps, rng


def everything(step: Step[Public], names: Names) -> tuple[object, ...]:
    """All that the viewer sees and hears at the step, but for the cards themselves."""
    heard = replace(step, event=step.event.seen_by(names.viewer))
    shown = tabletop(RULES, step.state, names)
    return (
        replace(shown, cards=None),  # type: ignore[arg-type]  # what it draws is drawn by sight
        shown.panel,
        spoken(RULES, heard, names),
        speech(heard, RULES.options),
    )


def looks_settled(one: State[Public], other: State[Public]) -> bool:
    """Whether both wait, or something follows in both: what follows is told when it happens."""
    return (RULES.follow(one) is None) == (RULES.follow(other) is None)


@a_few
@random_matches
def test_everything_is_the_same_with_the_hidden_cards_exchanged(number: int) -> None:
    steps, rng = steps_of(number)
    compared = 0
    for step in steps:
        for viewer in range(SEATS):
            names = Names(PLAYERS, viewer)
            state = reshuffled(step.state, viewer, rng)
            if looks_settled(step.state, state):
                compared += 1
                assert everything(replace(step, state=state), names) == everything(step, names)
    assert compared > 3 * len(steps)


@a_few
@random_matches
def test_a_resting_trick_says_nothing_of_the_next_lead(number: int) -> None:
    """Between its fourth card and its taking nobody is on turn, whoever takes it."""
    takers, resting = set[int](), 0
    for step in steps_of(number)[0]:
        deal = step.state.public.deal
        if deal is None or deal.result or len(step.state.cards[TRICK]) < SEATS:
            continue
        for viewer in range(SEATS):
            shown = tabletop(RULES, step.state, Names(PLAYERS, viewer))
            assert shown.playable is None
            assert shown.why_not == ()
            assert not (shown.place_for or shown.question or shown.actions or shown.tiles)
            assert not any(plate.active for plate in shown.plates)
            assert not any(getattr(block, "active", False) for block in shown.panel.blocks)
            assert {plate.note for plate in shown.plates} <= RESTING_NOTES
            takers.add(viewer - (shown.taker or 0))
        resting += 1
    assert resting
    assert len(takers) > 1, "the viewer takes some, the others some"


RESTING_NOTES = {"trick so far", "leads", "you lead", "partner", "opponent", ""} | {
    f"Weis {points}" for points in (20, 50, 100, 200)
}


@a_few
@random_matches
def test_every_dark_card_says_why_and_no_bright_one_does(number: int) -> None:
    dark = 0
    for step in steps_of(number)[0]:
        for viewer in range(SEATS):
            shown = tabletop(RULES, step.state, Names(PLAYERS, viewer))
            if shown.playable is None:
                assert shown.why_not == ()
                continue
            refused = {card for card, _ in shown.why_not}
            assert refused == set(shown.hand) - shown.playable
            assert {why.rule for _, why in shown.why_not} <= {"Rules · Play"}
            dark += len(refused)
    assert dark


@a_few
@random_matches
def test_nature_deals_without_a_word_of_others_cards(number: int) -> None:
    dealt = [step for step in steps_of(number)[0] if step.seat == NATURE]
    assert dealt
    for step in dealt:
        for viewer in range(SEATS):
            names = Names(PLAYERS, viewer)
            heard = replace(step, event=step.event.seen_by(viewer))
            assert spoken(RULES, heard, names) == spoken(RULES, step, names)
