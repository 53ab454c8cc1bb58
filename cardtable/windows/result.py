"""The result card between deals and at the end of a match, laid on the table."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.look.canvas import NAME, ROW, ROW_BOLD, SMALL, Canvas, Type
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.parts_score import (
    beads_width,
    paint_badge,
    paint_beads,
    paint_fact,
    paint_meter,
    paint_number,
    paint_rule,
    paint_well,
)
