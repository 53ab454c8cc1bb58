"""The small widgets: keyboard, focus ring, sheets."""

from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from cardtable.look.bar import TopBar
from cardtable.look.buttons import Button
from cardtable.look.controls import DropDown, Segments, Toggle
from cardtable.look.focus_ring import OWN_RING, FocusRing
from cardtable.look.fonts import font
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.look.style import dress, style_sheet
from cardtable.look.theme import DAY, EVENING, Theme
from cardtable.look.why_not import WhyNot
from tests.look.test_contrast import contrast


@pytest.fixture
def look() -> Look:
    return Look(motion=0)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    result = QWidget()
    result.resize(1024, 640)
    QVBoxLayout(result)
    qtbot.addWidget(result)
    return result


def test_no_widget_keeps_the_desktops_font(look: Look) -> None:
    """With the first style sheet Qt takes GNOME's fonts up again, until one is set for all."""
    sheets = [""]
    fonts = ["GNOME's"]

    def take_sheet(sheet: str) -> None:
        if not sheets[-1]:
            fonts.append("GNOME's")
        sheets.append(sheet)

    app = SimpleNamespace(
        styleSheet=lambda: sheets[-1],
        setStyleSheet=take_sheet,
        setFont=lambda font: fonts.append(font.family()),
        setPalette=lambda palette: None,
    )
    dress(cast(QApplication, app), look)
    assert fonts[-1] == "Alegreya Sans"
    assert sheets[-1] == style_sheet(look.theme)


def put(window: QWidget, *widgets: QWidget) -> None:
    layout = window.layout()
    assert layout is not None
    for widget in widgets:
        layout.addWidget(widget)


def press(window: QWidget, key: Qt.Key) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_switch_is_switched_by_space_and_enter(qtbot: QtBot, look: Look, key: Qt.Key) -> None:
    toggle = Toggle(look)
    qtbot.addWidget(toggle)
    toggle.show()
    QTest.keyClick(toggle, key)
    assert toggle.isChecked()


def test_arrows_walk_inside_segments_and_stop_at_the_ends(qtbot: QtBot, look: Look) -> None:
    segments = Segments(look)
    segments.set_words(("Off", "Slow", "Normal"))
    qtbot.addWidget(segments)
    told: list[int] = []
    segments.chosen.connect(told.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Home):
        QTest.keyClick(segments, key)
    assert told == [1, 2, 0]


def test_a_screen_reader_is_told_which_segment_is_chosen(qtbot: QtBot, look: Look) -> None:
    segments = Segments(look)
    qtbot.addWidget(segments)
    segments.set_words(("Off", "Slow", "Normal"))
    segments.setAccessibleDescription("Off shows every move without flights.")
    assert segments.accessibleDescription() == "Off. Off shows every move without flights."
    QTest.keyClick(segments, Qt.Key.Key_Right)
    assert segments.accessibleDescription() == "Slow. Off shows every move without flights."


