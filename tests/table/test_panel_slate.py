"""The panel of Jass: what is chalked up, what gives way where it is low, and what is told of it."""

from importlib import import_module
from itertools import pairwise

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import Suit, cards
from cardtable.look.canvas import Canvas
from cardtable.look.parts_slate import Strokes, in_fives, slate_image, strokes
from cardtable.look.pictures import card_file
from cardtable.look.present import Look
from cardtable.look.theme import DAY, EVENING, Theme
from cardtable.table.art import DeckArt
from cardtable.table.panel_blocks import laid_out, paint_block
from cardtable.table.panel_pen import Pen
from cardtable.table.panel_strip import PanelStrip, contract, scores
from cardtable.table.texts import panel_text
from cardtable.tabletop.panel import (
    Block,
    ContractBlock,
    LastTrick,
    Panel,
    SideScore,
    Slate,
    SlateSide,
    Sums,
)

US = SideScore(0, "Wir", "+170 in dieser Runde", "1284", ("french/HJ", "french/HQ"), active=True)
THEM = SideScore(1, "Gegner", "Vreni und Sepp", "1107", ("swiss/sEU", "french/DQ"))
SLATE = Slate((SlateSide(0, "Wir", 1284), SlateSide(1, "Gegner", 1107)))
TRUMPS = ContractBlock(Suit.DIAMONDS, "", "Schellen", "Ansage: Sepp", "×2")
DOWN = ContractBlock(None, "down", "Obenabe", "Ansage: Vreni", "×3")
SUMS = Sums(("Stöck 20 × 2 = 40", "Weis 70 × 2 = 140", "Stich 15 × 2 = 30"))
LAST = LastTrick("Letzter Stich", cards("D9 DA C7 DJ"), "15", "für Katharina", 1)
ALL: tuple[Block, ...] = (SLATE, US, THEM, TRUMPS, SUMS, LAST)


@pytest.fixture
def pen(qtbot: QtBot) -> Pen:
    del qtbot  # fonts need the application
    return Pen(Canvas(QPainter(), DAY), DeckArt("swiss"), 0, 1.0, 256)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (0, (0, 0, 0, 0)),
        (20, (0, 0, 1, 0)),
        (50, (0, 1, 0, 0)),
        (99, (0, 1, 2, 9)),
        (157, (1, 1, 0, 7)),
        (1284, (12, 1, 1, 14)),
        (2999, (29, 1, 2, 9)),
    ],
)
def test_points_become_strokes(points: int, expected: tuple[int, int, int, int]) -> None:
    assert strokes(points) == Strokes(*expected)


def test_every_fifth_stroke_crosses_the_four_before_it() -> None:
    assert [len(_drawn(count)) for count in (0, 1, 4, 5, 6, 10, 29)] == [0, 1, 4, 5, 6, 10, 29]
    *upright, crossing = _drawn(5)
    for line in upright:
        kind, _ = line.intersects(crossing)
        assert kind is line.IntersectionType.BoundedIntersection
    *_, fourth, last = _drawn(9)
    assert last.x1() > fourth.x1(), "nine are a five and four that nothing crosses"


def test_a_long_match_stays_on_its_line() -> None:
    assert _chalk(slate_image((("", 2999),), 248, 150, 1.0, 1.0)) > 0
    for points in (2999, 3480, 5000):
        image = slate_image((("", points),), 248, 150, 1.0, 1.0)
        beside = image.copy(10, 12, 14, 60), image.copy(image.width() - 24, 12, 10, 20)
        assert [_chalk(part) for part in beside] == [0, 0], points


def test_chalk_is_painted_anew_only_when_the_points_change() -> None:
    first = slate_image((("Wir", 157), ("Gegner", 0)), 248, 286, 1.0, 1.0)
    assert slate_image((("Wir", 157), ("Gegner", 0)), 248, 286, 1.0, 1.0) is first
    assert slate_image((("Wir", 177), ("Gegner", 0)), 248, 286, 1.0, 1.0) != first
    assert slate_image((("Wir", 157), ("Gegner", 0)), 248, 286, 1.0, 2.0).width() == 496


