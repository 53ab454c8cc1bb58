"""Something takes a while: how far it is, and the way out of it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.parts_score import paint_meter
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.windows.common import words


class ProgressSheet(SheetDialog):
    """A bar and how many of how many; Cancel, the cross and Esc all leave off."""

    cancelled = Signal()

    def __init__(
        self,
        host: QWidget,
        look: Look,
        title: Callable[[], str],
        told: Callable[[int, int], str],
    ) -> None:
        super().__init__(host, look, 480)
        self._title, self._told = title, told
        self._done, self._whole = 0, 0
        self._bar, self._label = _Bar(look), QLabel()
        self.body.addWidget(self._label)
        self.body.addWidget(self._bar)
        self._cancel = self.add_button()
        self._cancel.clicked.connect(self.dismiss)
        self.foot.addStretch(1)
        self.closed.connect(self._leave_off)

    def show_progress(self, done: int, whole: int) -> None:
        """So many are done, of so many."""
        self._done, self._whole = done, whole
        self._bar.set_share(done / max(1, whole))
        self._label.setText(self._told(done, whole))

    def finish(self) -> None:
        """It is over: the sheet goes, and nothing is left off."""
        self.closed.disconnect(self._leave_off)
        self.dismiss()

    def retranslate(self) -> None:
        self.title.setText(self._title())
        self.setAccessibleName(self._title())
        self.cross.set_name(words.cancel())
        self._cancel.setText(words.cancel())
        self._label.setText(self._told(self._done, self._whole))

    def _leave_off(self) -> None:
        self.cancelled.emit()


class _Bar(QWidget):
    """How far it is."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._share = look, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float) -> None:
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        middle, half = self.height() / 2, canvas.px(6)
        box = QRectF(1, middle - half, self.width() - 2, 2 * half)
        paint_meter(canvas, box, self._share, canvas.theme.gold)
