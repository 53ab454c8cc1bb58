"""One ring per window that follows the keyboard and shows only when the keyboard moved it."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QListView, QWidget
from shiboken6 import isValid

from cardtable.look.canvas import Canvas
from cardtable.look.parts_controls import paint_focus_ring
from cardtable.look.present import Look

RING_RADIUS = "ring_radius"
"""A widget's property: the radius of its corners in design pixels; half its height if negative."""
RING_INSET = "ring_inset"
"""A widget's property: how far inside its edge it is drawn, in design pixels."""
OWN_RING = "own_ring"
"""A widget's property: true if it shows its focus itself, as a card does."""

_ROOM = 9  # how far the ring reaches out of the widget, in design pixels
_WALKING = {
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Escape,
}
_MOVES = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
}


class FocusRing(QWidget):
    """Lies over everything in the window, takes no mouse, has two tones for any ground."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self._keyboard = False
        self._watched: list[QObject] = []
        self._target: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        look.changed.connect(self._place)
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)
        self._watch_input()

    @property
    def target(self) -> QWidget | None:
        """The widget that the ring is shown round, or None."""
        return self._target if self.isVisible() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note whether hand or keyboard was last used; keep up with what the ring is round."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if Qt.Key(event.key()) in _WALKING:
                self._show_for(True)
                QTimer.singleShot(0, self, self._place)  # after the list has moved its choice
        elif kind in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin):
            self._show_for(False)
        elif kind == QEvent.Type.WinIdChange:
            self._watch_input()
        elif kind in _MOVES:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring round the target."""
        if self._target is None:
            return
        room = self._look.px(_ROOM)
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        painter = QPainter(self)
        radius = _radius(self._target, self._look, box)
        paint_focus_ring(Canvas(painter, self._look.theme, self._look.scale), box, radius)

    def _watch_input(self) -> None:
        """Every key and click passes the native window first, whatever widget it is for."""
        handle = self.window().windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
            handle.installEventFilter(self)

    def _show_for(self, keyboard: bool) -> None:
        self._watch_input()
        self._keyboard = keyboard
        self._follow(None, QApplication.focusWidget())

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        ours = now is not None and now.window() is self.window()
        target = now if ours and now is not self.window() else None
        if target is not None and target.property(OWN_RING):
            target = None
        if target is not self._target:
            for each in self._watched:
                if isValid(each):  # Qt may have deleted it meanwhile
                    each.removeEventFilter(self)
            self._target = target
            self._watched = [] if target is None else [target, *_parents(target)]
            for each in self._watched:
                each.installEventFilter(self)
            self.window().installEventFilter(self)
        self._place()

    def _place(self) -> None:
        target = self._target
        if target is None or not self._keyboard or not target.isVisible():
            self.hide()
            return
        inset = target.property(RING_INSET)
        room = self._look.px(_ROOM - (inset if isinstance(inset, int) else 0))
        place = _place_of(target).translated(target.mapTo(self.window(), QPoint(0, 0)))
        self.setGeometry(place.adjusted(-room, -room, room, room))
        self.raise_()
        self.show()
        self.update()


def _place_of(target: QWidget) -> QRect:
    """What the ring goes round, in the target's pixels: of a list, the chosen line."""
    if isinstance(target, QListView) and target.currentIndex().isValid():
        line = target.visualRect(target.currentIndex())
        return line.translated(target.viewport().pos())
    return target.rect()


def _parents(widget: QWidget) -> list[QWidget]:
    """The widgets round this one, its window left out."""
    result = []
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        result.append(parent)
        parent = parent.parentWidget()
    return result


def _radius(target: QWidget, look: Look, box: QRectF) -> float:
    wanted = target.property(RING_RADIUS)
    if isinstance(wanted, int | float):
        return look.px(wanted) if wanted >= 0 else box.height() / 2
    return look.px(10)
