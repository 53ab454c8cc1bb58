"""The pictures of one deck as pixmaps, drawn in the background once per size."""

import threading
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from cardtable.engine.cards import Card, Suit
from cardtable.look.drawing_pool import DrawingPool
from cardtable.look.dress import PLAIN, Dress
from cardtable.look.shadows import shadow_image
from cardtable.table.batch import Batch
from cardtable.table.deck import Print, deck_facts
from cardtable.table.faces import Faces, rimmed
from cardtable.table.svg_reading import meet_types, read_svg

_SHADOW_STEPS: Final = (32, 45, 64, 90, 128, 180, 256, 360, 512)
_TELL_MS: Final = 24
"""Pictures that are drawn within this time are shown together."""


class DeckArt(QObject):
    """The pixmaps of one deck. Ask with `want`; until they are drawn, others stand in."""

    changed = Signal()
    """Newly drawn pictures can be shown."""
    arrived = Signal(object)
    """The same, with the ids of these pictures in a frozenset."""
    drawn = Signal(object, object, object)
    """From the drawing thread: the batch, the print, its image."""

    def __init__(self, deck: str, parent: QObject | None = None, dress: Dress = PLAIN) -> None:
        super().__init__(parent)
        self.facts = deck_facts(deck, dress)
        self.back = self.facts.backs[0]
        self.faces = Faces(self.facts)
        """The drawings in the present dress."""
        self._pixmaps: dict[Print, QPixmap] = {}
        self._outdated: dict[Print, QPixmap] = {}
        """In another dress; they stand in until the new ones are drawn."""
        self._shadows: dict[int, QPixmap] = {}
        self._wanted: tuple[Print, ...] = ()
        self._batches: list[Batch] = []
        meet_types()
        self._pool = DrawingPool(self)
        self.drawn.connect(self._take)
        self._new: set[str] = set()
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(_TELL_MS)
        self._telling.timeout.connect(self._tell)

    # ------------------------------------------------------------------ asking
    def face(self, card: Card) -> str:
        """The id of the picture of a card."""
        return self.facts.elements[str(card)]

    def sign(self, suit: Suit) -> str:
        """The sign of a suit in this deck."""
        return self.facts.signs[suit.value]

    def letter(self, card: Card) -> str:
        """The index letter that the card carries now, e.g. "Á" for a Hungarian ace."""
        return self.faces.letter(card)

    def want(self, prints: Iterable[Print]) -> None:
        """Have these pictures drawn, the first ones first; those of other sizes are dropped."""
        wanted = tuple(dict.fromkeys(prints))
        if wanted == self._wanted and self._is_being_drawn():
            return
        self._wanted = wanted
        for batch in self._batches:
            batch.cancelled.set()
        self._batches = [batch for batch in self._batches if not self._pool.tryTake(batch)]
        missing = tuple(each for each in self._wanted if each not in self._pixmaps)
        if missing and not self.closed.is_set():
            batch = Batch(self, missing)
            self._batches = [*self._batches[-4:], batch]
            self._pool.start(batch)
        else:
            self._drop_stale()

    def _is_being_drawn(self) -> bool:
        """Whether a batch is at work on what is wanted, in the present dress."""
        batch = self._batches[-1] if self._batches else None
        return batch is not None and not batch.done and batch.faces is self.faces

    def pixmap(self, element: str, width: int) -> QPixmap:
        """The picture at this width, or the best there is: of another width, or an old one.

        Null if there is none at all.
        """
        found = self._pixmaps.get(Print(element, width))
        if found is not None:
            return found
        backs = self.facts.backs if element in self.facts.backs else ()
        for known in (self._pixmaps, self._outdated):
            others = [key for key in known if key.element == element] or [
                key for key in known if key.element in backs
            ]
            if others:
                return known[min(others, key=lambda key: _misfit(key, width))]
        return QPixmap()

    def paint_shadow(self, painter: QPainter, box: QRectF, spread: float = 1.0) -> None:
        """Lay the soft shadow of a card that fills the box, `spread` times as wide as usual.

        Flying cards change their width every frame: one picture serves a range of widths.
        """
        step = next((step for step in _SHADOW_STEPS if step >= box.width()), _SHADOW_STEPS[-1])
        blur = max(4, round(10 * max(0.6, step / 120)))
        if step not in self._shadows:
            tall = round(step * self.facts.ratio)
            corner = max(3, round(self.facts.corner * step))
            image = shadow_image(step, tall, blur, corner)
            self._shadows[step] = QPixmap.fromImage(image)
        room = 2 * blur * box.width() / step * spread
        pixmap = self._shadows[step]
        painter.drawPixmap(box.adjusted(-room, -room, room, room), pixmap, QRectF(pixmap.rect()))

    def is_ready(self) -> bool:
        """Whether everything asked for is drawn."""
        return all(each in self._pixmaps for each in self._wanted)

    def set_back(self, back: str) -> bool:
        """Choose the back by its id; whether it is another than before."""
        changed = back in self.facts.backs and back != self.back
        if changed:
            self.back = back
        return changed

    def wear(self, dress: Dress) -> bool:
        """Choose how the cards look; whether the pictures must be asked for anew."""
        if dress == self.facts.dress:
            return False
        before = self.facts
        self.facts = deck_facts(before.name, dress)
        self.faces = Faces(self.facts)
        if self.back not in self.facts.backs:
            self.back = self.facts.backs[0]
        same = self.facts.own == before.own and dress.strong == before.dress.strong
        same_backs = self.facts.backs if same else ()
        self._outdated = {**self._outdated, **self._pixmaps}
        kept = {key: old for key, old in self._pixmaps.items() if key.element in same_backs}
        self._pixmaps = kept
        if self.facts.ratio != before.ratio:
            self._shadows, self._outdated = {}, {}
        return True

    @property
    def closed(self) -> threading.Event:
        """Set when nothing more is drawn."""
        return self._pool.closed

    def close(self) -> None:
        """Stop drawing for good, after the picture at hand; let go of all that was drawn."""
        self._pool.close()
        self._pixmaps, self._outdated, self._shadows = {}, {}, {}

    # ------------------------------------------------------------------ drawing
    def draw(self, wanted: Print, faces: Faces) -> QImage:
        """The picture; called in the drawing thread."""
        height = round(wanted.width * faces.facts.ratio)
        drawn = read_svg(faces.svg(wanted.element), wanted.width, height)
        return rimmed(drawn, faces.facts, wanted.element)

    def _take(self, batch: Batch, drawn: Print, image: QImage) -> None:
        if drawn not in self._wanted or batch.faces is not self.faces:
            return  # of a size or in a dress that nobody wants any more
        self._pixmaps[drawn] = QPixmap.fromImage(image)
        if self.is_ready():
            self._drop_stale()
        self._new.add(drawn.element)
        if self.is_ready():
            self._tell()
        elif not self._telling.isActive():
            self._telling.start()

    def _tell(self) -> None:
        self._telling.stop()
        new, self._new = frozenset(self._new), set()
        if new:
            self.arrived.emit(new)
            self.changed.emit()

    def _drop_stale(self) -> None:
        self._outdated = {}
        wanted = set(self._wanted)
        self._pixmaps = {key: kept for key, kept in self._pixmaps.items() if key in wanted}


def _misfit(drawn: Print, width: int) -> tuple[bool, int]:
    """How badly a picture stands in for one of this width; too small is worst."""
    return drawn.width < width, abs(drawn.width - width)
