"""What follows from a choice, in its fixed order. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.cards import card
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE
from cardtable.games.schnapsen.model import HAND, SHOWN, Public
from tests.games.schnapsen.typed import at, deal_of, dealt, make, told


def beginning() -> Match[Public]:
    """The first lead is seat 0's, who holds two marriages; hearts are trumps."""
    return dealt("CK CQ HQ HK SA", "CA CT HA HT SK", "HJ")


def middle() -> Match[Public]:
    """Both have a trick, four cards lie in the stock; hearts are trumps."""
    return at(
        "CK CQ HA DA DK",
        "CA DJ DQ HT SA",
        talon="HJ ST DT",
        indicator="HK",
        won=("CT CJ", "SK SQ SJ HQ"),
    )


def late() -> Match[Public]:
    """Seat 0 has 46, seat 1 has no trick, two cards are left in the stock; hearts are trumps."""
    return at(
        "CK CQ HA DA SA",
        "HT SQ SJ DQ DJ",
        talon="ST",
        indicator="HK",
        won=("CT CA DT DK CJ HJ HQ SK", ""),
    )


def chain(match: Match[Public], moves: str) -> str:
    """What the last of the moves brings, after the move itself."""
    return "; ".join(told(make(match, moves))[1:])


def test_trick_then_the_winner_draws_then_the_loser() -> None:
    assert chain(middle(), "DA DJ") == "0 takes 13; 0 draws; 1 draws", "3.15 (i) (iv)"
    assert chain(middle(), "DK HT") == "1 takes 14; 1 draws; 0 draws", "3.15: the reply may win"


def test_the_winner_leads() -> None:
    match = middle()
    make(match, "DK HT")
    assert match.turn == 1, "3.15 (vi)"


def test_a_marriage_before_any_trick_waits() -> None:
    match = beginning()
    assert chain(match, "CK") == "0 marries C 20", "3.11"
    assert (deal_of(match).points, deal_of(match).pending) == ((0, 0), (20, 0))


def test_it_is_credited_with_the_first_trick_before_drawing() -> None:
    match = beginning()
    assert chain(match, "CK SK") == "0 takes 8; 0 counts 20; 0 draws; 1 draws", "3.15 (ii)"
    assert (deal_of(match).points, deal_of(match).pending) == ((28, 0), (0, 0))


def test_it_waits_until_a_trick_of_its_owner() -> None:
    match = beginning()
    assert chain(match, "CK CA") == "1 takes 15; 1 draws; 0 draws", "3.11"
    assert chain(match, "SK SA") == "0 takes 15; 0 counts 20; 0 draws; 1 draws", "3.11"


def test_a_marriage_after_a_trick_counts_at_once() -> None:
    assert chain(middle(), "CQ") == "0 marries C 20; 0 counts 20", "3.9 3.11"


def test_trumps_count_forty() -> None:
    match = beginning()
    assert chain(match, "HK") == "0 marries H 40", "3.9"


def test_two_marriages_of_one_player_both_count() -> None:
    match = dealt("CK CQ SQ SK HA", "CJ CT DA HT ST", "HJ")
    make(match, "HA HT CK CJ")
    assert deal_of(match).points == (21 + 20 + 6, 0), "3.10"
    assert chain(match, "SK") == "0 marries S 20; 0 counts 20; 0 wins 3: 66", "3.10"


def test_the_same_marriage_does_not_come_twice() -> None:
    match = middle()
    make(match, "CK SA")
    assert chain(match, "CQ") == "", "3.10: the König is gone"


@pytest.mark.parametrize(("lead", "what"), [("CK", "Ober gone"), ("HA", "no König"), ("DK", "")])
def test_without_the_mate_there_is_no_marriage(lead: str, what: str) -> None:
    match = at(
        "CK HQ HA DA DK",
        "CA DJ CJ HT SA",
        talon="HJ ST DT",
        indicator="HK",
        won=("CT CQ", "SK SQ SJ DQ"),
    )
    assert chain(match, lead) == "", f"3.9 {what}"


