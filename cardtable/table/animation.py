"""Plays a script: one clock moves all cards, frame by frame."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from cardtable.engine.cards import Card
from cardtable.table.card_item import CardItem
from cardtable.table.lies import Lie
from cardtable.table.script import Cue, Script, at_time
from cardtable.table.sounding import Heard
from cardtable.tabletop.sounds import Sound

FADE = 120
"""How long a card takes to appear with reduced motion, in ms."""


class Animation(QAbstractAnimation):
    """The one clock of the table. Ends by itself; `stop` leaves the cards where they are."""

    cued = Signal(object)
    """A Cue is due."""
    heard = Signal(object)
    """A Sound is due."""

    def __init__(self, items: Mapping[Card, CardItem], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items = items
        self._script = Script()
        self._start: dict[Card, Lie] = {}
        self._cues: list[Cue] = []
        self._sounds: list[Heard] = []
        self._length = 0
        self._fading: tuple[CardItem, ...] = ()

    def play(self, script: Script, length: float, sounds: Iterable[Heard] = ()) -> None:
        """Play the script from how the cards lie now; it ends after `length` ms."""
        self.stop()
        self._script = script
        self._start = {card: self._items[card].lie for card in script.legs}
        self._cues = sorted(script.cues)
        self._sounds = sorted(sounds)
        self._length = max(1, round(length))
        self._fading = ()
        self.setCurrentTime(0)
        self.start()

    def fade_in(self, cards: list[Card]) -> None:
        """Let these cards appear softly in the last `FADE` ms of what is played."""
        self._fading = tuple(self._items[card] for card in cards)

    def take_sounds(self) -> tuple[Sound, ...]:
        """What has not been heard yet, each sound once; it will not be heard from here any more."""
        left = dict.fromkeys(sound for _, sound in self._sounds)
        self._sounds = []
        return tuple(left)

    def duration(self) -> int:
        return self._length

    def updateCurrentTime(self, time: int) -> None:  # noqa: N802 - Qt's name
        while self._cues and self._cues[0].begin <= time:
            self.cued.emit(self._cues.pop(0))
        while self._sounds and self._sounds[0].at <= time:
            self.heard.emit(self._sounds.pop(0).sound)
        for card, legs in self._script.legs.items():
            if time >= legs[0].begin:
                self._items[card].lay(at_time(self._start[card], legs, time))
        if self._fading:
            share = (time - (self._length - FADE)) / FADE
            for item in self._fading:
                item.setOpacity(1.0 if share <= 0 else min(1.0, share))
