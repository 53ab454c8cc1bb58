"""Blocks of the panel of Jass: the slate, a side's points, the contract, the newest sums."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.look.canvas import NAME, NUMBER, RIGHT, ROW_BOLD, SMALL, Type
from cardtable.look.parts_score import paint_icon_disc, paint_sign_disc, paint_well
from cardtable.look.parts_slate import slate_image
from cardtable.look.theme import GOLD, RADIUS, alpha
from cardtable.table.panel_pen import Pen
from cardtable.tabletop.panel import ContractBlock, SideScore, Slate, Sums

_SLATE, _SLATE_LEAST = 300, 190
"""How high the slate is, and how low it may become, in design pixels."""
_SIDE, _CONTRACT, _LINE = 62, 66, 24
_INSET: Final = 4
_POINTS: Final = Type(32, 800, serif=True)
_CONTRACT_TITLE: Final = Type(20, 800, serif=True)


def slate_height(pen: Pen, slate: Slate) -> float:
    """The same for all."""
    del slate
    return pen.canvas.px(_SLATE + (8 if pen.tight else 14))


def slate_give(pen: Pen, slate: Slate) -> float:
    """By how much the slate may be lower."""
    del slate
    return pen.canvas.px(_SLATE - _SLATE_LEAST)


def paint_slate(pen: Pen, slate: Slate, box: QRectF) -> None:
    """The slate as high as the box, the gap below it left out."""
    canvas, px = pen.canvas, pen.canvas.px
    inset = px(_INSET)
    place = box.adjusted(inset, 0, -inset, -px(8 if pen.tight else 14))
    sides = tuple((side.name, side.points) for side in slate.sides)
    width, height = max(1, int(place.width())), max(1, int(place.height()))
    image = slate_image(sides, width, height, canvas.scale, pen.ratio, strong=canvas.theme.strong)
    canvas.painter.drawImage(QRectF(place.x(), place.y(), width, height), image)


def side_height(pen: Pen, side: SideScore) -> float:
    """The same for all."""
    del side
    return pen.canvas.px(_SIDE + (4 if pen.tight else 8))


def paint_side(pen: Pen, side: SideScore, box: QRectF) -> None:
    """A bar in the side's colour, its name and note, its points."""
    canvas, px, colour = pen.canvas, pen.canvas.px, pen.side(side.seat)
    well = QRectF(box.x(), box.y(), box.width(), px(_SIDE))
    paint_well(canvas, well, side.active)
    bar = QRectF(well.x(), well.y() + px(10), px(5), well.height() - px(20))
    canvas.rounded(bar, px(2.5), colour)
    points = _POINTS.width(side.points, canvas.scale)
    canvas.text(well.adjusted(0, 0, -px(16), 0), side.points, _POINTS, colour, RIGHT)
    left = well.x() + px(18)
    room = well.right() - px(16 + 8) - points - left
    canvas.text(QRectF(left, well.y() + px(8), room, px(26)), side.name, NAME)
    note = QRectF(left, well.y() + px(33), room, px(20))
    canvas.text(note, side.note, SMALL, canvas.theme.muted)


def contract_height(pen: Pen, block: ContractBlock) -> float:
    """The same for all."""
    del block
    return pen.canvas.px(_CONTRACT + (6 if pen.tight else 12))


def paint_contract(pen: Pen, block: ContractBlock, box: QRectF) -> None:
    """The sign or icon on paper, what is played and who chose it, the factor in gold."""
    canvas, px, theme = pen.canvas, pen.canvas.px, pen.canvas.theme
    well = QRectF(box.x(), box.y(), box.width(), px(_CONTRACT))
    edge = alpha(GOLD, 0.6) if theme.dark and not theme.strong else alpha(theme.gold, 0.6)
    canvas.rounded(well, px(RADIUS.card), alpha(GOLD, 0.2), edge)
    middle = QPointF(well.x() + px(34), well.center().y())
    if block.suit is not None:
        paint_sign_disc(canvas, middle, pen.art.sign(block.suit), 48)
    else:
        paint_icon_disc(canvas, middle, block.icon, 48)
    badge = NUMBER.width(block.badge, canvas.scale)
    canvas.text(well.adjusted(0, -1, -px(14), 0), block.badge, NUMBER, theme.gold, RIGHT)
    left = well.x() + px(70)
    room = well.right() - px(14 + 8) - badge - left
    canvas.text(QRectF(left, well.y() + px(7), room, px(30)), block.title, _CONTRACT_TITLE)
    note = QRectF(left, well.y() + px(36), room, px(22))
    canvas.text(note, block.note, SMALL, theme.muted)


def sums_height(pen: Pen, block: Sums) -> float:
    """A line a sum."""
    return pen.canvas.px(_LINE * len(block.lines) + (4 if pen.tight else 12))


def paint_sums(pen: Pen, block: Sums, box: QRectF) -> None:
    """The newest bold, the older ones quiet."""
    canvas, px = pen.canvas, pen.canvas.px
    for index, line in enumerate(block.lines):
        place = QRectF(box.x() + px(6), box.y() + px(_LINE * index), box.width() - px(12), px(22))
        if index:
            canvas.text(place, line, SMALL, canvas.theme.muted)
        else:
            canvas.text(place, line, ROW_BOLD)
