"""Shows the card of a lesson beside what it speaks of, while the person is to move."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from cardtable.engine.cards import Card
from cardtable.engine.rules import CardChoice
from cardtable.look.buttons import SHADOW_ROOM
from cardtable.look.canvas import Canvas
from cardtable.look.parts_lesson import lesson_height, paint_lesson
from cardtable.look.present import Look
from cardtable.table.geometry import Geometry
from cardtable.table.hint_card import Halo, HintButton
from cardtable.table.hint_places import HintPlace, Obstacle, hint_place, place_beside
from cardtable.table.parts import TableParts
from cardtable.table.pointing import Pointing, over_hand
from cardtable.table.scene import TableScene
from cardtable.tabletop.lesson import LessonCard
from cardtable.tabletop.spots import Spot
from cardtable.tabletop.table import Tabletop

_ROOM: Final = 22
"""Round the card for its shadow and tail, in design pixels."""


class PromptCard(QWidget):
    """Paper with the words of the lesson and, where it is only read, a button to go on."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._said: LessonCard | None = None
        self._place: HintPlace | None = None
        self._scale = 1.0
        self.button = HintButton(look, self)
        look.changed.connect(self.update)
        self.hide()

    @property
    def said(self) -> LessonCard | None:
        """What it says."""
        return self._said

    @property
    def place(self) -> HintPlace | None:
        """Where it stands, in pixels of the parent."""
        return self._place

    def tell(self, said: LessonCard) -> None:
        """Say this from now on."""
        self._said = said
        self.setAccessibleName(said.text)
        self.setAccessibleDescription(said.remark)
        self.button.setText(said.button)
        self.button.setAccessibleName(said.button)
        self.button.setVisible(bool(said.button))

    def height_in(self, width: float, scale: float) -> float:
        """How high the card of this width is."""
        assert self._said is not None, "it says something"
        said = self._said
        return lesson_height(said.text, said.remark, scale, width, self._wide())

    def lay(self, place: HintPlace, scale: float) -> None:
        """Stand there."""
        self._place, self._scale = place, scale
        room = _ROOM * scale
        self.setGeometry(place.box.adjusted(-room, -room, room, room).toAlignedRect())
        inner, high = self._inner(), self.button.sizeHint().height()
        left = inner.right() - 18 * scale - self._wide() + SHADOW_ROOM * scale
        top = inner.center().y() - high / 2
        self.button.setGeometry(round(left), round(top), round(self._wide()), high)
        self.show()
        self.raise_()
        self.update()

    def _wide(self) -> float:
        """How wide the button is; 0 without one."""
        button = self._said is not None and self._said.button
        return float(self.button.sizeHint().width()) if button else 0.0

    def _inner(self) -> QRectF:
        assert self._place is not None, "it stands somewhere"
        return self._place.box.translated(-self.x(), -self.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper and the words."""
        if self._said is None or self._place is None:
            return
        canvas, said = Canvas(QPainter(self), self._look.theme, self._scale), self._said
        words, progress = (said.text, said.remark), (said.place, said.count)
        paint_lesson(canvas, self._inner(), words, progress, self._wide(), self._place.tail)


class Prompting(QObject):
    """One card of the lesson at a time. It goes when cards move, and stands anew by every size."""

    went_on = Signal()
    """The person has read the card and goes on."""

    def __init__(self, table: QGraphicsView, look: Look) -> None:
        super().__init__(table)
        scene, parts = table.findChild(TableScene), table.findChild(TableParts)
        assert scene is not None and parts is not None, "a table has both"
        self._scene, self._parts = scene, parts
        self._pointing = Pointing(scene, parts, table.viewport())
        self._hid_question = False
        self.halo = Halo(look, table.viewport())
        self.card = PromptCard(look, table.viewport())
        self.card.button.clicked.connect(self.went_on)
        self.card.button.walked.connect(self._walk)
        scene.began.connect(self.close)
        table.installEventFilter(self)
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.lay)
        look.changed.connect(self._again.start)

    def show(self, said: LessonCard) -> None:
        """Let this card stand on the table at rest; one with a button takes the keyboard."""
        again = self.card.isVisible() and self.card.said == said
        self.card.tell(said)
        self._light(said)
        self.lay()
        if said.button and not again:
            self.card.button.begin()
            self.card.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def close(self) -> None:
        """Take the card away."""
        if not self.card.isVisible():
            return
        self._show_question()
        if self.card.button.hasFocus():
            self._parts.wait()
        self.card.hide()
        self.halo.hide()
        self._light(None)

    def lay(self) -> None:
        """Stand where this size has room."""
        said, tabletop, geometry = self.card.said, self._scene.tabletop, self._scene.geometry
        if said is None or tabletop is None or not self._scene.is_settled():
            return
        self._show_question()
        anchor = self._anchor(said, tabletop, geometry)
        obstacles = self._pointing.obstacles(tabletop, geometry)
        if tabletop.chips:
            obstacles.append(Obstacle(self._parts.choices.chips.bar, 3.0))

        def height(width: float) -> float:
            return self.card.height_in(width, geometry.scale)

        wanted = height, obstacles, geometry
        beside = place_beside(anchor, *wanted) if anchor and _is_aside(said) else None
        place = beside or hint_place(anchor or over_hand(geometry), *wanted)
        self.card.lay(place if anchor else HintPlace(place.box, None), geometry.scale)
        question = self._parts.choices.question
        covered = QRectF(question.geometry()).intersects(place.box)
        self._hid_question = question.isVisible() and covered
        if self._hid_question:  # half a question is worse than none
            question.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stand anew once the table has taken its new size."""
        if event.type() is QEvent.Type.Resize and self.card.isVisible():
            self._again.start()
        return super().eventFilter(watched, event)

    def _show_question(self) -> None:
        if self._hid_question:
            self._parts.choices.question.show()
        self._hid_question = False

    def _walk(self) -> None:
        """An arrow leaves the button for the hand; the card stays."""
        self._parts.keys.take_focus()

    def _light(self, said: LessonCard | None) -> None:
        lit: Card | None = None
        if said is not None and isinstance(said.choice, CardChoice):
            lit = said.choice.card
        elif said is not None and isinstance(said.about, Card):
            lit = said.about
        for each, item in self._scene.cards.items():
            item.set_hinted(each == lit)

    def _anchor(self, said: LessonCard, tabletop: Tabletop, geometry: Geometry) -> QRectF | None:
        self.halo.hide()
        pointing = self._pointing
        if isinstance(said.choice, CardChoice):
            return pointing.card_box(said.choice.card, tabletop, geometry)
        if said.choice is not None:
            button = pointing.choice_box(said.choice, geometry)
            if button is None:
                return None
            self.halo.lay(button)
            return QRectF(button)
        match said.about:
            case Card() as card:
                return pointing.card_box(card, tabletop, geometry)
            case Spot() as spot:
                return pointing.spot_box(spot, tabletop, geometry)
            case int() as seat:
                return pointing.seat_box(seat, tabletop, geometry)
        return None


def _is_aside(said: LessonCard) -> bool:
    """Whether it speaks of something on the table, not of the hand or of what is asked."""
    return said.choice is None and isinstance(said.about, Spot)
