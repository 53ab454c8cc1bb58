"""What the person sees when the program itself has a fault: a calm sheet and a report to copy."""

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from cardtable.look.parts_controls import ButtonKind
from cardtable.windows.common import words
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.common.window import Window

translate = QCoreApplication.translate


def watch_over(window: Window) -> None:
    """From now on tell the person of every fault, once at a time; it is printed as well."""
    laid: list[MessageSheet] = []

    def tell(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, fault, trace)
        if laid or issubclass(kind, KeyboardInterrupt):
            return
        sheet = failure_sheet(window, report(fault))
        laid.append(sheet)
        sheet.closed.connect(laid.clear)
        sheet.lay()

    sys.excepthook = tell


def report(fault: BaseException) -> str:
    """What a maintainer needs to know, as plain text."""
    # Only who has trouble needs it: no start does.
    from cardtable.windows.help.report import environment  # noqa: PLC0415

    lines = traceback.format_exception(fault)
    return f"{environment()}\n\n{''.join(lines)}"


def failure_sheet(window: Window, text: str) -> MessageSheet:
    """The sheet that says so and can copy the report."""
    sheet = MessageSheet(
        window,
        window.look,
        lambda: translate("windows", "An unexpected error occurred."),
        lambda: translate("windows", "Something went wrong. Your match is saved."),
    )
    copy = sheet.add_button(ButtonKind.GHOST)
    copy.setText(words.copy_report())

    def keep() -> None:
        QGuiApplication.clipboard().setText(text)
        sheet.dismiss()
        window.toast.say(words.report_copied())

    copy.clicked.connect(keep)
    return sheet
