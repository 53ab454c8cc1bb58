"""Why a card of Spades stays dark. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.cards import card
from cardtable.games.spades.model import STANDARD
from cardtable.games.spades.refusals import card_refused
from tests.games.spades.typed import deal_of, ending

BROKEN = "Spades are not broken yet: you may not lead one."


@pytest.mark.parametrize(
    ("rule", "mine", "trick", "broken", "played", "why"),
    [
        ("3.14", "H3 C9", "H2", True, "C9", "Follow suit: hearts."),
        ("3.14", "H3 C9", "H2", True, "H3", ""),
        ("3.14", "D3 C9", "H2", True, "C9", ""),
        ("3.14", "S3 C9", "H2", False, "S3", ""),
        ("3.16", "S3 C9", "", False, "S3", BROKEN),
        ("3.16", "S3 C9", "", False, "C9", ""),
        ("3.16", "S3 C9", "", True, "S3", ""),
        ("3.16", "S3 S9", "", False, "S3", ""),
    ],
)
def test_a_dark_card_says_why(
    rule: str, mine: str, trick: str, broken: bool, played: str, why: str
) -> None:
    other = "DA" if trick else "DA DK"
    match = ending(mine, other, trick=trick, broken=broken, leader=1 if trick else 0)
    refused = card_refused(match.state.cards, deal_of(match), 0, card(played), STANDARD)
    assert (refused.text if refused else "") == why, rule
    assert refused is None or refused.rule == "Rules · Play"
    assert refused is None or refused.fact == f"S3.{rule[2:]}"
