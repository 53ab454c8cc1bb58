"""The rules of Schnapsen as tables. The number in each row is the rule it shows."""

import pytest

from cardtable.engine.cards import Card, Rank, cards
from cardtable.engine.match import IllegalChoice, Match
from cardtable.engine.rules import NATURE, Choice, Deal, Lots, Play
from cardtable.engine.shuffle import Dice
from cardtable.games.schnapsen.model import HAND, INDICATOR, TALON, Close, Exchange, Options, Public
from cardtable.games.schnapsen.rules import DECK, Rules, beats
from tests.games.schnapsen.typed import (
    RULES,
    at,
    can,
    choice_of,
    dealt,
    make,
    sorted_codes,
    to_reply,
)

TRICKS = [  # rule | lead | reply | trumps | the reply wins
    ("3.2", "CA", "CT", "H", False),
    ("3.2", "CT", "CA", "H", True),
    ("3.2", "CT", "CK", "H", False),
    ("3.2", "CK", "CT", "H", True),
    ("3.2", "CQ", "CK", "H", True),
    ("3.2", "CJ", "CQ", "H", True),
    ("3.2", "HJ", "HA", "H", True),
    ("3.14", "CJ", "SA", "H", False),
    ("3.14", "CA", "HJ", "H", True),
    ("3.14", "HJ", "CA", "H", False),
]


@pytest.mark.parametrize(("rule", "lead", "reply", "trump", "wins"), TRICKS)
def test_who_takes_the_trick(rule: str, lead: str, reply: str, trump: str, wins: bool) -> None:
    led, replied = cards(f"{lead} {reply}")
    suit = next(card.suit for card in DECK if card.suit == trump)
    assert beats(replied, led, suit) is wins, rule


STRICT = [  # rule | hand | lead | trumps | playable
    ("3.13a beat it", "CA CT CQ SK HJ", "CK", "H", "CA CT"),
    ("3.13a only with the highest", "CA CK CQ SK HJ", "CT", "H", "CA"),
    ("3.13a all beat the lowest", "CA CT CK CQ HA", "CJ", "H", "CA CT CK CQ"),
    ("3.13a in trumps", "HA HQ CA CT CK", "HT", "H", "HA"),
    ("3.13b cannot beat: lower", "CQ CJ HT DA SA", "CK", "H", "CQ CJ"),
    ("3.13b no ruff on the ace", "CT CJ HT HK SA", "CA", "H", "CT CJ"),
    ("3.13b lower trumps", "HK HQ CA ST DA", "HT", "H", "HK HQ"),
    ("3.13b one card", "CJ HA HT HK HQ", "CQ", "H", "CJ"),
    ("3.13c no suit: trump", "HJ HQ SA DA ST", "CA", "H", "HJ HQ"),
    ("3.13c though it gains little", "HA SA DA ST DT", "CJ", "H", "HA"),
    ("3.13d no suit, no trump", "SA ST DJ DQ SJ", "CK", "H", "SA ST DJ DQ SJ"),
    ("3.13d no trump on trumps", "SA CT DJ CQ SJ", "HK", "H", "SA CT DJ CQ SJ"),
]


@pytest.mark.parametrize("phase", ["closed", "gone"])
@pytest.mark.parametrize(("rule", "hand", "led", "trump", "playable"), STRICT)
def test_strict_replies(
    phase: str, rule: str, hand: str, led: str, trump: str, playable: str
) -> None:
    assert can(to_reply(phase, hand, led, trump)) == sorted_codes(playable), rule


@pytest.mark.parametrize(("rule", "hand", "led", "trump", "playable"), STRICT)
def test_any_reply_while_the_stock_is_open(
    rule: str, hand: str, led: str, trump: str, playable: str
) -> None:
    del rule, playable
    assert can(to_reply("open", hand, led, trump)) == sorted_codes(hand), "3.12"


SIX_LEFT = {"talon": "SA SK ST CA CK", "indicator": "HK", "won": ("CJ CQ", "SJ SQ")}
TWO_LEFT = {"talon": "SA", "indicator": "HK", "won": ("CJ CQ SJ SQ", "CA CK ST SK")}
LEADS = [  # rule | hand of the leader | where we stand | what besides any card
    ("3.6 with the Unter", "HJ HT CT DA DT", SIX_LEFT, "exchange close"),
    ("3.6 the Unter of another suit", "DJ HT CT DA DT", SIX_LEFT, "close"),
    ("3.6 no Unter", "HA HT CT DA DT", SIX_LEFT, "close"),
    ("3.6 with two stock cards", "HJ HT CT DA DT", TWO_LEFT, "exchange close"),
    ("3.7 with two stock cards", "HA HT CT DA DT", TWO_LEFT, "close"),
]


@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize(("rule", "hand", "where", "more"), LEADS)
def test_before_the_lead(
    rule: str, hand: str, where: dict[str, str | tuple[str, str]], more: str, leader: int
) -> None:
    used = f"{hand} {where['talon']} {where['indicator']} {' '.join(where['won'])}"
    other = " ".join(str(card) for card in DECK if card not in cards(used))
    hands = (hand, other) if leader == 0 else (other, hand)
    match = at(*hands, leader=leader, **where)  # type: ignore[arg-type]  # a table of keywords
    assert can(match) == f"{sorted_codes(hand)} {more}", rule


