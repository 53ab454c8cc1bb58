"""Index letters and ribbon words of other languages on finished cards."""

import re
from pathlib import Path

import pytest

from cardtable.table.relabel import CardTexts, read_texts, relabel

DECKS = Path(__file__).parents[2] / "assets" / "decks"
CLOSED_PATH = re.compile(r"M[-\d. MLHVCSQTZ]+Z")


@pytest.fixture(scope="module")
def texts() -> CardTexts:
    return read_texts(DECKS / "texts.json")


def picture(deck: str, card: str) -> str:
    return (DECKS / deck / "standard" / f"{card}.svg").read_text(encoding="utf-8")


def outline(svg: str, path_id: str) -> str:
    found = re.search(rf'<path id="{path_id}"[^>]* d="([^"]*)"', svg)
    assert found is not None
    return found.group(1)


@pytest.mark.parametrize(
    ("deck", "card", "letters", "letter"),
    [
        ("french", "SQ", "nl", "V"),
        ("french", "HJ", "de", "B"),
        ("french", "SQ", "cs", "Q"),  # Czech packs have no letters of their own
        ("german", "gHD", "hu", "Á"),
        ("german", "gHU", "hu", "A"),
        ("german", "gE10", "cs", "X"),
        ("german", "gLO", "cs", "Sv"),
        ("swiss", "sSB", "de", "B"),
        ("swiss", "sSB", "int", "10"),
    ],
)
def test_letter(texts: CardTexts, deck: str, card: str, letters: str, letter: str) -> None:
    changed = relabel(picture(deck, card), texts, deck, card, letters)
    assert outline(changed, "letter") == texts["glyphs"][deck]["normal"][letter]


@pytest.mark.parametrize(
    ("card", "ribbons", "word"),
    [("gEK", "hu", "KIRÁLY"), ("gBO", "hu", "STÜSZI"), ("gEO", "cs", "SVRŠEK")],
)
def test_ribbon_of_a_court(texts: CardTexts, card: str, ribbons: str, word: str) -> None:
    changed = relabel(picture("german", card), texts, "german", card, ribbons=ribbons)
    assert [outline(changed, "word"), outline(changed, "dots")] == texts["words"][word]


@pytest.mark.parametrize(("card", "season"), [("gHD", "TAVASZ"), ("gLD", "ŐSZ")])
def test_ribbon_of_an_ace(texts: CardTexts, card: str, season: str) -> None:
    changed = relabel(picture("german", card), texts, "german", card, ribbons="hu")
    assert outline(changed, "word") == texts["seasons"][season]


def test_the_sets_of_the_files_change_nothing(texts: CardTexts) -> None:
    for deck in ("french", "german", "swiss"):
        for file in (DECKS / deck / "standard").glob("*.svg"):
            svg = file.read_text(encoding="utf-8")
            assert relabel(svg, texts, deck, file.stem) == svg, file.name


def test_only_path_data_changes(texts: CardTexts) -> None:
    svg = picture("german", "gLU")
    changed = relabel(svg, texts, "german", "gLU", "cs", "cs")
    assert changed != svg
    data = re.compile(r' d="[^"]*"')
    assert data.sub("", changed) == data.sub("", svg)


def test_large_index_takes_the_large_outline(texts: CardTexts) -> None:
    changed = relabel(picture("french", "SK"), texts, "french", "SK", "nl", large=True)
    assert outline(changed, "letter") == texts["glyphs"]["french"]["large"]["H"]


def test_swiss_ribbons_keep_their_printed_words(texts: CardTexts) -> None:
    svg = picture("swiss", "sEK")
    assert outline(relabel(svg, texts, "swiss", "sEK", "cs", "cs"), "word") == outline(svg, "word")


def test_unknown_ribbon_set_is_refused(texts: CardTexts) -> None:
    with pytest.raises(KeyError):
        relabel(picture("german", "gEK"), texts, "german", "gEK", ribbons="xx")


def test_every_outline_is_a_closed_path(texts: CardTexts) -> None:
    outlines = [
        data
        for sizes in texts["glyphs"].values()
        for letters in sizes.values()
        for data in letters.values()
    ]
    outlines += [data for pair in texts["words"].values() for data in pair if data]
    outlines += list(texts["seasons"].values())
    assert len(outlines) > 90
    assert all(CLOSED_PATH.fullmatch(data) for data in outlines)
