"""Why a card of Jass stays dark."""

import pytest

from cardtable.engine.cards import card
from cardtable.engine.layout import Layout
from cardtable.games.jass.model import HAND, TRICK, Contract, DealPublic
from cardtable.games.jass.refusals import card_refused

NO_TRUMPS = "Without trumps you must follow suit: acorns."
FOLLOW = "Follow suit (acorns) or play a trump."
UNDER = "The trick is already trumped: a lower trump is not allowed."
LED = "Trumps were led: you must play a trump."
LONE = "Only a lone trump Under may be held back: you hold other trumps."


@pytest.mark.parametrize(
    ("contract", "mine", "trick", "played", "why"),
    [
        ("obenabe", "C6 HA", "C9", "HA", NO_TRUMPS),
        ("obenabe", "D6 HA", "C9", "HA", ""),
        ("H", "C6 DA", "C9", "DA", FOLLOW),
        ("H", "C6 HA", "C9", "HA", ""),
        ("H", "C6 H6", "C9 H8", "H6", UNDER),
        ("H", "H6 H7", "C9 H8", "H6", ""),
        ("H", "H6 DA", "H8", "DA", LED),
        ("H", "HJ H6 DA", "H8", "DA", LONE),
        ("H", "HJ DA", "H8", "DA", ""),
    ],
)
def test_a_dark_card_says_why(contract: str, mine: str, trick: str, played: str, why: str) -> None:
    cards = Layout(
        {HAND[0]: tuple(map(card, mine.split())), TRICK: tuple(map(card, trick.split()))}
    )
    deal = DealPublic(3, 0, contract=Contract(contract), chosen_by=3)
    refused = card_refused(cards, deal, 0, card(played))
    assert (refused.text if refused else "") == why
    assert refused is None or refused.rule == "Rules · Play"
