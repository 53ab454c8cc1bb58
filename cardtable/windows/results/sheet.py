"""The result between deals and at the end of a match, as a sheet laid on the table."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.look.buttons import IconButton
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.seen_first import SeenFirst
from cardtable.look.sheet import SheetDialog
from cardtable.table.deck import DeckFacts
from cardtable.tabletop.verdict import Verdict
from cardtable.windows.common import words
from cardtable.windows.results.card import ResultCard

translate = QCoreApplication.translate

WIDTH, WIDTH_WITH_COURSE = 730, 1000


class ResultSheet(SheetDialog):
    """Says who won how much and why; its gold button, Enter and Esc go on."""

    went_on = Signal()
    """The next deal is wanted, or after the last one a new match."""
    scores_wanted = Signal()
    """After the last deal, the person wants the whole score sheet."""
    left = Signal()
    """The person wants to choose another game."""
    replay_wanted = Signal()
    """The person wants to look back; the sheet stays."""
    same_deal_wanted = Signal()

    def __init__(self, host: QWidget, look: Look, deck: DeckFacts, verdict: Verdict) -> None:
        super().__init__(host, look, WIDTH_WITH_COURSE if verdict.match_over else WIDTH)
        self._verdict = verdict
        self._card = ResultCard(look, deck)
        self.body.addWidget(self._card)
        self.title.hide()
        self.cross.hide()
        self._next = self.add_button(ButtonKind.PRIMARY)
        self._next.clicked.connect(self.go_on)
        self._replay = self.add_button(ButtonKind.SECONDARY, "play")
        self._replay.clicked.connect(self.replay_wanted)
        self._again = self.add_button(ButtonKind.GHOST, "replay")
        self._again.clicked.connect(self.same_deal_wanted)
        self._again.setHidden(verdict.match_over)
        self.scores = self.add_button()
        self.scores.setVisible(verdict.match_over)
        self.scores.clicked.connect(self.scores_wanted)
        self._leave = self.add_button(ButtonKind.GHOST, "back")
        self.foot.addStretch(1)
        self._door = IconButton(look, "back")  # between deals, where words have no room for it
        self.foot.addWidget(self._door)
        for way_out in (self._leave, self._door):
            way_out.clicked.connect(self._go_away)
        self._leave.setVisible(verdict.match_over)
        self._door.setHidden(verdict.match_over)

    @property
    def verdict(self) -> Verdict:
        """The result that is shown."""
        return self._verdict

    def lay(self) -> None:
        """Show it; what is pressed too soon for it was meant for the table."""
        super().lay()
        SeenFirst(self)

    def set_verdict(self, verdict: Verdict) -> None:
        """Show the same result in another language."""
        self._verdict = verdict
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self._verdict.title)
        self._card.set_verdict(self._verdict)
        self._next.setText(
            words.new_match() if self._verdict.match_over else translate("table", "Next Deal")
        )
        self._replay.setText(words.replay())
        self._again.setText(words.same_deal())
        self.scores.setText(words.score_sheet())
        self._leave.setText(words.choose_a_game())
        self._door.set_name(words.choose_a_game())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc go on; at the end of a match Esc leaves the table."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.isAutoRepeat():
                self.go_on()
            case Qt.Key.Key_Escape if event.isAutoRepeat():
                pass
            case Qt.Key.Key_Escape if self._verdict.match_over:
                self._go_away()
            case Qt.Key.Key_Escape:
                self.go_on()
        event.accept()

    def go_on(self) -> None:
        """Take the sheet away and go on: what the gold button does."""
        self.dismiss()
        self.went_on.emit()

    def _go_away(self) -> None:
        self.dismiss()
        self.left.emit()
