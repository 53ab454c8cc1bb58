"""The whole score sheet of a match, as card players keep it, laid on the table."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.focus_ring import RING_INSET
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.windows.common.words import close
from cardtable.windows.scores import words
from cardtable.windows.scores.columns import HEAD, Columns, columns_of, paint_heads, paint_row
from cardtable.windows.scores.files import ScoreFiles
from cardtable.windows.scores.words import Occasion

WIDTH, WIDTH_OF_MANY = 860, 950
_MANY = 6
"""As many columns a player need a wider sheet."""
_ROW = 30
_STOP = Qt.FocusPolicy.TabFocus
_STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -8,
    Qt.Key.Key_PageDown: 8,
    Qt.Key.Key_Home: -10_000,
    Qt.Key.Key_End: 10_000,
}


class ScoreSheet(SheetDialog):
    """Shows every deal with all its figures; arrows walk the lines, and each tells itself.

    It can be printed and kept as a file, with the occasion in its head.
    """

    def __init__(
        self, host: QWidget, look: Look, sheet: WholeSheet, occasion: Occasion | None = None
    ) -> None:
        super().__init__(host, look, WIDTH if len(sheet.columns) < _MANY else WIDTH_OF_MANY)
        self._whole = sheet
        self.files = ScoreFiles(self, look, sheet, occasion or Occasion())
        lines = QWidget()
        column = QVBoxLayout(lines)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(_Heads(look, sheet))
        self.rows = [_Row(look, sheet, row) for row in sheet.rows]
        for each in self.rows:
            each.walked.connect(self._walk)
            column.addWidget(each)
        lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.body.addWidget(lines)
        self.body.addStretch(1)
        if self.rows:
            self.rows[-1].setFocusPolicy(_STOP)
        self._close = self.add_button(ButtonKind.PRIMARY)
        self.as_pdf, self.as_text, self.on_paper = (self.add_button() for _ in range(3))
        self.foot.addStretch(1)
        for button, act in (
            (self._close, self.dismiss),
            (self.as_pdf, self.files.ask_for_pdf),
            (self.as_text, self.files.ask_for_text),
            (self.on_paper, self.files.print_it),
        ):
            button.clicked.connect(act)

    def lay(self) -> None:
        """Show the sheet with its newest lines in view."""
        super().lay()
        if self.rows:
            QTimer.singleShot(0, self, lambda: self.show_part(self.rows[-1]))

    def retranslate(self) -> None:
        self.title.setText(self._whole.title)
        self.setAccessibleName(self._whole.title)
        self.cross.set_name(close())
        self._close.setText(close())
        self.as_pdf.setText(words.save_as_pdf())
        self.as_text.setText(words.save_as_text())
        self.on_paper.setText(words.print_it())

    def _walk(self, step: int) -> None:
        """Go to another line; the newest is the one that Tab comes to first."""
        place = next(at for at, row in enumerate(self.rows) if row.focusPolicy() is _STOP)
        self.rows[place].setFocusPolicy(Qt.FocusPolicy.NoFocus)
        wanted = self.rows[max(0, min(place + step, len(self.rows) - 1))]
        wanted.setFocusPolicy(_STOP)
        wanted.setFocus(Qt.FocusReason.TabFocusReason)
        self.show_part(wanted)


class _Line(QWidget):
    """One line of the sheet, as wide as there is room."""

    def __init__(self, look: Look, sheet: WholeSheet, height: int) -> None:
        super().__init__()
        self._look, self._sheet, self._high = look, sheet, height
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(480), self._look.px(self._high))

    def _columns(self) -> Columns:
        return columns_of(self._sheet, self.width(), self._look.scale)


class _Heads(_Line):
    def __init__(self, look: Look, sheet: WholeSheet) -> None:
        super().__init__(look, sheet, HEAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        paint_heads(canvas, self._sheet, self._columns(), 0)


class _Row(_Line):
    """A deal, or what comes off after it."""

    walked = Signal(int)
    """The person goes as many lines down, or up."""

    def __init__(self, look: Look, sheet: WholeSheet, row: WholeSheetRow) -> None:
        super().__init__(look, sheet, _ROW)
        self._row = row
        self.setProperty(RING_INSET, 4)  # so that it leaves the line above alone
        self.setAccessibleName(words.told(sheet, row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys walk; the scroll area would only scroll."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self.walked.emit(step)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        box = QRectF(0, 0, self.width(), self.height())
        paint_row(canvas, self._sheet, self._columns(), self._row, box)
