"""When the rest is surely somebody's: typed positions of the three games, and what is known."""

from typing import Any

import pytest

from cardtable.ai.claim import MOST_FOES, NOT_SURE, Claim, Foe, is_sure, lines
from cardtable.engine.cards import Card, cards
from cardtable.engine.rules import Rules, State, view
from cardtable.games.jass.ai import claiming as jass
from cardtable.games.jass.ai.claiming import placed
from cardtable.games.jass.model import Contract
from cardtable.games.jass.position import position as jass_position
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.tricks import DECK as JASS_DECK
from cardtable.games.schnapsen.ai import claiming as schnapsen
from cardtable.games.schnapsen.model import Standing
from cardtable.games.schnapsen.position import position as schnapsen_position
from cardtable.games.schnapsen.rules import DECK, SchnapsenRules
from cardtable.games.spades.ai import claiming as spades
from cardtable.games.spades.ai.bits import SUITS
from cardtable.games.spades.position import position as spades_position
from cardtable.games.spades.rules import DECK as SPADES_DECK
from cardtable.games.spades.rules import SpadesRules


def claimed(game: Any, rules: Rules[Any], state: State[Any], seat: int = 0) -> Claim:
    found: Claim = game.claim(rules, view(rules, state, seat))
    return found


def rest_of(deck: tuple[Card, ...], *held: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in deck if not any(card in some for some in held))


# ------------------------------------------------------------------ Spades
def spades_ending(mine: str, played: str) -> State[Any]:
    """Three cards each, ten tricks gone in which both followed; spades are broken by then."""
    hand, gone = cards(mine), cards(played)
    left = rest_of(SPADES_DECK, hand, gone)
    return spades_position(
        (hand, left[:3]),
        discards=left[3:],
        bids=(3, 3),
        won=(gone, ()),
        leader=0,
    )


HIGH = "SA S2 SK S3 SQ S4 SJ S5 ST S6 S9 S7"


def test_of_spades_the_highest_ones_left_and_then_masters_are_sure() -> None:
    """Only the eight of spades can be out: it falls under the first spade of two."""
    gone = f"{HIGH} HA H2 HK H3 HQ H4 HJ H5"
    state = spades_ending("S8 HT H9", gone)
    assert claimed(spades, SpadesRules(), state).line[0] == Card(*cards("S8")[0])


def test_a_suit_of_which_a_higher_card_is_out_is_not_sure() -> None:
    gone = f"{HIGH} HA H2 HK H3 HQ H4 C2 C3"
    assert claimed(spades, SpadesRules(), spades_ending("S8 HT H9", gone)) == NOT_SURE


def test_a_spade_that_may_be_out_ruffs_any_plain_card() -> None:
    gone = f"{HIGH} HA H2 HK H3 HQ H4 HJ H5"
    assert claimed(spades, SpadesRules(), spades_ending("HT H9 H8", gone)) == NOT_SURE


# ------------------------------------------------------------------ Schnapsen
def used_up(mine: str, theirs: str, points: tuple[int, int] = (30, 30)) -> State[Any]:
    hands = cards(mine), cards(theirs)
    gone = rest_of(DECK, *hands)
    return schnapsen_position(
        hands, leader=0, trump=cards("SA")[0].suit, won=(gone, ()), points=points
    )


def test_with_a_stock_used_up_all_is_known() -> None:
    assert claimed(schnapsen, SchnapsenRules(), used_up("SA ST", "SK HA")).line == cards("SA ST")
    assert claimed(schnapsen, SchnapsenRules(), used_up("SA HT", "SK HA")) == NOT_SURE


def test_the_claim_ends_where_the_deal_does() -> None:
    """The ace brings fifteen at least, and with them 66: the ten of hearts is not needed."""
    state = used_up("SA HT", "SK HA", points=(51, 30))
    assert claimed(schnapsen, SchnapsenRules(), state).line == cards("SA")


def test_a_marriage_counts_in_a_claim_as_in_the_deal() -> None:
    state = used_up("HK HQ", "HA ST", points=(46, 30))
    assert claimed(schnapsen, SchnapsenRules(), state).line[0] in cards("HK HQ")
    short = used_up("HK HQ", "HA ST", points=(45, 30))
    assert claimed(schnapsen, SchnapsenRules(), short) == NOT_SURE


def closed(by: int, points: tuple[int, int]) -> State[Any]:
    mine, theirs = cards("SA ST SK"), cards("HA HT HK")
    indicator = cards("SQ")
    gone = cards("CA CT CK CQ CJ DA DT DK DQ DJ")
    stock = rest_of(DECK, mine, theirs, indicator, gone)
    return schnapsen_position(
        (mine, theirs),
        leader=0,
        talon=stock,
        indicator=indicator[0],
        won=(gone, ()),
        points=points,
        closed_by=by,
        at_closing=Standing(20, 2),
    )


