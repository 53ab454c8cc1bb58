"""The table as a widget: it fits the size, takes mouse and keys, and holds all its parts."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardtable.look.announcing import announce
from cardtable.look.metrics import PANEL
from cardtable.look.present import Look
from cardtable.table.art import DeckArt
from cardtable.table.card_keys import CardName
from cardtable.table.choosing import Choosing
from cardtable.table.geometry import Geometry, geometry
from cardtable.table.ground import Ground
from cardtable.table.hand import Hand
from cardtable.table.hinting import Hinting
from cardtable.table.keyboard import Keyboard
from cardtable.table.parts import TableParts
from cardtable.table.prints import needed_prints
from cardtable.table.scene import Entry, TableScene
from cardtable.table.texts import table_zone
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.table import Pace, Speech, Tabletop


class TableView(QGraphicsView):
    """Shows tabletops and says what the person chooses; see the package for its use."""

    choice_made = Signal(object)
    settled = Signal()
    shown = Signal(object)
    why_not_asked = Signal(str)
    last_trick_asked = Signal()
    hint_asked = Signal()
    hint_shown = Signal(bool)
    """Whether a hint stands on the table now."""
    score_asked = Signal()
    heard = Signal(object)  # Sound: what is shown, or was refused, is also to be heard

    def __init__(self, look: Look, deck: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.art = DeckArt(deck, self, look.dress(deck))
        self._mirror, self._card_size = False, 1.0
        self._panel_width = PANEL
        self._geometry = self._measure()
        self._ground = Ground(self)
        self._scene = TableScene(self.art, self._geometry, look.theme, self)
        self._scene.speed = look.motion
        self.hand = Hand(self._scene, self._geometry, self)
        self._set_up_view()
        self._parts = TableParts(self, self._scene, self.art, look)
        self._choosing = Choosing(self._scene, self.hand, self._parts, self.art, self)
        self._keyboard = Keyboard(self, self._parts, self._choosing)
        self._hinting = Hinting(self._scene, self._parts, look, self.viewport())
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
        self.viewport().setMouseTracking(True)
        self.setStyleSheet("QGraphicsView { background: transparent; border: none; }")

    def _connect(self) -> None:
        scene, parts = self._scene, self._parts
        scene.began.connect(self._begin)
        scene.rested.connect(self._rest)
        scene.shown.connect(self.shown)
        scene.settled.connect(self._settle)
        scene.cued.connect(lambda cue: parts.rise(cue, self._geometry))
        scene.heard.connect(self.heard)
        self._choosing.made.connect(self.choice_made)
        self._choosing.last_trick_asked.connect(self.last_trick_asked)
        self._choosing.denied.connect(self.toast)
        self._choosing.told.connect(self.toast)
        self._choosing.hint_asked.connect(self.hint_asked)
        self._hinting.taken.connect(self._choosing.choose)
        self._hinting.changed.connect(self.hint_shown)
        parts.reasons.said.connect(self._speak_reason)
        parts.panel.opened.connect(self.score_asked)
        self._ground.changed.connect(self.viewport().update)
        self.look.changed.connect(self._wear)

    # ------------------------------------------------------------------ what is shown
    def enqueue(self, tabletop: Tabletop, pace: Pace, speech: Speech | None = None) -> None:
        """Show the tabletop after all that is queued, with what is said at its beginning."""
        self._scene.enqueue(Entry(tabletop, pace, speech))

    def show_at_once(self, tabletop: Tabletop) -> None:
        """Show the tabletop now and forget the queue: a match taken up, a move taken back."""
        self._parts.passing.clear()
        self._scene.show_at_once(tabletop)

    def is_settled(self) -> bool:
        """Whether nothing moves or waits."""
        return self._scene.is_settled()

    @property
    def hint(self) -> Hint | None:
        """The hint that stands on the table."""
        return self._hinting.hint

    def show_hint(self, hint: Hint) -> None:
        """Show what is advised, until something is chosen or Escape is pressed."""
        self._parts.passing.put_toast_away()
        self._hinting.show(hint, self._geometry)

    def toast(self, text: str) -> None:
        """Say for a moment, at the action line and aloud, why nothing was done."""
        self._parts.toast(text, self._geometry)
        self.announce(text)

    def announce(self, text: str) -> None:
        """Let a screen reader say this, wherever the focus is."""
        announce(self, text)

    # ------------------------------------------------------------------ how it is shown
    def middle(self) -> QPoint:
        """The middle of the table, on the screen: where sheets about the game are laid."""
        return self.mapToGlobal(self._geometry.table.center().toPoint())

    def set_card_name(self, card_name: CardName) -> None:
        """How cards are called for the ear, in the present language."""
        self.setAccessibleName(table_zone())
        self._parts.set_card_name(card_name)
        self._again()

    def set_card_back(self, back: str) -> None:
        """Choose the backs; an unknown id changes nothing."""
        if self.art.set_back(back):
            self._ask_for_pictures(self._scene.tabletop)

    def set_dim(self, darkens: bool) -> None:
        """Whether cards that can't be played are darkened."""
        self._scene.set_darkens(darkens)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Whether cards appear in their places instead of flying there."""
        self._scene.reduced = reduced

    def set_rests(self, factor: float | None) -> None:
        """By how much rests are longer than normal; None: as the look's motion."""
        self._scene.rests = factor

    def lengthen_rests(self, factor: float) -> None:
        """By how much rests are longer than the motion makes them."""
        self._scene.lengthening = factor

    def lay_for(self, mirror: bool, card_size: float = 1.0) -> None:
        """Whether the table is laid for a left-hander, and by how much cards are larger."""
        if (mirror, card_size) != (self._mirror, self._card_size):
            self._mirror, self._card_size = mirror, card_size
            self._fit()

    def set_patient(self, patient: bool) -> None:
        """Whether a full trick lies there until the person clicks or presses a key."""
        self._scene.set_patient(patient)

    def widen_panel(self, width: int) -> QRectF:
        """Let the panel take so much, in design pixels; where it stands now, in the view."""
        self._panel_width = width
        self._fit()
        return self._geometry.panel

    def focus_hand_or_actions(self) -> None:
        """Bring the keyboard to what is asked for, or wait, unless it is walking elsewhere."""
        self._keyboard.seek()

    def leave_keys_at(self, widget: QWidget) -> None:
        """A click on the table brings the keyboard there, not to the hand."""
        self._keyboard.lead_clicks_to(widget)

    def close_drawing(self) -> None:
        """Before the table is thrown away: stop drawing in the background, explain no more."""
        self._parts.reasons.close()
        self.art.close()
        self._ground.close()

    # ------------------------------------------------------------------ the queue
    def _begin(self, entry: Entry) -> None:
        self._choosing.close()
        self._hinting.close(moves=True)
        if self._scene.tabletop is None:
            self._ask_for_pictures(entry.tabletop)
        self._parts.begin(entry, self._geometry)

    def _rest(self, tabletop: Tabletop) -> None:
        self._parts.rest(tabletop, self._geometry)

    def _settle(self) -> None:
        if self._scene.tabletop is not None:
            self._parts.settle(self._scene.tabletop, self._geometry)
        self._choosing.open()
        self._hinting.settle(self._geometry)
        self.settled.emit()

    def _speak_reason(self, text: str, rule: str) -> None:
        self.announce(text)
        self.why_not_asked.emit(text)

    # ------------------------------------------------------------------ mouse and keys
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._keyboard.follow_click()
            self._choosing.mouse_down(self._point(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.drag(self._point(event))
        elif not self._scene.is_moving():
            self.hand.hover(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.hand.release(self._point(event))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave and not self._scene.is_moving():
            self.hand.hover(None)
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.hint is not None:
            self._hinting.close()
        elif not self._choosing.take_key(event):
            event.ignore()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    # ------------------------------------------------------------------ size and room
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._keyboard.come()
        self._fit()

    def _measure(self) -> Geometry:
        width, height = max(320, self.width()), max(240, self.height())
        wanted = self.look.type_scale, self._mirror, self._panel_width, self._card_size
        return geometry(width, height, self.art.facts.ratio, *wanted)

    def _fit(self) -> None:
        self._geometry = self.hand.geometry = self._measure()
        self._scene.setSceneRect(QRectF(self.rect()))
        self._parts.fit(self._geometry)
        self._ask_for_pictures(self._scene.tabletop)
        self._scene.set_geometry(self._geometry, self.devicePixelRatioF())
        self._again()

    def _again(self) -> None:
        """Let everything stand anew: the size, the room or the words have changed."""
        tabletop = self._scene.tabletop
        if tabletop is not None and not self._scene.is_under_way():
            self._rest(tabletop)
            if self._scene.is_settled():
                self._parts.settle(tabletop, self._geometry)
                self._hinting.lay(self._geometry)

    def _ask_for_pictures(self, tabletop: Tabletop | None) -> None:
        ratio = self.devicePixelRatioF()
        self.art.want(needed_prints(self.art, self._geometry, ratio, tabletop))
        self._ground.want(self._geometry, self.look.theme, self.look.ground, ratio)

    def _wear(self) -> None:
        self._scene.speed, self._scene.reduced = self.look.motion, self.look.reduced
        self.art.wear(self.look.dress(self.art.facts.name))
        self._scene.set_theme(self.look.theme)
        self._fit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._ground.paint(painter, QRectF(rect))