def first_lead() -> Match[Public]:
    """Seat 0 leads first and holds the Unter of trumps."""
    return dealt("HJ HQ CA CT DA", "HA HT CK CQ SA", "HK")


REFUSED = [  # rule | moves | refused then
    ("3.6 never after closing", "close", "exchange"),
    ("3.6 never twice", "exchange", "exchange"),
    ("3.6 not with a card on the table", "CA", "exchange"),
    ("3.7 not with a card on the table", "CA", "close"),
    ("3.7 never twice", "close", "close"),
    ("3.7 not by the other either", "close CA CK DA HA", "close"),
    ("3.9 a card of the other's hand", "", "SA"),
    ("3.9 a card of the stock", "", "SK"),
    ("3.13 strict from the lead after closing", "close CA", "SA"),
]


@pytest.mark.parametrize(("rule", "moves", "wrong"), REFUSED)
def test_what_is_refused(rule: str, moves: str, wrong: str) -> None:
    match = first_lead()
    make(match, moves)
    before = tuple(match.steps)
    with pytest.raises(IllegalChoice):
        match.play(choice_of(wrong))
    assert tuple(match.steps) == before, rule


def test_exchange_and_close_may_be_possible_at_the_first_lead() -> None:
    assert can(first_lead()) == "CA CT DA HJ HQ exchange close", "3.6 3.7: no trick is needed"


def test_exchange_then_close_then_lead_in_one_turn() -> None:
    match = first_lead()
    make(match, "exchange")
    assert can(match) == "CA CT DA HK HQ close", "3.8"
    make(match, "close")
    assert can(match) == "CA CT DA HK HQ", "3.8"
    make(match, "CA")
    assert can(match) == "CK CQ", "3.7: the strict rules hold from this lead on"


def test_the_exchanged_unter_is_drawn_last() -> None:
    match = at("HJ HT CT DA DT", "HA HQ DJ DQ DK", **TWO_LEFT)  # type: ignore[arg-type]
    make(match, "exchange DT DJ")
    assert sorted_codes(match.state.cards[HAND[0]]) == "CT DA HT SA", "3.16"
    assert can(match) == "CT DA HK HT SA", "3.16: no exchange, no closing from then on"


def test_an_exhausted_stock_ends_exchange_and_closing() -> None:
    won = ("CJ CQ SJ SQ CT DA", "CA CK ST SK SA DT DQ DK")
    match = at("HJ HT HA", "HK HQ DJ", trump="H", won=won)
    assert can(match) == "HA HJ HT", "3.16"


# --- dealing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1])
def test_three_cards_each_the_indicator_two_each(dealer: int) -> None:
    match = Match(RULES)
    match.play(Lots(dealer))
    match.play(Deal(DECK))
    layout = match.state.cards
    assert layout[HAND[1 - dealer]] == DECK[0:3] + DECK[7:9], "3.4: the non-dealer first"
    assert layout[HAND[dealer]] == DECK[3:6] + DECK[9:11]
    assert layout[INDICATOR] == DECK[6:7]
    assert layout[TALON] == DECK[11:], "deck[11] is drawn next"
    assert match.turn == 1 - dealer, "3.5"
    deal = match.state.public.deal
    assert deal is not None
    assert deal.trump == DECK[6].suit


def test_lots_are_drawn_once_before_the_first_deal() -> None:
    match = Match(RULES)
    for wrong in (Deal(DECK), Lots(2), Lots(-1), Close(), Play(DECK[0])):
        assert not RULES.allows(match.state, wrong)
    match.play(Lots(1))
    assert match.turn == NATURE
    odd: tuple[Choice, ...] = (Lots(0), Deal(DECK[1:]), Deal((DECK[0], *DECK[:-1])), Exchange())
    assert not any(RULES.allows(match.state, wrong) for wrong in odd)
    assert RULES.allows(match.state, Deal(DECK[::-1]))


def test_chance_is_lots_then_a_shuffled_deck() -> None:
    match = Match(RULES, number=5)
    assert match.chance() == Lots(Dice(5).below(2, "lots")), "3.3"
    match.play(match.chance())
    assert match.chance() == Deal(Dice(5).shuffled(DECK, "deal"))


def test_both_are_drawn_as_first_dealer_about_equally_often() -> None:
    drawn = [Match(RULES, number).chance() for number in range(400)]
    assert 150 < drawn.count(Lots(0)) < 250
    assert drawn.count(Lots(0)) + drawn.count(Lots(1)) == 400


def test_the_deck() -> None:
    assert len(DECK) == 20
    assert {card.rank for card in DECK} == {*map(Rank, "ATKQJ")}, "3.2"
    assert all(isinstance(card, Card) for card in DECK)


@pytest.mark.parametrize("points", [0, -1, 100])
def test_impossible_options_are_refused(points: int) -> None:
    with pytest.raises(ValueError):
        Options(match_points=points)


def test_a_shorter_match() -> None:
    assert Rules(Options(match_points=3)).start().public.match.to_go == (3, 3)
    assert Rules().start().public.match.to_go == (7, 7), "3.1"
