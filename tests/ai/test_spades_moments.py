"""Moments of Spades in which an experienced person sees at once what to do."""

from random import Random

import pytest

from cardtable.engine.cards import Card, Suit, card, cards
from cardtable.engine.rules import Choice, Play, State, view
from cardtable.games.spades.ai import players
from cardtable.games.spades.model import (
    PRESETS,
    Bid,
    DoubleNil,
    Keep,
    Look,
    Public,
    Refuse,
    Throw,
)
from cardtable.games.spades.position import position
from cardtable.games.spades.rules import DECK, SpadesRules

TO_300 = SpadesRules()
TO_500 = SpadesRules(PRESETS["spades500"])
LEVELS = ("beginner", "club", "master", "baseline")
CALCULATING = LEVELS[:3]
PLAIN = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)


def chosen(
    state: State[Public], level: str = "master", seed: int = 1, rules: SpadesRules = TO_300
) -> Choice:
    """What the seat on turn chooses."""
    seat = rules.turn(state)
    assert seat is not None
    return players()[level].choose(rules, view(rules, state, seat), Random(seed))


def rest(*held: tuple[Card, ...]) -> list[Card]:
    """The cards of the deck that are not among these."""
    return [one for one in DECK if not any(one in some for some in held)]


def ending(
    mine: str,
    theirs: str,
    bids: tuple[int, int],
    won: tuple[int, int],
    *,
    led: str = "",
    broken: bool = True,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
) -> State[Public]:
    """Seat 0 is to play, knowing by its discards what the other holds; so many tricks are over."""
    hands, trick = (cards(mine), cards(theirs)), cards(led)
    left = rest(*hands, trick)
    pairs: list[tuple[Card, Card]] = []
    for suit in (Suit.SPADES, *PLAIN) if broken else PLAIN:
        held = [one for one in left if one.suit is suit]
        pairs += zip(held[::2], held[1::2], strict=False)
    pairs = pairs[: sum(won)]
    piles = tuple(
        tuple(one for pair in some for one in pair) for some in (pairs[: won[0]], pairs[won[0] :])
    )
    out = tuple(rest(*hands, trick, *piles))
    return position(
        hands,
        bids=bids,
        won=(piles[0], piles[1]),
        trick=trick,
        leader=int(bool(led)),
        broken=broken,
        discards=out,
        scores=scores,
        bags=bags,
        seen=(out, ()),
    )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("mine", "theirs", "bids", "won", "led", "good"),
    [
        # the last trick needed is made
        ("HA D3", "D5", (6, 5), (5, 6), "H4", "HA"),
        ("S2 D3", "S5", (6, 5), (5, 6), "H4", "S2"),
        # and with the cheapest card
        ("HA HT H2", "C9 C3", (6, 7), (5, 5), "H4", "HT"),
        # following low keeps an honour that cannot win now
        ("HK H3 D2", "C9 C8", (6, 7), (4, 6), "HA", "H3"),
        # a trick too many for a nil is not taken
        ("HK H3 D2", "C9 C8", (0, 9), (0, 10), "H9", "H3"),
        ("HK H3 D2", "H4 D3", (0, 9), (0, 10), "HA", "HK"),
        ("H8 H3 D2", "H7 C8", (0, 9), (0, 10), "H9", "H8"),
    ],
)
def test_a_reply_that_everybody_sees(
    level: str,
    mine: str,
    theirs: str,
    bids: tuple[int, int],
    won: tuple[int, int],
    led: str,
    good: str,
) -> None:
    assert chosen(ending(mine, theirs, bids, won, led=led), level) == Play(card(good))


@pytest.mark.parametrize("level", CALCULATING)
@pytest.mark.parametrize("seed", range(3))
def test_a_bag_that_would_cost_a_hundred_is_not_taken(level: str, seed: int) -> None:
    state = ending("HA H3 D2", "C9 H2", (5, 5), (5, 5), led="H9", bags=(9, 0))
    assert chosen(state, level, seed) == Play(card("H3"))


@pytest.mark.parametrize("level", CALCULATING)
@pytest.mark.parametrize(("scores", "good"), [((290, 295), "HA"), ((290, 100), "H3")])
def test_a_hundred_points_are_given_to_set_the_other_only_if_that_saves_the_match(
    level: str, scores: tuple[int, int], good: str
) -> None:
    state = ending("HA H3", "C9", (6, 6), (6, 5), led="H9", scores=scores, bags=(9, 0))
    assert chosen(state, level) == Play(card(good))


@pytest.mark.parametrize("level", CALCULATING)
def test_a_bag_is_taken_where_that_sets_the_other(level: str) -> None:
    state = ending("HA H2", "C9", (5, 7), (5, 6), led="H9", bags=(8, 0))
    assert chosen(state, level) == Play(card("HA"))


@pytest.mark.parametrize("level", CALCULATING)
def test_a_nil_is_set_when_that_is_certain(level: str) -> None:
    state = ending("D2 CA SA", "D3 H9 H8", (8, 0), (10, 0))
    assert chosen(state, level) == Play(card("D2"))


