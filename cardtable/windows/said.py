"""Everything that the windows say, screen by screen: to look a language over, also in a bundle."""

from collections.abc import Iterator

from PySide6.QtCore import QDir, QEvent, QFileInfo, QObject
from PySide6.QtGui import QAbstractFileIconProvider, QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QTabWidget,
    QWidget,
)

from cardtable.games import part
from cardtable.look.sheet import SheetDialog
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk, PageMaker, Sitting
from cardtable.windows.lessons.sheet import one_of_each
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.offers import offers
from cardtable.windows.matches.sitting import names
from cardtable.windows.preferences.sheet import PAGES, PreferencesSheet
from cardtable.windows.scores.sheet import ScoreSheet
from cardtable.windows.start.first_start import welcome

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
_SHEETS = (
    Wish.HISTORY,
    Wish.STATISTICS,
    Wish.RULES,
    Wish.LESSON,
    Wish.KEYS,
    Wish.NUMBER,
    Wish.DAY,
    Wish.ABOUT,
)
SIZE = (1280, 800)


def said(desk: Desk, make_page: PageMaker) -> Iterator[tuple[str, str]]:
    """Screen and words, for the eye and for a screen reader; nothing is shown meanwhile."""
    window = MainWindow(desk, make_page)
    window.resize(*SIZE)
    window.show()
    yield from _screen("start", window)
    welcome(window)
    yield from _screen("first start", window)
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
        _lay_score(window)
        yield from _screen(f"score of {offer.preset}", window)
    for offer in one_of_each():
        window.open_game(Sitting(offer.game, offer.preset, lesson=True))
        yield from _screen(f"lesson of {offer.game}", window)
    window.to_start()
    yield from qt_words()
    window.close()


def _lay_score(window: MainWindow) -> None:
    """The score sheet of the match on the table, which no deal stands on yet."""
    played = None if window.page is None else window.page.played()
    assert played is not None, "no match is on the table"
    sitting = names(window.desk.settings, played.match.rules.seats)
    whole = part(played.game, "sheet").sheet_of(played.match, sitting)
    ScoreSheet(window, window.look, whole).lay()


def qt_words() -> Iterator[tuple[str, str]]:
    """The same of what Qt brings itself: standard buttons, a field's menu, files and printing."""
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
    kinds = QAbstractFileIconProvider()
    for place in (QDir.rootPath(), QDir.tempPath(), ""):
        yield "choosing a file", kinds.type(QFileInfo(place))
    try:
        # Few print, and some systems lack what printing needs.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415
    except ImportError:
        return
    yield from words_in("printing", QPrintDialog(QPrinter()))


def words_in(screen: str, window: QWidget) -> Iterator[tuple[str, str]]:
    """Screen and words of a window and of all that is in it."""
    for thing in (window, *window.findChildren(QWidget), *window.findChildren(QAction)):
        for name in PROPERTIES:
            words = thing.property(name)
            if isinstance(words, str) and words:
                yield screen, words
        for words in _choices(thing):
            yield screen, words


def _choices(thing: QObject) -> list[str]:
    """What stands in a list that unfolds, and on tabs."""
    match thing:
        case QComboBox():
            return [thing.itemText(place) for place in range(thing.count())]
        case QTabWidget():
            return [thing.tabText(place) for place in range(thing.count())]
        case _:
            return []


def _screen(name: str, window: MainWindow, sheets_stay: bool = False) -> Iterator[tuple[str, str]]:
    QApplication.processEvents()
    yield from words_in(name, window)
    window.menu.fill([] if window.page is None else window.page.menu_actions())
    yield from words_in(name, window.menu)
    for sheet in () if sheets_stay else window.findChildren(SheetDialog):
        sheet.dismiss()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what was dismissed goes
