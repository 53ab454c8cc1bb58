"""Counts of all sequences of choices from typed positions, kept in `perft.txt`."""

from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import pytest

from cardtable.engine.cards import Suit, card, cards
from cardtable.engine.rules import NATURE, Deal, Lots, State
from cardtable.games.schnapsen.model import INDICATOR, TALON, WON, DealPublic, Public
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import Rules, held_by
from tests.games.schnapsen.by_the_book import BookDeal

FILE = Path(__file__).with_name("perft.txt")
RULES = Rules()


class Entry(NamedTuple):
    """A line of the file: where to begin, and how many sequences of 1, 2, 3 … choices there are."""

    start: str
    counts: tuple[int, ...]


def entries() -> list[Entry]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    rows = [line.rpartition("|") for line in lines if line and not line.startswith("#")]
    return [Entry(start.strip(), tuple(map(int, counts.split()))) for start, _, counts in rows]


def state_of(start: str) -> State[Public]:
    """``deck: …`` is dealt by seat 1; else hands, stock, indicator or trumps, won tricks."""
    if start.startswith("deck:"):
        lots = RULES.apply(RULES.start(), Lots(1))
        return RULES.apply(lots, Deal(cards(start.removeprefix("deck:"))))
    h0, h1, stock, face, won0, won1 = (part.strip() for part in start.split("|"))
    return position(
        (cards(h0), cards(h1)),
        leader=0,
        talon=cards(stock),
        indicator=card(face) if len(face) == 2 else None,
        trump=Suit(face) if len(face) == 1 else None,
        won=(cards(won0), cards(won1)),
    )


def settled(state: State[Public]) -> State[Public]:
    """The state when somebody is to choose."""
    while event := RULES.follow(state):
        state = RULES.apply(state, event)
    return state


def count(state: State[Public], depth: int) -> list[int]:
    """How many sequences of 1, 2, … depth choices the deal allows."""
    if depth == 0 or RULES.turn(state) in (None, NATURE):
        return [0] * depth
    total, legal = [0] * (depth - 1), RULES.legal(state)
    for choice in legal:
        total = add(total, count(settled(RULES.apply(state, choice)), depth - 1))
    return [len(legal), *total]


def book_count(book: BookDeal, depth: int) -> list[int]:
    """The same by the book."""
    if depth == 0 or book.result is not None:
        return [0] * depth
    total, possible = [0] * (depth - 1), book.may()
    for what in possible:
        following = deepcopy(book)
        following.do(what)
        total = add(total, book_count(following, depth - 1))
    return [len(possible), *total]


def add(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


def book_of(state: State[Public]) -> BookDeal:
    """The book, opened at a position before the first closing."""
    book, layout, deal = BookDeal(list(map(str, RULES.deck)), dealer=1), state.cards, public(state)
    book.hands = {seat: list(map(str, held_by(layout, seat))) for seat in (0, 1)}
    book.taken = {seat: list(map(str, layout[WON[seat]])) for seat in (0, 1)}
    book.stock = list(map(str, layout[TALON]))
    book.bottom = next(map(str, layout[INDICATOR]), None)
    book.trump, book.on_turn = str(deal.trump), deal.turn
    return book


def public(state: State[Public]) -> DealPublic:
    assert state.public.deal is not None
    return state.public.deal


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.start[:32])
def test_counts(entry: Entry) -> None:
    start = state_of(entry.start)
    assert count(start, len(entry.counts)) == [*entry.counts]


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.start[:32])
def test_the_book_counts_the_same(entry: Entry) -> None:
    found = book_count(book_of(state_of(entry.start)), 4)
    assert found == [*entry.counts[:4]]
