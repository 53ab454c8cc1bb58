"""A match in progress: choices, what follows from them, chance, taking back."""

import pytest

from cardtable.engine.cards import card, cards
from cardtable.engine.match import IllegalChoice, Match, replay
from cardtable.engine.rules import NATURE, Choice, Deal, Play
from tests.engine.toy import Ended, Peek, Public, ToyRules

RULES = ToyRules()
DEAL = Deal(cards("CA DA HA SA"))
LOOK_0, LOOK_1 = Peek(card("HA"), 0), Peek(card("HA"), 1)
ALL: tuple[Choice, ...] = (DEAL, LOOK_0, LOOK_1, Play(card("CA")), Play(card("DA")))


def played(*choices: Choice) -> Match[Public]:
    return replay(RULES, choices)


def test_a_match_begins_at_the_start_with_natures_turn() -> None:
    match = played()
    assert match.turn == NATURE
    assert match.state == match.start
    assert (match.choices, match.deals, match.steps) == ((), 0, [])


def test_playing_gives_the_choice_and_what_follows() -> None:
    match = played(*ALL[:-1])
    steps = match.play(ALL[-1])
    assert [(step.seat, step.event) for step in steps] == [(1, ALL[-1]), (None, Ended())]
    assert match.steps[-2:] == steps
    assert match.state == steps[-1].state
    assert match.turn is None


def test_only_choices_are_kept_for_the_record() -> None:
    match = played(*ALL)
    assert match.choices == ALL
    assert match.deals == 1
    assert [step.seat for step in match.steps] == [NATURE, 0, 1, 0, 1, None]


@pytest.mark.parametrize(
    ("choices", "wrong"),
    [
        ((), Play(card("CA"))),
        ((), Deal(cards("CA DA HA"))),
        ((DEAL,), Play(card("DA"))),
        ((DEAL,), DEAL),
        ((DEAL, LOOK_0), LOOK_0),
        (ALL, DEAL),
    ],
)
def test_an_illegal_choice_changes_nothing(choices: tuple[Choice, ...], wrong: Choice) -> None:
    match = played(*choices)
    steps, state = tuple(match.steps), match.state
    with pytest.raises(IllegalChoice):
        match.play(wrong)
    assert (tuple(match.steps), match.state) == (steps, state)


def test_replay_stops_at_the_first_illegal_choice() -> None:
    with pytest.raises(IllegalChoice):
        played(DEAL, DEAL)


def test_chance_hangs_on_the_number_and_the_deal_alone() -> None:
    match = Match(RULES, number=7)
    deal = match.chance()
    match.play(deal)
    assert match.take_back(NATURE) == (), "lots and deals are nobody's to take back"
    assert Match(RULES, number=7).chance() == deal
    assert Match(RULES, number=10).chance() != deal


def test_a_match_may_begin_at_a_typed_position() -> None:
    start = played(DEAL).state
    match = Match(RULES, start=start)
    assert match.start == start
    assert match.deals == 0
    match.play(LOOK_0)
    assert match.before(0) == start
    assert match.before(1) == match.state


def test_taking_back_forgets_the_last_real_choice_and_all_after_it() -> None:
    match = played(DEAL, LOOK_0, LOOK_1)
    assert match.take_back(0) == (LOOK_0, LOOK_1)
    assert match.choices == (DEAL,)
    for choice in (LOOK_0, LOOK_1):
        match.play(choice)
    assert match.take_back(1) == (LOOK_1,)
    assert match.turn == 1


def test_a_forced_choice_is_not_worth_stopping_at() -> None:
    match = played(*ALL)
    assert match.take_back(1) == ALL[2:], "its last card was the only one it could play"
    assert match.state == played(*ALL[:2]).state


def test_taking_back_nothing_changes_nothing() -> None:
    match = played(DEAL)
    assert match.take_back(0) == ()
    assert match.take_back(1) == ()
    assert match.choices == (DEAL,)


def test_what_was_taken_back_can_be_played_again() -> None:
    match, whole = played(*ALL), played(*ALL)
    for choice in match.take_back(0):
        match.play(choice)
    assert match.steps == whole.steps


def test_joined_choices_are_taken_back_as_one() -> None:
    match = played(DEAL, LOOK_0)
    first = len(match.steps)
    for choice in ALL[2:]:
        match.play(choice)
    match.join(first)
    assert match.last_real_choice(1) == first
    assert match.take_back(1) == ALL[2:]
    assert match.choices == (DEAL, LOOK_0)


def test_joined_choices_that_are_made_again_are_one_again() -> None:
    match = played(DEAL, LOOK_0)
    first = len(match.steps)
    for choice in ALL[2:]:
        match.play(choice)
    match.join(first)
    for choice in match.take_back(1):
        match.play(choice)
    assert match.last_real_choice(1) == first


def test_others_made_in_their_place_are_single() -> None:
    match = played(DEAL, LOOK_0)
    first = len(match.steps)
    for choice in ALL[2:]:
        match.play(choice)
    match.join(first)
    single = played(*ALL[:3])
    match.take_back(1)
    match.play(ALL[2])
    assert match.last_real_choice(1) == single.last_real_choice(1)
    assert match.last_real_choice(0) == single.last_real_choice(0)
