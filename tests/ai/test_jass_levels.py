"""Moments of Jass in which an experienced person sees at once what to do."""

from random import Random

import pytest

from cardtable.ai.arena import contest
from cardtable.ai.players import GUESSER
from cardtable.engine.cards import card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import Choice, Play, view
from cardtable.games.jass import ai
from cardtable.games.jass.ai.contracts import best_contract, pushes
from cardtable.games.jass.ai.master import Master
from cardtable.games.jass.ai.weighing import Depth
from cardtable.games.jass.model import STANDARD, Choose, Contract, Public, Push
from tests.games.jass.typed import RULES, at, suit_hands

LEVELS = ("beginner", "club", "master", "baseline")
every_level = pytest.mark.parametrize("level", LEVELS)


def chosen(match: Match[Public], level: str, seed: int = 1) -> Choice:
    """What the seat on turn chooses."""
    seat = match.turn
    assert seat is not None
    return ai.players()[level].choose(RULES, view(RULES, match.state, seat), Random(seed))


@every_level
@pytest.mark.parametrize("suit", range(4))
def test_a_whole_suit_takes_all_tricks_where_they_count_most(level: str, suit: int) -> None:
    hands = suit_hands()
    match = at(*hands[suit:], *hands[:suit])
    assert chosen(match, level) == Choose(Contract.UNDENUFE)


@every_level
@pytest.mark.parametrize(
    ("hand", "contract"),
    [
        ("CA CK CQ HA HK SA SK DA DK", Contract.OBENABE),
        ("C6 C7 C8 H6 H7 S6 S7 D6 D7", Contract.UNDENUFE),
        ("SJ S9 SA SQ S8 S7 CA HQ D7", Contract.SPADES),
        ("DJ D9 DA DT D8 CA CQ H9 H8", Contract.DIAMONDS),
    ],
)
def test_a_clear_hand(level: str, hand: str, contract: Contract) -> None:
    assert chosen(at(hand), level) == Choose(contract)


@every_level
def test_a_poor_hand_is_pushed_and_the_partner_must_choose(level: str) -> None:
    poor = "CT C8 HT H8 ST S8 DT D8 CQ"
    assert [chosen(at(poor), level, seed) for seed in range(3)].count(Push()) >= 2
    assert chosen(at("", "", poor, pushed=True), level) != Push()


def test_counting() -> None:
    assert best_contract(cards("CJ C9 CA CK C8 C7 HK ST D8"), STANDARD) is Contract.CLUBS
    assert not pushes(cards("CJ C9 CA CK C8 C7 HK ST D8"), STANDARD)
    assert pushes(cards("CT C8 HT H8 ST S8 DT D8 CQ"), STANDARD)


PARTNER = [  # contract | hand | on the table, the partner's card first | good
    ("obenabe", "CT C6 HQ H7 S6 S7 D6 D7 DQ", "CA C7", "CT"),
    ("obenabe", "HT H6 H7 S6 S7 S9 D6 D7 D9", "CA C7", "HT"),
    ("roses", "CT H6 H7 S6 S7 SQ D6 D7 DQ", "HJ H8", "H6 H7"),
    ("roses", "CT CQ H7 S6 S7 SQ D6 D7 DQ", "CA C7", "CT CQ"),
]


@every_level
@pytest.mark.parametrize(("contract", "hand", "plays", "good"), PARTNER)
def test_the_partners_sure_trick_is_fed_and_not_beaten(
    level: str, contract: str, hand: str, plays: str, good: str
) -> None:
    first, second = plays.split()
    fourth = {"obenabe": "C9 C8", "roses": "C8 H9"}[contract]
    match = at(first, second, hand, fourth, contract=contract, plays=plays)
    assert chosen(match, level) in [Play(each) for each in cards(good)]


@every_level
def test_no_trump_is_wasted_on_the_partners_trick(level: str) -> None:
    hand = "H8 H7 D8 D6 D7 DT S7 S8 S9"
    theirs = at("CA CT", "C6", "CK C8", hand, contract="roses", plays="CA C6 CK")
    ruff = chosen(theirs, level)
    assert isinstance(ruff, Play) and ruff.card.suit == "H", "the others' ace is trumped"
    ours = at("C6 SA", "CA", "C7 C8", hand, contract="roses", plays="C6 CA C7")
    feed = chosen(ours, level)
    assert isinstance(feed, Play) and feed.card.suit != "H", "the partner has it already"


@every_level
def test_the_last_hand_takes_a_rich_trick(level: str) -> None:
    hand = "CA C6 C8 HT H6 SQ S6 HK S8"
    match = at("CT", "C7", "CK", hand, contract="bells", plays="CT C7 CK")
    assert chosen(match, level) == Play(card("CA"))


@every_level
def test_the_same_view_and_seed_give_the_same_choice(level: str) -> None:
    match = Match(RULES, 9)
    rng = Random(9)
    for _ in range(40):
        if match.turn is not None and match.turn >= 0:
            assert chosen(match, level, 5) == chosen(match, level, 5)
            match.play(chosen(match, level, 5) if rng.random() < 0.5 else _any(match, rng))
        else:
            match.play(match.chance())


def _any(match: Match[Public], rng: Random) -> Choice:
    return rng.choice(RULES.legal(match.state))


def test_rules_of_thumb_beat_guessing() -> None:
    result = contest("jass", (ai.BASELINE, GUESSER), 5, 1, whole_matches=True)
    assert result.mean >= 0.9


def test_calculating_beats_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"quick": Master(layouts=6, depth=Depth(4, 3, 0)), **ai.players()}
    monkeypatch.setattr(ai, "players", lambda: known)
    result = contest("jass", ("quick", ai.BASELINE), 30, 2, whole_matches=False)
    assert result.mean > 0
