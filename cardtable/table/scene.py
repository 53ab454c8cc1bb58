"""The cards on the table and the queue of pictures that they still have to show."""

from collections import deque
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from cardtable.engine.cards import Card
from cardtable.look.theme import Theme
from cardtable.table.animation import FADE, Animation
from cardtable.table.art import DeckArt
from cardtable.table.card_item import CardItem
from cardtable.table.choreography import choreography
from cardtable.table.geometry import Geometry
from cardtable.table.lies import Lie, Picture
from cardtable.table.places import picture
from cardtable.table.script import Script
from cardtable.table.sounding import heard
from cardtable.tabletop.table import Pace, Speech, Tabletop

OFF_RESTS = 0.55
"""How long a rest is, by its normal length, when nothing is animated: one must see the trick."""
HOME = 160
"""How long a card takes to go back into the hand, in ms."""


class Entry(NamedTuple):
    """A tabletop that waits to be shown."""

    tabletop: Tabletop
    pace: Pace
    speech: Speech | None = None


class TableScene(QGraphicsScene):
    """Shows one tabletop after another. The items are made once and live for the match."""

    began = Signal(object)
    """An Entry begins to be shown."""
    shown = Signal(object)
    """From now on this Tabletop is what the table shows; not while the one before still rests."""
    rested = Signal(object)
    """A Tabletop lies as it shall."""
    settled = Signal()
    """The queue has run empty."""
    cued = Signal(object)
    """A Cue: something small to show beside the cards."""
    heard = Signal(object)
    """A Sound: what is shown, or was refused, is also to be heard."""

    def __init__(self, art: DeckArt, geometry: Geometry, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art = art
        self.cards: dict[Card, CardItem] = {}
        self.tabletop: Tabletop | None = None
        self.speed = 1.0
        self.reduced = False
        self.rests: float | None = None
        self.lengthening = 1.0
        """By how much the person wants rests to be longer."""
        self._geometry, self._theme = geometry, theme
        self._queue: deque[Entry] = deque()
        self._running: Entry | None = None
        self._told: Tabletop | None = None
        self._draining = self._patient = self._waiting = False
        self._pixel_ratio, self._darkens = 1.0, True
        self._animation = Animation(self.cards, self)
        self._animation.finished.connect(self._arrive)
        self._animation.cued.connect(self.cued)
        self._animation.heard.connect(self.heard)
        art.arrived.connect(self._show_new_pictures)

    # ------------------------------------------------------------------ what is shown
    def enqueue(self, entry: Entry) -> None:
        """Show the entry after all that is waiting."""
        self._queue.append(entry)
        self._drain()

    def show_at_once(self, tabletop: Tabletop) -> None:
        """Jump to the tabletop; forget what was still to be shown."""
        self._queue.clear()
        self._running = None
        self._waiting = False
        self._animation.stop()
        self._animation.take_sounds()
        self.began.emit(Entry(tabletop, Pace(0)))
        self._rest(tabletop)
        self._drain()

    def is_settled(self) -> bool:
        """Whether nothing moves or waits."""
        return self._running is None and not self._queue and not self._draining

    def is_moving(self) -> bool:
        """Whether a picture is on its way or resting before it goes."""
        return self._running is not None

    def set_patient(self, patient: bool) -> None:
        """Whether a rest that may, such as a full trick's, lasts until `finish` is called."""
        self._patient = patient
        if not patient and self._waiting:
            self.finish()

    def is_under_way(self) -> bool:
        """Whether cards fly, or rest before they will."""
        return self._running is not None and not self._waiting

    def is_waiting(self) -> bool:
        """Whether something rests until the person has seen enough."""
        return self._waiting

    def finish(self) -> None:
        """Bring what is moving to its end at once; let go what rests until the person says so."""
        if self._waiting and self._running is not None:
            self._waiting = False
            self._go(self._running, *self._script(self._running, rests=False))
        elif self._running is not None:
            self._animation.stop()
            self._arrive()

    def fly_home(self, card: Card) -> None:
        """Let a card that was taken up and let go return to its place."""
        if self.tabletop is None or self._running is not None:
            return
        script = Script()
        if self.speed and not self.reduced:
            script.move(card, self.resting()[card], 0, HOME * self.speed, arc=0.3)
            self._running = Entry(self.tabletop, Pace(HOME))
            self._animation.play(script, script.length)
        else:
            self._lay(self.tabletop)

    # ------------------------------------------------------------------ how it looks
    @property
    def geometry(self) -> Geometry:
        """Where things stand at the present size."""
        return self._geometry

    def set_geometry(self, geometry: Geometry, pixel_ratio: float) -> None:
        """Lay everything for another size; what was moving arrives at once."""
        self._geometry, self._pixel_ratio = geometry, pixel_ratio
        for item in self.cards.values():
            item.ratio = pixel_ratio
        if self._running is not None and not self._waiting:
            self.finish()
        elif self.tabletop is not None:
            self._lay(self.tabletop)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another room."""
        self._theme = theme
        for item in self.cards.values():
            item.theme = theme
            item.update()

    def set_darkens(self, darkens: bool) -> None:
        """Whether cards that can't be played are darkened."""
        self._darkens = darkens
        for item in self.cards.values():
            item.darkens = darkens
            item.update()

    def resting(self) -> dict[Card, Lie]:
        """How the cards lie when the present tabletop has come to rest."""
        return {} if self.tabletop is None else picture(self.tabletop, self._geometry)

    def _show_new_pictures(self, elements: frozenset[str]) -> None:
        for card, item in self.cards.items():
            if (self.art.face(card) if item.lie.face_up else self.art.back) in elements:
                item.update()

    # ------------------------------------------------------------------ the queue
    def _drain(self) -> None:
        if self._draining or self._running is not None:
            return
        self._draining = True
        while self._queue and self._running is None:
            self._begin(self._queue.popleft())
        self._draining = False
        if self._running is None:
            self.settled.emit()

    def _begin(self, entry: Entry) -> None:
        self.began.emit(entry)
        if not entry.pace.rest_before:
            self._tell(entry.tabletop)
        if entry.speech is not None and entry.speech.sound is not None:
            self.heard.emit(entry.speech.sound)
        if entry.pace.patient and self._patient and self.tabletop is not None:
            self._running, self._waiting = entry, True
            return
        self._go(entry, *self._script(entry))

    def _go(self, entry: Entry, script: Script, length: float) -> None:
        before, legs = self.tabletop, script.legs
        sounds = heard(before, entry.tabletop, legs, max(0.0, length)) if before else []
        if length <= 0:
            self._running = None
            self._rest(entry.tabletop)
            for sound in dict.fromkeys(each.sound for each in sounds):
                self.heard.emit(sound)
            self._drain()
            return
        self._running = entry
        self._animation.play(script, length, sounds)
        if self.reduced:
            self._animation.fade_in(list(script.legs))

    def _script(self, entry: Entry, *, rests: bool = True) -> tuple[Script, float]:
        """The movements to the entry and how long they take, the rest before included."""
        rest = entry.pace.rest_before * self._rest_factor() if rests else 0.0
        before = self.tabletop
        if before is None or not (entry.pace.move and self.speed):
            return Script(), rest
        self._make_items(entry.tabletop)
        start = {card: item.lie for card, item in self.cards.items()}
        if self.reduced:
            return self._appearing(start, entry.tabletop, rest)
        plain = entry.pace.move
        script = choreography(before, entry.tabletop, start, self._geometry, plain)
        script = script.stretched(self.speed).delayed(rest)
        return script, max(script.length, rest)

    def _rest_factor(self) -> float:
        if self.rests is not None:
            return self.rests
        return self.lengthening * (1.0 if self.reduced else self.speed or OFF_RESTS)

    def _appearing(self, start: Picture, tabletop: Tabletop, rest: float) -> tuple[Script, float]:
        """With reduced motion cards do not fly: after the rest they stand there, softly."""
        script = Script()
        for card, lie in picture(tabletop, self._geometry).items():
            if start[card].middle != lie.middle or start[card].up != lie.up:
                script.move(card, lie, rest, 0)
        return script, rest + (FADE if script.legs else 0)

    def _arrive(self) -> None:
        if self._running is None:
            return
        entry, self._running = self._running, None
        for sound in self._animation.take_sounds():
            self.heard.emit(sound)
        self._rest(entry.tabletop)
        self._drain()

    def _tell(self, tabletop: Tabletop) -> None:
        if tabletop is not self._told:
            self._told = tabletop
            self.shown.emit(tabletop)

    def _rest(self, tabletop: Tabletop) -> None:
        self._tell(tabletop)
        self.tabletop = tabletop
        self._lay(tabletop)
        self.rested.emit(tabletop)

    def _lay(self, tabletop: Tabletop) -> None:
        self._make_items(tabletop)
        for card, lie in picture(tabletop, self._geometry).items():
            item = self.cards[card]
            item.setOpacity(1.0)
            item.marked = card in tabletop.marked
            item.lay(lie)

    def _make_items(self, tabletop: Tabletop) -> None:
        for zone in tabletop.cards.zones():
            for card in tabletop.cards[zone]:
                if card not in self.cards:
                    item = CardItem(card, self.art, self._theme)
                    item.ratio, item.darkens = self._pixel_ratio, self._darkens
                    self.cards[card] = item
                    self.addItem(item)
