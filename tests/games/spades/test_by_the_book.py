"""The rules agree, choice by choice and sight by sight, with a second account of them."""

from random import Random

import pytest

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice, Deal, Lots, Play
from cardtable.games.spades.model import (
    DISCARDS,
    HAND,
    PRESETS,
    Bid,
    DoubleNil,
    Keep,
    Look,
    Options,
    Public,
    Redraw,
    Refuse,
    Throw,
)
from cardtable.games.spades.rules import Rules
from tests.games.playing import sensible
from tests.games.spades.by_the_book import BookDeal, BookMatch
from tests.games.spades.typed import deal_of


def word(choice: Choice) -> str:
    """The choice as the book calls it."""
    match choice:
        case Play(card):
            return str(card)
        case Bid(tricks):
            return str(tricks)
        case Throw(_, thrown):
            return " ".join(["out", *sorted(map(str, thrown))])
    words = {DoubleNil(): "nil-nil", Look(): "look", Keep(): "keep", Refuse(): "reject"}
    return words[choice]


def play_both(match: Match[Public], book: BookDeal, rng: Random) -> None:
    """Play one deal on both accounts."""
    while not book.over:
        assert match.turn == (NATURE if book.thrown else book.on_turn)
        legal = match.rules.legal(match.state)
        assert {word(choice) for choice in legal} == book.may()
        if book.thrown:
            match.play(given := match.chance())
            assert isinstance(given, Redraw)
            book.give(list(map(str, given.cards)))
        else:
            choice = rng.choice(sensible(legal, rng))
            match.play(choice)
            book.do(word(choice))
        compare(match, book)


def compare(match: Match[Public], book: BookDeal) -> None:
    state = match.state
    for seat in (0, 1):
        assert sorted(map(str, state.cards[HAND[seat]])) == sorted(
            card for card in book.hands[seat] if card not in book.thrown
        )
        assert set(map(str, state.seen[seat])) == book.known[seat]
    assert sorted(map(str, state.cards[DISCARDS])) == sorted(book.out)
    assert deal_of(match).broken == book.open_spades


@pytest.mark.parametrize("preset", PRESETS)
def test_random_matches(preset: str) -> None:
    options: Options = PRESETS[preset]
    for number in range(8):
        rng, match, total = Random(number), Match(Rules(options), number), BookMatch(options.target)
        match.play(Lots(drawer := number % 2))
        while match.turn == NATURE and match.deals < 20:
            match.play(deal := match.chance())
            assert isinstance(deal, Deal)
            book = BookDeal(list(map(str, deal.deck)), drawer, five=options.double_nil)
            play_both(match, book, rng)
            total.add(book)
            public = match.state.public.match
            assert public.scores == tuple(total.total.values())
            assert public.bags == tuple(bags % 10 for bags in total.all_bags.values())
            assert (match.turn is None) == (total.won_by() is not None)
            drawer = 1 - drawer  # [1.5]
