"""The bar over a game, with the way back and the tools of the table."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from cardtable.look.bar import TopBar
from cardtable.look.present import Look
from cardtable.table.deck import DeckFacts
from cardtable.windows.common import words

translate = QCoreApplication.translate


class PageBar(TopBar):
    """Its tools do what the actions do that it adds to the window's menu."""

    menu_wanted = Signal()

    def __init__(self, look: Look, deck: DeckFacts, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.show_signs(deck)
        self.undo = QAction(self)
        self.undo.setShortcut(QKeySequence(QKeySequence.StandardKey.Undo))
        self.redo = QAction(self)
        self.redo.setShortcuts([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")])
        self.hint = QAction(self)
        self.last_trick = QAction(self)
        self.claim = QAction(self)
        self.score = QAction(self)
        self.score.setShortcut(QKeySequence("Ctrl+S"))
        self.score.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._undo_tool = self.add_tool("undo")
        self._undo_tool.clicked.connect(self.undo.trigger)
        self._redo_tool = self.add_tool("redo")
        self._redo_tool.clicked.connect(self.redo.trigger)
        self.allow_redo(False)
        self._hint_tool = self.add_tool("hint")
        self._hint_tool.clicked.connect(self.hint.trigger)
        self._trick_tool = self.add_tool("trick")
        self._trick_tool.clicked.connect(self.last_trick.trigger)
        self.rules_tool = self.add_tool("book")
        self._menu_tool = self.add_tool("menu")
        self._menu_tool.clicked.connect(self.menu_wanted)

    def show_signs(self, deck: DeckFacts) -> None:
        """Show the four suits of the deck."""
        self.set_signs(tuple(deck.signs[suit] for suit in "CSHD"))

    def allow_undo(self, possible: bool) -> None:
        """Whether there is a choice to take back."""
        self.undo.setEnabled(possible)
        self._undo_tool.setEnabled(possible)

    def allow_redo(self, possible: bool) -> None:
        """Whether there is a choice to make again; only then its tool is in the bar."""
        self.redo.setEnabled(possible)
        self._redo_tool.setVisible(possible)
        self.retool()

    def allow_hint(self, possible: bool) -> None:
        """Whether the person is asked something now."""
        self.hint.setEnabled(possible)
        self._hint_tool.setEnabled(possible)

    def allow_claim(self, possible: bool, why_not: str) -> None:
        """Whether the rest of the deal may be claimed, and why not."""
        self.claim.setEnabled(possible)
        self.claim.setStatusTip(why_not)  # the menu shows it

    def light_hint(self, shown: bool) -> None:
        """Whether a hint stands on the table."""
        self._hint_tool.set_lit(shown)

    def light_rules(self, shown: bool) -> None:
        """Whether the rules lie beside the table."""
        self.rules_tool.set_lit(shown)

    def retranslate(self) -> None:
        """Set every word of the bar but the title in the present language."""
        self.undo.setText(words.undo())
        self.redo.setText(words.redo())
        self.hint.setText(words.hint())
        self.last_trick.setText(words.last_trick())
        self.claim.setText(words.claim())
        self.score.setText(words.score_sheet())
        self._undo_tool.set_word(words.plain(self.undo.text()))
        self._hint_tool.set_word(words.plain(self.hint.text()))
        self._trick_tool.set_word(words.plain(self.last_trick.text()))
        self.rules_tool.set_word(words.rules())
        self._redo_tool.set_word("")
        self._redo_tool.setAccessibleName(words.redo())
        self._redo_tool.setToolTip(words.redo())
        self._menu_tool.set_word("")
        self._menu_tool.setAccessibleName(words.menu())
        self.back_button.set_name(translate("windows", "Back"))
        self.retool()
