"""The whole score sheet of a match, as card players keep it, laid on the table."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.look.canvas import CENTRE, LABEL, NAME, ROW, ROW_BOLD, Canvas, Type
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.parts_score import paint_rule
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.windows.words import close

WIDTH, WIDTH_OF_MANY = 860, 950
_MANY = 6
"""As many columns a player need a wider sheet."""
_HEAD, _ROW, _LABELS = 58, 30, 82  # in design pixels; the labels take more if they are longer
_LEAST = 50  # of a column: a total of five figures
_FIGURE = Type(16, 700)
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
    """Shows every deal with all its figures; arrows walk the lines, and each tells itself."""

    def __init__(self, host: QWidget, look: Look, sheet: WholeSheet) -> None:
        super().__init__(host, look, WIDTH if len(sheet.columns) < _MANY else WIDTH_OF_MANY)
        self._whole = sheet
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
        self._close.clicked.connect(self.dismiss)
        self.foot.addStretch(1)

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

    def _block(self, player: int) -> QRectF:
        """The columns of a player."""
        left = self._labels()
        width = (self.width() - left) / len(self._sheet.players)
        return QRectF(left + width * player, 0, width, self.height())

    def _cell(self, player: int, column: int) -> QRectF:
        block = self._block(player)
        gap = self._look.px(10)  # between the players
        needed = self._needed(block.width() - gap)
        share = (block.width() - gap) / sum(needed)
        left = block.x() + gap + share * sum(needed[:column])
        return QRectF(left, 0, share * needed[column], self.height())

    def _labels(self) -> float:
        """How wide the first column is."""
        longest = max(
            (ROW.width(row.label, self._look.scale) for row in self._sheet.rows), default=0
        )
        return max(self._look.px(_LABELS), longest + self._look.px(12))

    def _needed(self, room: float) -> list[float]:
        """How wide each column would like to be: all alike, or as their captions need."""
        columns, px = self._sheet.columns, self._look.px
        words = [LABEL.width(caption, self._look.scale) + px(10) for caption in columns]
        even = room / len(columns)
        if max(words) <= even:
            return [even] * len(columns)
        return [max(px(_LEAST), wide) for wide in words]

    def _side(self, player: int) -> str:
        theme = self._look.theme
        return theme.us if player == 0 else theme.them


class _Heads(_Line):
    def __init__(self, look: Look, sheet: WholeSheet) -> None:
        super().__init__(look, sheet, _HEAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The players, and under them what each column is."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        px, muted = canvas.px, canvas.theme.muted
        low = px(_HEAD - 26)
        deal = QRectF(px(4), low, self._labels() - px(8), px(24))
        canvas.text(deal, self._sheet.deal_caption, LABEL, muted)
        for player, name in enumerate(self._sheet.players):
            block = self._block(player)
            box = QRectF(block.x(), 0, block.width(), px(28))
            canvas.text(box, name, NAME, self._side(player), CENTRE)
            for column, caption in enumerate(self._sheet.columns):
                cell = self._cell(player, column)
                canvas.text(
                    QRectF(cell.x(), low, cell.width(), px(24)), caption, LABEL, muted, CENTRE
                )


class _Row(_Line):
    """A deal, or what comes off after it."""

    walked = Signal(int)
    """The person goes as many lines down, or up."""

    def __init__(self, look: Look, sheet: WholeSheet, row: WholeSheetRow) -> None:
        super().__init__(look, sheet, _ROW)
        self._row = row
        self.setAccessibleName(_told(sheet, row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys walk; the scroll area would only scroll."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self.walked.emit(step)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The figures, the total in the colour of its side."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        px, theme = canvas.px, canvas.theme
        paint_rule(canvas, px(2), self.width() - px(2), 0.5)
        label = QRectF(px(4), 0, self._labels() - px(8), self.height())
        canvas.text(label, self._row.label, ROW, theme.bad if self._row.is_penalty else theme.muted)
        last = len(self._sheet.columns) - 1
        for player, cells in enumerate(self._row.cells):
            for column, figure in enumerate(cells):
                style = _FIGURE if column == last else ROW_BOLD if column == last - 1 else ROW
                tone = self._side(player) if column == last else None
                canvas.text(self._cell(player, column), figure, style, tone, CENTRE)


def _told(sheet: WholeSheet, row: WholeSheetRow) -> str:
    """The line in words: which deal, then each player's figures with their captions."""
    label = row.label if row.is_penalty else f"{sheet.deal_caption} {row.label}"
    sides = []
    for name, cells in zip(sheet.players, row.cells, strict=True):
        figures = [f"{of} {cell}" for of, cell in zip(sheet.columns, cells, strict=True) if cell]
        if figures:
            sides.append(f"{name}: {', '.join(figures)}.")
    return " ".join((f"{label}.", *sides))