def test_a_reply_is_no_marriage() -> None:
    match = dealt("SA CA CT DA HT", "CK CQ HQ HK SJ", "HJ")
    assert chain(match, "CT CK") == "0 takes 14; 0 draws; 1 draws", "3.9: only who leads"


def test_a_marriage_after_closing_counts() -> None:
    match = middle()
    make(match, "close")
    assert chain(match, "CK") == "0 marries C 20; 0 counts 20", "3.9: in every phase"


def test_66_ends_the_deal_before_anyone_draws() -> None:
    match = late()
    assert chain(match, "HA HT") == "0 takes 21; 0 wins 3: 66", "3.15 (iii)"
    assert match.turn == NATURE
    assert deal_of(match).must_draw == ()


def test_66_by_a_counting_marriage_ends_it_before_the_reply() -> None:
    match = late()
    assert chain(match, "CK") == "0 marries C 20; 0 counts 20; 0 wins 3: 66", "3.17"
    assert match.turn == NATURE, "no reply is asked"


def test_a_waiting_marriage_does_not_win() -> None:
    match = at(
        "HK HQ CJ DJ SJ",
        "CA CT DA DT SA",
        talon="ST",
        indicator="HJ",
        won=("", "CK CQ DK DQ SK SQ HT HA"),
    )
    assert chain(match, "HK") == "0 marries H 40", "3.11"


def test_the_trick_its_credit_and_66() -> None:
    match = at(
        "HT SA DA DT CT",
        "HJ CQ HQ DQ CJ",
        talon="SQ CA SJ ST CK DK DJ",
        indicator="HA",
        won=("", "HK SK"),
        pending=(60, 0),
    )
    assert chain(match, "HT HJ") == "0 takes 12; 0 counts 60; 0 wins 2: 66", "3.15 (i)-(iii)"


def test_at_the_last_draw_the_loser_takes_the_indicator() -> None:
    match = at(
        "CK HA DA DK SA",
        "CA HT SQ DQ DJ",
        talon="ST",
        indicator="HK",
        won=("CT SJ", "DT CJ HJ HQ CQ SK"),
    )
    assert chain(match, "CK CA") == "1 takes 15; 1 draws; 0 draws", "3.16"
    assert match.state.cards.zone_of(card("ST")) == HAND[1]
    assert match.state.cards.zone_of(card("HK")) == SHOWN[0]
    assert told(make(match, "ST SA"))[1:] == ["0 takes 21"], "3.16: nobody draws any more"


def test_after_closing_nobody_draws() -> None:
    match = middle()
    make(match, "close")
    assert chain(match, "DA DJ") == "0 takes 13", "3.7"


def test_the_last_trick_wins_one_whatever_the_totals() -> None:
    match = at(
        "CA",
        "SJ",
        trump="H",
        won=("CT CK DA DT HA HK CQ CJ", "HT HQ HJ DK DQ DJ SA ST SK SQ"),
    )
    assert chain(match, "CA SJ") == "0 takes 13; 0 wins 1: 66", "3.21: 66 goes first"
    match = at(
        "CJ",
        "SJ",
        trump="H",
        won=("CA ST CK DA DT HQ HK CQ", "HT HA HJ DK DQ DJ SA CT SK SQ"),
    )
    assert chain(match, "CJ SJ") == "0 takes 4; 0 wins 1: last trick", "3.21"


def test_whoever_led_may_lose_the_last_trick() -> None:
    match = at(
        "CJ",
        "HJ",
        trump="H",
        won=("CA ST CK DA DT HQ HK CQ", "HT HA SJ DK DQ DJ SA CT SK SQ"),
    )
    assert chain(match, "CJ HJ") == "1 takes 4; 1 wins 1: last trick", "3.21"
