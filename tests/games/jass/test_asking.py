"""What stands on the tiles of a contract: what it multiplies, what counts in it, what is held."""

import pytest

from cardtable.engine.cards import cards
from cardtable.games.jass.asking import tiles
from cardtable.games.jass.model import Contract
from cardtable.games.jass.reasons import good_for
from tests.games.jass.typed import RULES

MINE = cards("DA DK DJ D9 SQ S8 HA CJ C6")


@pytest.mark.parametrize(
    ("contract", "good"),
    [
        (Contract.DIAMONDS, "DJ D9 DA DK"),
        (Contract.CLUBS, "CJ C6"),
        (Contract.HEARTS, "HA"),
        (Contract.OBENABE, "DA HA"),
        (Contract.UNDENUFE, "C6"),
    ],
)
def test_the_cards_for_a_contract_are_the_strongest_first(contract: Contract, good: str) -> None:
    assert good_for(contract, MINE) == cards(good)


@pytest.mark.parametrize(
    ("contract", "title", "rows"),
    [
        (Contract.DIAMONDS, "Bells ×2", "Under 20, Nine 14, Ace 11, Trumps in hand 4"),
        (Contract.HEARTS, "Roses ×1", "Under 20, Nine 14, Ace 11, Trumps in hand 1"),
        (Contract.OBENABE, "Obenabe ×3", "Ace 11, Banner 10, Eight 8, Aces in hand 2"),
        (Contract.UNDENUFE, "Undenufe ×4", "Ace 11, Banner 10, Eight 8, Sixes in hand 1"),
    ],
)
def test_what_counts_in_a_contract(contract: Contract, title: str, rows: str) -> None:
    worth = tiles(RULES, MINE)[tuple(Contract).index(contract)].worth
    assert worth is not None
    assert worth.title == title
    assert ", ".join(" ".join(row) for row in worth.rows) == rows
    assert (worth.suit, bool(worth.icon)) == (contract.trump, contract.trump is None)
