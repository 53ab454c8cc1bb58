"""Everything that the windows say, screen by screen: to look a language over, also in a bundle."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QWidget,
)

from cardtable.look.sheet import SheetDialog
from cardtable.windows.commands import Wish
from cardtable.windows.desk import Desk, PageMaker, Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.offers import offers
from cardtable.windows.preferences import PAGES, PreferencesSheet

PROPERTIES = (
    "text",
    "title",
    "windowTitle",
    "toolTip",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
)
"""Where Qt's widgets and actions keep words."""
_SHEETS = (Wish.HISTORY, Wish.RULES, Wish.KEYS, Wish.ABOUT)
SIZE = (1280, 800)


def said(desk: Desk, make_page: PageMaker) -> Iterator[tuple[str, str]]:
    """Screen and words, for the eye and for a screen reader; nothing is shown meanwhile."""
    window = MainWindow(desk, make_page)
    window.resize(*SIZE)
    window.show()
    yield from _screen("start", window)
    for wish in _SHEETS:
        window.fulfil(wish)
        yield from _screen(wish.value, window)
    window.fulfil(Wish.PREFERENCES)
    (sheet,) = (each for each in window.findChildren(PreferencesSheet) if each.isVisible())
    for place, page in enumerate(PAGES):
        sheet.pages.setCurrentRow(place)
        yield from _screen(f"preferences {page.value}", window, sheets_stay=True)
    sheet.dismiss()
    for offer in offers():
        window.open_game(Sitting(offer.game, offer.preset))
        yield from _screen(offer.preset, window)
    window.to_start()
    yield from qt_words()
    window.close()


def qt_words() -> Iterator[tuple[str, str]]:
    """The same of what Qt brings itself: standard buttons, the menu of a field, choosing a file."""
    box = QDialogButtonBox()
    for button in QDialogButtonBox.StandardButton:
        if button is not QDialogButtonBox.StandardButton.NoButton:
            box.addButton(button)
    yield from words_in("standard buttons", box)
    field = QLineEdit()
    menu = field.createStandardContextMenu()
    yield from words_in("menu of a field", menu)
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    yield from words_in("choosing a file", dialog)


def words_in(screen: str, window: QWidget) -> Iterator[tuple[str, str]]:
    """Screen and words of a window and of all that is in it."""
    for thing in (window, *window.findChildren(QWidget), *window.findChildren(QAction)):
        for name in PROPERTIES:
            words = thing.property(name)
            if isinstance(words, str) and words:
                yield screen, words


def _screen(name: str, window: MainWindow, sheets_stay: bool = False) -> Iterator[tuple[str, str]]:
    QApplication.processEvents()
    yield from words_in(name, window)
    window.menu.fill([] if window.page is None else window.page.menu_actions())
    yield from words_in(name, window.menu)
    for sheet in () if sheets_stay else window.findChildren(SheetDialog):
        sheet.dismiss()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what was dismissed goes