@pytest.mark.parametrize("high", [400, 452, 536, 546, 656, 1000])
@pytest.mark.parametrize("blocks", [ALL, ALL[:3], (SLATE, US, THEM, DOWN, SUMS)])
def test_nothing_stands_outside_the_panel(pen: Pen, blocks: tuple[Block, ...], high: int) -> None:
    box = QRectF(14, 58, 256, high)
    _, placed = laid_out(pen, blocks, box)
    assert all(box.contains(each.box) for each in placed)
    assert all(above.box.bottom() <= below.box.y() + 0.01 for above, below in pairwise(placed))


@pytest.mark.parametrize(
    ("high", "gone"),
    [
        (1000, set()),
        (656, set()),
        (546, {LastTrick}),
        (404, {LastTrick, Sums}),
        (330, {LastTrick, Sums, Slate}),
    ],
)
def test_what_gives_way_in_a_low_panel(pen: Pen, high: int, gone: set[type[Block]]) -> None:
    _, placed = laid_out(pen, ALL, QRectF(0, 0, 256, high))
    assert [each.block for each in placed] == [b for b in ALL if type(b) not in gone]


def test_the_slate_gives_room_before_a_block_goes(pen: Pen) -> None:
    _, roomy = laid_out(pen, ALL, QRectF(0, 0, 256, 1000))
    _, low = laid_out(pen, ALL, QRectF(0, 0, 256, 656))
    assert len(low) == len(roomy)
    assert 190 <= low[0].box.height() < roomy[0].box.height()


@pytest.mark.parametrize("theme", [DAY, EVENING])
@pytest.mark.parametrize("played", [TRUMPS, DOWN])
def test_every_block_paints_inside_its_box(pen: Pen, theme: Theme, played: ContractBlock) -> None:
    blocks: tuple[Block, ...] = (SLATE, US, THEM, played, SUMS, LAST)
    image = QImage(296, 760, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    here = Pen(Canvas(painter, theme), pen.art, 0, 1.0, 256)
    here, placed = laid_out(here, blocks, QRectF(20, 20, 256, 720))
    for each in placed:
        paint_block(here, each)
    painter.end()
    assert _inked(image.copy(0, 0, 18, 760)) == _inked(image.copy(278, 0, 18, 760)) == 0
    for each in placed:
        assert _inked(image.copy(each.box.toRect())) > 0, type(each.block)


def test_the_ear_hears_points_not_strokes() -> None:
    told = panel_text(Panel("Jasstafel", "Bis 3000 Punkte", ALL))
    parts = ["Wir: 1284", "Gegner: 1107", "+170 in dieser Runde", "Vreni und Sepp", "Schellen ×2"]
    parts += ["Ansage: Sepp", *SUMS.lines, "Letzter Stich", "15", "für Katharina"]
    assert [part for part in parts if part not in told] == []


def test_the_strip_shows_teams_and_contract(qtbot: QtBot) -> None:
    panel = Panel("Jasstafel", "", ALL)
    first, second = scores(panel)
    assert (first.name, first.points, first.faces, first.active) == ("Wir", "1284", US.faces, True)
    assert (second.note, second.figure) == ("Vreni und Sepp", "")
    assert contract(panel) == TRUMPS
    window = QWidget()
    qtbot.addWidget(window)
    strip = PanelStrip(Look(DAY, "petrol"), DeckArt("swiss"), window)
    strip.show_panel(Panel("Jasstafel", "", ALL[:3]), 0, {})
    strip.lay(0, 0, 2000, 1)
    before = strip.width()
    strip.show_panel(panel, 0, {0: "Sie spielen aus"})
    assert strip.width() > before, "the contract needs room"
    assert "Schellen ×2" in strip.accessibleDescription()
    assert "Gegner: 1107" in strip.accessibleDescription()
    strip.lay(0, 0, 520, 1)
    assert strip.width() == 520
    assert not strip.grab().isNull()


@pytest.mark.parametrize("game", ["schnapsen", "spades", "jass"])
def test_every_face_is_a_card_of_a_deck(game: str) -> None:
    faces: tuple[str, ...] = import_module(f"cardtable.games.{game}.panel").FACES
    assert all(card_file(*face.split("/")).is_file() for face in faces)


def _drawn(count: int) -> list[QLineF]:
    return list(in_fives(count, QPointF(0, 0), QPointF(7, 0), 16))


def _chalk(image: QImage) -> int:
    """How many pixels are as light as chalk."""
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).lightness() > 120 for x, y in points)


def _inked(image: QImage) -> int:
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).alpha() > 0 for x, y in points)
