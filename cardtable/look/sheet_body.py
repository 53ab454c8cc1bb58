"""What a sheet holds between title and buttons: it scrolls where it has not enough room."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QLayout, QScrollArea, QWidget

_MOVES: Final = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class SheetBody(QScrollArea):
    """Scrolls by keys too, and is a stop for Tab while only that shows the rest of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().rangeChanged.connect(self._follow)

    def whole_height(self, width: int) -> int:
        """The height of all that is in it at this width, also before it is first shown."""
        page = self.widget()
        if page is None:
            return 0
        for inner in page.findChildren(QLayout):
            inner.invalidate()  # it may know heights from before the style sheet came
        lay = page.layout()
        wraps = lay is not None and lay.hasHeightForWidth()
        needed = lay.totalHeightForWidth(width) if lay is not None and wraps else -1
        return max(needed, page.sizeHint().height())

    def take_key(self, event: QKeyEvent) -> bool:
        """Scroll, if the key means that and there is more than is seen; whether it did."""
        bar = self.verticalScrollBar()
        move = _MOVES.get(Qt.Key(event.key()))
        if move is None or bar.maximum() <= bar.minimum():
            return False
        bar.triggerAction(move)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What does not scroll is for the sheet."""
        if not self.take_key(event):
            event.ignore()

    def _follow(self, least: int, most: int) -> None:
        """A stop while there is more than is seen, and nothing in it to which Tab leads."""
        page = self.widget()
        inside = [] if page is None else page.findChildren(QWidget)
        leads = any(takes_tab(each) for each in inside)
        reads = most > least and not leads
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if reads else Qt.FocusPolicy.NoFocus)


def takes_tab(widget: QWidget) -> bool:
    """Whether Tab stops at this widget now."""
    tabbed = bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)
    return tabbed and widget.isEnabled() and widget.isVisible() and widget.focusProxy() is None
