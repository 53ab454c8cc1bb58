"""What weak players of Schnapsen do not do: nobody should laugh at a computer."""

from random import Random

import pytest

from cardtable.engine.cards import Card, Suit, card, cards
from cardtable.engine.rules import Choice, Play, State, view
from cardtable.games.schnapsen.ai import BEGINNER, players
from cardtable.games.schnapsen.ai.manners import decent
from cardtable.games.schnapsen.ai.reading import forgetful, read, ways
from cardtable.games.schnapsen.ai.weighing import CARD, CLOSING, candidates
from cardtable.games.schnapsen.model import TALON, Public
from cardtable.games.schnapsen.position import position
from tests.ai.schnapsen_moments import RULES
from tests.ai.seats import moments
from tests.ai.test_schnapsen_club import rest

every_weak_level = pytest.mark.parametrize("level", [BEGINNER, "club"])


def replying(mine: str, theirs: str, led: str, up: str, points: tuple[int, int]) -> State[Public]:
    """Seat 1 replies while the stock is open; both have a trick."""
    hands = cards(theirs), cards(mine)
    trick, shown = cards(led), card(up)
    gone = rest(*hands, trick, (shown,))
    won, talon = (gone[:2], gone[2:4]), gone[4:]
    return position(
        hands,
        leader=0,
        trick=trick,
        talon=talon,
        indicator=shown,
        won=won,
        points=points,
    )


def decent_cards(state: State[Public]) -> set[Card]:
    seat = RULES.turn(state)
    assert seat is not None
    reading = read(view(RULES, state, seat))
    found = decent(reading, candidates(reading))
    return {reading.card_of(one) for one in found if not one & ~CARD}


def chosen(state: State[Public], level: str, seed: int) -> Choice:
    seat = RULES.turn(state)
    assert seat is not None
    return players()[level].choose(RULES, view(RULES, state, seat), Random(seed))


@every_weak_level
def test_a_certain_win_is_never_refused(level: str) -> None:
    state = replying("SJ HQ HK DJ DK", "HA CT CK DQ", "HT", "SQ", (20, 55))
    assert decent_cards(state) == {card("SJ")}
    for seed in range(5):
        assert chosen(state, level, seed) == Play(card("SJ"))


@every_weak_level
def test_no_ten_is_given_to_a_lost_trick(level: str) -> None:
    state = replying("HT DJ CQ CT DK", "HQ DQ SK SJ", "HA", "SQ", (20, 20))
    assert decent_cards(state) == set(cards("DJ CQ DK"))
    for seed in range(5):
        assert chosen(state, level, seed) in [Play(one) for one in cards("DJ CQ DK")]


def test_a_low_trump_takes_what_the_highest_would() -> None:
    state = replying("SA SJ HJ DJ CQ", "HQ DQ SK CA", "HT", "SQ", (20, 20))
    assert card("SA") not in decent_cards(state)
    assert card("SJ") in decent_cards(state)


def test_a_ten_is_not_led_into_the_daus_while_cards_are_drawn() -> None:
    mine, theirs, up = cards("HT DJ CQ SA CK"), cards("HA HQ DQ SK ST"), card("SQ")
    gone = rest(mine, theirs, (up,))
    state = position((mine, theirs), leader=0, indicator=up, talon=gone)
    assert not set(cards("HT SA")) & decent_cards(state)
    reading = read(view(RULES, state, 0))
    closing = {one for one in decent(reading, candidates(reading)) if one & CLOSING}
    assert {reading.card_of(one & CARD) for one in closing} == set(mine)  # to close may be right


def test_only_low_cards_of_long_ago_are_forgotten() -> None:
    forgot = False
    for _, state, seat in moments("schnapsen", 60):
        seen = view(RULES, state, seat)
        reading, deal = read(seen), seen.public.deal
        assert deal is not None
        assert forgetful(reading, seen, len(deal.tricks)) == reading
        less = forgetful(reading, seen, 1)
        extra = [less.card_of(bit) for bit in less.cards.values() if bit & less.hidden]
        extra = [one for one in extra if not less.cards[one] & reading.hidden]
        old = {one for trick in deal.tricks[:-1] for one in (trick.lead, trick.reply)}
        assert set(extra) <= old
        assert all(one.suit != deal.trump and one not in cards("HA DA CA SA") for one in extra)
        if extra:
            forgot = True
            assert ways(less) > ways(reading) or not (less.their_hidden or seen.cards[TALON])
    assert forgot


@every_weak_level
def test_a_marriage_that_wins_is_led(level: str) -> None:
    hands = cards("SK SQ HA DT"), cards("CA CT HT DA")
    gone = rest(*hands)
    won = gone[:6], gone[6:]
    state = position(hands, leader=0, trump=Suit("C"), won=won, points=(46, 50))
    assert chosen(state, level, 1) in [Play(one) for one in cards("SK SQ")]
