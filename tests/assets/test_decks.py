"""What is committed under assets: complete, licensed, light, and drawn by QtSvg as it should be."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QFontDatabase, QRawFont, QTransform
from pytestqt.qtbot import QtBot

from tests.assets.pictures import ASSETS, DECKS, read, render, share_covered, share_different

LARGEST_FILE = 90_000  # bytes
ELEMENTS = {"svg", "defs", "g", "use", "path", "rect"}  # all that QtSvg draws right and fast
OPAQUE_CARD = 0.97  # the rest is its round corners
FAMILIES = {"french": "23456789TJQKA", "german": "6789TJQKA", "swiss": "6789TJQKA"}
CARDS = {deck: [suit + rank for suit in "CDHS" for rank in FAMILIES[deck]] for deck in DECKS}
BACKS = ["back", "back2", "back3", "back4"]
SIGNS = sorted((ASSETS / "signs").glob("*.svg"))
ICONS = sorted((ASSETS / "icons").glob("*.svg"))
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))
PICTURES = sorted(ASSETS.rglob("*.svg"))


@cache
def description(deck: str) -> dict[str, Any]:
    """The deck's deck.json."""
    found: dict[str, Any] = json.loads(read(ASSETS / "decks" / deck / "deck.json"))
    return found


def picture(deck: str, element: str) -> Path:
    return ASSETS / "decks" / deck / "standard" / f"{element}.svg"


@pytest.mark.parametrize("deck", DECKS)
def test_deck_says_what_it_is(deck: str) -> None:
    known = description(deck)
    assert known["id"] == known["family"] == deck
    assert known["name"]
    assert known["author"]
    assert known["licence"] == "GPL-3.0-or-later"
    others = {file.stem for file in (ASSETS / "decks" / deck).glob("*.json")} - {"deck"}
    assert set(known["sets"]) == {"standard", *others}
    assert {"standard-large", "four", "four-large"} <= set(known["sets"])


@pytest.mark.parametrize("deck", DECKS)
def test_deck_has_every_card_of_its_family_once(deck: str) -> None:
    elements = description(deck)["elements"]
    assert sorted(elements) == sorted(CARDS[deck])
    assert len(set(elements.values())) == len(elements)
    files = {file.stem for file in (ASSETS / "decks" / deck / "standard").iterdir()}
    assert files == {*elements.values(), *description(deck)["backs"]}


@pytest.mark.parametrize(
    ("deck", "code", "element"),
    [
        ("french", "SA", "SA"),
        ("french", "HT", "H10"),
        ("german", "CA", "gED"),
        ("german", "SJ", "gLU"),
        ("german", "HQ", "gHO"),
        ("german", "DT", "gB10"),
        ("swiss", "SA", "sSA"),
        ("swiss", "DT", "sBB"),
        ("swiss", "CJ", "sEU"),
        ("swiss", "HQ", "sRO"),
    ],
)
def test_codes_name_the_right_picture(deck: str, code: str, element: str) -> None:
    assert description(deck)["elements"][code] == element


@pytest.mark.parametrize("deck", DECKS)
def test_sign_of_a_suit_is_the_sign_on_its_cards(deck: str) -> None:
    known = description(deck)
    assert sorted(known["signs"]) == ["C", "D", "H", "S"]
    for suit, sign in known["signs"].items():
        assert (ASSETS / "signs" / f"{sign}.svg").is_file()
        assert (ASSETS / "signs" / f"{sign}-symbolic.svg").is_file()
        assert all(
            element.startswith(sign)
            for code, element in known["elements"].items()
            if code[0] == suit
        )


@pytest.mark.parametrize("deck", DECKS)
def test_letter_and_ribbon_sets_exist(deck: str) -> None:
    texts = json.loads(read(ASSETS / "decks" / "texts.json"))
    assert set(description(deck)["letters"]) == set(texts["letters"][deck])
    assert set(description(deck)["ribbons"]) == (
        set(texts["ribbons"]) if deck == "german" else set()
    )


