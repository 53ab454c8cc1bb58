"""Shows a hint beside what it speaks of, until something is chosen or it is sent away."""

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card
from cardtable.engine.rules import Play
from cardtable.look.announcing import announce
from cardtable.look.present import Look
from cardtable.table.geometry import Geometry
from cardtable.table.hint_card import Halo, HintCard
from cardtable.table.hint_places import hint_place
from cardtable.table.parts import TableParts
from cardtable.table.pointing import Pointing, over_hand, visible_part
from cardtable.table.scene import TableScene
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.table import Tabletop


class Hinting(QObject):
    """One hint at a time."""

    taken = Signal(object)
    """The Choice of the hint is the person's."""
    changed = Signal(bool)
    """Whether a hint stands there now."""

    def __init__(self, scene: TableScene, parts: TableParts, look: Look, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._scene, self._parts = scene, parts
        self.hint: Hint | None = None
        self._due: Hint | None = None
        """It came while cards moved."""
        self._hid_question = False
        self._pointing = Pointing(scene, parts, viewport)
        self.halo = Halo(look, viewport)
        self.card = HintCard(look, viewport)
        self.card.button.clicked.connect(self._take)
        self.card.button.walked.connect(lambda: self.close())

    def show(self, hint: Hint, geometry: Geometry) -> None:
        """Let this hint stand there, once cards rest, and bring the keyboard to its button."""
        if not self._scene.is_settled():
            self._due = hint
            return
        self.hint = hint
        self.card.tell(hint)
        self._parts.show_versus(hint.versus)
        if isinstance(hint.choice, Play):
            self._light(hint.choice.card)
        self.lay(geometry)
        if self.card.button.hasFocus():  # else the card, to which it comes, is told by its name
            announce(self.card, self.card.accessibleName())
        self.card.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit(True)

    def close(self, *, moves: bool = False) -> None:
        """Take the hint away; the keyboard goes back to what is asked, or waits if cards move."""
        self._due = None
        if self.hint is None:
            return
        self.hint = None
        self._show_question()
        focused = self.card.button.hasFocus()
        self.halo.hide()
        self._light(None)
        self._parts.show_versus(None)
        if focused and moves:
            self._parts.wait()
        elif focused:
            self._parts.take_focus()
        self.card.hide()
        self.changed.emit(False)

    def settle(self, geometry: Geometry) -> None:
        """Cards rest: show what came meanwhile."""
        if self._due is not None:
            due, self._due = self._due, None
            self.show(due, geometry)

    def lay(self, geometry: Geometry) -> None:
        """Stand where this size has room."""
        tabletop = self._scene.tabletop
        if self.hint is None or tabletop is None:
            return
        self._show_question()
        anchor = self._anchor(self.hint, tabletop, geometry)
        scale = geometry.scale
        obstacles = self._pointing.obstacles(tabletop, geometry)

        def height(width: float) -> float:
            return self.card.height_in(width, scale)

        place = hint_place(anchor, height, obstacles, geometry)
        self.card.lay(place, scale)
        question = self._parts.choices.question
        covered = QRectF(question.geometry()).intersects(place.box)
        self._hid_question = question.isVisible() and covered
        if self._hid_question:  # half a question is worse than none
            question.hide()

    def _show_question(self) -> None:
        if self._hid_question:
            self._parts.choices.question.show()
        self._hid_question = False

    def _take(self) -> None:
        if self.hint is not None:
            self.taken.emit(self.hint.choice)

    def _light(self, card: Card | None) -> None:
        for each, item in self._scene.cards.items():
            item.set_hinted(each == card)

    # ------------------------------------------------------------------ what it speaks of
    def _anchor(self, hint: Hint, tabletop: Tabletop, geometry: Geometry) -> QRectF:
        if isinstance(hint.choice, Play) and hint.choice.card in tabletop.hand:
            self.halo.hide()
            return visible_part(hint.choice.card, tabletop, geometry)
        box = self._pointing.choice_box(hint.choice, geometry)
        if box is None:
            self.halo.hide()
            return over_hand(geometry)
        self.halo.lay(box)
        return QRectF(box)
