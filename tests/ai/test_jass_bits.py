"""Jass in bits plays by the rules; what is read from the play and guessed is never wrong."""

from random import Random

import pytest

from cardtable.ai.core.jass import kind_of
from cardtable.ai.core.jass_rest import JassRest
from cardtable.ai.core.jass_solver import JassSolver
from cardtable.ai.imagine import Impossible, imagine
from cardtable.engine.cards import card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Play, TrickWon, view
from cardtable.games.jass.ai.bits import best_in, each, legal, table_of
from cardtable.games.jass.ai.layouts import NUMBER
from cardtable.games.jass.ai.reading import denied, guess, read
from cardtable.games.jass.holding import held_by
from cardtable.games.jass.model import HAND, SHOWN, TRICK, Choose, Contract, DealPublic, Public
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.scoring import team_of, trick_points, won_all, worth
from cardtable.games.jass.tricks import DECK, playable, taker

RULES = Rules()


def begun(number: int, contract: Contract) -> Match[Public]:
    """A first deal in this contract."""
    match = Match(RULES, number)
    while match.turn == NATURE:
        match.play(match.chance())
    match.play(Choose(contract))
    return match


def public(match: Match[Public]) -> DealPublic:
    assert match.state.public.deal is not None
    return match.state.public.deal


def played_out(
    contract: Contract, hands: list[int], trick: list[int], leader: int, sweeping: int | None
) -> int:
    """What the core counts, by habit; `sweeping` is the only team with tricks, -1 if none has."""
    a, b, c, d = hands
    first, second, third = [*(1 << number for number in trick), 0, 0, 0][:3]
    sweeps = 0 if sweeping is None else 3 if sweeping == -1 else 1 + sweeping
    kind, after = kind_of(NUMBER[contract]), (leader, first, second, third, 0, sweeps, 0, 0)
    return int(JassRest(JassSolver(4)).value(a, b, c, d, kind, *after))


@pytest.mark.parametrize("contract", Contract)
def test_legal_cards_winners_and_worths_are_those_of_the_rules(contract: Contract) -> None:
    rng, table = Random(3), table_of(contract)
    for _ in range(1500):
        order = rng.sample(DECK, 12)
        trick, hand = tuple(order[: rng.randrange(5)]), tuple(order[4 : 5 + rng.randrange(8)])
        numbers = [table.number[each] for each in trick]
        if len(trick) < 4:
            found = legal(table.bits(hand), numbers, table.trumps)
            assert found == table.bits(playable(hand, trick, contract))
        if trick:
            assert best_in(numbers, table.trumps) == taker(trick, contract)
        assert sum(table.worth[number] for number in numbers) == worth(trick, contract)


@pytest.mark.parametrize("contract", Contract)
def test_what_is_played_out_is_counted_as_the_rules_count(contract: Contract) -> None:
    """When every seat has one card left, or none but the trick's, there is nothing to choose."""
    table = table_of(contract)
    for number in range(12):
        match, rng = begun(number, contract), Random(number)
        lying = number % 4
        while len(public(match).tricks) < 8 or len(match.state.cards[TRICK]) < lying:
            match.play(rng.choice(RULES.legal(match.state)))
        deal, layout = public(match), match.state.cards
        hands = [table.bits(held_by(layout, seat)) for seat in range(4)]
        trick = [table.number[each] for each in layout[TRICK]]
        teams = {team_of(trick.winner) for trick in deal.tricks}
        sweeping = teams.pop() if len(teams) == 1 else None
        ahead = played_out(contract, hands, trick, deal.leader, sweeping)
        while not public(match).result:
            steps = match.play(RULES.legal(match.state)[0])
        last = next(step.event for step in steps if isinstance(step.event, TrickWon))
        all_nine = won_all(public(match).tricks, last.seat)
        points = trick_points(last.points, all_nine=all_nine)
        assert ahead == (-points if team_of(last.seat) else points)


def test_all_nine_tricks_count_more() -> None:
    hands = [0x1FF << 27, 0x1FF, 0x1FF << 9, 0x1FF << 18]
    assert played_out(Contract.CLUBS, hands, [], 0, -1) == 257
    assert played_out(Contract.CLUBS, hands, [], 0, 0) == 257
    assert played_out(Contract.CLUBS, hands, [], 0, 1) == 157
    assert played_out(Contract.CLUBS, [hands[3], *hands[:3]], [], 1, -1) == -257


@pytest.mark.parametrize("contract", Contract)
def test_the_truth_is_never_ruled_out_and_guesses_agree_with_it(contract: Contract) -> None:
    table = table_of(contract)
    for number in range(6):
        match, rng = begun(number, contract), Random(number)
        while public(match).result is None:
            for seat in range(4):
                seen = view(RULES, match.state, seat)
                reading = read(seen)
                for other in range(4):
                    for held in match.state.cards[HAND[other]]:
                        assert other == seat or reading.could_hold(HAND[other], held)
                assert reading.could_hold(TRICK, DECK[0])
                found = guess(RULES, seen, reading, table, rng)
                for other in range(4):
                    layout = match.state.cards
                    known = layout[SHOWN[other]] + (layout[HAND[other]] if other == seat else ())
                    bits = table.bits(known)
                    assert found[other] & bits == bits
                    assert found[other].bit_count() == len(held_by(layout, other))
                    if other != seat:
                        for number_of in each(found[other] & ~bits):
                            held = table.cards[number_of]
                            assert reading.could_hold(HAND[other], held)
            match.play(rng.choice(RULES.legal(match.state)))


DENIED = [  # contract | on the table | played | denied | not denied
    ("obenabe", "CK", "H7", "CA C6", "HA"),
    ("H", "CK", "S7", "CA C6", "HJ H6"),
    ("H", "CK", "H7", "", "CA"),
    ("H", "CK", "C6", "", "CA HJ"),
    ("H", "H7", "C6", "HA H9", "HJ CA"),
    ("H", "CK HQ", "H6", "CA SA D7", "HJ H7"),
]


@pytest.mark.parametrize(("contract", "trick", "played", "gone", "left"), DENIED)
def test_what_a_card_says_of_the_rest(
    contract: str, trick: str, played: str, gone: str, left: str
) -> None:
    found = denied(cards(trick), card(played), Contract(contract))
    assert found.issuperset(cards(gone))
    assert found.isdisjoint(cards(left))


def test_the_engine_guesses_when_building_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.games.jass.ai.reading.TRIES", 0)
    match = begun(1, Contract.CLUBS)
    seen = view(RULES, match.state, 0)
    reading, table = read(seen), table_of(Contract.CLUBS)
    found = guess(RULES, seen, reading, table, Random(1))
    assert found[0] == table.bits(match.state.cards[HAND[0]])
    assert [hand.bit_count() for hand in found] == [9] * 4
    with pytest.raises(Impossible):
        imagine(RULES, seen, Random(1), lambda zone, held: False)


def test_the_first_forehand_is_known_to_hold_the_seven_of_roses() -> None:
    match = begun(4, Contract.CLUBS)
    forehand = public(match).forehand
    seven = card("H7")
    reading = read(view(RULES, match.state, (forehand + 1) % 4))
    holders = [seat for seat in range(4) if reading.could_hold(HAND[seat], seven)]
    assert holders == [forehand]
    match.play(Play(seven))
    assert read(view(RULES, match.state, 0)).at[seven] == forehand, "it is seen anyway"
