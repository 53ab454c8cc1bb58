"""Where things stand on the start page, for any window and any number of games."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from cardtable.windows.tile import ROOM

_CHIP = 42
_LANGUAGES = 190


@dataclass(frozen=True, slots=True)
class StartLayout:
    """The parts of the page in real pixels; tiles include the room for their shadow."""

    head: QRect
    tiles: tuple[QRect, ...]
    chips: tuple[QRect, ...]
    worded: frozenset[int]
    """Which chips show their words; the others show their icon alone."""
    languages: QRect


def start_layout(size: QSize, scale: float, count: int, chips: Sequence[int]) -> StartLayout:
    """The layout for ``count`` tiles; ``chips`` are the widths of the chips with their words.

    One game alone lies wide in the middle; several stand side by side.
    """

    def px(design: float) -> int:
        return round(design * scale)

    width, height = size.width(), size.height()
    small = height < px(700)
    margin = px(56) if width > px(1100) else px(28)
    head_high, foot_high = (px(62), px(64)) if small else (px(84), px(82))
    free = height - head_high - foot_high - (px(34) if small else px(56))
    if count == 1:
        wide = min(width - 2 * margin, max(px(960), round(width * 0.62)))
        tile = QSize(wide, min(free - px(16), round(wide * 0.49)))
    else:
        gap = px(22) if width > px(1100) else px(14)
        each = min((width - 2 * margin - (count - 1) * gap) // max(1, count), px(440))
        tile = QSize(each, min(free, round(each * 1.78)))
    gap = 0 if count == 1 else gap
    across = count * tile.width() + max(0, count - 1) * gap
    left = (width - across) // 2
    slack = height - head_high - tile.height() - foot_high
    top = round(slack * 0.42) if slack > 0 else 0
    room = px(ROOM)
    boxes = tuple(
        QRect(left + index * (tile.width() + gap), top + head_high, tile.width(), tile.height())
        for index in range(count)
    )
    edges = (
        (left, left + across) if count == 1 or across > width * 0.55 else (margin, width - margin)
    )
    foot = QRect(edges[0], height - foot_high + px(8), edges[1] - edges[0], px(_CHIP))
    places, worded = _chips(foot, scale, chips)
    return StartLayout(
        head=QRect(edges[0], top, edges[1] - edges[0], head_high - px(18)),
        tiles=tuple(box.adjusted(-room, -room, room, room) for box in boxes),
        chips=places,
        worded=worded,
        languages=QRect(
            foot.right() - px(_LANGUAGES) + 1, foot.y() + px(1), px(_LANGUAGES), px(40)
        ),
    )


def _chips(
    foot: QRect, scale: float, widths: Sequence[int]
) -> tuple[tuple[QRect, ...], frozenset[int]]:
    """The chips from left to right; the last ones lose their words first."""
    gap, bare = round(8 * scale), round(_CHIP * scale)
    room = foot.width() - round((_LANGUAGES + 16) * scale)
    worded = len(widths)

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
