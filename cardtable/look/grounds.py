"""What things lie on: the cloth of the table and the larch boards under it by day."""

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from cardtable.look.shadows import draw_shadow
from cardtable.look.theme import GOLD, GROUNDS, PLAIN_BOARDS, Theme, alpha, cloth_of, mix

_LARCH: Final = ("#dfc093", "#d6b283", "#e3c79c", "#d2ad7d")
_GRAIN: Final = 256
_STRETCH: Final = 16


@lru_cache(maxsize=4)
def grain_image(strength: int = 9) -> QImage:
    """A tile of fine noise that keeps large gradients from looking like plastic."""
    noise = random.Random(3).randbytes(_GRAIN * _GRAIN)
    covers = bytes(abs(value - 128) * strength // 128 for value in range(256))
    tones = bytes(cover if value > 128 else 0 for value, cover in enumerate(covers))
    pixels = bytearray(4 * len(noise))
    pixels[3::4] = noise.translate(covers)  # whole planes at once: 1 ms, dot by dot 38 ms
    pixels[0::4] = pixels[1::4] = pixels[2::4] = noise.translate(tones)
    image = QImage(
        bytes(pixels), _GRAIN, _GRAIN, _GRAIN * 4, QImage.Format.Format_ARGB32_Premultiplied
    )
    return image.copy()  # the bytes do not outlive this call


def cloth_gradient(box: QRectF, theme: Theme, ground: str, lift: float = 0.0) -> QRadialGradient:
    """The light on a cloth: brightest near the middle of the box."""
    cloth = cloth_of(theme, ground)
    centre = QPointF(box.center().x(), box.center().y() * 0.98)
    gradient = QRadialGradient(centre, max(box.width(), box.height()) * 0.78)
    gradient.setColorAt(0, QColor(mix(cloth.lit, "#ffffff", lift)))
    gradient.setColorAt(1, QColor(cloth.shaded))
    return gradient


def paint_cloth(
    painter: QPainter, box: QRectF, theme: Theme, ground: str, radius: float = 0.0
) -> None:
    """Fill the box with cloth, its grain included; in high contrast it is plain."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    brushes = [QBrush(cloth_gradient(box, theme, ground))]
    if not theme.strong:
        brushes.append(QBrush(grain_image()))
    for brush in brushes:
        painter.setBrush(brush)
        painter.drawRoundedRect(box, radius, radius)
    painter.restore()


def paint_boards(painter: QPainter, box: QRectF, board: float = 140.0) -> None:
    """Larch boards across the box, each ``board`` pixels high. Slow: keep the result."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(box)
    chance = random.Random(11)
    top = box.y() - 20
    while top < box.bottom():
        tone = QColor(chance.choice(_LARCH))
        gradient = QLinearGradient(0, top, 0, top + board)
        gradient.setColorAt(0, tone.lighter(104))
        gradient.setColorAt(0.97, tone.darker(103))
        gradient.setColorAt(1, tone.darker(135))
        painter.fillRect(QRectF(box.x(), top, box.width(), board), gradient)
        for _ in range(26):
            _paint_fibre(painter, box, top + 6 + chance.random() * (board - 12), chance)
        top += board
    painter.restore()


def _paint_fibre(painter: QPainter, box: QRectF, y: float, chance: random.Random) -> None:
    swing, end = chance.random() * 8, chance.random() * 7
    left, width = box.x(), box.width()
    path = QPainterPath(QPointF(left - 10, y))
    path.cubicTo(
        QPointF(left + width * 0.31, y + swing),
        QPointF(left + width * 0.62, y - swing),
        QPointF(left + width + 20, y + end - 3),
    )
    tone = QColor(110, 70, 30, chance.randint(8, 30))
    painter.setPen(QPen(tone, 0.6 + chance.random() * 1.4))
    painter.drawPath(path)


@lru_cache(maxsize=4)
def boards_image(width: int, height: int, ratio: float = 1.0) -> QImage:
    """Larch boards for a window of this size; safe to make in another thread.

    Painted narrow and drawn wide: the grain runs along the boards, so nobody sees it, and it
    takes 8 ms, not 149.
    """
    narrow = QImage(
        max(1, round(width * ratio / _STRETCH)),
        max(1, round(height * ratio)),
        QImage.Format.Format_RGB32,
    )
    painter = QPainter(narrow)
    painter.scale(narrow.width() / max(1, width), ratio)
    paint_boards(painter, QRectF(0, 0, width, height), 140 * max(1.0, height / 800))
    painter.end()
    image = narrow.scaled(
        max(1, round(width * ratio)),
        narrow.height(),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    image.setDevicePixelRatio(ratio)
    return image


def ground_image(
    width: int, height: int, theme: Theme, ground: str, frame: QRectF, ratio: float = 1.0
) -> QImage:
    """The ground of a game window with the table's hairline at ``frame``, in logical pixels.

    In the evening the cloth fills the window, by day a table of cloth stands on larch boards.
    Safe to make in another thread.
    """
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, width, height)
    if theme.strong:
        _paint_strong(painter, whole, theme, ground, frame)
    elif theme.dark:
        paint_cloth(painter, whole, theme, ground)
        tone = alpha(GOLD if ground != "linen" else "#8a6a3a", 0.30)
        _paint_hairline(painter, frame, 22, tone)
    else:
        painter.drawImage(0, 0, boards_image(width, height, ratio))
        draw_shadow(painter, frame, 26, 16, 0.42, 6)
        paint_cloth(painter, frame, theme, ground, 26)
        edge = QColor(mix(GROUNDS[ground].shaded, "#000000", 0.35))
        _paint_hairline(painter, frame, 26, edge, 1)
        _paint_hairline(painter, frame.adjusted(8, 8, -8, -8), 22, alpha("#f3e3bd", 0.42))
    painter.end()
    return image


def _paint_strong(
    painter: QPainter, whole: QRectF, theme: Theme, ground: str, frame: QRectF
) -> None:
    """A plain table whose edge can't be missed."""
    tone = cloth_of(theme, ground).lit
    if theme.dark:
        painter.fillRect(whole, QColor(tone))
        edge = "#000000" if ground == "linen" else theme.line
        _paint_hairline(painter, frame, 22, QColor(edge), 2)
        return
    painter.fillRect(whole, QColor(PLAIN_BOARDS))
    painter.setBrush(QColor(tone))
    painter.setPen(QPen(QColor("#000000"), 3))
    painter.drawRoundedRect(frame, 26, 26)


def _paint_hairline(
    painter: QPainter, box: QRectF, radius: float, tone: QColor, width: float = 1.3
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tone, width))
    painter.drawRoundedRect(box, radius, radius)


def room_image(width: int, height: int, theme: Theme, ground: str, ratio: float = 1.0) -> QImage:
    """The ground of a window without a table: boards by day, the cloth in shadow by night."""
    if not (theme.dark or theme.strong):
        return boards_image(width, height, ratio)
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    whole = QRectF(0, 0, width, height)
    if theme.strong:
        tone = mix(cloth_of(theme, ground).lit, "#000000", 0.5) if theme.dark else PLAIN_BOARDS
        painter.fillRect(whole, QColor(tone))
    else:
        paint_cloth(painter, whole, theme, ground)
        painter.fillRect(whole, alpha("#0a0c10", 0.35))
    painter.end()
    return image
