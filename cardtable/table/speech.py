"""What is said aloud, and what is shown for a moment: bubbles, toasts, rising points."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from cardtable.look.canvas import Canvas
from cardtable.look.parts_speech import (
    CALLED,
    IN_VAIN,
    bubble_size,
    paint_bubble,
    paint_toast,
    toast_size,
)
from cardtable.look.parts_table import PillKind, paint_pill, pill_size
from cardtable.look.theme import Theme
from cardtable.look.toast import SHOWN_MS
from cardtable.table.bubbles import bubble_place
from cardtable.table.four import seats_four
from cardtable.table.geometry import Geometry
from cardtable.table.lies import from_viewer
from cardtable.table.painted import Painted
from cardtable.table.script import Cue
from cardtable.tabletop.table import Speech, Tabletop

SPEECH_MS: Final = 2400
SPEECH_MS_FOUR: Final = 4000
"""Where one after the other calls, all that is called can be compared."""


class Passing(QObject):
    """Shows things that go away by themselves. One bubble a seat, one toast at a time."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._bubbles: dict[int, tuple[Painted, QTimer]] = {}
        self._toast: Painted | None = None
        self.toasted = ""
        """What the toast says; empty if there is none."""
        self._toast_clock = self._clock(self.put_toast_away)
        self._rising: list[tuple[Painted, QVariantAnimation]] = []

    def _clock(self, slot: Callable[[], None]) -> QTimer:
        clock = QTimer(self)
        clock.setSingleShot(True)
        clock.timeout.connect(slot)
        return clock

    # ------------------------------------------------------------------ speech
    def say(
        self, speech: Speech, tabletop: Tabletop, sign: str | None, geometry: Geometry, theme: Theme
    ) -> None:
        """Show a bubble at the seat that speaks; at a table for four the others' stay."""
        seat = from_viewer(tabletop, speech.seat)
        self.hush(seat if seats_four(tabletop) else None)
        size = bubble_size(speech.title, geometry.scale, speech.detail, sign, speech.badge)
        box, tail = bubble_place(size, speech.seat, tabletop, geometry)
        colour = IN_VAIN if speech.faded else CALLED

        def paint(canvas: Canvas, inner: QRectF) -> None:
            paint_bubble(
                canvas, inner, speech.title, speech.detail, sign, speech.badge, tail, colour
            )

        bubble = Painted(box, paint, theme, geometry.scale).at(2500)
        self._scene.addItem(bubble)
        clock = self._clock(lambda: self.hush(seat))
        self._bubbles[seat] = bubble, clock
        clock.start(SPEECH_MS_FOUR if seats_four(tabletop) else SPEECH_MS)

    def hush(self, seat: int | None = None) -> None:
        """Take the bubble of this seat away, or all."""
        for each in [seat] if seat is not None else list(self._bubbles):
            if each in self._bubbles:
                bubble, clock = self._bubbles.pop(each)
                clock.stop()
                clock.deleteLater()
                self._scene.removeItem(bubble)

    def is_speaking(self) -> bool:
        """Whether a bubble stands on the table."""
        return bool(self._bubbles)

    # ------------------------------------------------------------------ toasts
    def toast(self, text: str, bottom: float, geometry: Geometry, theme: Theme) -> None:
        """Say for a moment, over this height, why nothing was done."""
        self.put_toast_away()
        self.toasted = text
        size = toast_size(text, geometry.scale)
        box = QRectF(QPointF(0, 0), size)
        box.moveCenter(QPointF(geometry.table.center().x(), bottom - size.height() / 2))

        def paint(canvas: Canvas, inner: QRectF) -> None:
            paint_toast(canvas, inner, text, "info")

        self._toast = Painted(box, paint, theme, geometry.scale).at(2600)
        self._scene.addItem(self._toast)
        self._toast_clock.start(SHOWN_MS)

    def put_toast_away(self) -> None:
        """Say no more what the toast says."""
        self._toast_clock.stop()
        self.toasted = ""
        if self._toast is not None:
            self._scene.removeItem(self._toast)
            self._toast = None

    # ------------------------------------------------------------------ points
    def rise(self, cue: Cue, geometry: Geometry, theme: Theme) -> None:
        """Let a golden pill rise from its place and go."""
        size = pill_size(cue.text, geometry.scale, PillKind.GOLD, size=18, height=34)
        box = QRectF(QPointF(0, 0), size)
        box.moveCenter(QPointF(cue.x, cue.y))

        def paint(canvas: Canvas, inner: QRectF) -> None:
            paint_pill(canvas, inner, cue.text, PillKind.GOLD, size=18)

        item = Painted(box, paint, theme, geometry.scale, 4).at(2400)
        self._scene.addItem(item)
        rising = QVariantAnimation(self)
        rising.setStartValue(box.y())
        rising.setEndValue(box.y() - geometry.px(26))
        rising.setDuration(max(1, round(cue.end - cue.begin)))
        rising.setEasingCurve(QEasingCurve.Type.OutCubic)
        rising.valueChanged.connect(item.setY)
        rising.finished.connect(lambda: self._risen(item))
        self._rising.append((item, rising))
        rising.start()

    def _risen(self, item: Painted) -> None:
        for each in [each for each in self._rising if each[0] is item]:
            self._rising.remove(each)
            self._scene.removeItem(item)
            each[1].deleteLater()

    def clear(self) -> None:
        """Take everything away at once."""
        self.hush()
        self.put_toast_away()
        for item, rising in self._rising:
            rising.stop()
            rising.deleteLater()
            self._scene.removeItem(item)
        self._rising = []
