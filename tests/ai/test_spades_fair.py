"""That the players of Spades think with nothing but what they see, and within a budget."""

import os
from random import Random

import pytest

from cardtable.ai.players import Budget, ask
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Play, view
from cardtable.games.spades.ai import players
from cardtable.games.spades.ai.bits import BIT_OF, bits, each
from cardtable.games.spades.ai.layouts import NO_EVIDENCE, evidence_of, layouts
from cardtable.games.spades.ai.manners import insults
from cardtable.games.spades.ai.master import Master
from cardtable.games.spades.ai.reading import read
from cardtable.games.spades.model import HAND, PRESETS, Bid, DoubleNil, Phase
from cardtable.games.spades.rules import SpadesRules
from tests.ai.seats import moments
from tests.games.playing import reshuffled

LEVELS = ("beginner", "club", "master", "baseline")
FEW = Budget(4)
POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "60"))
"""A few are enough every day."""


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(level: str) -> None:
    player = players()[level]
    for number, (rules, state, seat) in enumerate(moments("spades", POSITIONS)):
        seen = view(rules, state, seat)
        choice = ask(player, rules, seen, Random(number), FEW)
        assert choice in seen.legal
        other = view(rules, reshuffled(state, seat, Random(number)), seat)
        assert ask(player, rules, other, Random(number), FEW) == choice


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_of_whole_deals_is_legal(level: str, preset: str) -> None:
    player, rules = players()[level], SpadesRules(PRESETS[preset])
    match, rng = Match(rules, 7), Random(7)
    while match.turn is not None and match.deals < 3:
        if match.turn == NATURE:
            match.play(match.chance())
            continue
        seen = view(rules, match.state, match.turn)
        choice = ask(player, rules, seen, rng, FEW)
        assert choice in seen.legal
        match.play(DoubleNil() if DoubleNil() in seen.legal and match.turn else choice)


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


def test_layouts_have_as_many_cards_as_the_other_also_after_an_exchange() -> None:
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
                reading, evidence = read(seen), evidence_of(deal, seat)
                for guess, weight in layouts(reading, evidence, rng, 3):
                    assert guess.theirs.bit_count() == reading.theirs
                    assert not guess.theirs & reading.mine
                    assert weight > 0
            double = DoubleNil() in seen.legal and rng.random() < 0.7
            match.play(DoubleNil() if double else rng.choice(seen.legal))


def test_likely_layouts_are_nearer_to_the_truth_than_any() -> None:
    right = {True: 0.0, False: 0.0}
    club = players()["club"]
    for number in range(6):
        match = Match(SpadesRules(), number)
        while (seat := match.turn) is not None and match.deals < 2:
            if seat == NATURE:
                match.play(match.chance())
                continue
            seen = view(match.rules, match.state, seat)
            if isinstance(seen.legal[0], Bid):
                theirs = bits(match.state.cards[HAND[1 - seat]])
                for plainly in right:
                    found = layouts(read(seen), NO_EVIDENCE, Random(1), 40, plainly=plainly)
                    right[plainly] += sum((one.guess.theirs & theirs).bit_count() for one in found)
            match.play(ask(club, match.rules, seen, Random(1), Budget(2)))
    assert right[False] > 1.1 * right[True]


def test_every_legal_card_and_bid_gets_a_value() -> None:
    for rules, state, seat in moments("spades", 60):
        seen = view(rules, state, seat)
        weighed = Master().values(rules, seen, Random(1), FEW)
        assert [choice for choice, _ in weighed.values] == list(seen.legal)
        if isinstance(seen.legal[0], Bid | Play):
            assert 1 <= weighed.layouts <= 4
            assert all(-0.1 < value < 1.1 for _, value in weighed.values)


def test_it_stops_after_the_layout_in_which_it_is_enough() -> None:
    asked: list[int] = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) >= 5

    for rules, state, seat in moments("spades", 60):
        seen = view(rules, state, seat)
        if isinstance(seen.legal[0], Bid):
            asked.clear()
            choice = ask(Master(), rules, seen, Random(1), Budget(100_000, enough))
            assert choice in seen.legal
            assert len(asked) == 5


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_weaker_players_do_nothing_insulting(level: str) -> None:
    player = players()[level]
    for number, (rules, state, seat) in enumerate(moments("spades", 200)):
        seen = view(rules, state, seat)
        if not isinstance(seen.legal[0], Play):
            continue
        reading = read(seen)
        legal = bits(one.card for one in seen.legal if isinstance(one, Play))
        choice = ask(player, rules, seen, Random(number), Budget(2))
        assert isinstance(choice, Play)
        if not all(insults(reading, bit) for bit in each(legal)):
            assert not insults(reading, BIT_OF[choice.card])
