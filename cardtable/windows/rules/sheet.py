"""The rules as a sheet: on the start page, and over a table that has no room beside it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from cardtable.games import part
from cardtable.look.controls import DropDown
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.tabletop.rulebook import RulesPage
from cardtable.windows.common import words
from cardtable.windows.common.desk import Desk, GamePage
from cardtable.windows.matches.offers import Offer, all_offers, is_wanted
from cardtable.windows.rules.reader import RulesReader

Book = Callable[[], RulesPage]
"""Gives a page of rules in the present language."""


class RulesSheet(SheetDialog):
    """One page of rules, or several to choose from."""

    def __init__(self, host: QWidget, look: Look, books: Sequence[Book], place: int = 0) -> None:
        super().__init__(host, look, 900, 700)
        self._books, self._place = books, place
        self.reader = RulesReader(look)
        self.choice = DropDown(look)
        self.choice.setVisible(len(books) > 1)
        self.choice.activated.connect(self._choose)
        self.body.addWidget(self.choice)
        self.body.addWidget(self.reader, 1)

    def lay(self) -> None:
        """Show the sheet; the keyboard scrolls the text at once."""
        super().lay()
        self.reader.text.setFocus()

    def retranslate(self) -> None:
        """The page in the present language."""
        pages = [book() for book in self._books]
        self.choice.clear()
        self.choice.addItems([page.title for page in pages])
        self.choice.setCurrentIndex(self._place)
        self.choice.setAccessibleName(words.rules())
        self.reader.show_page(pages[self._place])
        title = words.rules_of(pages[self._place].title)
        self.title.setText(title)
        self.setAccessibleName(title)
        self.cross.set_name(words.close())

    def _choose(self, place: int) -> None:
        self._place = place
        self.retranslate()
        self.reader.go_to_section(0)


def open_rules(host: QWidget, desk: Desk, page: GamePage | None, preset: str) -> None:
    """Let the page open its rules; without one, lay those of everything that is offered."""
    if page is not None:
        page.rules_wanted.emit()
        return
    wanted = [each for each in all_offers(desk.settings) if is_wanted(each, desk.settings)]
    place = next((at for at, each in enumerate(wanted) if each.preset == preset), 0)
    RulesSheet(host, desk.look, [partial(_page, each) for each in wanted], place).lay()


def _page(offer: Offer) -> RulesPage:
    made: RulesPage = part(offer.game, "rules_page").rules_page(offer.options)
    return made
