"""What follows from a choice, in its fixed order. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE
from cardtable.games.jass.model import HAND, SHOWN, Public
from tests.games.jass.typed import QUIET, at, deal_of, make, play_out, told

MELDS = (  # runs: 50, 20, 20 and, with seat 3, 100
    "CA CK CQ CJ H6 H7 S6 S7 D6",
    "C9 C8 C7 HT H9 SA SK D8 D9",
    "HA HK HQ C6 S8 S9 DT DJ DK",
    "SQ SJ ST CT HJ H8 D7 DQ DA",
)


def chain(match: Match[Public], moves: str) -> str:
    """What the last of the moves brings, after the move itself."""
    return "; ".join(told(make(match, moves))[1:])


def test_a_meld_is_called_with_the_first_card() -> None:
    match = at(*MELDS, contract="bells")
    assert chain(match, "CA") == "0 calls 50 run of 4 to CA", "4.22"
    assert chain(match, "C7") == "1 calls 20 run of 3 to C9", "4.22: with the card played"
    assert chain(match, "C6") == "2 calls 20 run of 3 to HA", "4.22: only the best"
    last = "3 calls 20 run of 3 to SQ; 0 scores Weis 70; 0 takes 21"
    assert chain(match, "CT") == last, "4.23 4.26 4.29"
    assert deal_of(match).gained == (2 * (70 + 21), 0), "4.8"
    assert chain(match, "CK") == "", "nothing is called later"


def test_without_melds_only_the_trick_counts() -> None:
    match = at(*QUIET, contract="acorns")
    assert chain(match, "HA HK H7 H6") == "0 takes 15"
    assert deal_of(match).weis is None


def test_nothing_counts_before_the_first_trick_is_full() -> None:
    match = at(*MELDS, contract="acorns", scores=(2999, 0))
    for move in ("CA", "C7", "C6"):
        assert "scores" not in chain(match, move), "4.29"
        assert match.state.public.scores == (2999, 0)


STOECK = (  # seat 0 has it in roses; nobody has a meld
    "HK HQ CA C6 C7 S6 S7 D6 D7",
    "HA HJ H6 CK S9 SA SK DA DK",
    "HT H9 CQ CT SQ SJ DQ DJ D9",
    "H8 H7 CJ C9 C8 ST S8 DT D8",
)


def test_stoeck_counts_when_its_second_card_falls() -> None:
    match = at(*STOECK, contract="roses")
    assert chain(match, "CA CK CQ C9") == "0 takes 18"
    assert chain(match, "HQ") == "", "4.27: the first says nothing"
    assert chain(match, "HA H9 H7") == "2 takes 28"
    assert chain(match, "HT H8") == ""
    assert chain(match, "HK") == "0 scores Stöck", "4.27 4.28: before the trick"
    assert deal_of(match).gained == (18 + 28 + 20, 0)
    assert chain(match, "HJ") == "1 takes 34"


def test_stoeck_counts_double_in_shields_and_may_be_in_a_run() -> None:
    hands = ("SA SK SQ C6 C7 H6 H8 D6 D8",)
    match = at(*hands, contract="shields")
    make(match, "SA")
    play_out(match)
    assert deal_of(match).stoeck is not None
    assert deal_of(match).result is not None
    assert deal_of(match).weis is not None, "4.27"


@pytest.mark.parametrize("contract", ["obenabe", "undenufe", "shields"])
def test_no_stoeck_without_trumps_or_in_another_suit(contract: str) -> None:
    match = at(*STOECK, contract=contract)
    play_out(match)
    assert deal_of(match).stoeck is None, "4.27"


def test_no_stoeck_if_partners_hold_one_each() -> None:
    hands = (STOECK[0].replace("HQ", "CQ"), STOECK[1], STOECK[2].replace("CQ", "HQ"), STOECK[3])
    match = at(*hands, contract="roses")
    play_out(match)
    assert deal_of(match).stoeck is None, "4.27"


# --- the end of the match ----------------------------------------------------------------------

FIRST_TRICK = [  # rule | scores before | what the first trick brings | scores after
    ("4.29 Stöck first", (2980, 0), "0 scores Stöck; deal over", (3000, 0)),
    ("4.29 Stöck before their Weis", (2985, 2990), "0 scores Stöck; deal over", (3005, 2990)),
    ("4.29 Weis before the trick", (2900, 2990), "1 scores Weis 50; deal over", (2900, 3040)),
    ("4.30 goes on", (2900, 2900), "1 scores Weis 50; 0 takes 15", (2915, 2950)),
    (
        "4.30 the trick with Stöck",
        (2970, 2900),
        "1 scores Weis 50; 0 takes 15; 0 scores Stöck; deal over",
        (3005, 2950),
    ),
    ("4.31 no Stöck to escape", (1485, 2990), "1 scores Weis 50; deal over", (1485, 3040)),
]
WEIS = (  # seat 0 has Stöck in roses, seat 1 a run of four
    "HK HQ CA C6 S6 S7 D6 D8 DT",
    "CK CQ CJ CT H8 H7 S8 D7 D9",
    "HA HJ C7 C8 SA SK SJ DA DK",
    "HT H9 H6 C9 SQ S9 ST DQ DJ",
)


@pytest.mark.parametrize(("rule", "before", "brings", "after"), FIRST_TRICK)
def test_the_first_trick_near_the_end(
    rule: str, before: tuple[int, int], brings: str, after: tuple[int, int]
) -> None:
    match = at(*WEIS, contract="roses", plays="CA CK C7", scores=before)
    found = [each for each in told(make(match, "C9"))[1:] if "calls" not in each]
    assert "; ".join(found) == brings, rule
    assert match.state.public.scores == after, rule
    assert (match.turn is None) == brings.endswith("deal over")


def test_early_stoeck_after_a_later_trick() -> None:
    match = at(*STOECK, contract="roses", scores=(2960, 2000))
    make(match, "CA CK CQ C9")
    made = told(match.steps[-1:])
    assert made == ["0 takes 18"], "2978 and 20 would not do"
    match = at(*STOECK, contract="roses", scores=(2962, 2000))
    assert chain(match, "CA CK CQ C9") == "0 takes 18; 0 scores Stöck; deal over", "4.30"
    assert match.state.public.scores == (3000, 2000)
    assert match.turn is None
    assert match.rules.legal(match.state) == ()
    assert match.rules.scores(match.state) == (3000, 2000, 3000, 2000)


def test_early_stoeck_shows_its_cards() -> None:
    match = at(*STOECK, contract="roses", scores=(2980, 0))
    make(match, "CA CK CQ C9")
    assert [str(each) for each in match.state.cards[SHOWN[0]]] == ["HK", "HQ"]
    assert len(match.state.cards[HAND[0]]) == 6


def test_the_last_trick_counts_five_more_and_ends_the_deal() -> None:
    match = at(*QUIET, contract="bells")
    steps = play_out(match)
    assert told(steps)[-1] == "deal over"
    assert match.turn == NATURE, "4.32"
    assert len(deal_of(match).tricks) == 9
    assert sum(trick.points for trick in deal_of(match).tricks) == 157, "4.11"
    assert match.state.public.match.sheet == (deal_of(match).result,)
