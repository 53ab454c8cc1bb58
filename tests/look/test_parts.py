"""Parts are as large as their words: nothing in them is cut, in any language, at any size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from cardtable.look import canvas as canvas_module
from cardtable.look.canvas import Canvas
from cardtable.look.fonts import fitted, font, text_width
from cardtable.look.icons import PATHS, icon_image
from cardtable.look.parts_controls import (
    ButtonFace,
    ButtonKind,
    ButtonState,
    button_size,
    paint_button,
)
from cardtable.look.parts_score import paint_beads, paint_meter
from cardtable.look.parts_speech import (
    REASON_WIDTH,
    bubble_size,
    paint_bubble,
    paint_reason,
    paint_toast,
    reason_size,
    toast_size,
)
from cardtable.look.parts_table import (
    PillKind,
    paint_pill,
    paint_plate,
    pill_size,
    plate_size,
)
from cardtable.look.theme import DAY

LONGEST = (
    "Übrige Stiche beanspruchen",
    "A maradék ütések igénylése",
    "Ongedaan maken",
    "Přenést na partnera",
)
REASONS = (
    "Zudrehen können Sie nur vor dem Ausspielen mit fünf Karten auf der Hand.",
    "Felül kell ütnöd, ha tudsz.",
)
SCALES = (1.0, 1.15, 1.4, 2.0)


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were shrunk or elided while painting."""
    found: list[str] = []

    def noting(text: str, used: object, width: float) -> object:
        short, smaller = fitted(text, used, width)  # type: ignore[arg-type]
        if short != text or smaller != used:
            found.append(text)
        return short, smaller

    monkeypatch.setattr(canvas_module, "fitted", noting)
    return found


@pytest.fixture(params=SCALES)
def canvas(request: pytest.FixtureRequest) -> Iterator[Canvas]:
    image = QImage(1600, 400, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    yield Canvas(painter, DAY, request.param)
    painter.end()


def box(size: QSizeF) -> QRectF:
    return QRectF(QPointF(20, 20), size)


@pytest.mark.parametrize("text", LONGEST)
@pytest.mark.parametrize("kind", list(ButtonKind))
def test_buttons(canvas: Canvas, cuts: list[str], text: str, kind: ButtonKind) -> None:
    for face in (
        ButtonFace(text, kind),
        ButtonFace(text, kind, icon="lock"),
    ):
        paint_button(canvas, box(button_size(face, canvas.scale)), face, ButtonState.REST)
    assert cuts == []


@pytest.mark.parametrize("text", LONGEST)
def test_pills_plates_and_toasts(canvas: Canvas, cuts: list[str], text: str) -> None:
    for kind in PillKind:
        size = pill_size(text, canvas.scale, kind, pictured=True)
        paint_pill(canvas, box(size), text, kind, sign="gH")
    size = plate_size("Erzsébet", text, canvas.scale, most=400)
    paint_plate(canvas, box(size), "Erzsébet", text, "french/CQ")
    paint_toast(canvas, box(toast_size(text, canvas.scale)), text, "info")
    assert cuts == []


def test_speech(canvas: Canvas, cuts: list[str]) -> None:
    size = bubble_size("Negyven!", canvas.scale, "makk király és felső", "gE", "40")
    paint_bubble(canvas, box(size), "Negyven!", "makk király és felső", "gE", "40")
    assert cuts == []


@pytest.mark.parametrize("text", REASONS)
def test_reasons_wrap_instead_of_being_cut(canvas: Canvas, cuts: list[str], text: str) -> None:
    size = reason_size(text, canvas.scale, "Szabályok · zárt talon")
    paint_reason(canvas, box(size), text, "Szabályok · zárt talon")
    assert cuts == []
    assert size.width() <= REASON_WIDTH * canvas.scale + 1


def test_text_shrinks_by_a_fifth_before_it_is_elided(qapp: object) -> None:
    used = font(20)
    wide = text_width("Scoreblad", used)
    short, smaller = fitted("Scoreblad", used, wide * 0.85)
    assert short == "Scoreblad"
    assert 16 <= smaller.pixelSize() < 20
    assert fitted("Scoreblad", used, wide * 0.4)[0].endswith("…")


@pytest.mark.parametrize("name", sorted(PATHS))
def test_every_icon_draws_something_inside_its_square(qapp: object, name: str) -> None:
    image = icon_image(name, "#000000", 24)
    inked = {(x, y) for x in range(24) for y in range(24) if image.pixelColor(x, y).alpha() > 40}
    assert inked
    assert not {(x, y) for x, y in inked if {x, y} & {0, 23}}, "it is not cut at the edge"


def test_beads_and_meter_show_their_share(qapp: object) -> None:
    image = QImage(300, 60, QImage.Format.Format_RGB32)
    image.fill("#ffffff")
    painter = QPainter(image)
    canvas = Canvas(painter, DAY)
    paint_beads(canvas, QPointF(10, 15), 7, 3, colour="#ff0000")
    paint_meter(canvas, QRectF(10, 40, 200, 8), 0.5, "#0000ff")
    painter.end()
    middles = [image.pixelColor(10 + 6 + place * 18, 15).name() for place in range(7)]
    assert middles == ["#ff0000"] * 3 + ["#ffffff"] * 4
    assert image.pixelColor(100, 44).name() == "#0000ff"
    assert image.pixelColor(130, 44).name() != "#0000ff"
