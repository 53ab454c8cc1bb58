"""Why not: the reason for a dark card or a quiet button, after a while or at once."""

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.look.present import Look
from cardtable.look.why_not import WhyNot

HOVER_MS: Final = 400
GRACE_MS: Final = 250
"""As long a reason stays when the pointer goes from the card to it, to press it."""


class Reasons(QObject):
    """Shows one reason at a time, over what it is about."""

    said = Signal(str, str)
    """This reason is shown, with the rule that it comes from."""
    refused = Signal()
    """Something was tried that can't be done: its reason is shown at once."""
    rule_wanted = Signal(str)
    """The person wants to read the fact with this id."""

    def __init__(self, view: QWidget, look: Look) -> None:
        super().__init__(view)
        self._view, self._look = view, look
        self._popup: WhyNot | None = None
        self._waiting: tuple[QRect, str, str, str] | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(HOVER_MS)
        self._clock.timeout.connect(self._come)
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(GRACE_MS)
        self._grace.timeout.connect(self._go)

    @property
    def fact(self) -> str:
        """The id of the fact that the reason shown comes from, if one is shown."""
        shown = self._popup is not None and self._popup.isVisible()
        return self._popup.fact if self._popup is not None and shown else ""

    def soon(self, anchor: QRect, text: str, rule: str, fact: str = "") -> None:
        """Show the reason when the pointer has stayed for a while; `anchor` in view pixels."""
        self._waiting = (anchor, text, rule, fact)
        self._clock.start()

    def now(self, anchor: QRect, text: str, rule: str, fact: str = "") -> None:
        """Show the reason at once: it was asked for; `anchor` in view pixels."""
        if text:
            self.refused.emit()
        self._show(anchor, text, rule, fact)

    def _show(self, anchor: QRect, text: str, rule: str, fact: str) -> None:
        self._clock.stop()
        self._grace.stop()
        if not text:
            return
        origin = self._view.mapTo(self._view.window(), QPoint(0, 0))
        self._popup_of_window().say(anchor.translated(origin), text, rule, "lock", fact)
        self.said.emit(text, rule)

    def leave(self) -> None:
        """The pointer has left what the reason is about, perhaps for the reason itself."""
        self._clock.stop()
        self._waiting = None
        self._grace.start()

    def away(self) -> None:
        """Show none."""
        self._clock.stop()
        self._grace.stop()
        self._waiting = None
        if self._popup is not None:
            self._popup.hide()

    def close(self) -> None:
        """Take the popup out of the window: the table is left."""
        self.away()
        if self._popup is not None:
            self._popup.deleteLater()
            self._popup = None

    def _come(self) -> None:
        if self._waiting is not None:
            self._show(*self._waiting)

    def _go(self) -> None:
        if self._popup is not None and not self._popup.underMouse():
            self._popup.hide()

    def _popup_of_window(self) -> WhyNot:
        window = self._view.window()
        if self._popup is None or self._popup.parentWidget() is not window:
            self._popup = WhyNot(window, self._look)
            self._popup.opened.connect(self.rule_wanted)
        return self._popup
