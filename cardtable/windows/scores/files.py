"""Score sheets to the disk and to the printer."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QObject, QRectF, QSizeF, Signal
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable import PROGRAM
from cardtable.look.present import Look
from cardtable.storage.whole_file import ending, write_bytes
from cardtable.tabletop.sheet import WholeSheet
from cardtable.windows.common.message import MessageSheet, unwritten
from cardtable.windows.common.places import in_documents
from cardtable.windows.common.words import score_sheet
from cardtable.windows.scores import words
from cardtable.windows.scores.pages import WIDE, pages_of, paint_page
from cardtable.windows.scores.words import Occasion

if TYPE_CHECKING:  # needed by the few who print
    from PySide6.QtPrintSupport import QPrinter

_MARGINS = QMarginsF(18, 16, 18, 14)
"""In millimetres."""
_DOTS = 720
"""To an inch: a letter stands where it should to a tenth of a point."""


class ScoreFiles(QObject):
    """Asks where to, writes there, and tells what came of it."""

    saved = Signal(str)
    """Tells which file was written."""

    def __init__(self, sheet: QWidget, look: Look, whole: WholeSheet, occasion: Occasion) -> None:
        super().__init__(sheet)
        self._sheet, self._look, self._whole, self._occasion = sheet, look, whole, occasion

    def ask_for_pdf(self) -> None:
        """Keep the sheet as pages, where the person says."""
        path = self._asked(".pdf", "PDF")
        if path is not None:
            self._write(path, pdf_of(self._whole, self._occasion))

    def ask_for_text(self) -> None:
        """Keep the sheet as a text, where the person says."""
        path = self._asked(".txt", "TXT")
        if path is not None:
            # The mark tells every editor of Windows what the letters are.
            text = words.as_text(self._whole, self._occasion)
            self._write(path, text.encode("utf-8-sig"))

    def print_it(self) -> None:
        """Ask for a printer and print; without one, offer the pages as a file."""
        try:
            # Few print, and some systems lack what printing needs.
            from PySide6.QtPrintSupport import (  # noqa: PLC0415
                QPrintDialog,
                QPrinter,
                QPrinterInfo,
            )
        except ImportError:
            self._offer_pdf()
            return
        if not QPrinterInfo.availablePrinterNames():
            self._offer_pdf()
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._whole.title)
        _lay_out(printer)
        dialog = QPrintDialog(printer, self._sheet.window())
        if dialog.exec() and not paint(printer, self._whole, self._occasion, _wanted(printer)):
            self._tell(words.unprinted)

    def _offer_pdf(self) -> None:
        window = self._sheet.window()
        offer = MessageSheet(window, self._look, score_sheet, words.no_printer, words.save_as_pdf)
        offer.agreed.connect(self.ask_for_pdf)
        offer.lay()

    def _asked(self, suffix: str, kind: str) -> Path | None:
        name = "".join(sign for sign in self._whole.title if sign.isalnum() or sign in " -")
        asked, _ = QFileDialog.getSaveFileName(
            self._sheet.window(),
            score_sheet(),
            in_documents(f"{name}{suffix}"),
            f"{kind} (*{suffix})",
        )
        return ending(Path(asked), suffix) if asked else None

    def _write(self, path: Path, content: bytes) -> None:
        try:
            write_bytes(path, content)
        except (OSError, ValueError):  # ValueError: no system has a file of such a name
            self._tell(lambda: unwritten(str(path)))
            return
        self.saved.emit(words.written(path.name))

    def _tell(self, text: Callable[[], str]) -> None:
        MessageSheet(self._sheet.window(), self._look, score_sheet, text).lay()


def pdf_of(sheet: WholeSheet, occasion: Occasion) -> bytes:
    """The sheet as a PDF, on the paper of the country."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(sheet.title)
    writer.setCreator(PROGRAM)
    _lay_out(writer)
    paint(writer, sheet, occasion)
    return bytes(buffer.data().data())


def paint(
    device: QPagedPaintDevice,
    sheet: WholeSheet,
    occasion: Occasion,
    wanted: range | None = None,
) -> bool:
    """Paint the pages, or those that are wanted, counted from nought; whether that went well."""
    room = QRectF(device.pageLayout().paintRectPixels(_resolution(device)))
    size = QSizeF(room.size())
    count = len(pages_of(sheet, size.height() / size.width() * WIDE))
    painter = QPainter()
    if not painter.begin(device):
        return False
    places = range(count) if wanted is None else range(count)[wanted.start : wanted.stop]
    try:
        for turn, place in enumerate(places):
            if turn:
                device.newPage()
            paint_page(painter, size, sheet, occasion, place)
    finally:
        painter.end()
    return True


def _lay_out(device: QPagedPaintDevice) -> None:
    size = QPageSize(paper(QLocale.system()))
    upright = QPageLayout.Orientation.Portrait
    device.setPageLayout(QPageLayout(size, upright, _MARGINS, QPageLayout.Unit.Millimeter))


def paper(locale: QLocale) -> QPageSize.PageSizeId:
    """The paper of the country: Letter where people measure in inches, else A4."""
    inches = locale.measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    canada = locale.territory() is QLocale.Country.Canada
    return QPageSize.PageSizeId.Letter if inches or canada else QPageSize.PageSizeId.A4


def _resolution(device: QPagedPaintDevice) -> int:
    return device.logicalDpiX()


def _wanted(printer: "QPrinter") -> range | None:
    """The pages that the person asked for in the dialog; None for all."""
    if printer.fromPage() <= 0:
        return None
    return range(printer.fromPage() - 1, max(printer.fromPage(), printer.toPage()))
