"""The rules beside the table, which goes on being played at."""

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.look.buttons import IconButton
from cardtable.look.canvas import Canvas
from cardtable.look.parts_score import paint_panel
from cardtable.look.present import Look
from cardtable.look.theme import RADIUS
from cardtable.windows.common import words
from cardtable.windows.rules.reader import RulesReader
from cardtable.windows.rules.sheet import Book

_ROOM = 16
"""Round the panel, for its shadow."""


class RulesBeside(QWidget):
    """A panel in the place of the score; Escape or the cross closes it."""

    left = Signal()

    def __init__(self, page: QWidget, look: Look, book: Book) -> None:
        super().__init__(page)
        self._look, self._book = look, book
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        self.reader = RulesReader(look)
        self.cross = IconButton(look, "cross", 36, self)
        self.cross.clicked.connect(self.left)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.reader, 1)
        self.hide()

    def lie_at(self, place: QRect) -> None:
        """Stand where the panel would."""
        px = self._look.px
        room = px(_ROOM)
        self._column.setContentsMargins(room + px(24), room + px(16), room + px(14), room + px(14))
        self._column.setSpacing(px(10))
        self.setGeometry(place.adjusted(-room, -room, room, room))

    def retranslate(self) -> None:
        """The page in the present language."""
        page = self._book()
        title = words.rules_of(page.title)
        self.title.setText(title)
        self.setAccessibleName(title)
        self.cross.set_name(words.close())
        self.reader.show_page(page)

    def changeEvent(self, event: QEvent) -> None:
        """New words when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; other keys are for the table."""
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.left.emit()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the panel does nothing, nor does it reach the table."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of the panel."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        room = canvas.px(_ROOM)
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_panel(canvas, box)
        canvas.rounded(box, canvas.px(RADIUS.panel), self._look.theme.panel, self._look.theme.line)
