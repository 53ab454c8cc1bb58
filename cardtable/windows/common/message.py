"""Clear messages: what went wrong with the disk, and questions before something is lost."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QWidget

from cardtable import PROGRAM
from cardtable.look.buttons import Button
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.storage.trouble import Problem, Trouble
from cardtable.windows.common import words

translate = QCoreApplication.translate

Words = Callable[[], str]
"""Gives words in the present language."""


def _nothing() -> str:
    return ""


class MessageSheet(SheetDialog):
    """Something the person must know or decide; Esc leaves everything as it is."""

    agreed = Signal()
    """The person agreed to what was asked."""

    def __init__(
        self, host: QWidget, look: Look, title: Words, text: Words, agree: Words = _nothing
    ) -> None:
        """``agree`` names the button that agrees to a question; without it there is only Close."""
        super().__init__(host, look, 540)
        self._title, self._text, self._agree = title, text, agree
        self._label = QLabel()
        self._label.setWordWrap(True)
        self.body.addWidget(self._label)
        self.yes, self.no = self._add_buttons()
        self.yes.clicked.connect(self._say_yes)
        self.no.clicked.connect(self.dismiss)
        self.foot.addStretch()
        self.no.setVisible(bool(agree()))

    def _add_buttons(self) -> tuple[Button, Button]:
        """The button that agrees, which is golden and has the keyboard, and the other one."""
        return self.add_button(ButtonKind.PRIMARY), self.add_button()

    def retranslate(self) -> None:
        """Question, explanation and buttons."""
        question = self._agree()
        self.title.setText(self._title())
        self._label.setText(self._text())
        self.yes.setText(question or words.close())
        self.no.setText(words.cancel())
        self.cross.set_name(words.close())
        self.setAccessibleName(f"{self._title()} {self._text()}".strip())

    def _say_yes(self) -> None:
        asked = bool(self._agree())
        self.dismiss()
        if asked:
            self.agreed.emit()


class LossQuestion(MessageSheet):
    """Something would be lost: gold and keyboard are at the button that keeps it."""

    def __init__(
        self, host: QWidget, look: Look, title: Words, text: Words, agree: Words, keep: Words
    ) -> None:
        """``keep`` names the button that keeps it: to cancel may be what would be lost."""
        super().__init__(host, look, title, text, agree)
        self._keep = keep

    def retranslate(self) -> None:
        """Also what keeps it."""
        super().retranslate()
        self.no.setText(self._keep())

    def _add_buttons(self) -> tuple[Button, Button]:
        no = self.add_button(ButtonKind.PRIMARY)
        return self.add_button(), no


def new_match_question(host: QWidget, look: Look) -> MessageSheet:
    """Whether to begin anew although a match is not finished."""
    return LossQuestion(
        host,
        look,
        lambda: translate("windows", "Start a new game?"),
        lambda: translate("windows", "The current game will be lost."),
        words.new_match,
        lambda: translate("windows", "Keep this game"),
    )


def quit_question(host: QWidget, look: Look) -> MessageSheet:
    """Whether to quit, for those who want to be asked."""
    return MessageSheet(
        host,
        look,
        lambda: translate("windows", "Quit the program?"),
        lambda: translate("windows", "Your game is saved and you can continue it later."),
        lambda: words.plain(words.quit_program()),
    )


def problem_message(host: QWidget, look: Look, problem: Problem, of_settings: bool) -> MessageSheet:
    """The message about trouble with the settings file or with the history."""
    told = settings_trouble if of_settings else history_trouble
    return MessageSheet(host, look, words.title, lambda: told(problem))


def settings_trouble(problem: Problem) -> str:
    """What happened to the settings, in one or two sentences."""
    if problem.trouble is Trouble.DAMAGED:
        aside = translate(
            "windows", "The preferences were damaged. The old file was set aside: {file}"
        ).format(file=problem.file)
        default = translate("windows", "The program starts with default preferences.")
        return f"{aside}\n\n{default}"
    return translate("windows", "The preferences could not be saved.")


def history_trouble(problem: Problem) -> str:
    """What happened to the history, in one sentence."""
    match problem.trouble:
        case Trouble.DAMAGED if problem.rescued:
            saved = translate(
                "windows",
                "The history was damaged. %n matches could be saved from it; the old file: {file}",
                "",
                problem.rescued,
            )
            return saved.format(file=problem.file)
        case Trouble.DAMAGED:
            return translate(
                "windows", "The history was damaged. A new one was begun; the old file: {file}"
            ).format(file=problem.file)
        case Trouble.NEWER:
            return translate(
                "windows",
                "The history comes from a newer version of {app}. Nothing is saved here.",
            ).format(app=PROGRAM)
        case Trouble.DISK_FULL:
            return translate("windows", "The disk is full: this match is not being saved.")
        case Trouble.READ_ONLY:
            return translate(
                "windows", "The folder is write-protected: this match is not being saved."
            )
        case Trouble.MENDED:
            return translate("windows", "Saving works again.")
        case Trouble.LOCKED | Trouble.DEVICE:
            return translate(
                "windows", "The history cannot be opened. You can play on, but nothing is saved."
            )


def unreadable_match() -> str:
    """A saved match can't be taken up."""
    return translate(
        "windows",
        "The unfinished match cannot be continued: its record is damaged."
        " It is kept; you can begin a new match.",
    )


def unwritten(file: str) -> str:
    """A file for which there is no place, or no permission."""
    return translate("history", "This file cannot be written: {file}").format(file=file)
