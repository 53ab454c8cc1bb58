"""Weis as tables. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.cards import Rank, Suit, cards
from cardtable.games.jass.model import STANDARD, Contract, Kind, Meld, Options
from cardtable.games.jass.weis import best_of, meld_cards, melds, strength
from tests.games.jass.typed import NAMES, named

RUNS_FIRST = Options(run_beats_four=True)
SPLIT = Options(split_long_runs=True)

FOUND = [  # rule | hand | what is found, the best first
    ("4.19 three", "CA CK CQ H6 H8 S6 S8 D6 D8", "20 run of 3 to CA"),
    ("4.19 two are nothing", "CA CK H6 H8 S6 S8 D6 D8 DT", ""),
    ("4.19 four", "C9 C8 C7 C6 H8 S6 SA DA DT", "50 run of 4 to C9"),
    ("4.19 five", "HJ HT H9 H8 H7 C6 S6 SA DA", "100 run of 5 to HJ"),
    ("4.19 six", "HQ HJ HT H9 H8 H7 C6 S6 SA", "100 run of 6 to HQ"),
    ("4.19 four aces", "CA HA SA DA C6 H7 S8 D9 DT", "100 four of 4 to A"),
    ("4.19 four Under", "CJ HJ SJ DJ C6 H7 S8 D9 DA", "200 four of 4 to J"),
    ("4.19 four Banner", "CT HT ST DT C6 H7 S8 D6 DA", "100 four of 4 to T"),
    ("4.19 four nines", "C9 H9 S9 D9 C6 H7 S6 D6 DA", ""),
    ("4.19 four sixes", "C6 H6 S6 D6 C9 H8 SQ DT DK", ""),
    ("4.20 runs know no trump order", "HJ H9 HA HK C6 S6 S8 D6 D8", ""),
    ("4.20 they do not go round", "C6 CA CK H6 H8 S6 S8 D6 D8", ""),
    (
        "4.21 two runs in a suit",
        "CA CK CQ CT C9 C8 H6 S6 D6",
        "20 run of 3 to CA; 20 run of 3 to CT",
    ),
    (
        "4.21 the quartet first",
        "CA CK CQ CJ HJ SJ DJ D7 ST",
        "200 four of 4 to J; 20 run of 3 to CA",
    ),
    ("4.21 cut in the middle", "CA CK CQ CJ CT HQ H8 SQ DQ", "100 four of 4 to Q"),
    (
        "4.21 cut at the second",
        "CA CK CQ CJ CT C9 HK SK DK",
        "100 four of 4 to K; 50 run of 4 to CQ",
    ),
    (
        "4.21 two quartets",
        "CA HA SA DA CK HK SK DK C6",
        "100 four of 4 to A; 100 four of 4 to K",
    ),
    ("4.21 nine are one run", "CA CK CQ CJ CT C9 C8 C7 C6", "100 run of 9 to CA"),
]


@pytest.mark.parametrize(("rule", "hand", "expected"), FOUND)
def test_what_a_hand_has(rule: str, hand: str, expected: str) -> None:
    found = melds(cards(hand), Contract.HEARTS, STANDARD)
    assert "; ".join(map(named, found)) == expected, rule


OPTIONS = [  # options | contract | hand | what is found
    (RUNS_FIRST, "roses", "CA CK CQ CJ CT HQ H8 SQ DQ", "100 run of 5 to CA"),
    (
        RUNS_FIRST,
        "roses",
        "CA CK CQ CJ CT C9 HK SK DK",
        "100 four of 4 to K; 50 run of 4 to CQ",
    ),
    (
        SPLIT,
        "roses",
        "CA CK CQ CJ CT C9 C8 C7 C6",
        "100 run of 5 to CA; 50 run of 4 to C9",
    ),
    (
        SPLIT,
        "undenufe",
        "CA CK CQ CJ CT C9 C8 C7 C6",
        "100 run of 5 to CT; 50 run of 4 to CA",
    ),
    (
        SPLIT,
        "roses",
        "CK CQ CJ CT C9 C8 C7 C6 HA",
        "100 run of 5 to CK; 20 run of 3 to C8",
    ),
    (SPLIT, "roses", "CQ CJ CT C9 C8 C7 C6 HA S6", "100 run of 7 to CQ"),
]


@pytest.mark.parametrize(("options", "contract", "hand", "expected"), OPTIONS)
def test_house_rules(options: Options, contract: str, hand: str, expected: str) -> None:
    found = melds(cards(hand), NAMES[contract], options)
    assert "; ".join(map(named, found)) == expected, "4.21"


def run(points: int, cards_: str) -> Meld:
    held = cards(cards_)
    return Meld(points, Kind.RUN, len(held), held[0].rank, held[0].suit)


def four(points: int, rank: str) -> Meld:
    return Meld(points, Kind.FOUR, 4, Rank(rank), None)


THREE_A, THREE_K = run(20, "CA CK CQ"), run(20, "SK SQ SJ")
FOUR_9, FIVE_J = run(50, "C9 C8 C7 C6"), run(100, "CJ CT C9 C8 C7")
SIX_J = run(100, "HJ HT H9 H8 H7 H6")
BETTER = [  # rule | contract | the better | the worse
    ("4.23 points", "roses", FOUR_9, THREE_A),
    ("4.23 four Under", "roses", four(200, "J"), four(100, "A")),
    ("4.23 kind before length", "roses", four(100, "T"), SIX_J),
    ("4.23 length", "roses", SIX_J, FIVE_J),
    ("4.23 length before rank", "roses", SIX_J, run(100, "CA CK CQ CJ CT")),
    ("4.23 rank", "roses", THREE_A, THREE_K),
    ("4.23 rank of quartets", "roses", four(100, "A"), four(100, "K")),
    ("4.23 Ober over Banner", "roses", four(100, "Q"), four(100, "T")),
    ("4.23 trumps", "shields", THREE_K, run(20, "CK CQ CJ")),
    ("4.23 rank before trumps", "shields", THREE_A, THREE_K),
    ("4.24 the lower run", "undenufe", run(20, "C8 C7 C6"), THREE_A),
    ("4.24 the lower quartet", "undenufe", four(100, "T"), four(100, "A")),
    ("4.24 points first", "undenufe", four(200, "J"), four(100, "T")),
    ("4.24 length before rank", "undenufe", SIX_J, run(100, "CT C9 C8 C7 C6")),
]


@pytest.mark.parametrize(("rule", "contract", "better", "worse"), BETTER)
def test_which_is_better(rule: str, contract: str, better: Meld, worse: Meld) -> None:
    assert best_of([worse, better], NAMES[contract], STANDARD) == 1, rule
    assert best_of([better, worse], NAMES[contract], STANDARD) == 0, rule
    assert best_of([None, worse, None, better], NAMES[contract], STANDARD) == 3, rule


def test_the_first_of_equals_is_the_best() -> None:
    again = run(20, "HA HK HQ")
    for contract in (Contract.SPADES, Contract.OBENABE, Contract.UNDENUFE):
        assert best_of([THREE_A, again], contract, STANDARD) == 0, "4.23 4.25"
        assert best_of([again, THREE_A], contract, STANDARD) == 0, "4.23 4.25"
    assert best_of([THREE_A, again], Contract.HEARTS, STANDARD) == 1, "4.23"


def test_nobody_has_any() -> None:
    assert best_of([None, None, None, None], Contract.HEARTS, STANDARD) is None
    assert best_of([], Contract.HEARTS, STANDARD) is None


def test_a_house_rule_puts_runs_above_quartets() -> None:
    four_aces = four(100, "A")
    assert best_of([four_aces, FIVE_J], Contract.HEARTS, RUNS_FIRST) == 1, "4.23"
    under = four(200, "J")
    assert strength(under, Contract.HEARTS, RUNS_FIRST) > strength(
        SIX_J, Contract.HEARTS, RUNS_FIRST
    )


def test_which_cards_a_meld_is_made_of() -> None:
    assert meld_cards(FOUR_9) == cards("C9 C8 C7 C6")
    assert meld_cards(four(100, "Q")) == cards("CQ DQ HQ SQ")
    assert {each.suit for each in meld_cards(four(100, "Q"))} == set(Suit)
