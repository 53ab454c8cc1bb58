"""The words of hints: every reason has a sentence, in every language, with its places filled."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.ai.advice import Advice, Because, Rated, Reason
from cardtable.engine.cards import Suit, card, cards
from cardtable.engine.rules import Choice, Play
from cardtable.hint_words import decimal, hint, sentence, versus
from cardtable.languages import LANGUAGES, install
from cardtable.tabletop.table import Names

NAMES = Names(("You", "Ruth"))
FULL = {
    "card": card("HA"),
    "seat": 1,
    "suit": Suit.HEARTS,
    "number": 2.5,
    "of": 6,
    "cards": cards("HA HK"),
}
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    install(qapp, "en")
    yield
    install(qapp, "en")


@every_language
@pytest.mark.parametrize("kind", Because)
def test_every_reason_is_a_whole_sentence(qapp: QApplication, language: str, kind: Because) -> None:
    install(qapp, language)
    told = sentence(Reason(kind, **FULL), NAMES, "french")  # type: ignore[arg-type]  # all facts
    assert told
    assert "{" not in told
    assert "%" not in told


@pytest.mark.parametrize(
    ("language", "value", "written"),
    [
        ("en", 2.5, "2.5"),
        ("de", 2.5, "2,5"),
        ("hu", 0.04, "0"),
        ("cs", 7.0, "7"),
        ("nl", -12.26, "\N{MINUS SIGN}12,3"),
        ("en", -0.04, "0"),
    ],
)
def test_numbers_have_one_decimal_where_there_is_something_behind_the_point(
    qapp: QApplication, language: str, value: float, written: str
) -> None:
    install(qapp, language)
    assert decimal(value) == written


def rated(*values: float) -> tuple[Rated, ...]:
    return tuple(
        Rated(Play(each), value) for each, value in zip(cards("HA HK HQ HJ"), values, strict=False)
    )


def test_the_three_best_stand_beside_each_other() -> None:
    told = hint(Advice(rated(5, 3, -5, -9)), "Play", NAMES, "french", str).versus
    assert told is not None
    assert [row.text for row in told.rows] == ["best", "\N{MINUS SIGN}2", "\N{MINUS SIGN}10"]
    shares = [row.share for row in told.rows]
    assert shares[0] == 1
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] > 0


def test_equal_cards_have_equal_bars() -> None:
    told = versus(rated(1, 1), ("a", "b"))
    assert told is not None
    assert [row.share for row in told.rows] == [1, 1]


def test_a_difference_that_reads_as_none_is_seen_as_none() -> None:
    told = versus(rated(1.02, 1), ("a", "b"))
    assert told is not None
    assert [(row.share, row.text) for row in told.rows] == [(1, "best"), (1, "0")]


def test_one_card_is_compared_with_nothing() -> None:
    assert versus(rated(1), ("a",)) is None


def test_the_button_says_what_it_does() -> None:
    def caption(choice: Choice) -> str:
        return type(choice).__name__

    assert hint(Advice(rated(1)), "Play", NAMES, "french", caption).button == "Play it"


def test_without_a_reason_it_says_how_much_was_examined() -> None:
    assert hint(Advice(rated(1), 2), "Play", NAMES, "french", str).text == "2 layouts examined"
    assert hint(Advice(rated(1), 1), "Play", NAMES, "french", str).text == "1 layout examined"
    assert hint(Advice(rated(1)), "Play", NAMES, "french", str).text == ""
