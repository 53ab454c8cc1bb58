"""That the players of Spades calculate by the rules, and with nothing but what they see."""

from collections.abc import Sequence
from random import Random

import pytest

from cardtable.engine.cards import Card
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, view
from cardtable.games.spades.ai import players
from cardtable.games.spades.ai.bits import bits
from cardtable.games.spades.ai.club import Club
from cardtable.games.spades.ai.guesses import guesses
from cardtable.games.spades.ai.reading import read
from cardtable.games.spades.ai.solver import Solver
from cardtable.games.spades.model import HAND, PRESETS, DoubleNil, Phase
from cardtable.games.spades.rules import DECK, TRUMP, SpadesRules, beats, playable
from tests.ai.seats import moments
from tests.games.playing import reshuffled

Hand = tuple[Card, ...]
QUICK = Club(layouts=6, work=1_000, bids=10)


def by_trying(
    hands: tuple[Hand, Hand], leader: int, won: int, broken: bool, worths: Sequence[float]
) -> float:
    """What best play brings player 0, by trying everything that the rules allow."""
    if not hands[0]:
        return worths[won]
    best = []
    for led in playable(hands[leader], None, broken=broken):
        answers = []
        for reply in playable(hands[1 - leader], led, broken=True):
            taker = 1 - leader if beats(reply, led) else leader
            left = [tuple(one for one in hand if one not in (led, reply)) for hand in hands]
            now = broken or TRUMP in (led.suit, reply.suit)
            answers.append(by_trying((left[0], left[1]), taker, won + (taker == 0), now, worths))
        best.append(max(answers) if leader else min(answers))
    return min(best) if leader else max(best)


@pytest.mark.parametrize("seed", range(40))
def test_the_solver_finds_what_trying_everything_finds(seed: int) -> None:
    rng = Random(seed)
    some = rng.sample([one for one in DECK if one.suit is TRUMP or rng.random() < 0.4], 8)
    first, second = tuple(some[:4]), tuple(some[4:])
    worths = [rng.choice([-0.5, 0.0, 0.25, 1.0]) for _ in range(6)]
    leader, broken, won = rng.randrange(2), rng.random() < 0.5, rng.randrange(2)
    solver = Solver(bits(first), bits(second), broken, worths)
    mine, theirs = solver.own(bits(first)), solver.own(bits(second))
    if leader == 0:
        found = solver.lead(mine, theirs, won, 0)
    else:
        found = -solver.lead(theirs, mine, 1 - won, 1)
    assert found == by_trying((first, second), leader, won, broken, worths)


@pytest.mark.parametrize("player", [QUICK, players()["baseline"]], ids=["club", "baseline"])
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(player: Club) -> None:
    for number, (rules, state, seat) in enumerate(moments("spades", 80)):
        seen = view(rules, state, seat)
        choice = player.choose(rules, seen, Random(number))
        assert choice in seen.legal
        other = view(rules, reshuffled(state, seat, Random(number)), seat)
        assert player.choose(rules, other, Random(number)) == choice


def test_the_reading_holds_the_truth_possible() -> None:
    for rules, state, seat in moments("spades", 150):
        deal = state.public.deal
        reading = read(view(rules, state, seat))
        theirs = bits(state.cards[HAND[1 - seat]])
        assert reading.mine == bits(state.cards[HAND[seat]])
        assert reading.theirs == theirs.bit_count()
        if deal.phase is not Phase.DRAWING:
            assert theirs & ~reading.hidden == 0
        assert not reading.hidden & bits(state.seen[seat])


def test_guesses_have_as_many_cards_as_the_other_also_after_an_exchange() -> None:
    rules, rng = SpadesRules(PRESETS["spades500"]), Random(1)
    for number in range(25):
        match = Match(rules, number)
        while match.deals < 2:
            seat = match.turn
            assert seat is not None
            if seat == NATURE:
                match.play(match.chance())
                continue
            seen = view(rules, match.state, seat)
            deal = seen.public.deal
            if deal and deal.phase in (Phase.BIDDING, Phase.PLAY):
                reading = read(seen)
                for guess in guesses(reading, rng, 3):
                    assert guess.theirs.bit_count() == reading.theirs
                    assert not guess.theirs & reading.mine
            double = DoubleNil() in seen.legal and rng.random() < 0.7
            match.play(DoubleNil() if double else rng.choice(seen.legal))
