"""What the viewer is asked, straight on the cloth, with a shadow that keeps it readable."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.look.canvas import BODY, Canvas, Type
from cardtable.look.present import Look

ASKED: Final = Type(26, 800, serif=True)
ASKED_SMALL: Final = Type(22, 800, serif=True)
ASKED_TIGHT: Final = Type(19, 800, serif=True)
_MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class Question(QLabel):
    """The question and a note under it. It takes no mouse, and is read with the choices."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._text, self._note, self._scale = "", "", 1.0
        self._style = ASKED
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self.update)
        self.hide()

    def ask(self, text: str, note: str, style: Type = ASKED) -> None:
        """Ask this from now on."""
        self._text, self._note, self._style = text, note, style
        self.setAccessibleName(text)
        self.setAccessibleDescription(note)
        self.update()

    def height_in(self, width: float, scale: float) -> float:
        """How high question and note are when wrapped to this width."""
        high = self._style.height(self._text, scale, width - 8 * scale)
        if self._note:
            high += BODY.height(self._note, scale, width - 8 * scale) + 2 * scale
        return high + 2 * scale

    def lay(self, box: QRectF, scale: float) -> None:
        """Stand in this box."""
        self._scale = scale
        self.setGeometry(box.toAlignedRect())
        self.setVisible(bool(self._text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, centred."""
        canvas = Canvas(QPainter(self), self._look.theme, self._scale)
        box = QRectF(self.rect()).adjusted(canvas.px(4), 0, -canvas.px(4), 0)
        high = self._style.height(self._text, self._scale, box.width())
        small = BODY.height(self._note, self._scale, box.width()) if self._note else 0.0
        top = box.center().y() - (high + small) / 2
        _shadowed(canvas, QRectF(box.x(), top, box.width(), high), self._text, self._style)
        if self._note:
            note = QRectF(box.x(), top + high, box.width(), small + 2)
            _shadowed(canvas, note, self._note, BODY)


def _shadowed(canvas: Canvas, box: QRectF, text: str, style: Type) -> None:
    for drop, opacity in () if canvas.theme.strong else ((2, 0.45), (1, 0.35)):
        tone = QColor(0, 0, 0, round(255 * opacity))
        canvas.paragraph(box.translated(0, canvas.px(drop)), text, style, tone, _MIDDLE)
    canvas.paragraph(box, text, style, canvas.theme.table_text, _MIDDLE)
