"""What is said aloud, and what is shown for a moment: bubbles, toasts, rising points."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from cardtable.look.canvas import Canvas
from cardtable.look.parts_speech import (
    Side,
    Tail,
    bubble_size,
    paint_bubble,
    paint_toast,
    toast_size,
)
from cardtable.look.parts_table import PillKind, paint_pill, pill_size
from cardtable.look.theme import Theme
from cardtable.look.toast import SHOWN_MS
from cardtable.table.geometry import Geometry
from cardtable.table.painted import Painted
from cardtable.table.script import Cue
from cardtable.table.standing import plate_box
from cardtable.tabletop.table import Plate, Speech

SPEECH_MS: Final = 2400


class Passing(QObject):
    """Shows things that go away by themselves. One bubble, one toast at a time."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._bubble: Painted | None = None
        self._toast: Painted | None = None
        self.toasted = ""
        """What the toast says; empty if there is none."""
        self._bubble_clock = self._clock(self.hush)
        self._toast_clock = self._clock(self._put_toast_away)
        self._rising: list[tuple[Painted, QVariantAnimation]] = []

    def _clock(self, slot: Callable[[], None]) -> QTimer:
        clock = QTimer(self)
        clock.setSingleShot(True)
        clock.timeout.connect(slot)
        return clock

    # ------------------------------------------------------------------ speech
    def say(
        self,
        speech: Speech,
        seat: int,
        plate: Plate | None,
        sign: str | None,
        geometry: Geometry,
        theme: Theme,
        held: int = 5,
    ) -> None:
        """Show a bubble at the seat, counted from the viewer; `held` cards may be in a hand."""
        self.hush()
        size = bubble_size(speech.title, geometry.scale, speech.detail, sign, speech.badge)
        box, tail = bubble_place(size.width(), size.height(), seat, plate, geometry, held)

        def paint(canvas: Canvas, inner: QRectF) -> None:
            paint_bubble(canvas, inner, speech.title, speech.detail, sign, speech.badge, tail)

        self._bubble = Painted(box, paint, theme, geometry.scale).at(2500)
        self._scene.addItem(self._bubble)
        self._bubble_clock.start(SPEECH_MS)

    def hush(self) -> None:
        """Take the bubble away."""
        self._bubble_clock.stop()
        if self._bubble is not None:
            self._scene.removeItem(self._bubble)
            self._bubble = None

    def is_speaking(self) -> bool:
        """Whether a bubble stands on the table."""
        return self._bubble is not None

    # ------------------------------------------------------------------ toasts
    def toast(self, text: str, bottom: float, geometry: Geometry, theme: Theme) -> None:
        """Say for a moment, over this height, why nothing was done."""
        self._put_toast_away()
        self.toasted = text
        size = toast_size(text, geometry.scale)
        box = QRectF(QPointF(0, 0), size)
        box.moveCenter(QPointF(geometry.table.center().x(), bottom - size.height() / 2))

        def paint(canvas: Canvas, inner: QRectF) -> None:
            paint_toast(canvas, inner, text, "info")

        self._toast = Painted(box, paint, theme, geometry.scale).at(2600)
        self._scene.addItem(self._toast)
        self._toast_clock.start(SHOWN_MS)

    def _put_toast_away(self) -> None:
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
        self._put_toast_away()
        for item, rising in self._rising:
            rising.stop()
            rising.deleteLater()
            self._scene.removeItem(item)
        self._rising = []


def bubble_place(
    width: float,
    height: float,
    seat: int,
    plate: Plate | None,
    geometry: Geometry,
    held: int = 5,
) -> tuple[QRectF, Tail]:
    """Where a bubble stands and whence its tail goes: beside its speaker, never over the hand."""
    px, table = geometry.px, geometry.table
    if geometry.compact or plate is None:
        return _bubble_without_plate(width, height, seat, geometry)
    face = plate_box(plate, seat, geometry, held)
    if seat == 0:
        left = face.x() if not geometry.mirror else face.right() - width
        half = (held - 1) / 2 * geometry.hand(held).step + geometry.hand_width * 0.6
        room = table.width() / 2 - half - px(24)
        over_hand = held > 5 and face.y() < geometry.hand_top  # and no stock lies there
        lowest = face.y() if width < room or over_hand else geometry.hand_top
        top = lowest - px(18) - height
        at = px(40) / width
        return QRectF(left, top, width, height), Tail(
            Side.BOTTOM, at if not geometry.mirror else 1 - at
        )
    top = face.center().y() - height / 2
    if geometry.mirror:
        return QRectF(face.right() + px(20), top, width, height), Tail(Side.LEFT)
    return QRectF(face.x() - px(20) - width, top, width, height), Tail(Side.RIGHT)


def _bubble_without_plate(
    width: float, height: float, seat: int, geometry: Geometry
) -> tuple[QRectF, Tail]:
    """Over the left end of the own hand, or beside the other's tricks under his cards."""
    px, table = geometry.px, geometry.table
    if seat == 0:
        box = QRectF(table.x() + px(26), geometry.hand_top - px(16) - height, width, height)
        tail = Tail(Side.BOTTOM, 0.84)
    else:
        right = table.right() - px(84) - geometry.tall(geometry.pile_width) / 2 - px(14)
        box = QRectF(right - width, table.y() + px(58), width, height)
        tail = Tail(Side.TOP, 0.84)
    if geometry.mirror:
        box.moveLeft(2 * table.center().x() - box.right())
        tail = Tail(tail.side, 1 - tail.at)
    return box, tail
