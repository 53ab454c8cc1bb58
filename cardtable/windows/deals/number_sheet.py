"""The number of the deal on the table, to keep or give away, and the place to type one in."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from cardtable.engine.deal_numbers import read_number
from cardtable.look.announcing import announce
from cardtable.look.buttons import Button
from cardtable.look.controls import DropDown
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.sheet import SheetDialog
from cardtable.look.theme import RADIUS
from cardtable.windows.common import words
from cardtable.windows.common.desk import Desk, Played, Sitting
from cardtable.windows.common.window import Window
from cardtable.windows.deals import words as deal_words
from cardtable.windows.deals.again import by_number, deal_number, is_running, note_peek, once_more
from cardtable.windows.matches.offers import Offer, all_offers, is_wanted, tile_words

translate = QCoreApplication.translate


class NumberSheet(SheetDialog):
    """Enter in the field begins a match with the typed number, by the chosen rules."""

    begin_wanted = Signal(object)
    """Sitting: a match that begins with the deal of the typed number."""
    said = Signal(str)
    """Something to be told in passing."""

    def __init__(self, host: QWidget, desk: Desk, played: Played | None, preset: str) -> None:
        """`played` is the match on the table, `preset` the rule set to offer first."""
        super().__init__(host, desk.look, 600)
        self._desk, self._played = desk, played
        self.number = None if played is None else deal_number(played.match)
        """The number of the deal on the table."""
        self._offers = [
            each for each in all_offers(desk.settings) if is_wanted(each, desk.settings)
        ]
        self._told, self._same = QLabel(), QLabel(wordWrap=True)
        self._told.setProperty("role", "head")
        self._told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = Button(desk.look, ButtonKind.SECONDARY, "copy")
        self._field_name, self._rules_name = QLabel(), QLabel()
        self.field = QLineEdit(maxLength=40)
        self.field.setProperty(RING_RADIUS, RADIUS.field)
        self.rules = DropDown(desk.look)
        # It is as wide as the field over it; else Qt makes it as narrow as its words, a bit later.
        self.rules.setSizeAdjustPolicy(
            DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.wrong = QLabel(wordWrap=True)
        self.play = self.add_button(ButtonKind.PRIMARY)
        self.cancel = self.add_button()
        self.foot.addStretch(1)
        self._lay_out()
        self._connect()
        self._fill(preset)

    def lay(self) -> None:
        """Show the sheet with the keyboard in the field."""
        super().lay()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def retranslate(self) -> None:
        self.title.setText(words.deal_number())
        self.setAccessibleName(words.deal_number())
        self.cross.set_name(words.close())
        if self.number is not None:
            self._told.setText(words.numbered(deal_words.grouped(self.number)))
        self._same.setText(deal_words.same_cards())
        self.copy.setText(deal_words.copy_number())
        self._field_name.setText(deal_words.type_a_number())
        self.field.setAccessibleName(deal_words.type_a_number())
        self._rules_name.setText(deal_words.rule_set())
        self.rules.setAccessibleName(deal_words.rule_set())
        for place, offer in enumerate(self._offers):
            self.rules.setItemText(place, offer_name(offer))
        if self.wrong.text():
            self.wrong.setText(deal_words.no_such_deal())
        self.play.setText(words.play_now())
        self.cancel.setText(words.close())

    def begin(self) -> None:
        """Begin a match with the typed number, or say that it is none."""
        try:
            wanted = read_number(self.field.text())
        except ValueError:
            self.wrong.setText(deal_words.no_such_deal())
            self.wrong.show()
            announce(self, self.wrong.text())
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.selectAll()
            self._spread()
            return
        if self._played is not None and wanted == self.number and is_running(self._played.match):
            note_peek(self._desk, self._played)
        sitting = by_number(self._offers[self.rules.currentIndex()], wanted)
        self.dismiss()
        self.begin_wanted.emit(sitting)

    # -- inside -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head, form = QHBoxLayout(), QGridLayout()
        head.addWidget(self._told, 1)
        head.addWidget(self.copy)
        form.setHorizontalSpacing(self.look.px(14))
        form.setVerticalSpacing(self.look.px(10))
        form.addWidget(self._field_name, 0, 0)
        form.addWidget(self.field, 0, 1)
        form.addWidget(self._rules_name, 1, 0)
        form.addWidget(self.rules, 1, 1)
        form.setColumnStretch(1, 1)
        self.body.addLayout(head)
        self.body.addWidget(self._same)
        self.body.addLayout(form)
        self.body.addWidget(self.wrong)
        for part in (self._told, self.copy):
            part.setVisible(self.number is not None)
        self.wrong.hide()

    def _connect(self) -> None:
        self.copy.clicked.connect(self._copy)
        self.field.returnPressed.connect(self.begin)
        self.field.textEdited.connect(self._type)
        self.play.clicked.connect(self.begin)
        self.cancel.clicked.connect(self.dismiss)

    def _fill(self, preset: str) -> None:
        for offer in self._offers:
            self.rules.addItem(offer_name(offer), offer.preset)
        self.rules.setCurrentIndex(max(0, self.rules.findData(preset)))

    def _type(self) -> None:
        """What was wrong is no longer said, and the sheet needs no room for it."""
        if not self.wrong.isHidden():
            self.wrong.hide()
            self._spread()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self.number))
        self.said.emit(deal_words.copied())


def offer_name(offer: Offer) -> str:
    """The game and its rules in one line of a list."""
    tile = tile_words(offer)
    return " · ".join(dict.fromkeys((tile.title, *(text for _, text in tile.lines[1:2]))))


def lay_number(window: Window) -> None:
    """The sheet over the window: with the deal on the table, if there is one."""
    played = None if window.page is None else window.page.played()
    preset = window.held() if played is None else played.preset
    sheet = NumberSheet(window, window.desk, played, preset)
    sheet.begin_wanted.connect(window.open_game)
    sheet.said.connect(window.toast.say)
    sheet.lay()


def same_deal_again(window: Window) -> None:
    """Begin a match with the deal on the table; without one, or a number, only tell it."""
    played = None if window.page is None else window.page.played()
    if played is None:
        return
    wanted = deal_number(played.match)
    if wanted is None:
        window.toast.say(deal_words.no_number(), "info")
        return
    if is_running(played.match):
        note_peek(window.desk, played)
    sitting: Sitting = once_more(played, wanted)
    window.open_game(sitting)