def test_who_has_closed_claims_only_if_the_tricks_make_66() -> None:
    """Twenty-five of his own, and at least one Unter to two of the tricks."""
    assert claimed(schnapsen, SchnapsenRules(), closed(0, (36, 20))).line
    assert claimed(schnapsen, SchnapsenRules(), closed(0, (20, 20))) == NOT_SURE


def test_against_a_closer_all_tricks_are_enough() -> None:
    assert len(claimed(schnapsen, SchnapsenRules(), closed(1, (20, 20))).line) == 3


def test_with_an_open_stock_only_high_trumps_up_to_66_are_sure() -> None:
    mine, theirs = cards("SA ST HA HT HK"), cards("SK CA CT CK CQ")
    gone = cards("CJ DA DT DK DQ DJ")
    stock = rest_of(DECK, mine, theirs, gone, cards("SQ"))

    def open_deal(points: int) -> State[Any]:
        return schnapsen_position(
            (mine, theirs),
            leader=0,
            talon=stock,
            indicator=cards("SQ")[0],
            won=(gone, ()),
            points=(points, 0),
        )

    assert claimed(schnapsen, SchnapsenRules(), open_deal(41)).line == cards("SA ST")
    assert claimed(schnapsen, SchnapsenRules(), open_deal(40)) == NOT_SURE


# ------------------------------------------------------------------ Jass
def jass_deal(mine: str, contract: Contract) -> State[Any]:
    """The first lead of a deal in which the others hold what is left, in the order of the deck."""
    hand = cards(mine)
    left = rest_of(JASS_DECK, hand)
    return jass_position((hand, left[:9], left[9:18], left[18:]), contract=contract)


def test_nine_trumps_are_all_tricks() -> None:
    state = jass_deal("CJ C9 CA CK CQ CT C8 C7 C6", Contract.CLUBS)
    assert len(claimed(jass, JassRules(), state).line) == 9


def test_trumps_that_may_all_be_in_one_hand_must_be_drawn_first() -> None:
    """Four are out: five of the highest draw them, then the aces stand."""
    sure = jass_deal("CJ C9 CA CK CQ HA HK DA SA", Contract.CLUBS)
    line = claimed(jass, JassRules(), sure).line
    assert set(line[:5]) == set(cards("CJ C9 CA CK CQ"))
    assert claimed(jass, JassRules(), jass_deal("CJ C9 CA CK HA HK HQ DA SA", Contract.CLUBS)) == (
        NOT_SURE
    )


def test_without_the_under_nothing_is_sure() -> None:
    state = jass_deal("C9 CA CK CQ CT C8 C7 C6 HA", Contract.CLUBS)
    assert claimed(jass, JassRules(), state) == NOT_SURE


def test_in_undenufe_the_sixes_are_sure() -> None:
    state = jass_deal("C6 C7 C8 D6 D7 H6 H7 S6 S7", Contract.UNDENUFE)
    assert len(claimed(jass, JassRules(), state).line) == 9
    high = jass_deal("C6 C7 C8 D6 D7 H6 H7 S6 S7", Contract.OBENABE)
    assert claimed(jass, JassRules(), high) == NOT_SURE


def test_a_card_that_only_one_seat_may_hold_lies_there() -> None:
    may = {1: 0b0011, 2: 0b0010, 3: 0b1100}
    assert placed(may, {1: 1, 2: 1, 3: 2}) == {1: 0b0001, 2: 0b0010, 3: 0b1100}


# ------------------------------------------------------------------ all games
def test_a_foe_that_has_too_few_cards_cannot_take_with_all_of_them() -> None:
    law = spades.LAW
    ace, king, queen = 1 << 12, 1 << 11, 1 << 10
    assert is_sure((ace, queen), Foe(king | 1 << 20, 0, 1), law) is True
    assert is_sure((queen,), Foe(king, 0, 1), law) is False
    assert MOST_FOES > 1


def test_of_few_cards_every_order_is_tried_of_many_suit_after_suit() -> None:
    assert len(set(lines(0b111, SUITS))) == 6
    assert set(lines(0b11111, SUITS)) == {(16, 8, 4, 2, 1)}


@pytest.mark.parametrize(("game", "rules"), [(spades, SpadesRules()), (jass, JassRules())])
def test_before_the_play_nothing_is_claimed(game: Any, rules: Rules[Any]) -> None:
    assert claimed(game, rules, rules.start()) == NOT_SURE
