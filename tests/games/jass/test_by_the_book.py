"""The rules agree, choice by choice, with a second account of them."""

from dataclasses import replace
from random import Random

import pytest

from cardtable.engine.cards import Card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice, Deal, Lots, Play, State
from cardtable.games.jass.model import STANDARD, Choose, Contract, DealScored, Public, Push
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.tricks import DECK
from cardtable.games.jass.weis import meld_cards, melds, total
from tests.games.jass.by_the_book import BookDeal, book_melds, most_in_any_way, value


def word(choice: Choice) -> str:
    """The choice as the book calls it."""
    match choice:
        case Play(card):
            return str(card)
        case Choose(contract):
            return str(contract)
        case Push():
            return "push"
    raise AssertionError(choice)


def play_both(match: Match[Public], book: BookDeal, rng: Random) -> None:
    """Play one deal on both accounts."""
    while not book.over:
        legal = match.rules.legal(match.state)
        assert match.turn == book.on_turn
        assert {word(choice) for choice in legal} == book.may()
        choice = rng.choice(legal)
        match.play(choice)
        book.do(word(choice))
        assert match.state.public.scores == tuple(book.score)
    end = match.steps[-1].event
    assert isinstance(end, DealScored)
    assert [team.tricks for team in end.teams] == book.tricks
    assert [team.card_points for team in end.teams] == book.raw
    assert [team.weis for team in end.teams] == book.weis_points


def near(rng: Random) -> tuple[int, int]:
    """Scores from which a deal may well end the match."""
    return rng.randrange(2300, 2999), rng.randrange(2300, 2999)


@pytest.mark.parametrize("dealer", range(4))
def test_matches(dealer: int) -> None:
    for number in range(12):
        rng, match = Random(number), Match(Rules(), number)
        match.play(Lots(dealer))
        first, score, forehand, dealt_by = True, [0, 0], None, dealer
        while match.turn == NATURE:
            deal = match.chance()
            assert isinstance(deal, Deal)
            match.play(deal)
            book = BookDeal([str(card) for card in deal.deck], dealt_by, forehand, score)
            play_both(match, book, rng)
            score = book.score
            dealt_by = book.forehand if first else (dealt_by + 1) % 4  # [5]
            forehand, first = (dealt_by + 1) % 4, False
        assert max(score) >= 3000


def test_the_ends_of_matches() -> None:
    """So many deals from scores near the end: which item wins is what may go wrong."""
    rules, winners = Rules(), 0
    for number in range(400):
        rng = Random(number)
        order = list(DECK)
        rng.shuffle(order)
        match = Match(rules, start=started(order, near(rng)))
        book = BookDeal([str(card) for card in order], 3, 0, list(match.state.public.scores))
        play_both(match, book, rng)
        winners += match.turn is None
    assert 100 < winners < 400


def started(order: list[Card], scores: tuple[int, int]) -> State[Public]:
    """The third seat has dealt these cards, and seat 0 is to choose."""
    rules = Rules()
    state = rules.apply(rules.start(), Lots(3))
    match = replace(state.public.match, scores=scores)
    dealt = rules.apply(State(state.cards, Public(match)), Deal(tuple(order)))
    assert dealt.public.deal is not None
    deal = replace(dealt.public.deal, forehand=0, turn=0)
    return State(dealt.cards, Public(dealt.public.match, deal))


def test_melds_of_random_hands() -> None:
    rng = Random(7)
    found = 0
    for _ in range(3000):
        ranks = rng.choice(("AKQJT9876", "AKQJT", "TJQ98"))
        hand = rng.sample([card for card in DECK if card.rank in ranks], 9)
        ours = melds(hand, Contract.CLUBS, STANDARD)
        book = book_melds([str(card) for card in hand])
        assert sorted(sorted(map(str, meld_cards(meld))) for meld in ours) == sorted(
            map(sorted, book)
        )
        assert sorted(meld.points for meld in ours) == sorted(map(value, book))
        assert total(ours) == most_in_any_way([str(card) for card in hand]), "never fewer points"
        found += bool(ours)
    assert found > 1000


def test_a_run_cut_in_the_middle_is_no_better() -> None:
    hand = cards("CA CK CQ CJ CT HQ SQ DQ H8")
    assert most_in_any_way([str(card) for card in hand]) == 100
