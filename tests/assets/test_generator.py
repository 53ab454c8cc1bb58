"""The generator still draws the pictures that are committed, and its checks find faults."""

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.assets.pictures import ASSETS, DECKS, read, render, share_different

pytest.importorskip("pathops", reason="skia-pathops is not installed: pip install -e .[art]")
pytest.importorskip("fontTools", reason="fonttools is not installed: pip install -e .[art]")

from assets.generator import differences as generated
from assets.generator.__main__ import main
from assets.generator.build import build_all
from assets.generator.cards import face_ids, make_face
from assets.generator.checks import file_faults, frame_faults, signs_on, signs_wanted
from assets.generator.colours import SIGHTS, colour_faults, letter_colours, smallest_distance
from assets.generator.differences import all_sets, base_of, build_differences, differences
from assets.generator.drawing import Art
from assets.generator.figures.collars import COLLARS, Collar
from assets.generator.figures.faces import FAIR
from assets.generator.figures.hats import HATS, Hat
from assets.generator.figures.held import Held
from assets.generator.figures.holding import HELD, draw_held
from assets.generator.look import Look
from cardtable.table.other_sets import in_set
from cardtable.table.relabel import read_texts, relabel

TOLERANCE = 0.0005  # of all bytes: Skia may round a little differently on other machines
PICTURES = sorted(
    file.relative_to(ASSETS) for file in ASSETS.rglob("*.svg") if "generator" not in file.parts
)


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all that the generator draws now."""
    folder = tmp_path_factory.mktemp("drawn")
    build_all(folder)
    return folder


def test_the_same_files_are_drawn(drawn: Path) -> None:
    assert sorted(file.relative_to(drawn) for file in drawn.rglob("*.svg")) == PICTURES


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: f"{file.parts[1]}-{file.stem}")
def test_the_same_picture_is_drawn(drawn: Path, file: Path, qtbot: QtBot) -> None:
    now, committed = render(read(drawn / file)), render(read(ASSETS / file))
    assert share_different(now, committed) <= TOLERANCE


def test_another_picture_is_noticed(qtbot: QtBot) -> None:
    folder = ASSETS / "decks" / "german" / "standard"
    king = read(folder / "gEK.svg")
    assert share_different(render(king), render(read(folder / "gLK.svg"))) > 10 * TOLERANCE
    without_index = king.replace('id="letter"', 'id="letter" fill-opacity="0"')
    assert share_different(render(king), render(without_index)) > TOLERANCE


def test_the_same_outlines_are_drawn(drawn: Path) -> None:
    now, committed = (
        json.loads(read(folder / "decks" / "texts.json")) for folder in (drawn, ASSETS)
    )
    for part in ("letters", "ribbons"):
        assert now[part] == committed[part]
    for part in ("words", "seasons", "glyphs"):
        assert now[part].keys() == committed[part].keys()


def test_what_high_contrast_exchanges_is_committed(drawn: Path) -> None:
    now, committed = (read(folder / "decks" / "contrast.json") for folder in (drawn, ASSETS))
    assert now == committed
    rims = [part for part in json.loads(committed)["parts"] if part.startswith("<rect")]
    for card in (ASSETS / "decks").glob("*/standard/*.svg"):
        assert sum(read(card).count(rim) for rim in rims) == 1, card


@pytest.mark.parametrize("deck", DECKS)
def test_cards_show_their_signs(drawn: Path, deck: str) -> None:
    for suit, rank in face_ids(deck):
        svg = read(drawn / "decks" / deck / "standard" / f"{suit}{rank}.svg")
        assert signs_on(svg) == signs_wanted(Look(deck), rank), suit + rank


@pytest.mark.parametrize(
    ("deck", "rank", "signs"),
    [("french", "7", 7), ("french", "A", 0), ("german", "D", 2), ("swiss", "B", 2)],
)
def test_how_many_signs_a_card_must_show(deck: str, rank: str, signs: int) -> None:
    assert signs_wanted(Look(deck), rank) == signs


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("large", [False, True])
def test_nothing_leaves_the_frame(deck: str, large: bool) -> None:
    assert not list(frame_faults(deck, large))


def test_files_are_clean(drawn: Path) -> None:
    assert not list(file_faults(drawn))


@pytest.mark.parametrize("odd", ["<circle/>", '<path clip-path="x"/>', '<path fill="#123456"/>'])
def test_a_strange_file_is_a_fault(tmp_path: Path, odd: str) -> None:
    (tmp_path / "card.svg").write_text(f"<svg>{odd}</svg>", encoding="utf-8")
    assert len(list(file_faults(tmp_path))) == 1


def test_suits_stay_apart_for_colour_blind_eyes() -> None:
    assert not colour_faults()


@pytest.mark.parametrize(
    ("theme", "distances"), [("four", [50, 42, 30, 35]), ("poker4", [50, 11, 26, 13])]
)
def test_colour_distances(theme: str, distances: list[int]) -> None:
    """Figures of the art direction, by the matrices of Machado and others (2009)."""
    colours = letter_colours("french", theme)
    assert [round(smallest_distance(colours, sight)) for sight in SIGHTS] == distances


@pytest.mark.parametrize(
    ("deck", "card", "large"),
    [
        ("french", "SQ", True),
        ("german", "gHU", False),
        ("german", "gLD", True),
        ("swiss", "sSB", False),
    ],
)
@pytest.mark.parametrize("language", ["nl", "de", "hu", "cs"])
def test_relabelling_is_the_same_as_drawing_anew(
    deck: str, card: str, large: bool, language: str
) -> None:
    suit, rank = (card[:1], card[1:]) if deck == "french" else (card[:2], card[2:])
    base = make_face(Look(deck, large=large), suit, rank)
    anew = make_face(Look(deck, letters=language, ribbons=language, large=large), suit, rank)
    texts = read_texts(ASSETS / "decks" / "texts.json")
    assert relabel(base, texts, deck, card, language, language, large) == anew


@pytest.mark.parametrize(
    ("deck", "card"),
    [("french", "DA"), ("french", "CQ"), ("german", "gLU"), ("swiss", "sSB"), ("swiss", "sE9")],
)
def test_other_sets_are_the_same_as_drawing_anew(deck: str, card: str, qtbot: QtBot) -> None:
    suit, rank = (card[:1], card[1:]) if deck == "french" else (card[:2], card[2:])
    standard = read(ASSETS / "decks" / deck / "standard" / f"{card}.svg")
    for name, look in all_sets(deck).items():
        made, anew = in_set(standard, deck, card, name), make_face(look, suit, rank)
        assert share_different(render(made), render(anew)) <= TOLERANCE, name


def test_differences_say_what_changes_and_no_more() -> None:
    before, after = "a\nb\nc\nd", "a\nB\nc\nd\ne"
    assert differences(before, after) == [(1, 2, ["B"]), (4, 4, ["e"])]
    assert differences(before, before) == []
    assert [base_of(name) for name in ("standard", "standard-large", "four", "four-large")] == [
        "",
        "standard",
        "standard",
        "standard-large",
    ]


def test_the_differences_of_a_deck_are_written_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generated, "face_ids", lambda deck: [("sS", "6"), ("sB", "U")])
    (tmp_path / "decks" / "swiss").mkdir(parents=True)
    assert build_differences(tmp_path, "swiss") == 3
    for name in ("standard-large", "four", "four-large"):
        drawn, kept = (
            json.loads(read(folder / "decks" / "swiss" / f"{name}.json"))
            for folder in (tmp_path, ASSETS)
        )
        assert drawn["base"] == kept["base"]
        assert set(drawn["cards"]) <= set(kept["cards"])
        assert drawn["cards"]


def test_parts_are_found_by_name_and_draw_something() -> None:
    for kind in HELD:
        art = Art()
        draw_held(art, Held(kind, 0, 0, 0))
        assert art.shapes, kind
    for kind in HATS:
        art = Art()
        HATS[kind](art, Hat(kind))
        assert art.shapes, kind
    for kind in COLLARS:
        art = Art()
        COLLARS[kind].draw(art, Collar(kind), FAIR)
        assert art.shapes, kind


def test_sets_of_a_deck() -> None:
    assert list(all_sets("german")) == ["standard", "standard-large", "four", "four-large"]
    assert len(all_sets("french")) == 6


def test_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["colours"]) == 0
    assert "tritan 35" in capsys.readouterr().out


def test_the_program_does_not_need_the_generator() -> None:
    program = (ASSETS.parent / "cardtable").rglob("*.py")
    assert not [file.name for file in program if "assets.generator" in read(file)]