@pytest.mark.parametrize("level", CALCULATING)
def test_a_nil_is_kept_by_throwing_away_what_would_have_to_take(level: str) -> None:
    state = ending("D8 C9 C3", "D7 CT", (0, 9), (0, 10), led="H4")
    assert chosen(state, level) == Play(card("D8"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_king_is_not_led_while_the_ace_lies_behind_it(level: str) -> None:
    state = ending("HK H2 C4 D7", "HA H5 C9 D9", (3, 5), (2, 7))
    assert chosen(state, level) in [Play(one) for one in cards("C4 D7")]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", [TO_300, TO_500])
@pytest.mark.parametrize(
    ("offer", "keep"),
    [("SA", True), ("SK", True), ("HA", True), ("H2", False), ("C3", False), ("D4", False)],
)
@pytest.mark.parametrize("held", ["", "S9 HK D8", "SQ S7 C9 H5 D2"])
def test_what_is_kept_while_drawing(
    level: str, rules: SpadesRules, offer: str, keep: bool, held: str
) -> None:
    mine, offered = cards(held), cards(offer)
    left = rest(mine, offered)
    count = len(mine)
    theirs, discards = tuple(left[:count]), tuple(left[count : 3 * count])
    state = position(
        (mine, theirs),
        options=rules.options,
        offer=offered,
        discards=discards,
        stock=tuple(left[3 * count :]),
        seen=(discards[::2], ()),
    )
    assert chosen(state, level, rules=rules) == (Keep() if keep else Refuse())


def bidding(mine: str, *, their_bid: int | None = None) -> State[Public]:
    """Seat 0 is to bid, the first, or the second after this bid."""
    hand = cards(mine)
    left = rest(hand)
    Random(3).shuffle(left)
    theirs, out = tuple(left[:13]), tuple(left[13:])
    return position(
        (hand, theirs),
        drawer=int(their_bid is not None),
        bids=(None, their_bid),
        discards=out,
        seen=(out[::2], ()),
    )


@pytest.mark.parametrize(
    ("mine", "least", "most"),
    [
        ("SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2", 13, 13),
        ("SA SK SQ SJ ST S9 HA HK HQ DA DK CA CK", 10, 13),
        ("SA SK S9 S4 HA HJ H6 DK D8 D3 CQ C7 C2", 3, 7),
        ("S7 S3 H9 H6 H5 H2 DJ D8 D4 D3 C9 C5 C4", 1, 3),
    ],
)
@pytest.mark.parametrize("their_bid", [None, 5])
def test_a_bid_is_within_reason(mine: str, least: int, most: int, their_bid: int | None) -> None:
    choice = chosen(bidding(mine, their_bid=their_bid))
    assert isinstance(choice, Bid)
    assert least <= choice.tricks <= most


def test_nil_is_bid_with_the_lowest_of_everything() -> None:
    lowest = "S2 H2 H3 H4 H5 D2 D3 D4 D5 C2 C3 C4 C5"
    assert chosen(bidding(lowest)) == Bid(0)
    assert chosen(bidding(lowest.replace("S2", "SA"))) != Bid(0)


@pytest.mark.parametrize("level", LEVELS)
def test_low_cards_are_drawn_after_double_nil(level: str) -> None:
    for offer, choice in (("SA", Refuse()), ("HK", Refuse()), ("C2", Keep())):
        left = rest(cards(offer))
        state = position(
            ((), (left[0],)),
            options=TO_500.options,
            drawer=1,
            double_nil=(True, False),
            offer=cards(offer),
            discards=(left[1],),
            stock=tuple(left[2:]),
        )
        assert chosen(state, level, rules=TO_500) == choice


def test_the_most_dangerous_cards_are_exchanged_for_a_double_nil() -> None:
    hand = cards("SA SQ HA H5 H4 H2 D6 D4 D3 C7 C5 C3 C2")
    left = rest(hand)
    state = position(
        (hand, tuple(left[:13])),
        options=TO_500.options,
        drawer=1,
        double_nil=(True, False),
        discards=tuple(left[13:]),
    )
    for level in LEVELS:
        choice = chosen(state, level, rules=TO_500)
        assert isinstance(choice, Throw)
        assert set(choice.cards) == set(cards("SA SQ HA"))


@pytest.mark.parametrize(
    ("scores", "double_nil"),
    [
        ((0, 0), False),
        ((400, 420), False),
        ((390, 480), True),
        ((480, 340), False),
        # he takes all tricks against it: 540 would be too few
        ((340, 480), False),
    ],
)
def test_double_nil_is_for_the_desperate_whom_it_can_help(
    scores: tuple[int, int], double_nil: bool
) -> None:
    state = position(((), ()), options=TO_500.options, stock=DECK, scores=scores)
    expected = DoubleNil() if double_nil else Look()
    assert chosen(state, rules=TO_500) == expected
