"""Everything can be read: contrast of every token on every surface, by WCAG 2.1."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor

from cardtable.look.theme import (
    CHIP_GOLD,
    CHIP_TEXT,
    DAY,
    EVENING,
    GROUNDS,
    INK,
    ON_LINEN,
    PAPER,
    PRIMARY,
    VOICE,
    Theme,
    focus_tones,
    outline,
    room,
)

TEXTS = ("text", "muted", "gold", "us", "them", "good", "bad")
SURFACES = ("bar", "panel", "sheet", "well")
EVENINGS = [room(EVENING, ground) for ground in GROUNDS if ground != "linen"]
ROOMS = [DAY, EVENING, *EVENINGS]


def luminance(colour: str) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    parts = QColor(colour)
    red, green, blue = (linear(v) for v in (parts.redF(), parts.greenF(), parts.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("token", TEXTS)
def test_text_is_readable_on_every_surface(token: str, surface: str) -> None:
    for theme in ROOMS:
        assert contrast(getattr(theme, token), getattr(theme, surface)) >= 4.5, theme


@pytest.mark.parametrize("surface", SURFACES)
def test_outlines_and_the_focus_ring_show_on_every_surface(surface: str) -> None:
    for theme in ROOMS:
        ground = getattr(theme, surface)
        assert contrast(outline(theme), ground) >= 3, theme
        assert contrast(focus_tones(theme)[1], ground) >= 3, theme


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (PRIMARY.text, PRIMARY.top),
        (PRIMARY.text, PRIMARY.bottom),
        (CHIP_TEXT, CHIP_GOLD),
        (PAPER, INK),
        ("#d8cfb8", INK),
        *((tone, VOICE) for tone in ("#22603c", "#22508a", "#a32825", "#4a4038")),
    ],
)
def test_gold_ink_and_speech_are_readable(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("theme", [DAY, EVENING], ids=lambda theme: theme.name)
def test_text_straight_on_the_cloth_is_readable(ground: str, theme: Theme) -> None:
    for tone in GROUNDS[ground]:
        assert contrast(room(theme, ground).table_text, tone) >= 4.5


def test_by_day_every_dark_cloth_leaves_the_room_as_it_is() -> None:
    assert {room(DAY, ground) for ground in GROUNDS if ground != "linen"} == {DAY}


def test_on_linen_only_the_text_on_the_cloth_is_another() -> None:
    for theme in (DAY, EVENING):
        assert room(theme, "linen") == replace(theme, table_text=ON_LINEN)


def test_in_the_evening_every_cloth_colours_the_room() -> None:
    assert len({theme.panel for theme in EVENINGS}) == len(EVENINGS)
