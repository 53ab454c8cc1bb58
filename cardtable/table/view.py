"""The table as a widget: it fits the size, takes the mouse, and holds all that belongs to it."""

from PySide6.QtCore import QElapsedTimer, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardtable.engine.rules import Choice, Play
from cardtable.look.present import Look
from cardtable.table.art import DeckArt
from cardtable.table.geometry import Geometry, geometry
from cardtable.table.ground import Ground
from cardtable.table.hand import Hand
from cardtable.table.prints import needed_prints
from cardtable.table.scene import Entry, TableScene
from cardtable.table.standing import Standing
from cardtable.tabletop import Pace, Speech, Tabletop

_SECOND_CLICK_MS = 200


class TableView(QGraphicsView):
    """Shows tabletops and says what the person chooses; see the package for its use."""

    choice_made = Signal(object)
    settled = Signal()
    shown = Signal(object)

    def __init__(self, look: Look, deck: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.art = DeckArt(deck, self)
        self._mirror, self._font_scale = False, 1.0
        self._geometry = self._measure()
        self._ground = Ground(self)
        self._scene = TableScene(self.art, self._geometry, look.theme, self)
        self._standing = Standing(self._scene, self.art)
        self._hand = Hand(self._scene, self._geometry, self)
        self._since_finish = QElapsedTimer()
        self._set_up_view()
        self._connect()

    def _set_up_view(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setStyleSheet("QGraphicsView { background: transparent; border: none; }")

    def _connect(self) -> None:
        self._scene.began.connect(self._begin)
        self._scene.rested.connect(self._rest)
        self._scene.settled.connect(self._settle)
        self._hand.played.connect(lambda card: self._choose(Play(card)))
        self._ground.changed.connect(self.viewport().update)
        self.look.changed.connect(self._wear)

    # ------------------------------------------------------------------ for the window
    def enqueue(self, tabletop: Tabletop, pace: Pace, speech: Speech | None = None) -> None:
        """Show the tabletop after all that is queued, with what is said at its beginning."""
        self._scene.enqueue(Entry(tabletop, pace, speech))

    def show_at_once(self, tabletop: Tabletop) -> None:
        """Show the tabletop now and forget the queue: a match taken up, a move taken back."""
        self._scene.show_at_once(tabletop)

    def is_settled(self) -> bool:
        """Whether nothing moves or waits."""
        return self._scene.is_settled()

    def bar_height(self) -> int:
        """How high the bar above the table is, in pixels."""
        return round(self._geometry.bar)

    # ------------------------------------------------------------------ the queue
    def _begin(self, entry: Entry) -> None:
        self._hand.open = False
        self._hand.forget()
        if self._scene.tabletop is None:
            self._ask_for_pictures(entry.tabletop)
        self._standing.begin(entry.tabletop)
        self.shown.emit(entry.tabletop)

    def _rest(self, tabletop: Tabletop) -> None:
        self._standing.show(tabletop, self._geometry, self.look.theme)

    def _settle(self) -> None:
        tabletop = self._scene.tabletop
        self._hand.open = tabletop is not None and tabletop.playable is not None
        self.settled.emit()

    def _choose(self, choice: Choice) -> None:
        self._hand.open = False
        self.choice_made.emit(choice)

    # ------------------------------------------------------------------ the mouse
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._scene.is_moving():
            self._scene.finish()
            self._since_finish.start()
            return
        if self._since_finish.isValid() and self._since_finish.elapsed() < _SECOND_CLICK_MS:
            return
        self._hand.press(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._hand.drag(point)
        else:
            self._hand.hover(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._hand.release(self.mapToScene(event.position().toPoint()))

    # ------------------------------------------------------------------ size and room
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _measure(self) -> Geometry:
        return geometry(
            max(320, self.width()),
            max(240, self.height()),
            self.art.facts.ratio,
            self._font_scale,
            self._mirror,
        )

    def _fit(self) -> None:
        self._geometry = self._hand.geometry = self._measure()
        self._scene.setSceneRect(QRectF(0, 0, self.width(), self.height()))
        self._standing.clear()
        self._scene.set_geometry(self._geometry, self.devicePixelRatioF())
        self._ask_for_pictures(self._scene.tabletop)
        if self._scene.tabletop is not None:
            self._rest(self._scene.tabletop)

    def _ask_for_pictures(self, tabletop: Tabletop | None) -> None:
        ratio = self.devicePixelRatioF()
        self.art.want(needed_prints(self.art, self._geometry, ratio, tabletop))
        self._ground.want(self._geometry, self.look.theme, self.look.ground, ratio)

    def _wear(self) -> None:
        self._scene.speed = self.look.motion
        self._scene.set_theme(self.look.theme)
        self._fit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._ground.paint(painter, QRectF(rect))
