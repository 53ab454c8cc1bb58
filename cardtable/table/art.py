"""The pictures of one deck as pixmaps, drawn in the background once per size."""

import json
import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from cardtable.engine.cards import Card, Suit
from cardtable.look.drawing_pool import DrawingPool
from cardtable.look.pictures import card_file
from cardtable.look.shadows import shadow_image
from cardtable.table.batch import Batch, Lettering
from cardtable.table.relabel import CardTexts, read_texts, relabel
from cardtable.table.svg_reading import read_svg

_SHADOW_STEPS: Final = (32, 45, 64, 90, 128, 180, 256, 360, 512)
_TELL_MS: Final = 24
"""Pictures that are drawn within this time are shown together."""


class Print(NamedTuple):
    """One picture of a deck at one width, in device pixels."""

    element: str
    width: int


@dataclass(frozen=True, slots=True)
class DeckFacts:
    """What deck.json tells of a deck."""

    name: str
    ratio: float
    """Height of a card by its width."""
    corner: float
    """Radius of its corners by its width."""
    elements: dict[str, str]
    """The id of the picture of each card code."""
    signs: dict[str, str]
    """The sign of each suit code."""
    backs: tuple[str, ...]


def deck_facts(deck: str) -> DeckFacts:
    """The facts of a shipped deck. Raises LookupError if there is none of that name."""
    file = card_file(deck, "back").parent.parent / "deck.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    size = told["size"]
    return DeckFacts(
        name=deck,
        ratio=size["height"] / size["width"],
        corner=size["corner"] / size["width"],
        elements=told["elements"],
        signs=told["signs"],
        backs=tuple(told["backs"]),
    )


@dataclass(slots=True)
class _Sources:
    """SVG texts, read once; used by one drawing thread at a time."""

    svg: dict[tuple[str, Lettering], bytes] = field(default_factory=dict)
    texts: CardTexts | None = None


class DeckArt(QObject):
    """The pixmaps of one deck. Ask with `want`; until they are drawn, others stand in."""

    changed = Signal()
    """Newly drawn pictures can be shown."""
    arrived = Signal(object)
    """The same, with the ids of these pictures in a frozenset."""
    drawn = Signal(object, object, object)
    """From the drawing thread: the batch, the print, its image."""

    def __init__(self, deck: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.facts = deck_facts(deck)
        self.back = self.facts.backs[0]
        self.lettering = Lettering()
        self._sources = _Sources()
        self._pixmaps: dict[Print, QPixmap] = {}
        self._outdated: dict[Print, QPixmap] = {}
        """With other letters; they stand in until the new ones are drawn."""
        self._shadows: dict[int, QPixmap] = {}
        self._wanted: tuple[Print, ...] = ()
        self._batches: list[Batch] = []
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
        letters = self._texts()["letters"][self.facts.name]
        chosen = letters.get(self.lettering.letters, letters["int"])
        element = self.face(card)
        rank = element[1:] if self.facts.name == "french" else element[2:]
        return chosen.get(rank, rank)

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
        """Whether a batch is at work on what is wanted, with the present letters."""
        batch = self._batches[-1] if self._batches else None
        return batch is not None and not batch.done and batch.lettering == self.lettering

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

    def set_lettering(self, letters: str, ribbons: str) -> bool:
        """Choose index letters and ribbon words; whether the pictures must be asked for anew."""
        lettering = Lettering(letters, ribbons)
        if lettering == self.lettering:
            return False
        self.lettering = lettering
        backs = self.facts.backs
        self._outdated = {**self._outdated, **self._pixmaps}
        self._pixmaps = {key: kept for key, kept in self._pixmaps.items() if key.element in backs}
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
    def draw(self, wanted: Print, lettering: Lettering) -> QImage:
        """The picture; called in the drawing thread."""
        height = round(wanted.width * self.facts.ratio)
        return read_svg(self._svg(wanted.element, lettering), wanted.width, height)

    def _svg(self, element: str, lettering: Lettering) -> bytes:
        key = (element, lettering)
        if key not in self._sources.svg:
            text = card_file(self.facts.name, element).read_text(encoding="utf-8")
            if lettering != Lettering() and element not in self.facts.backs:
                text = self._relabelled(text, element, lettering)
            self._sources.svg[key] = text.encode()
        return self._sources.svg[key]

    def _relabelled(self, text: str, element: str, lettering: Lettering) -> str:
        letters, ribbons = lettering.letters, lettering.ribbons
        return relabel(text, self._texts(), self.facts.name, element, letters, ribbons)

    def _texts(self) -> CardTexts:
        if self._sources.texts is None:
            decks = card_file(self.facts.name, "back").parents[2]
            self._sources.texts = read_texts(decks / "texts.json")
        return self._sources.texts

    def _take(self, batch: Batch, drawn: Print, image: QImage) -> None:
        if drawn not in self._wanted or batch.lettering != self.lettering:
            return  # of a size or with letters that nobody wants any more
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


def card_box(width: float, ratio: float) -> QRectF:
    """A card of this width round the origin."""
    return QRectF(-width / 2, -width * ratio / 2, width, width * ratio)


SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing
