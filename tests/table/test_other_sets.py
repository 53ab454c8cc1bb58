"""Other colours and the large index, made of the standard pictures at run time."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import card
from cardtable.look.dress import PLAIN, Dress
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print, deck_facts
from cardtable.table.faces import Faces, card_image
from cardtable.table.other_sets import in_set

DECKS = Path(__file__).parents[2] / "assets" / "decks"
AMBER, SKY_BLUE, POKER_GREEN, TEAL = "#d98a00", "#1b6fb3", "#1f7a45", "#00857a"


def standard(deck: str, element: str) -> str:
    return (DECKS / deck / "standard" / f"{element}.svg").read_text(encoding="utf-8")


def sets(deck: str) -> list[str]:
    return list(json.loads((DECKS / deck / "deck.json").read_text("utf-8"))["sets"])


def letter(svg: str) -> tuple[str, str]:
    """Colour and outline of the index letter."""
    found = re.search(r'<path id="letter" fill="(#\w+)"[^>]* d="([^"]*)"', svg)
    assert found is not None
    return found.group(1), found.group(2)


@pytest.mark.parametrize("deck", ["french", "german", "swiss"])
def test_every_set_of_every_card_is_a_picture(deck: str) -> None:
    for name in sets(deck):
        for file in (DECKS / deck / "standard").glob("*.svg"):
            svg = in_set(standard(deck, file.stem), deck, file.stem, name)
            ElementTree.fromstring(svg)
            if name.startswith("standard") and not name.endswith("large"):
                assert svg == standard(deck, file.stem)


@pytest.mark.parametrize(
    ("deck", "element", "name", "colour"),
    [
        ("french", "C7", "standard", "#1e1b26"),
        ("french", "C7", "four", SKY_BLUE),
        ("french", "DA", "four", AMBER),
        ("french", "D10", "four-large", AMBER),
        ("french", "CK", "poker4", POKER_GREEN),
        ("french", "DQ", "poker4-large", SKY_BLUE),
        ("french", "SK", "four", "#1e1b26"),
        ("french", "H2", "poker4", "#c4302b"),
        ("german", "gLU", "four", TEAL),
        ("german", "gBD", "four-large", AMBER),
        ("swiss", "sSB", "four", SKY_BLUE),
        ("swiss", "sRO", "four-large", "#c4302b"),
    ],
)
def test_the_colours_of_the_index(deck: str, element: str, name: str, colour: str) -> None:
    assert letter(in_set(standard(deck, element), deck, element, name))[0] == colour


@pytest.mark.parametrize(
    ("deck", "element"), [("french", "SQ"), ("german", "gEK"), ("swiss", "sE6")]
)
def test_a_large_index_is_larger(deck: str, element: str) -> None:
    def height(name: str) -> float:
        data = letter(in_set(standard(deck, element), deck, element, name))[1]
        ends = re.findall(r"[ MLQC](-?[\d.]+) (-?[\d.]+)", data)
        ys = [float(y) for _, y in ends if float(y) < -40]
        return max(ys) - min(ys)

    assert height("standard-large") > 1.4 * height("standard")


@pytest.mark.parametrize(
    ("dress", "outline"),
    [(Dress("nl"), "normal"), (Dress("nl", large=True), "large")],
)
def test_letters_of_a_language_come_in_both_sizes(dress: Dress, outline: str) -> None:
    faces = Faces(deck_facts("french", dress))
    texts = json.loads((DECKS / "texts.json").read_text("utf-8"))
    assert faces.letter(card("SQ")) == "V"
    assert letter(faces.svg("SQ").decode())[1] == texts["glyphs"]["french"][outline]["V"]


def test_the_signs_of_french_suits_follow_the_colours() -> None:
    four = deck_facts("french", Dress(colours="four"))
    assert [four.signs[suit] for suit in "CDHS"] == ["four-C", "four-D", "H", "S"]
    assert deck_facts("german", Dress(colours="four")).signs == deck_facts("german").signs


def test_a_card_in_small_wears_the_dress(qtbot: QtBot) -> None:
    plain = card_image(deck_facts("french"), "C7", 60)
    blue = card_image(deck_facts("french", Dress(colours="four")), "C7", 60)
    assert plain.size() == blue.size()
    assert plain != blue


def test_a_new_dress_is_drawn_while_the_old_one_stands_in(qtbot: QtBot) -> None:
    art = DeckArt("french")
    wanted = Print("C7", 90)
    art.want((wanted,))
    qtbot.waitUntil(art.is_ready, timeout=10_000)
    before = art.pixmap("C7", 90).toImage()
    assert art.wear(Dress(colours="four", large=True))
    assert not art.wear(Dress(colours="four", large=True))
    assert art.pixmap("C7", 90).toImage() == before
    art.want((wanted,))
    qtbot.waitUntil(art.is_ready, timeout=10_000)
    assert art.pixmap("C7", 90).toImage() != before
    assert art.wear(PLAIN)
    art.close()
