"""High contrast: all text at 7:1, lines round everything, shapes beside colours."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cardtable.look.canvas import Canvas
from cardtable.look.dimming import paint_dim
from cardtable.look.grounds import ground_image, room_image
from cardtable.look.parts_controls import (
    ButtonFace,
    ButtonKind,
    ButtonState,
    paint_button,
    paint_focus_ring,
    paint_toggle,
)
from cardtable.look.parts_score import paint_beads
from cardtable.look.style import style_sheet
from cardtable.look.theme import (
    CHIP_GOLD,
    CHIP_TEXT,
    DAY,
    GROUNDS,
    INK,
    PAPER,
    PLAIN_BOARDS,
    PRIMARY,
    STRONG_DAY,
    STRONG_EVENING,
    VOICE,
    Theme,
    cloth_of,
    disabled_text,
    focus_tones,
    on_paper,
    outline,
    room,
)
from tests.look.test_contrast import SURFACES, TEXTS, contrast

LEAST = 7
ROOMS = [room(base, ground) for base in (STRONG_DAY, STRONG_EVENING) for ground in GROUNDS]
BOTH = pytest.mark.parametrize("theme", [STRONG_DAY, STRONG_EVENING], ids=lambda each: each.name)


@pytest.mark.parametrize("surface", (*SURFACES, "field"))
@pytest.mark.parametrize("token", TEXTS)
def test_every_text_stands_out_from_every_surface(token: str, surface: str) -> None:
    for theme in ROOMS:
        assert contrast(getattr(theme, token), getattr(theme, surface)) >= LEAST, theme


@pytest.mark.parametrize("surface", (*SURFACES, "field"))
def test_so_do_outlines_the_focus_and_what_is_disabled(surface: str) -> None:
    for theme in ROOMS:
        ground = getattr(theme, surface)
        assert contrast(outline(theme), ground) >= LEAST, theme
        assert contrast(disabled_text(theme), ground) >= LEAST, theme
        assert max(contrast(tone, ground) for tone in focus_tones(theme)) >= LEAST, theme


@pytest.mark.parametrize("ground", GROUNDS)
@BOTH
def test_a_cloth_is_plain_and_text_on_it_stands_out(theme: Theme, ground: str) -> None:
    lit, shaded = cloth_of(theme, ground)
    assert lit == shaded
    assert contrast(room(theme, ground).table_text, lit) >= LEAST
    assert max(contrast(tone, lit) for tone in focus_tones(theme)) >= LEAST


def test_text_on_the_boards_stands_out() -> None:
    assert min(contrast(tone, PLAIN_BOARDS) for tone in (STRONG_DAY.text, STRONG_DAY.muted)) >= 7


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (PRIMARY.text, PRIMARY.top),
        (CHIP_TEXT, CHIP_GOLD),
        (CHIP_TEXT, "#f3d489"),
        (on_paper(STRONG_DAY, "#4a3a12"), CHIP_GOLD),
        (PAPER, INK),
        ("#d8cfb8", INK),
        *(
            (on_paper(STRONG_DAY, tone), VOICE)
            for tone in ("#a32825", "#5a5048", "#4a4038", "#655a52", "#865600")
        ),
    ],
)
def test_gold_ink_and_paper_stand_out(text: str, ground: str) -> None:
    assert contrast(text, ground) >= LEAST


def picture(theme: Theme, ground: str = "#ffffff") -> tuple[QImage, Canvas]:
    image = QImage(120, 80, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    return image, Canvas(QPainter(image), theme)


def tones(image: QImage, y: int, left: int, right: int) -> list[str]:
    return [image.pixelColor(x, y).name() for x in range(left, right)]


@BOTH
def test_a_disabled_button_has_dashes_round_it(theme: Theme) -> None:
    edges = {}
    for state in (ButtonState.REST, ButtonState.OFF):
        image, canvas = picture(theme, theme.panel)
        face = ButtonFace("", ButtonKind.SECONDARY)
        paint_button(canvas, QRectF(10, 10, 100, 44), face, state)
        canvas.painter.end()
        edges[state] = {contrast(tone, theme.panel) > 3 for tone in tones(image, 10, 30, 90)}
    assert edges == {ButtonState.REST: {True}, ButtonState.OFF: {True, False}}


@BOTH
@pytest.mark.parametrize("kind", ButtonKind)
def test_every_button_has_an_outline(theme: Theme, kind: ButtonKind) -> None:
    image, canvas = picture(theme, theme.panel)
    paint_button(canvas, QRectF(10, 10, 100, 44), ButtonFace("", kind), ButtonState.REST)
    canvas.painter.end()
    down = [image.pixelColor(60, y).name() for y in range(8, 16)]
    assert max(contrast(tone, theme.panel) for tone in down) >= LEAST


@BOTH
def test_a_switch_tells_its_state_by_the_place_of_its_knob(theme: Theme) -> None:
    light = []
    for on in (False, True):
        image, canvas = picture(theme, theme.sheet)
        paint_toggle(canvas, QRectF(10, 10, 46, 26), on)
        canvas.painter.end()
        left, right = (image.pixelColor(x, 15).name() for x in (23, 43))
        light.append(contrast(left, right))
    assert min(light) >= LEAST


@pytest.mark.parametrize("ground", ["#ffffff", "#000000", "#0d4029", "#f7f0df"])
def test_the_focus_ring_is_three_lines_on_any_ground(ground: str) -> None:
    image, canvas = picture(STRONG_DAY, ground)
    paint_focus_ring(canvas, QRectF(30, 20, 60, 40), 8)
    canvas.painter.end()
    seen = [image.pixelColor(60, y).name() for y in range(8, 24)]
    assert {"#000000", "#ffffff"} <= set(seen)


def test_a_bead_that_goes_is_told_by_a_dot() -> None:
    image, canvas = picture(STRONG_DAY)
    paint_beads(canvas, canvas.painter.viewport().center().toPointF(), 1, 0, 24, fading=1)
    canvas.painter.end()
    middle, between = (image.pixelColor(x, 39).name() for x in (71, 65))
    assert contrast(middle, between) > 3


def test_nothing_shines_through_text_and_nothing_casts_a_shadow() -> None:
    image, canvas = picture(STRONG_DAY)
    canvas.shadow(QRectF(20, 20, 80, 40), 8)
    assert {image.pixelColor(x, 62).name() for x in range(120)} == {"#ffffff"}
    canvas.text(QRectF(0, 0, 120, 80), "■■■■■■", colour=QColor(0, 0, 0, 90))
    canvas.painter.end()
    assert "#000000" in {image.pixelColor(x, y).name() for x in range(120) for y in range(80)}


@pytest.mark.parametrize("large", [False, True])
def test_an_unplayable_card_is_hatched_and_its_index_clean(large: bool) -> None:
    image, canvas = picture(STRONG_DAY)
    card = QRectF(10, 0, 60, 80)
    paint_dim(canvas.painter, card, 3, STRONG_DAY, large=large)
    canvas.painter.end()
    index = {image.pixelColor(x, y).name() for x in range(11, 20) for y in range(1, 17)}
    across = tones(image, 60, 14, 66)
    lines = sum(a != b for a, b in pairwise(across))
    assert index == {"#ffffff"}
    assert lines >= 12
    assert min(contrast("#ffffff", tone) for tone in across) > 1.5


def test_usually_an_unplayable_card_is_only_darker() -> None:
    image, canvas = picture(DAY)
    paint_dim(canvas.painter, QRectF(10, 0, 60, 80), 3, DAY)
    canvas.painter.end()
    assert len({image.pixelColor(x, 60).name() for x in range(14, 66)}) == 1


@BOTH
def test_grounds_are_of_one_tone_with_an_edge(theme: Theme) -> None:
    frame = QRectF(10, 10, 100, 60)
    image = ground_image(120, 80, theme, "green", frame)
    cloth = cloth_of(theme, "green").lit
    assert {image.pixelColor(x, 40).name() for x in range(20, 100)} == {cloth}
    edge = [image.pixelColor(x, 40).name() for x in range(8, 13)]
    assert max(contrast(tone, cloth) for tone in edge) >= (LEAST if theme.dark else 1.7)
    plain = room_image(60, 40, theme, "slate")
    assert len({plain.pixelColor(x, y).name() for x in range(60) for y in range(40)}) == 1


def test_ready_made_widgets_have_thick_edges_and_dashes() -> None:
    strong, usual = style_sheet(STRONG_DAY), style_sheet(DAY)
    assert "1px solid" in usual
    assert "1px solid" not in strong
    assert "dashed" in strong
    assert "dashed" not in usual
