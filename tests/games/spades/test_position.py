"""Positions of Spades typed in full, and what is wrong with a wrong one."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardtable.engine.cards import cards
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, State
from cardtable.engine.tricks import changed
from cardtable.games.spades.model import (
    DISCARDS,
    HAND,
    OFFER,
    STOCK,
    THROWN,
    TRICK,
    WON,
    DealPublic,
    Draw,
    MatchPublic,
    Options,
    Phase,
    Public,
    Trick,
)
from cardtable.games.spades.position import position
from cardtable.games.spades.rules import Rules
from tests.games.playing import random_match
from tests.games.spades.typed import SUITS, TO_300, TO_500, can, deal_of, make, rest, throw

S, H, D, C = (cards(SUITS[suit]) for suit in "SHDC")
AFTER: dict[str, Any] = {"hands": (S, H), "discards": D + C}
"""After the drawing."""
EARLY: dict[str, Any] = {
    "hands": (cards("SA"), cards("CK")),
    "discards": cards("H2 D5"),
    "offer": cards("C9"),
    "stock": rest("SA CK H2 D5 C9"),
}
"""Two turns are over, seat 0 looks at a card."""
LATE: dict[str, Any] = {
    "hands": (S[:3], H[:3]),
    "won": (C[:12] + S[3:5], S[5:11]),
    "discards": H[3:] + D + C[12:] + S[11:],
    "bids": (3, 4),
}
"""Three tricks are left."""


def match_at(change: dict[str, Any], **more: Any) -> Match[Public]:
    given = {**change, **more}
    return Match(Rules(given.get("options", TO_300)), start=position(**given))


def test_the_drawing() -> None:
    match = match_at(EARLY, kept=(True, False))
    deal = deal_of(match)
    assert (match.turn, can(match), deal.phase) == (0, "keep refuse", Phase.DRAWING)
    assert deal.draws == (Draw(0, kept=True), Draw(1, kept=False))
    make(match, "keep")
    assert match.turn == 1
    assert match.state.cards[HAND[0]] == cards("SA C9")


@pytest.mark.parametrize(
    ("drawer", "change", "turn", "possible"),
    [
        (0, {"hands": ((), ()), "stock": S + H + D + C}, 0, "nil-nil look"),
        (1, {"hands": ((), ()), "stock": S + H + D + C}, 1, "nil-nil look"),
        (0, {"hands": ((), ()), "stock": S[1:] + H + D + C, "offer": S[:1]}, 0, "keep refuse"),
        (
            0,
            {"hands": (S[:1], ()), "discards": S[1:2], "stock": S[2:] + H + D + C},
            1,
            "nil-nil look",
        ),
        (0, EARLY, 0, "keep refuse"),
    ],
)
def test_the_question_of_double_nil(
    drawer: int, change: dict[str, Any], turn: int, possible: str
) -> None:
    match = match_at(change, options=TO_500, drawer=drawer)
    assert (match.turn, can(match)) == (turn, possible)


def test_double_nil_may_have_been_bid() -> None:
    match = match_at(EARLY, options=TO_500, double_nil=(False, True))
    assert deal_of(match).bids == (None, 0)
    assert deal_of(match).asked == (True, True)


def test_the_exchange() -> None:
    match = match_at(AFTER, options=TO_500, double_nil=(True, True), exchanged=(None, 2))
    assert (match.turn, deal_of(match).phase) == (0, Phase.EXCHANGE)
    throw(match, "SA", "DA")
    assert (match.turn, deal_of(match).phase) == (1, Phase.PLAY)


def test_cards_put_out_for_the_exchange() -> None:
    given = {"hands": (S, H[2:]), "discards": D + C, "thrown": H[:2]}
    match = match_at(given, options=TO_500, double_nil=(False, True))
    assert match.turn == NATURE
    assert match.state.cards[THROWN[1]] == H[:2]
    assert deal_of(match).exchanged == (None, 2)
    match.play(match.chance())
    assert (match.turn, deal_of(match).phase) == (0, Phase.BIDDING)


def test_bidding() -> None:
    match = match_at(AFTER, drawer=1, bids=(None, 5))
    assert (match.turn, deal_of(match).phase) == (0, Phase.BIDDING)
    assert match.state.cards[DISCARDS] == D + C
    make(match, "4")
    assert match.turn == 1


def test_the_play() -> None:
    match = match_at(LATE, leader=1)
    deal = deal_of(match)
    assert (match.turn, deal.phase, deal.broken) == (1, Phase.PLAY, True)
    assert len(deal.tricks) == 10
    assert deal.tricks[0] == Trick(0, C[0], C[1], 0)
    assert deal.tricks[-1].winner == 1
    make(match, "HA SA SK HK SQ HQ")
    assert deal_of(match).result is not None


def test_the_leader_follows_from_the_first_trick() -> None:
    assert match_at(AFTER, bids=(3, 4)).turn == 0
    assert match_at(AFTER, options=TO_500, bids=(3, 4)).turn == 1


def test_a_card_on_the_table() -> None:
    match = match_at(LATE, hands=(S[:3], H[1:3]), trick=H[:1], leader=1)
    assert match.turn == 0
    assert match.state.cards[TRICK] == H[:1]


def test_score_bags_and_memory() -> None:
    match = match_at(EARLY, scores=(-40, 280), bags=(9, 0), seen=(cards("H2"), cards("D5")))
    assert match.state.public.match == MatchPublic((-40, 280), (9, 0), 0, 1)
    assert match.state.seen == (frozenset(cards("SA C9 H2")), frozenset(cards("CK D5")))
    assert match.state.cards[OFFER[0]] == cards("C9")


WRONG: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("exactly once", EARLY, {"stock": EARLY["stock"][1:] + cards("SA")}),
    ("exactly once", AFTER, {"discards": D + C[1:]}),
    ("finished turns", EARLY, {"kept": (True,)}),
    ("must be offered", EARLY, {"offer": (), "stock": EARLY["stock"] + EARLY["offer"]}),
    (
        "must be offered",
        EARLY,
        {"offer": (), "stock": EARLY["stock"] + EARLY["offer"], "options": TO_500},
    ),
    ("laid one card out", EARLY, {"hands": (cards("SA H2"), cards("CK")), "discards": cards("D5")}),
    (
        "laid one card out",
        EARLY,
        {"offer": cards("C9 C2 C3"), "stock": rest("SA CK H2 D5 C9 C2 C3")},
    ),
    ("hands must have", EARLY, {"hands": (cards("SA CK"), ())}),
    ("hands must have", AFTER, {"hands": (S[1:], H + S[:1])}),
    ("before both have bid", AFTER, {"hands": (S[1:], H), "trick": S[:1]}),
    ("nobody leads", AFTER, {"leader": 0}),
    ("puts out cards", AFTER, {"hands": (S[1:], H), "thrown": S[:1]}),
    ("puts out cards", EARLY, {"hands": ((), cards("CK")), "thrown": cards("SA")}),
    (
        "put out for",
        AFTER,
        {"hands": (S[4:], H), "thrown": S[:4], "options": TO_500, "double_nil": (True, False)},
    ),
    ("cannot have bid", AFTER, {"double_nil": (True, False)}),
    (
        "cannot have bid",
        {"hands": ((), ()), "stock": S + H + D + C},
        {"options": TO_500, "double_nil": (True, False)},
    ),
    ("bid of no trick", AFTER, {"options": TO_500, "double_nil": (True, False), "bids": (3, None)}),
    ("bids double nil exchanges", AFTER, {"exchanged": (2, None)}),
    (
        "4 cards put out",
        AFTER,
        {"options": TO_500, "double_nil": (True, False), "exchanged": (4, None)},
    ),
    ("a bid of 14", AFTER, {"bids": (14, None)}),
    ("a bid of -1", AFTER, {"bids": (-1, None)}),
    ("first bidder comes first", AFTER, {"bids": (None, 3)}),
    (
        "first bidder comes first",
        AFTER,
        {"options": TO_500, "double_nil": (True, True), "exchanged": (1, None)},
    ),
    ("before his time", EARLY, {"bids": (3, None)}),
    ("before his time", AFTER, {"options": TO_500, "double_nil": (True, False), "bids": (0, 3)}),
    (
        "before his time",
        EARLY,
        {"options": TO_500, "double_nil": (True, False), "exchanged": (1, None)},
    ),
    ("pairs of cards", LATE, {"hands": (S[:3], H[2:3]), "trick": H[:2], "leader": 1}),
    (
        "pairs of cards",
        LATE,
        {"won": (LATE["won"][0][:-1], (*LATE["won"][1], LATE["won"][0][-1]))},
    ),
    ("winner of a trick leads", LATE, {"won": (LATE["won"][0] + LATE["won"][1], ()), "leader": 1}),
    (
        "did not follow suit",
        LATE,
        {
            "hands": (S[:3], (*H[:2], C[11])),
            "won": (C[:11] + H[3:4] + S[3:5], S[5:11]),
            "discards": H[2:3] + H[4:] + D + C[12:] + S[11:],
        },
    ),
    (
        "the deal is over",
        LATE,
        {
            "hands": ((), ()),
            "won": (C[:12] + D[:12] + S[:2], ()),
            "discards": H + S[2:] + C[12:] + D[12:],
        },
    ),
    ("spades are broken", LATE, {"broken": False, "leader": 1}),
    ("spades are broken", AFTER, {"broken": True}),
    ("match is over", AFTER, {"scores": (300, 0)}),
    ("bags are", AFTER, {"bags": (10, 0)}),
    ("bags are", AFTER, {"bags": (0, -1)}),
]


@pytest.mark.parametrize(("reason", "base", "change"), WRONG)
def test_what_cannot_be_is_refused(
    reason: str, base: dict[str, Any], change: dict[str, Any]
) -> None:
    with pytest.raises(ValueError, match=reason):
        position(**{**base, **change})


@pytest.mark.parametrize("options", [TO_300, TO_500])
def test_every_moment_of_a_match_can_be_typed(options: Options) -> None:
    """Typed anew from what lies where and was said, but for the order of the tricks."""
    rules = Rules(options)
    for number in range(4):
        match = random_match(rules, number, Random(number), choices=100)
        for state in (step.state for step in match.steps):
            deal = state.public.deal
            if deal is None or deal.result or rules.follow(state) is not None:
                continue
            again = position(**typed(state, deal), options=options)
            assert again.cards == state.cards
            assert rules.turn(again) == rules.turn(state)
            assert rules.legal(again) == rules.legal(state)
            found = again.public.deal
            assert found is not None
            assert sorted(map(str, found.tricks)) == sorted(map(str, deal.tricks))
            assert replace(found, tricks=()) == replace(deal, tricks=())


def typed(state: State[Public], deal: DealPublic) -> dict[str, Any]:
    """The state as it would be typed."""
    layout, trick = state.cards, state.cards[TRICK]
    thrown = layout[THROWN[deal.turn]]
    leader = 1 - deal.turn if trick else deal.turn
    return {
        "hands": (layout[HAND[0]], layout[HAND[1]]),
        "drawer": state.public.match.drawer,
        "stock": layout[STOCK],
        "offer": layout[OFFER[deal.turn]],
        "discards": layout[DISCARDS],
        "kept": tuple(draw.kept for draw in deal.draws),
        "double_nil": deal.double_nil,
        "thrown": thrown,
        "exchanged": changed(deal.exchanged, deal.turn, None) if thrown else deal.exchanged,
        "bids": deal.bids,
        "won": (layout[WON[0]], layout[WON[1]]),
        "trick": trick,
        "leader": leader if deal.phase is Phase.PLAY else None,
        "broken": deal.broken,
    }
