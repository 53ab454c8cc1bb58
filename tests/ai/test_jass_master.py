"""The Master of Jass and the weaker ones: fair, the same again, done when it is enough, decent."""

import os
from itertools import islice
from random import Random

import pytest

from cardtable.ai.players import Budget, ask
from cardtable.engine.cards import card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Play, view
from cardtable.games.jass import ai
from cardtable.games.jass.ai.baseline import seen_in_bits
from cardtable.games.jass.ai.bits import table_of
from cardtable.games.jass.ai.chances import after_points, is_near, match_chance
from cardtable.games.jass.ai.layouts import BLUNT, SHARP, Inference, layouts
from cardtable.games.jass.ai.manners import decent
from cardtable.games.jass.ai.master import Master, remembered
from cardtable.games.jass.ai.weighing import CERTAINTY
from cardtable.games.jass.holding import held_by
from cardtable.games.jass.model import TRICK, Choose, Contract, Weis
from cardtable.games.jass.weis import meld_cards, melds
from tests.ai.seats import moments
from tests.games.jass.typed import QUIET, RULES, at, deal_of
from tests.games.playing import reshuffled

QUICK = Master(layouts=4)
PLAYERS = {"beginner": ai.NOVICE, "club": ai.CLUB, "master": QUICK}
every_level = pytest.mark.parametrize("level", PLAYERS)
POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "150"))
"""A few are enough every day."""


@every_level
def test_fair_in_positions_of_matches(level: str) -> None:
    player = PLAYERS[level]
    for number, (rules, state, seat) in enumerate(moments("jass", POSITIONS)):
        seen = view(rules, state, seat)
        choice = player.choose(rules, seen, Random(number))
        assert choice in seen.legal
        other = view(rules, reshuffled(state, seat, Random(number)), seat)
        assert player.choose(rules, other, Random(number)) == choice


@every_level
def test_whole_deals_are_played_legally(level: str) -> None:
    player, match = PLAYERS[level], Match(RULES, 3)
    while match.deals < 6:
        if match.turn == NATURE:
            match.play(match.chance())
        else:
            assert match.turn is not None
            seen = view(RULES, match.state, match.turn)
            match.play(player.choose(RULES, seen, Random(len(match.steps))))


@pytest.mark.parametrize("patience", [1, 5])
def test_it_stops_soon_after_it_is_enough(patience: int) -> None:
    for rules, state, seat in moments("jass", 20):
        asked = list[int]()

        def enough(asked: list[int] = asked) -> bool:
            asked.append(1)
            return len(asked) >= patience

        seen = view(rules, state, seat)
        assert ask(Master(), rules, seen, Random(1), Budget(100_000, enough)) in seen.legal
        assert len(asked) == patience


def test_the_value_of_every_choice_is_told() -> None:
    seen = view(RULES, at(*QUIET, contract="obenabe").state, 0)
    weighed = QUICK.values(RULES, seen, Random(1), Budget(7))
    assert tuple(choice for choice, _ in weighed.values) == seen.legal
    assert weighed.layouts == 7
    assert all(-257 * 3 <= value <= 257 * 3 for _, value in weighed.values)


def test_near_the_end_only_winning_the_match_counts() -> None:
    match = at(*QUIET, contract="obenabe", scores=(2900, 2900))
    weighed = QUICK.values(RULES, view(RULES, match.state, 0), Random(1), Budget(4))
    assert all(0 <= value <= CERTAINTY for _, value in weighed.values)
    ahead = at("C6 C8 CT D6 D8 DT H6 H8 HT", scores=(2999, 0))
    weighed = QUICK.values(RULES, view(RULES, ahead.state, 0), Random(1), Budget(4))
    assert max(value for _, value in weighed.values) == CERTAINTY


def test_trumps_are_drawn_by_who_has_the_best() -> None:
    hand = "HJ H9 HA HK CA CK SA SK DA"
    match = at(hand, contract="roses")
    choice = Master().choose(RULES, view(RULES, match.state, 0), Random(1))
    assert choice == Play(card("HJ"))


def test_the_last_trump_is_drawn_before_the_aces_are_played() -> None:
    hand, right = "HJ H9 HA HK H8 CA CK CQ CT", "HQ S6 S7 S8 ST D6 D7 C6 C7"
    hands = hand, right, "HT C8 C9 CJ S9 SJ SQ SK D8"
    match = at(*hands, contract="roses", plays="HJ HQ HT H7")
    choice = Master().choose(RULES, view(RULES, match.state, 0), Random(1))
    assert isinstance(choice, Play)
    assert choice.card.suit == "H"