@pytest.mark.parametrize(
    ("deck", "element"),
    [
        (deck, element)
        for deck in DECKS
        for element in [*description(deck)["elements"].values(), *description(deck)["backs"]]
    ],
)
def test_element_is_drawn_in_the_size_of_the_card(deck: str, element: str, qtbot: QtBot) -> None:
    image, size = render(read(picture(deck, element))), description(deck)["size"]
    assert image.height() == round(image.width() * size["height"] / size["width"])
    assert size["height_mm"] / size["width_mm"] == pytest.approx(size["height"] / size["width"])
    assert share_covered(image) > OPAQUE_CARD
    assert len({image.pixel(x, y) for x in range(8, 88, 2) for y in range(8, 120, 2)}) > 2


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_look_alike(deck: str, qtbot: QtBot) -> None:
    images = [
        render(read(picture(deck, element)))
        for element in [*description(deck)["elements"].values(), *BACKS]
    ]
    assert len({bytes(image.constBits()) for image in images}) == len(images)


@pytest.mark.parametrize("deck", DECKS)
def test_courts_and_backs_are_the_same_when_turned(deck: str, qtbot: QtBot) -> None:
    elements = description(deck)["elements"].items()
    half_turn = QTransform().rotate(180)
    for element in [*(element for code, element in elements if code[1] in "JQK"), *BACKS]:
        image = render(read(picture(deck, element)))
        assert share_different(image, image.transformed(half_turn)) < 0.002, element


@pytest.mark.parametrize("file", [*SIGNS, *ICONS], ids=lambda file: file.stem)
def test_sign_and_icon_are_drawn(file: Path, qtbot: QtBot) -> None:
    image = render(read(file), 32)
    assert image.width() == image.height()
    assert 0.1 < share_covered(image) < 1


def test_signs_and_icons_are_complete() -> None:
    suits = {sign for deck in DECKS for sign in description(deck)["signs"].values()}
    signs = {*suits, "obenabe", "undenufe", "push"}
    coloured = {f"{colours}-{sign}" for colours in ("four", "poker4") for sign in "CD"}
    plain = {f"{sign}-symbolic" for sign in signs}
    assert {file.stem for file in SIGNS} == signs | plain | coloured
    sizes = {f"cardtable-{size}" for size in (16, 22, 24, 32, 48, 64, 128, 256, 512)}
    assert {file.stem for file in ICONS} == sizes | {"cardtable", "cardtable-symbolic"}


def test_symbolic_pictures_have_one_colour_to_exchange() -> None:
    symbols = [file for file in [*SIGNS, *ICONS] if file.stem.endswith("-symbolic")]
    assert len(symbols) == 16
    for file in symbols:
        assert set(re.findall(r"#[0-9a-f]{6}", read(file))) == {"#1e1b26"}, file.name


def test_pictures_hold_only_what_qtsvg_draws_right() -> None:
    strange = {
        file.name: odd
        for file in PICTURES
        if (odd := set(re.findall(r"<([a-zA-Z]+)", read(file))) - ELEMENTS)
    }
    assert len(PICTURES) == 181
    assert not strange


def test_no_picture_is_too_heavy() -> None:
    assert not {
        file.name: file.stat().st_size for file in PICTURES if file.stat().st_size > LARGEST_FILE
    }


@pytest.mark.parametrize("file", FONTS, ids=lambda file: file.stem)
def test_font_has_the_letters_of_all_five_languages(file: Path, qtbot: QtBot) -> None:
    number = QFontDatabase.addApplicationFont(str(file))
    assert QFontDatabase.applicationFontFamilies(number)
    font = QRawFont(str(file), 20)
    assert not [letter for letter in "őŐűŰřŘěĚůčšžýáéíóúäöüßëï–…" if not _has(font, letter)]


def _has(font: QRawFont, letter: str) -> bool:
    return font.supportsCharacter(ord(letter))


def test_fonts_come_with_their_licences() -> None:
    assert len(FONTS) == 6
    for name in ("OFL-Alegreya.txt", "OFL-AlegreyaSans.txt"):
        assert "SIL Open Font License, Version 1.1" in read(ASSETS / "fonts" / name)
