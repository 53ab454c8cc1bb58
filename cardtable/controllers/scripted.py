"""A mind that only says what is written down for it: the others at the table of a lesson."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from cardtable.controllers.thinker import Thinker
from cardtable.engine.rules import Choice


class ScriptedThinker(Thinker):
    """Answers every question with the choice that the script has for it, without a process.

    What the script says is checked as every answer is: it must be legal.
    """

    def __init__(self, script: Callable[[], Choice], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._script = script

    def warm(self) -> None:
        """Nothing is needed."""

    def _put(self) -> None:
        question = self._question
        assert question is not None, "only called to ask"
        self._received.emit(self._started, question.number, self._script())