def test_no_ten_is_given_to_the_others_sure_trick() -> None:
    hands = "CA CK HA HK SA SK DA DK CQ", "C6 C7 C8", "CJ", "CT C9 D6 D7 D8 D9 DT DJ DQ"
    match = at(*hands, contract="obenabe", plays="CA C6 CJ")
    for level in ("beginner", "club", "master"):
        seen = view(RULES, match.state, 3)
        assert ai.players()[level].choose(RULES, seen, Random(1)) == Play(card("C9"))


def test_layouts_agree_with_weis_called_and_not_called() -> None:
    rng = Random(4)
    called = 0
    for number in range(30):
        match = Match(RULES, number)
        while match.turn == NATURE:
            match.play(match.chance())
        contract = rng.choice(list(Contract))
        match.play(Choose(contract))
        for _ in range(4 + number % 8):
            match.play(rng.choice(RULES.legal(match.state)))
        calls = [step.event for step in match.steps if isinstance(step.event, Weis)]
        called += len(calls)
        assert match.turn is not None
        seat, table, deal = match.turn, table_of(contract), deal_of(match)
        seen = view(RULES, match.state, seat)
        for hands in islice(layouts(RULES, seen, rng, SHARP), 5):
            for other in range(4):
                before = [trick.card_of(other) for trick in deal.tricks]
                place = (other - deal.leader) % 4
                before += match.state.cards[TRICK][place : place + 1]
                held = {table.cards[at] for at in range(36) if hands[other] >> at & 1}
                assert len(held) == len(held_by(match.state.cards, other))
                assert not held.intersection(before)
                own = melds([*held, *before], contract, RULES.options)
                told = [call.meld for call in calls if call.seat == other]
                for meld in told:
                    assert {*held, *before}.issuperset(meld_cards(meld))
                if before and other != seat:
                    assert [one.points for one in own[:1]] == [one.points for one in told]
    assert called > 5


def test_who_chose_a_contract_is_thought_to_be_strong_in_it() -> None:
    table = table_of(Contract.SPADES)
    seen = view(RULES, at(*QUIET, contract="shields", plays="CA CK CT").state, 3)
    under = table.bits([card("SJ")])

    def share(inference: Inference) -> float:
        drawn = layouts(RULES, seen, Random(1), inference)
        return sum(bool(hands[0] & under) for hands in islice(drawn, 400)) / 400

    assert share(SHARP) > share(BLUNT) + 0.1


def test_chances_near_the_end() -> None:
    assert match_chance(500, 500) == pytest.approx(0.5)
    assert match_chance(100, 900) > 0.9
    assert match_chance(300, 200) < 0.5 < match_chance(200, 300)
    assert after_points((50, 50), 60, 20) == 1
    assert after_points((50, 50), 20, 60) == 0
    assert after_points((50, 100), 60, 110) == 1, "who needs less of his points is there first"
    assert after_points((100, 50), 110, 60) == 0
    assert is_near((200, 2000), 1)
    assert not is_near((1500, 1500), 4)


DECENT = [  # contract | played | hand of the next | decent
    ("obenabe", "CA C6", "CK C8", "CK C8"),
    ("obenabe", "C6 CA", "CT C8", "C8"),
    ("roses", "CA C6", "H8 S6", "S6"),
    ("roses", "CT C6 CK", "HJ H6", "H6"),
]


@pytest.mark.parametrize(("contract", "plays", "hand", "good"), DECENT)
def test_nobody_is_angry(contract: str, plays: str, hand: str, good: str) -> None:
    hands: list[str] = ["", "", "", ""]
    for place, each in enumerate(plays.split()):
        hands[place] = each
    turn = len(plays.split())
    hands[turn] = f"{hand} D6 D7 D8 D9 DT DJ DQ"
    match = at(*hands, contract=contract, plays=plays)
    table = table_of(deal_of(match).contract or Contract.OBENABE)
    seen = seen_in_bits(view(RULES, match.state, turn), deal_of(match), table)
    possible = [table.number[each] for each in cards(hand)]
    found = {table.cards[number] for number in decent(seen, possible)}
    assert found == set(cards(good))


def test_plain_cards_are_forgotten_but_not_aces_and_trumps() -> None:
    match = at("C6 HA", "C7", "CK", "CA", contract="roses", plays="C6 C7 CK CA")
    match.play(RULES.legal(match.state)[0])
    assert match.turn is not None
    table, deal = table_of(Contract.HEARTS), deal_of(match)
    seen = seen_in_bits(view(RULES, match.state, match.turn), deal, table)
    assert remembered(seen, deal, 9) == seen
    more = remembered(seen, deal, 0).out & ~seen.out
    assert more == table.bits(cards("C6 C7 CK"))
