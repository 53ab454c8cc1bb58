"""Cards and numbers are called what the player's language and deck call them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from cardtable import texts
from cardtable.card_names import FRENCH_NAMES, GERMAN_NAMES, SWISS_NAMES
from cardtable.card_objects import FRENCH_OBJECTS, GERMAN_OBJECTS, SWISS_OBJECTS
from cardtable.engine.cards import Card, Rank, Suit, card, deck
from cardtable.storage.paths import translation_dir

DECKS = {"french": deck("AKQJT98765432"), "german": deck("ATKQJ987"), "swiss": deck("AKQJT9876")}

Speak = Callable[[str], None]


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Speak]:
    installed: list[QTranslator] = []

    def speak(code: str) -> None:
        translator = QTranslator()
        assert translator.load(f"cardtable_{code}", str(translation_dir()))
        qapp.installTranslator(translator)
        installed.append(translator)

    yield speak
    for translator in installed:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("family", DECKS)
def test_every_card_of_a_deck_has_one_name_of_its_own(family: str) -> None:
    names = [texts.card_name(each, family) for each in DECKS[family]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("names", "objects"),
    [
        (FRENCH_NAMES, FRENCH_OBJECTS),
        (GERMAN_NAMES, GERMAN_OBJECTS),
        (SWISS_NAMES, SWISS_OBJECTS),
    ],
)
def test_subject_and_object_are_the_same_card(
    names: dict[str, object], objects: dict[str, object]
) -> None:
    assert names == objects


@pytest.mark.parametrize(
    ("code", "family", "language", "subject", "accusative"),
    [
        ("SJ", "french", "de", "Pik-Bube", "den Pik-Buben"),
        ("SQ", "french", "nl", "schoppenvrouw", "schoppenvrouw"),
        ("CT", "french", "hu", "treff tízes", "treff tízest"),
        ("HJ", "french", "cs", "srdcový kluk", "srdcového kluka"),
        ("CQ", "german", "hu", "makk felső", "makk felsőt"),
        ("DQ", "german", "cs", "kulový svršek", "kulového svrška"),
        ("SA", "german", "de", "Laub-Daus", "das Laub-Daus"),
        ("HT", "german", "nl", "hartentien", "hartentien"),
        ("HT", "swiss", "de", "Rosen-Banner", "das Rosen-Banner"),
        ("SJ", "swiss", "cs", "spodek štítů", "spodka štítů"),
        ("D6", "swiss", "hu", "tök hatos", "tök hatost"),
    ],
)
def test_a_card_is_named_by_deck_and_language(
    speak: Speak, code: str, family: str, language: str, subject: str, accusative: str
) -> None:
    speak(language)
    assert texts.card_name(card(code), family) == subject
    assert texts.card_object(card(code), family) == accusative


@pytest.mark.parametrize(
    ("suit", "family", "name"),
    [
        (Suit.HEARTS, "french", "kőr"),
        (Suit.HEARTS, "german", "piros"),
        (Suit.HEARTS, "swiss", "rózsa"),
        (Suit.SPADES, "german", "zöld"),
        (Suit.SPADES, "swiss", "pajzs"),
        (Suit.DIAMONDS, "german", "tök"),
    ],
)
def test_a_suit_is_named_by_its_deck(speak: Speak, suit: Suit, family: str, name: str) -> None:
    speak("hu")
    assert texts.suit_name(suit, family) == name


@pytest.mark.parametrize("family", DECKS)
def test_every_rank_of_a_deck_has_a_name_of_its_own(family: str) -> None:
    ranks = {each.rank for each in DECKS[family]}
    assert len({texts.rank_name(rank, family) for rank in ranks}) == len(ranks)


@pytest.mark.parametrize(
    "name",
    [
        lambda: texts.card_name(card("S2"), "german"),
        lambda: texts.card_object(card("S2"), "swiss"),
        lambda: texts.rank_name(Rank.TWO, "german"),
        lambda: texts.suit_name(Suit.CLUBS, "tarot"),
        lambda: texts.rank_name(Rank.ACE, "tarot"),
    ],
)
def test_what_no_deck_has_is_a_lookup_error(name: Callable[[], str]) -> None:
    with pytest.raises(LookupError):
        name()


def test_several_cards() -> None:
    cards: list[Card] = [card("SA"), card("HT")]
    assert texts.card_names(cards, "french") == "ace of spades, ten of hearts"


def test_numbers_have_a_true_minus_and_no_separators() -> None:
    assert [texts.number(n) for n in (-100, 0, 3000)] == ["−100", "0", "3000"]
    assert [texts.signed(n) for n in (-2, 0, 20)] == ["−2", "0", "+20"]
    assert texts.factor(2) == "×2"


@pytest.mark.parametrize(
    ("language", "score", "percent"),
    [
        ("en", "7–4", "52%"),
        ("nl", "7–4", "52%"),
        ("de", "7 : 4", "52\u00a0%"),
        ("hu", "7–4", "52%"),
        ("cs", "7:4", "52\u00a0%"),
    ],
)
def test_scores_and_percentages_follow_the_language(
    speak: Speak, language: str, score: str, percent: str
) -> None:
    speak(language)
    assert (texts.score(7, 4), texts.percent(52)) == (score, percent)


def test_only_the_first_letter_is_raised() -> None:
    assert texts.capitalised("ász és Ober") == "Ász és Ober"
    assert texts.capitalised("") == ""


@pytest.mark.parametrize("language", ["nl", "de", "hu", "cs", "en"])
def test_computer_players_have_six_names(speak: Speak, language: str) -> None:
    speak(language)
    assert len(set(texts.computer_names())) == 6
    assert texts.you() not in texts.computer_names()
