"""The sheet about the program: what it is, which version, whose it is."""

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable import PROGRAM, __version__
from cardtable.ai.form import is_compiled
from cardtable.look.canvas import Canvas
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.parts_score import paint_sign_disc
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.windows.common import words
from cardtable.windows.common.desk import Desk
from cardtable.windows.help.report import report

translate = QCoreApplication.translate

_SIGNS = ("S", "gH", "gE", "sS")


class _Signs(QWidget):
    """The four signs of the program, as on the start page."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(4 * 42 + 20), self._look.px(66))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        for place, sign in enumerate(_SIGNS):
            centre = QPointF(canvas.px(29 + place * 42), self.height() / 2)
            paint_sign_disc(canvas, centre, sign, 54)


class AboutSheet(SheetDialog):
    """Name, version, one line, in which form the computer players run, licence, a report."""

    reported = Signal()
    """A report lies in the clipboard."""

    def __init__(self, host: QWidget, desk: Desk, match: int = 0) -> None:
        """``match`` is the id of the one on the table, which goes into the report."""
        look = desk.look
        super().__init__(host, look, 560)
        self._desk, self._match = desk, match
        lines = QVBoxLayout()
        lines.setSpacing(look.px(10))
        signs = QHBoxLayout()
        name, self._version = _line("head"), _line("muted")
        name.setText(PROGRAM)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch()
        names.addWidget(name)
        names.addWidget(self._version)
        names.addStretch()
        signs.addWidget(_Signs(look))
        signs.addSpacing(look.px(8))
        signs.addLayout(names, 1)
        self._text = _line()
        self._core = _line("muted")
        self._licence = _line("muted")
        self._thanks = _line("head")
        self._works = _line("muted")
        self._works.setText(_WORKS)
        self._warning = _line("muted")
        self._warning.setVisible(bool(match))
        lines.addLayout(signs)
        labels = (self._text, self._core, self._licence, self._thanks, self._works, self._warning)
        for label in labels:
            lines.addWidget(label)
        self.body.addLayout(lines)
        self._close = self.add_button(ButtonKind.PRIMARY)
        self._close.clicked.connect(self.dismiss)
        self.copy = self.add_button(ButtonKind.GHOST)
        self.copy.clicked.connect(self._copy)
        self.foot.addStretch()

    def retranslate(self) -> None:
        """All lines."""
        self.title.setText(words.title())
        self.setAccessibleName(words.plain(words.about()))
        version = translate("windows", "Version {version}")
        self._version.setText(version.format(version=__version__))
        self._text.setText(
            translate(
                "windows",
                "Card games for one person against the computer, with no connection and no"
                " advertising.",
            )
        )
        compiled = translate("windows", "Computer: compiled core")
        plain = translate("windows", "Computer: plain Python")
        self._core.setText(compiled if is_compiled() else plain)
        self._licence.setText(
            translate("windows", "Free software under the GPL, version 3 or later")
        )
        self._thanks.setText(translate("windows", "Fonts and pictures"))
        self._warning.setText(
            translate("windows", "The report contains the match on the table with all its cards.")
        )
        self._close.setText(words.close())
        self.copy.setText(words.copy_report())
        self.cross.set_name(words.close())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(report(self._desk, self._match))
        self.dismiss()
        self.reported.emit()


_WORKS = "Alegreya, Alegreya Sans: Juan Pablo del Peral, Huerta Tipográfica (SIL OFL 1.1)"


def _line(role: str = "") -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return label
