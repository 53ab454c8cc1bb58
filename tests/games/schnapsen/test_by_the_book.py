"""The rules agree, choice by choice, with a second account of them."""

from random import Random

import pytest

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice, Deal, Lots, Play
from cardtable.games.schnapsen.model import Close, DealWon, Exchange, Public
from cardtable.games.schnapsen.rules import Rules
from tests.games.schnapsen.by_the_book import BookDeal


def word(choice: Choice) -> str:
    """The choice as the book calls it."""
    match choice:
        case Play(card):
            return str(card)
        case Close():
            return "close"
        case Exchange():
            return "exchange"
    raise AssertionError(choice)


def play_both(match: Match[Public], book: BookDeal, rng: Random, care: float) -> None:
    """Play one deal on both accounts; a card is the more often chosen the less `care` there is."""
    while match.turn is not None and match.turn != NATURE:
        legal = match.rules.legal(match.state)
        assert match.turn == book.on_turn
        assert {word(choice) for choice in legal} == book.may()
        cards = [choice for choice in legal if isinstance(choice, Play)]
        choice = rng.choice(cards if rng.random() < care else legal)
        match.play(choice)
        book.do(word(choice))
        deal = match.state.public.deal
        assert deal is not None
        tricks = [len(book.taken[seat]) > 0 for seat in (0, 1)]
        assert deal.points == (book.points(0), book.points(1))
        assert deal.pending == tuple(0 if tricks[seat] else book.bonus[seat] for seat in (0, 1))


@pytest.mark.parametrize("care", [0.5, 0.9, 1.0])
def test_200_matches(care: float) -> None:
    for number in range(70):
        rng, match = Random(number), Match(Rules(), number)
        match.play(Lots(dealer := number % 2))
        left = [7, 7]
        while match.turn == NATURE:
            deal = match.chance()
            assert isinstance(deal, Deal)
            match.play(deal)
            book = BookDeal([str(card) for card in deal.deck], dealer)
            play_both(match, book, rng, care)
            won = match.steps[-1].event
            assert isinstance(won, DealWon)
            assert (won.seat, won.game_points) == book.result
            left[won.seat] = max(0, left[won.seat] - won.game_points)  # [22]
            assert match.state.public.match.to_go == tuple(left)
            dealer = 1 - dealer  # [3]
        assert min(left) == 0
