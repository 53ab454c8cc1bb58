"""The counts of the rules are those of their second account."""

from copy import deepcopy

import pytest

from tests.games.spades.by_the_book import BookDeal
from tests.games.spades.test_perft import ROWS, match_of
from tests.games.spades.typed import rest, str_of


def book_of(start: str) -> BookDeal:
    """The start of a deal, or its last tricks, as the book has them."""
    if start in ("300", "500"):
        top = "SA H2 D5 CK"
        stock = [*top.split(), *str_of(rest(top)).split()]
        return BookDeal(stock, 0, five=start == "500")
    h0, h1, broken = (part.strip() for part in start.split("|"))
    book = BookDeal([], 0, five=False)
    book.hands = {0: h0.split(), 1: h1.split()}
    book.bids, book.open_spades = {0: 3, 1: 4}, broken == "broken"
    book.taken = {0: 13 - len(h0.split()), 1: 0}
    return book


def count(book: BookDeal, depth: int) -> list[int]:
    """How many sequences of 1, 2, … depth things to do the book allows."""
    if depth == 0 or book.over:
        return [0] * depth
    total = [0] * (depth - 1)
    for what in (may := book.may()):
        after = deepcopy(book)
        after.do(what)
        total = [one + other for one, other in zip(total, count(after, depth - 1), strict=True)]
    return [len(may), *total]


@pytest.mark.parametrize("start", [row[0].strip() for row in ROWS])
def test_the_book_counts_the_same(start: str) -> None:
    wanted = [*map(int, next(row[2] for row in ROWS if row[0].strip() == start).split())]
    assert match_of(start).turn == book_of(start).on_turn
    assert count(book_of(start), len(wanted)) == wanted
