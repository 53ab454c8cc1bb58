"""The cards in high contrast: every set, letters and words, by one exchange of colours."""

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from assets.generator.colours import LEAST_DISTANCE, SIGHTS, smallest_distance
from cardtable.engine.cards import Card, Rank, Suit
from cardtable.look.dress import Dress
from cardtable.look.pictures import sign_image
from cardtable.storage.declared import COLOURS
from cardtable.storage.settings import Settings
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print, deck_facts
from cardtable.table.faces import Faces, card_image, forget_decks
from cardtable.windows.dress.card_looks import wanted_dress
from tests.look.test_contrast import contrast
from tests.table.test_own_deck import make

LEAST = 7
WIDTH = 240
WORN = [(deck, choice) for deck, setting in COLOURS.items() for choice in setting.choices]
every_set = pytest.mark.parametrize(("deck", "colours"), WORN)


def dress(deck: str, colours: str) -> Dress:
    settings = Settings()
    settings.put(COLOURS[deck], colours)
    return wanted_dress(settings, deck, strong=True)


def seven(deck: str, suit: Suit, worn: Dress) -> QImage:
    facts = deck_facts(deck, worn)
    return card_image(facts, facts.elements[str(Card(suit, Rank.SEVEN))], WIDTH)


def letter(deck: str, suit: Suit, worn: Dress) -> tuple[str, str]:
    """The colour of an index, and of the edge round it, if it has one."""
    facts = deck_facts(deck, worn)
    svg = Faces(facts).svg(facts.elements[str(Card(suit, Rank.SEVEN))]).decode()
    found = re.search(r'id="letter" fill="(#\w+)"(?: stroke="(#\w+)" stroke-width="3\.4")?', svg)
    assert found is not None
    return found[1], found[2] or ""


@every_set
def test_every_index_stands_out_from_white(deck: str, colours: str) -> None:
    for suit in Suit:
        fill, edge = letter(deck, suit, dress(deck, colours))
        assert contrast(edge or fill, "#ffffff") >= LEAST, (suit, fill)


def test_the_stone_of_an_amber_ace_has_a_black_edge(qtbot: QtBot) -> None:
    facts = deck_facts("french", dress("french", "safe"))
    ace = card_image(facts, facts.elements[str(Card(Suit.DIAMONDS, Rank.ACE))], WIDTH)
    middle = ace.height() // 2
    across = [ace.pixelColor(x, middle).name() for x in range(WIDTH // 4, WIDTH // 2)]
    first = next(colour for colour in across if colour != "#ffffff")
    edge = across.index(first)
    assert "#000000" in across[edge : edge + 4]


@every_set
def test_paper_is_white_and_its_rim_black(qtbot: QtBot, deck: str, colours: str) -> None:
    picture = seven(deck, Suit.SPADES, dress(deck, colours))
    seen = Counter(
        picture.pixelColor(x, y).name()
        for x in range(WIDTH)
        for y in range(0, picture.height(), 3)
        if picture.pixelColor(x, y).alpha() == 255
    )
    assert seen.most_common(1)[0][0] == "#ffffff"
    assert picture.pixelColor(1, picture.height() // 2).name() == "#000000"


@pytest.mark.parametrize("deck", COLOURS)
def test_courts_have_no_tint_behind_them(deck: str) -> None:
    tints = {"#d9e4ea", "#f8dccf", "#fbeec6", "#dcead2", "#f0e2c6", "#e3e0e8", "#fbf6e9"}
    for worn in (Dress(strong=True), Dress(colours="four", strong=True)):
        facts = deck_facts(deck, worn)
        for element in facts.elements.values():
            svg = Faces(facts).svg(element).decode()
            assert not tints & set(re.findall(r"#\w{6}", svg)), element


@pytest.mark.parametrize(("deck", "sight"), [*product(COLOURS, SIGHTS)])
def test_the_safe_colours_stay_apart_in_high_contrast_too(deck: str, sight: str) -> None:
    fills = [letter(deck, suit, dress(deck, "safe"))[0] for suit in Suit]
    assert smallest_distance(fills, sight) >= LEAST_DISTANCE


def test_letters_and_ribbon_words_are_exchanged_as_ever() -> None:
    facts = deck_facts("german", Dress(ribbons="hu", strong=True))
    usual = deck_facts("german", Dress(ribbons="hu"))
    words = [
        re.findall(r' d="([^"]*)"', Faces(each).svg("gHD").decode()) for each in (facts, usual)
    ]
    assert words[0] == words[1]


@pytest.mark.parametrize("back", ["back", "back2", "back3", "back4"])
def test_a_back_has_a_black_rim_and_a_white_margin(qtbot: QtBot, back: str) -> None:
    picture = card_image(deck_facts("french", Dress(strong=True)), back, WIDTH)
    across = [picture.pixelColor(x, 150).name() for x in range(12)]
    assert across[1] == "#000000"
    assert "#ffffff" in across


def test_suit_signs_are_in_the_same_colours(qtbot: QtBot) -> None:
    heart = sign_image("H", 64, strong=True)
    assert heart.pixelColor(32, 30).name() == letter("french", Suit.HEARTS, Dress(strong=True))[0]
    assert heart != sign_image("H", 64)


def test_backs_are_drawn_anew_when_high_contrast_comes(qtbot: QtBot) -> None:
    art = DeckArt("french")
    wanted = Print("back", 90)
    art.want((wanted,))
    qtbot.waitUntil(art.is_ready, timeout=10_000)
    before = art.pixmap("back", 90).toImage()
    assert art.wear(Dress(strong=True))
    art.want((wanted,))
    qtbot.waitUntil(art.is_ready, timeout=10_000)
    assert art.pixmap("back", 90).toImage() != before
    art.close()


def test_pictures_of_ones_own_stay_as_they_are_within_a_black_rim(
    qtbot: QtBot, tmp_path: Path
) -> None:
    folder = str(make(tmp_path / "own"))
    usual, strong = (
        card_image(deck_facts("swiss", Dress(folder=folder, strong=on)), "sS6", 100)
        for on in (False, True)
    )
    assert strong.pixelColor(0, 80).name() == "#000000"
    assert usual.pixelColor(0, 80).alpha() == 0
    inner = strong.rect().adjusted(3, 3, -3, -3)
    assert strong.copy(inner) == usual.copy(inner)
    forget_decks()
