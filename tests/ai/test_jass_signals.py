"""What partners of Jass tell each other by their cards: the Master says it, and understands it."""

from itertools import islice
from random import Random

import pytest

from cardtable.ai.core.jass import by_strength, kind_of, trumps_of
from cardtable.ai.core.jass_signals import misleads, misthrows
from cardtable.engine.cards import card, cards
from cardtable.engine.rules import view
from cardtable.games.jass.ai.baseline import seen_in_bits
from cardtable.games.jass.ai.bits import table_of
from cardtable.games.jass.ai.layouts import NUMBER, SHARP, Inference, layouts
from cardtable.games.jass.ai.manners import oddity
from cardtable.games.jass.ai.thumb import card_to_play
from cardtable.games.jass.model import Contract
from cardtable.games.jass.tricks import DECK
from tests.games.jass.typed import NAMES, RULES, at, deal_of

DEAF = SHARP._replace(other_suit=SHARP.surprise, signal=1.0)
"""Reads what the rules of thumb would have played, and no signals."""


def bits(contract: Contract, text: str) -> int:
    return by_strength(sum(2 ** DECK.index(each) for each in cards(text)), NUMBER[contract])


def others(contract: Contract, hand: str) -> int:
    """All cards that are not in this hand."""
    return by_strength(2**36 - 1, NUMBER[contract]) ^ bits(contract, hand)


@pytest.mark.parametrize(
    ("contract", "hand", "led", "thrown", "wrong"),
    [
        # of a suit whose best card is kept, though another could be done without
        ("obenabe", "HA H6 S7 S6", "C", "H6", True),
        ("obenabe", "HA H6 S7 S6", "C", "S6", False),
        # there is no other: it says nothing
        ("obenabe", "HA H6 SA S6", "C", "H6", False),
        # points for the partner say nothing of the suit, nor does the best card itself
        ("obenabe", "HA HT S7 S6", "C", "HT", False),
        ("obenabe", "HA H6 S7 S6", "C", "HA", False),
        # who follows suit, or trumps, throws nothing away
        ("obenabe", "HA H6 S7 S6", "H", "H6", False),
        ("roses", "HJ H6 S7 S6", "C", "H6", False),
        # in Undenufe the six is the best
        ("undenufe", "H6 HQ S7 SK", "C", "HQ", True),
    ],
)
def test_what_throwing_a_card_away_tells(
    contract: str, hand: str, led: str, thrown: str, wrong: bool
) -> None:
    of = NAMES[contract]
    kind = kind_of(NUMBER[of])
    suit = bits(of, " ".join(str(each) for each in DECK if each.suit == led))
    kept = suit | trumps_of(kind)
    found = misthrows(bits(of, thrown), bits(of, hand), others(of, hand), kind, kept)
    assert bool(found) == wrong


@pytest.mark.parametrize(
    ("contract", "hand", "led", "wrong"),
    [
        # low from the king or from the ace: the partner finds something there
        ("obenabe", "HK H6 S7", "H6", False),
        ("obenabe", "HA H6 S7", "H6", False),
        ("obenabe", "HQ H6 S7", "H6", True),
        ("obenabe", "HK H6 S7", "S7", True),
        # the best card says all by itself; trumps are pulled
        ("obenabe", "HA H6 S7", "HA", False),
        ("roses", "HJ H6 S7", "H6", False),
    ],
)
def test_what_leading_a_card_tells(contract: str, hand: str, led: str, wrong: bool) -> None:
    of = NAMES[contract]
    trumps = trumps_of(kind_of(NUMBER[of]))
    assert bool(misleads(bits(of, led), bits(of, hand), others(of, hand), trumps)) == wrong


def share(inference: Inference, thrown: str, ace: str) -> float:
    """How often the partner is thought to have this ace who throws that card on a club.

    Obenabe; seat 0 has led a club, seat 2 had none.
    """
    hands = "CA CK CQ CT C9 D6 H7 H8 S8", "C8 S6", f"{thrown} D7 DA SA HA", "CJ D8"
    match = at(*hands, contract="obenabe", plays=f"CA C8 {thrown} CJ")
    seen = view(RULES, match.state, 0)
    bit = table_of(Contract.OBENABE).bits([card(ace)])
    drawn = islice(layouts(RULES, seen, Random(1), inference), 600)
    return sum(bool(hands[2] & bit) for hands in drawn) / 600


def test_a_partner_who_throws_a_heart_away_is_thought_to_have_no_ace_of_hearts() -> None:
    assert share(SHARP, "H6", "HA") < share(DEAF, "H6", "HA") - 0.02


def test_a_partner_who_keeps_his_hearts_may_have_the_ace() -> None:
    assert share(SHARP, "S7", "HA") > share(SHARP, "H6", "HA") + 0.03


@pytest.mark.parametrize(("wanted", "thrown"), [("HA", "S6"), ("SA", "H6")])
def test_of_cards_that_cost_as_little_one_of_the_suit_not_wanted_is_thrown(
    wanted: str, thrown: str
) -> None:
    hand = f"H6 S6 {wanted} D6 D7 D8 D9 DQ DJ"
    match = at("CA CK", "C6", hand, contract="obenabe", plays="CA C6")
    table = table_of(Contract.OBENABE)
    known = seen_in_bits(view(RULES, match.state, 2), deal_of(match), table)
    usual = card_to_play(known)
    choice = [table.number[each] for each in cards("H6 S6")]
    assert table.cards[min(choice, key=lambda one: oddity(known, one, usual))] == card(thrown)
