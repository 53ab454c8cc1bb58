"""Counts of all sequences of choices from typed positions, kept in `perft.txt`."""

from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import pytest

from cardtable.engine.rules import NATURE, State
from cardtable.games.jass.model import Public
from tests.games.jass.by_the_book import BookDeal
from tests.games.jass.test_by_the_book import word
from tests.games.jass.typed import RULES, at

FILE = Path(__file__).with_name("perft.txt")
BOOK_DEPTH = 4


class Entry(NamedTuple):
    """A line of the file: where to begin, and how many sequences of 1, 2, 3 … choices there are."""

    hands: tuple[str, ...]
    contract: str
    plays: str
    counts: tuple[int, ...]


def entries() -> list[Entry]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [_entry(line) for line in lines if line and not line.startswith("#")]


def _entry(line: str) -> Entry:
    *hands, contract, plays, counts = (part.strip() for part in line.split("|"))
    return Entry(tuple(hands), contract, plays, tuple(map(int, counts.split())))


def name_of(entry: Entry) -> str:
    return f"{entry.contract or 'choice'}-{len(entry.plays.split())}-{entry.hands[0][:8]}"


def begun(entry: Entry) -> State[Public]:
    return at(*entry.hands, contract=entry.contract or None, plays=entry.plays).state


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
    if depth == 0 or book.over:
        return [0] * depth
    total, possible = [0] * (depth - 1), book.may()
    for what in possible:
        following = deepcopy(book)
        following.do(what)
        total = add(total, book_count(following, depth - 1))
    return [len(possible), *total]


def add(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


def book_of(entry: Entry) -> BookDeal:
    """The book, opened at the same moment."""
    hands = [hand.split() for hand in entry.hands]
    order = [hands[packet % 4][packet // 4 * 3 :][:3] for packet in range(12)]
    book = BookDeal([card for packet in order for card in packet], 3, 0, [0, 0])
    start = at(*entry.hands).state
    assert start.public.deal is not None
    if entry.contract:
        contract = next(c for c in RULES.legal(start) if word(c) == _code(entry.contract))
        book.do(word(contract))
    for card in entry.plays.split():
        book.do(card)
    return book


def _code(contract: str) -> str:
    return {"acorns": "C", "roses": "H", "shields": "S", "bells": "D"}.get(contract, contract)


@pytest.mark.parametrize("entry", entries(), ids=name_of)
def test_counts(entry: Entry) -> None:
    assert count(begun(entry), len(entry.counts)) == [*entry.counts]


@pytest.mark.parametrize("entry", entries(), ids=name_of)
def test_the_book_counts_the_same(entry: Entry) -> None:
    depth = min(BOOK_DEPTH, len(entry.counts))
    assert book_count(book_of(entry), depth) == [*entry.counts[:depth]]
