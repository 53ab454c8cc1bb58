"""Where things stand on the start page, for any window and any number of games."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

from cardtable.windows.start.tile import ROOM

_TOOL, _GAP, _LEAST_GAP = 42, 8, 2
_LANGUAGES, _LEAST_LANGUAGES = 190, 162
_AIR, _LEAST_AIR = 16, 8
"""Between the tools and the languages, in design pixels as all this."""
_LOW = 430  # of an upright tile; below that, picture and words have no room


@dataclass(frozen=True, slots=True)
class StartLayout:
    """The parts of the page in real pixels; tiles include the room for their shadow."""

    head: QRect
    tiles: tuple[QRect, ...]
    tools: tuple[QRect, ...]
    worded: frozenset[int]
    """Which tools show their words; the others show their icon alone."""
    languages: QRect


def start_layout(size: QSize, scale: float, count: int, tools: Sequence[int]) -> StartLayout:
    """The layout for ``count`` tiles; ``tools`` are the widths of the tools with their words.

    One game alone lies wide in the middle; several stand side by side.
    """

    def px(design: float) -> int:
        return round(design * scale)

    small = size.height() < px(700)
    many = count > 4
    margin = px(56) if size.width() > px(1100) else px(16 if many else 28)
    low = size.height() < px(480)
    head_high, foot_high = (px(62), px(64)) if small else (px(84), px(82))
    air = px(12 if low else 34 if small else 56)
    room = QSize(
        size.width() - 2 * margin,
        size.height() - head_high - foot_high - air,
    )
    gap = 0 if count <= 1 else px(22) if size.width() > px(1100) else px(10 if many else 14)
    tile = _lone_tile(room, size.width(), scale) if count == 1 else _tile(room, scale, count, gap)
    across = count * (tile.width() + gap) - gap
    left = (size.width() - across) // 2
    slack = size.height() - head_high - tile.height() - foot_high
    top = round(slack * 0.42) if slack > 0 else 0
    boxes = [
        QRect(QPoint(left + index * (tile.width() + gap), top + head_high), tile)
        for index in range(count)
    ]
    aligned = count == 1 or across > size.width() * 0.55
    line = QRect(left, 0, across, 0) if aligned else QRect(margin, 0, room.width(), 0)
    foot = QRect(line.x(), size.height() - foot_high + px(8), line.width(), px(_TOOL))
    languages = px(_languages_width(foot.width() / scale, len(tools)))
    places, worded = _tools(foot, languages, scale, tools)
    shadow = px(ROOM)
    return StartLayout(
        head=QRect(line.x(), top, line.width(), head_high - px(18)),
        tiles=tuple(box.adjusted(-shadow, -shadow, shadow, shadow) for box in boxes),
        tools=places,
        worded=worded,
        languages=QRect(foot.right() - languages + 1, foot.y() + px(1), languages, px(40)),
    )


def _lone_tile(room: QSize, window: int, scale: float) -> QSize:
    """A wide tile; ``window`` is the width of the whole page."""
    width = min(room.width(), max(round(960 * scale), round(window * 0.62)))
    return QSize(width, min(room.height() - round(16 * scale), round(width * 0.49)))


def _tile(room: QSize, scale: float, count: int, gap: int) -> QSize:
    """An upright tile, one of ``count``."""
    width = min((room.width() - (count - 1) * gap) // max(1, count), round(440 * scale))
    return QSize(width, min(room.height(), max(round(width * 1.78), round(_LOW * scale))))


def _languages_width(foot: float, tools: int) -> float:
    """The width of the choice of a language beside so many tools without words."""
    beside = foot - tools * (_TOOL + _GAP) + _GAP - _AIR
    return max(_LEAST_LANGUAGES, min(_LANGUAGES, beside))


def _tools(
    foot: QRect, languages: int, scale: float, widths: Sequence[int]
) -> tuple[tuple[QRect, ...], frozenset[int]]:
    """The tools from left to right; the last ones lose their words first, then all some air."""
    gap, bare = round(_GAP * scale), round(_TOOL * scale)
    room = foot.width() - languages - round(_AIR * scale)
    worded = len(widths)
    if len(widths) * (bare + gap) - gap > room:
        gap = round(_LEAST_GAP * scale)
        spare = foot.width() - languages - round(_LEAST_AIR * scale)
        bare = min(bare, (spare + gap) // len(widths) - gap)
        gap = min(round(_GAP * scale), (spare - len(widths) * bare) // max(1, len(widths) - 1))

    def needed(kept: int) -> int:
        return sum(widths[:kept]) + (len(widths) - kept) * bare + gap * (len(widths) - 1)

    while worded and needed(worded) > room:
        worded -= 1
    boxes, x = [], foot.x()
    for index, wordy in enumerate(widths):
        width = wordy if index < worded else bare
        boxes.append(QRect(x, foot.y(), width, foot.height()))
        x += width + gap
    return tuple(boxes), frozenset(range(worded))