def test_a_click_chooses_the_segment_under_it(qtbot: QtBot, look: Look) -> None:
    segments = Segments(look)
    segments.set_words(("Off", "Slow", "Normal"))
    qtbot.addWidget(segments)
    segments.resize(segments.sizeHint())
    place = QPoint(segments.width() - 10, segments.height() // 2)
    QTest.mouseClick(segments, Qt.MouseButton.LeftButton, pos=place)
    assert segments.current == 2


def test_the_ring_shows_for_the_keyboard_and_not_for_the_mouse(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    first, second = Button(look), Button(look)
    put(window, first, second)
    window.show()
    ring = FocusRing(window, look)
    window.activateWindow()
    first.setFocus()
    press(window, Qt.Key.Key_Tab)
    assert ring.target is second
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=first.geometry().center())
    assert ring.target is None


def test_a_widget_with_a_ring_of_its_own_gets_no_second_one(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    first, card = Button(look), Button(look)
    card.setProperty(OWN_RING, True)
    put(window, first, card)
    window.show()
    ring = FocusRing(window, look)
    window.activateWindow()
    first.setFocus()
    press(window, Qt.Key.Key_Tab)
    assert card.hasFocus()
    assert ring.target is None


def laid(window: QWidget, look: Look) -> SheetDialog:
    sheet = SheetDialog(window, look)
    sheet.body.addWidget(QLineEdit())
    sheet.add_button(ButtonKind.PRIMARY)
    window.show()
    window.activateWindow()
    sheet.lay()
    return sheet


def test_tab_stays_inside_a_sheet(qtbot: QtBot, look: Look, window: QWidget) -> None:
    outside = Button(look)
    put(window, outside)
    sheet = laid(window, look)
    seen = []
    for _ in range(7):
        press(window, Qt.Key.Key_Tab)
        focused = window.focusWidget()
        assert focused is not None
        assert sheet.isAncestorOf(focused)
        seen.append(focused)
    assert len(set(seen)) == 3  # the line edit, the button, the cross


def test_escape_closes_a_sheet_and_the_focus_goes_back(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    outside = Button(look)
    put(window, outside)
    window.show()
    window.activateWindow()
    outside.setFocus()
    sheet = laid(window, look)
    with qtbot.waitSignal(sheet.closed):
        press(window, Qt.Key.Key_Escape)
    assert outside.hasFocus()


def test_a_sheet_fits_the_smallest_window(qtbot: QtBot, look: Look, window: QWidget) -> None:
    window.resize(800, 600)
    sheet = SheetDialog(window, look, 1200, 716)
    window.show()
    sheet.lay()
    assert QRect(24, 24, 752, 552).contains(sheet.paper)


def test_the_bar_drops_words_before_it_drops_the_title(qtbot: QtBot, look: Look) -> None:
    bar = TopBar(look)
    qtbot.addWidget(bar)
    tool = bar.add_tool("undo")
    tool.set_word("Ongedaan maken")
    for word in ("Hint", "Laatste slag", "Spelregels"):
        bar.add_tool("hint").set_word(word)
    bar.resize(1280, 48)
    bar.show()
    assert tool.width() == tool.wordy_width()
    bar.resize(640, 48)
    assert tool.width() < tool.wordy_width()
    assert tool.toolTip() == "Ongedaan maken"


def test_a_reason_stays_inside_the_window(qtbot: QtBot, look: Look, window: QWidget) -> None:
    window.show()
    why = WhyNot(window, look)
    for anchor in (QRect(0, 0, 10, 10), QRect(1000, 600, 20, 20)):
        why.say(anchor, "You must follow suit.", "Rules")
        assert window.rect().contains(why.geometry())


def test_a_new_look_is_told_once_and_only_if_it_is_new(qtbot: QtBot, look: Look) -> None:
    told: list[str] = []
    look.changed.connect(lambda: told.append(look.theme.name))
    look.wear(base=EVENING, scale=1.4)
    look.wear(base=EVENING)
    assert told == ["evening"]


@pytest.mark.parametrize("role", ["", "muted", "bad", "strong", "title", "head"])
def test_a_label_has_room_for_the_accents_of_its_capitals(
    qapp: QApplication, qtbot: QtBot, role: str
) -> None:
    qapp.setFont(font(16))
    qapp.setStyleSheet(style_sheet(DAY, 1.0))
    label = QLabel("ÜŐÁŘ")
    label.setProperty("role", role)
    qtbot.addWidget(label)
    label.adjustSize()
    above = label.grab().toImage().copy(0, 0, label.width(), 1)
    assert {above.pixel(x, 0) for x in range(above.width())} == {above.pixel(0, 0)}


def test_a_sheet_laid_before_its_window_is_shown_takes_the_keyboard_then(
    qtbot: QtBot, window: QWidget, look: Look
) -> None:
    below = QLineEdit()
    put(window, below)
    below.setFocus()
    sheet = SheetDialog(window, look)
    button = sheet.add_button(ButtonKind.PRIMARY)
    sheet.lay()
    window.show()
    qtbot.waitExposed(window)
    assert window.focusWidget() is button


def test_lists_in_qts_own_dialogs_keep_their_arrow(window: QWidget, qapp: QApplication) -> None:
    qapp.setStyle("Fusion")
    plain = QComboBox()
    window.setStyleSheet(style_sheet(DAY))
    put(window, plain)
    window.show()
    picture, middle = plain.grab().toImage(), plain.height() // 2
    places = [(plain.width() - x, middle + y) for x in range(6, 20) for y in range(-3, 4)]
    assert len({picture.pixel(*place) for place in places}) > 2


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_the_black_signs_of_qts_own_dialog_for_files_lie_on_paper(
    qtbot: QtBot, window: QWidget, qapp: QApplication, theme: Theme
) -> None:
    dress(qapp, Look(theme, "green"))
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    up = dialog.findChild(QToolButton, "toParentButton")
    assert isinstance(up, QToolButton)
    up.setEnabled(True)
    picture = up.grab().toImage()
    assert contrast(picture.pixelColor(picture.width() // 2, 6).name(), "#000000") > 7
    dress(qapp, Look(EVENING, "green"))


def test_a_list_keeps_its_label_beside_it_wherever_it_goes(look: Look, window: QWidget) -> None:
    before, now = QWidget(window), QWidget(window)
    found = DropDown(look, before)
    found.setAccessibleName("Language")
    found.setParent(now)
    found.setAccessibleName("Taal")
    assert [label.text() for label in now.findChildren(QLabel)] == ["Taal"]
    assert not before.findChildren(QLabel)
    found.setParent(window)
    delete(now)  # with the label
    found.setAccessibleName("Sprache")
    (label,) = window.findChildren(QLabel)
    assert (label.text(), label.buddy(), label.isHidden()) == ("Sprache", found, True)
