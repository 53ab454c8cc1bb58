"""What a deal is worth, as tables. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.cards import Suit, cards
from cardtable.engine.rules import NATURE, Deal, Lots
from cardtable.games.schnapsen.model import DealWon, Options, Reason, Standing
from cardtable.games.schnapsen.rules import DECK, Rules
from cardtable.games.schnapsen.scoring import (
    deal_result,
    failed_close_points,
    marriage_points,
    open_game_points,
    points_to_go,
    worth,
)
from tests.games.schnapsen.typed import at, deal_of, make, told


@pytest.mark.parametrize(
    ("held", "points"), [("SA", 11), ("HT", 10), ("CK", 4), ("DQ", 3), ("SJ", 2), ("", 0)]
)
def test_what_cards_are_worth(held: str, points: int) -> None:
    assert worth(cards(held)) == points, "3.2"


def test_the_whole_deck_is_worth_120() -> None:
    assert worth(DECK) == 120
    for suit in Suit:
        assert worth(tuple(card for card in DECK if card.suit == suit)) == 30


def test_marriages() -> None:
    assert marriage_points(Suit.HEARTS, Suit.CLUBS) == 20, "3.9"
    assert marriage_points(Suit.CLUBS, Suit.CLUBS) == 40, "3.9"


OPEN = [  # rule | points and tricks of the loser | game points
    ("3.18 schneider's edge", 33, 2, 1),
    ("3.18", 65, 5, 1),
    ("3.18", 32, 3, 2),
    ("3.18 a trick of 4", 4, 1, 2),
    ("3.18 no trick", 0, 0, 3),
]


@pytest.mark.parametrize(("rule", "points", "tricks", "worth_it"), OPEN)
def test_66_with_the_stock_not_closed(rule: str, points: int, tricks: int, worth_it: int) -> None:
    loser = Standing(points, tricks)
    assert open_game_points(loser) == worth_it, rule
    for winner in (0, 1):
        assert deal_result(winner, None, None, loser) == (worth_it, Reason.SIXTY_SIX), rule


@pytest.mark.parametrize(("rule", "points", "tricks", "worth_it"), OPEN)
def test_66_of_the_closer_counts_the_record(
    rule: str, points: int, tricks: int, worth_it: int
) -> None:
    record = Standing(points, tricks)
    for later in (Standing(0, 0), Standing(60, 7)):
        assert deal_result(1, 1, record, later) == (worth_it, Reason.CLOSER), f"3.19 as {rule}"


AGAINST = [  # rule | points and tricks of the closer's opponent at closing | game points
    ("3.20 had a trick", 4, 1, 2),
    ("3.20 whatever his points", 60, 4, 2),
    ("3.20 had none", 0, 0, 3),
]


@pytest.mark.parametrize(("rule", "points", "tricks", "worth_it"), AGAINST)
def test_a_closer_who_fails(rule: str, points: int, tricks: int, worth_it: int) -> None:
    record = Standing(points, tricks)
    assert failed_close_points(record) == worth_it, rule
    for closer in (Standing(0, 0), Standing(65, 5)):
        assert deal_result(0, 1, record, closer) == (worth_it, Reason.AGAINST_CLOSER), rule


@pytest.mark.parametrize(
    ("to_go", "winner", "points", "after"),
    [
        ((7, 7), 0, 3, (4, 7)),
        ((7, 7), 1, 1, (7, 6)),
        ((1, 2), 0, 1, (0, 2)),
        ((5, 2), 1, 3, (5, 0)),
        ((1, 1), 1, 2, (1, 0)),
    ],
)
def test_points_go_down_and_stop_at_nought(
    to_go: tuple[int, int], winner: int, points: int, after: tuple[int, int]
) -> None:
    assert points_to_go(to_go, winner, points) == after, "3.22"


CLOSED = {
    "h0": "HA HT SA SJ CJ",
    "h1": "SK SQ CA CT HQ",
    "talon": "DQ DJ CK CQ ST",
    "indicator": "HK",
}
FEW = ("CA CT HQ HK DJ CQ CK SQ", "DA DT DK DQ HT SK")
MOST = ("CT CK DA DT HA HK CQ CJ", "HT HQ HJ DK DQ DJ SA ST SK SQ")
NO_TRICK = ("DA DT DK HJ", "")


def test_the_closer_wins_by_the_record() -> None:
    match = at(**CLOSED, won=NO_TRICK)  # type: ignore[arg-type]
    make(match, "close HA HQ HT SQ")
    assert deal_of(match).at_closing == Standing(0, 0)
    assert told(make(match, "SA SK"))[-1] == "0 wins 3: closer 66", "3.19"


def test_tricks_after_closing_do_not_help_the_opponent() -> None:
    match = at(**CLOSED, won=NO_TRICK)  # type: ignore[arg-type]
    make(match, "close SJ SK CA CJ CT HT HA HQ")
    assert deal_of(match).points[1] == 19
    assert told(make(match, "SA SQ"))[-1] == "0 wins 3: closer 66", "3.19: the record stands"


def test_the_opponent_reaches_66_first() -> None:
    match = at(
        "SJ CJ DQ DJ SQ",
        "HA HT SA CA SK",
        talon="HJ CK CQ",
        indicator="HK",
        won=("HQ DK", "DA DT CT ST"),
    )
    make(match, "close")
    assert deal_of(match).at_closing == Standing(41, 2)
    make(match, "SJ SA HA CJ")
    assert told([match.steps[-1]]) == ["1 wins 2: opponent 66"], "3.20"


def test_the_closer_fails_at_the_end() -> None:
    match = at(
        "SJ CJ DQ DJ SQ",
        "SA SK CT DT HQ",
        talon="HJ CK CQ ST DK CA DA HT HA",
        indicator="HK",
    )
    make(match, "close SJ SK DT DQ CT CJ SA SQ")
    assert told(make(match, "HQ DJ"))[-1] == "1 wins 3: closer below 66", "3.20: no trick then"


def test_the_last_trick_does_not_save_the_closer() -> None:
    match = at("HA SJ", "SA ST", talon="CJ", indicator="HJ", won=FEW)
    make(match, "close SJ ST SA HA")
    assert told([match.steps[-1]]) == ["1 wins 2: closer below 66"], "3.20"


def test_the_match_ends_at_nought() -> None:
    match = at("CA", "SJ", trump="H", won=MOST, to_go=(1, 1))
    assert told(make(match, "CA SJ"))[-1] == "0 wins 1: 66"
    assert match.state.public.match.to_go == (0, 1), "3.22"
    assert match.turn is None
    assert match.rules.scores(match.state) == (7, 6)
    assert match.rules.legal(match.state) == ()


def test_it_goes_on_before() -> None:
    match = at("CA", "SJ", trump="H", won=MOST, to_go=(2, 1))
    make(match, "CA SJ")
    assert match.turn == NATURE
    assert match.state.public.match.to_go == (1, 1)


@pytest.mark.parametrize("first", [0, 1])
def test_the_dealer_alternates_whoever_won(first: int) -> None:
    rules = Rules(Options(match_points=99))
    state = rules.apply(rules.start(), Lots(first))
    for number, winner in enumerate((0, 0, 0, 1, 1, 0, 1)):
        state = rules.apply(state, Deal(DECK))
        dealer = state.public.match.dealer
        assert dealer == (first + number) % 2, "3.3"
        assert rules.turn(state) == 1 - dealer, "3.5"
        assert state.public.match.deals == number + 1
        state = rules.apply(state, DealWon(winner, 1, Reason.SIXTY_SIX))
