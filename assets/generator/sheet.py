"""A contact sheet: many pictures on one, to look at. Needs PySide6."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

_GAP = 14
_TABLE = "#2b4a3f"


def picture(svg: str, width: int) -> QImage:
    """An SVG as an image of this width in pixels. Raises ValueError if it is none."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    if not renderer.isValid():
        raise ValueError("not a picture")
    size = renderer.defaultSize()
    height = round(width * size.height() / size.width())
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def write_sheet(svgs: list[str], columns: int, width: int, file: Path) -> None:
    """Write all pictures in rows to a PNG. Raises OSError when it cannot be written."""
    images = [picture(svg, width) for svg in svgs]
    height = max(image.height() for image in images)
    rows = -(-len(images) // columns)
    sheet = QImage(
        columns * (width + _GAP) + _GAP,
        rows * (height + _GAP) + _GAP,
        QImage.Format.Format_RGB32,
    )
    sheet.fill(QColor(_TABLE))
    painter = QPainter(sheet)
    for index, image in enumerate(images):
        row, column = divmod(index, columns)
        painter.drawImage(_GAP + column * (width + _GAP), _GAP + row * (height + _GAP), image)
    painter.end()
    if not sheet.save(str(file)):
        raise OSError(f"cannot write {file}")
