"""A deal's number, written and read by people, gives the same cards from the same seat."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.deal_numbers import DealNumber, number_of, read_number, start_of
from cardtable.engine.match import Match, replay
from cardtable.engine.rules import Deal
from cardtable.engine.shuffle import NUMBERS
from tests.games.playing import AnyRules, in_every_game, random_match, rules_of

numbers = st.builds(DealNumber, st.integers(0, NUMBERS - 1), st.booleans())


@given(numbers)
def test_a_number_reads_as_it_is_written(number: DealNumber) -> None:
    text = str(number)
    assert len(text) == 10
    assert read_number(text) == number
    assert read_number(f" {text[:5].lower()}\u00a0{text[5:]}\n") == number
    assert read_number(f"{text[:4]}-{text[4:7]}–{text[7:]}") == number


def test_letters_that_look_like_figures_are_understood() -> None:
    assert read_number("OoOoO OOoIl") == DealNumber(33)
    assert str(DealNumber(33)) == "0000000011"
    assert str(DealNumber(NUMBERS - 1)) == "7ZZZZZZZZZ"
    assert str(DealNumber(NUMBERS - 1, later=True)) == "FZZZZZZZZZ"


@pytest.mark.parametrize(
    "text",
    ["", "123", "00000000000", "000000000U", "-000000001", "G000000000", "SPADES 300", "Ⅷ" * 10],
)
def test_what_is_no_deal_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_number(text)


def dealt(match: Match[object]) -> list[int]:
    """The steps in which a deal was dealt."""
    return [place for place, step in enumerate(match.steps) if isinstance(step.event, Deal)]


def begun(rules: AnyRules, number: DealNumber) -> Match[object]:
    """A match that begins with this deal, just dealt."""
    match = Match(rules, number.number, start_of(rules, number))
    while not match.deals:
        match.play(match.chance())
    return match


@in_every_game
@pytest.mark.parametrize("seed", range(4))
def test_every_deal_of_a_match_can_be_had_again_by_its_number(
    game: str, preset: str, seed: int
) -> None:
    rules = rules_of(game, preset)
    match = random_match(rules, seed + 100, Random(seed), deals=5)
    found = [number_of(match, place) for place in dealt(match)]
    assert len({number for number in found if number}) == len(found)
    for place, number in zip(dealt(match), found, strict=True):
        assert number is not None
        again = begun(rules, read_number(str(number)))
        step = again.steps[dealt(again)[0]]
        assert step.state.cards == match.steps[place].state.cards
        assert rules.turn(again.state) == rules.turn(match.before(_asked(match, place)))
        assert rules.scores(again.state) == rules.scores(rules.start()), "a new match"
        assert number_of(again, dealt(again)[0]) == number


def _asked(match: Match[object], place: int) -> int:
    """The step in which somebody first chooses after this deal."""
    return next(at for at in range(place + 1, len(match.steps)) if match.steps[at].seat is not None)


@in_every_game
def test_all_chance_of_a_deal_comes_from_its_number(game: str, preset: str) -> None:
    """The choices of the third deal, made again in a match of its own, meet the same chance."""
    rules = rules_of(game, preset)
    for seed in range(6):
        match = random_match(rules, seed, Random(seed), deals=3)
        third = dealt(match)[2]
        number = number_of(match, third)
        assert number is not None
        again = begun(rules, number)
        for step in match.steps[third + 1 :]:
            if step.seat is not None:
                choice = again.chance() if step.seat < 0 else step.event
                assert choice == step.event
                again.play(choice)  # type: ignore[arg-type]  # a seat makes choices only


def test_in_jass_the_seven_of_roses_leads_only_the_first_deal_of_a_match() -> None:
    rules = rules_of("jass", "schieber")
    match = random_match(rules, 5, Random(5), deals=3)
    numbers = [number_of(match, place) for place in dealt(match)]
    assert [number.later for number in numbers if number] == [False, True, True]


@in_every_game
def test_what_no_number_gives_has_none(game: str, preset: str) -> None:
    rules = rules_of(game, preset)
    match = random_match(rules, 1, Random(1), deals=1)
    place = dealt(match)[0]
    typed = replay(rules, match.choices[:place], 1)
    typed.play(Deal(tuple(sorted(rules.deck))))
    assert number_of(typed, place) is None
