"""A match played once more before one's eyes, step by step, over the whole window."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from cardtable.games import part
from cardtable.look.announcing import announce
from cardtable.look.buttons import IconButton
from cardtable.look.controls import Toggle
from cardtable.look.cover import Cover
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.theme import RADIUS
from cardtable.table.deck import worn
from cardtable.table.view import TableView
from cardtable.tabletop.table import Names
from cardtable.texts import in_one_breath
from cardtable.windows.common import words
from cardtable.windows.common.desk import Desk, Played
from cardtable.windows.deals.again import deal_number, note_peek, once_more, played_on, state_after
from cardtable.windows.deals.words import deal_is_over, deal_runs, grouped
from cardtable.windows.dress.dressing import dress
from cardtable.windows.matches.sitting import names
from cardtable.windows.replay.pictures import deals, is_over, picture, told
from cardtable.windows.replay.tools import ReplayBar

translate = QCoreApplication.translate


class _Slider(QSlider):
    """Leaves its keys to the replay, where page keys mean deals."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class Replay(Cover):
    """Left and right go a step, page keys a deal, Home and End to the ends of the deal.

    The match needs a deal. R plays on from the moment shown.
    """

    begin_wanted = Signal(object)
    """Sitting: the person wants to play what is shown."""
    said = Signal(str)
    """Something to be told in passing."""
    refused = Signal(str)
    """Why something was not done."""

    def __init__(self, window: QWidget, desk: Desk, played: Played) -> None:
        super().__init__(window)
        self._desk, self._played, self._match = desk, played, played.match
        match = played.match
        self.deals = deals(match)
        self._number = deal_number(match, self.deals[0][0])
        self.stood = picture(match, played.game, self.deals[0][0], self._names(), False)
        """What stands on the table now."""
        self._deal = 0
        self._before, self._ground = window.focusWidget(), desk.look.own_ground
        tile = part(played.game, "texts").tile(played.preset, match.rules.options)
        desk.look.wear(ground=tile.ground)
        facts = worn(desk.look, tile.deck)
        self.bar = ReplayBar(desk.look, self)
        self.bar.set_signs(tuple(facts.signs[suit] for suit in "CSHD"))
        self.table = TableView(desk.look, tile.deck, self)
        dress(self.table, desk.settings, tile.deck)
        self.slider = _Slider(Qt.Orientation.Horizontal)
        self.slider.setProperty(RING_RADIUS, RADIUS.field)
        self.table.leave_keys_at(self.slider)
        self.open_cards = Toggle(desk.look)
        self._open_words, self._place, self._number_words = QLabel(), QLabel(), QLabel()
        self._number_words.setProperty("role", "muted")
        self._tools = {
            name: IconButton(desk.look, icon)
            for name, icon in (
                ("deal back", "up"),
                ("back", "left"),
                ("on", "right"),
                ("deal on", "down"),
            )
        }
        self._lay_out()
        self._connect()
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self.retranslate()

    def lay(self) -> None:
        """Show the first deal over the window."""
        self.show()
        self.raise_()
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)
        self.go_to_deal(0)

    def lay_at_last(self) -> None:
        """Show the last deal: from its beginning, or as it stands while it is played."""
        self.lay()
        self.go_to_deal(len(self.deals) - 1)
        if not is_over(self._match, self.deals[-1]):
            self.slider.setValue(self.slider.maximum())

    def play_again(self) -> None:
        """Ask for a match that begins with the deal that is shown."""
        if self._number is not None:
            if not self._may_be_known():
                note_peek(self._desk, self._played)
            self.leave()
            self.begin_wanted.emit(once_more(self._played, self._number))

    def play_on(self) -> None:
        """Ask for a match that begins here; only where the deal is over have all seen its cards."""
        place = self._place_shown
        if not self._may_be_known():
            self.refused.emit(deal_runs())
        elif state_after(self._match, place).public.deal.result is not None:
            self.refused.emit(deal_is_over())
        else:
            self.leave()
            self.begin_wanted.emit(played_on(self._played, place))

    def leave(self) -> None:
        """Take it away; the window is as it was."""
        self.hide()
        self.table.close_drawing()
        self._desk.look.wear(ground=self._ground)
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()

    @property
    def deal(self) -> int:
        """Which deal is shown, counted from nought."""
        return self._deal

    def go_to_deal(self, deal: int) -> None:
        """Show this deal from its beginning; nothing if there is none."""
        if not 0 <= deal < len(self.deals):
            return
        self._deal = deal
        self._number = deal_number(self._match, self.deals[deal][0])
        self.open_cards.setEnabled(self._may_be_known())
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(self.deals[deal]) - 1)
            self.slider.setValue(0)
        self._show()
        self._tell()

    def retranslate(self) -> None:
        """Set every word in the present language."""
        self.setAccessibleName(translate("history", "Replay"))
        self.bar.retranslate()
        self.bar.back_button.set_name(translate("windows", "Back"))
        self.slider.setAccessibleName(translate("history", "Replay"))
        self._open_words.setText(translate("history", "Cards face up"))
        self.open_cards.setAccessibleName(translate("history", "Cards face up"))
        for name, word in (
            ("deal back", translate("history", "Previous deal")),
            ("back", translate("history", "One step back")),
            ("on", translate("history", "One step forward")),
            ("deal on", translate("table", "Next Deal")),
        ):
            self._tools[name].set_name(word)
        if self.isVisible():
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        """New words when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow with the window, and stop drawing when it closes."""
        host = self.parentWidget()
        if host is not None and watched is host and event.type() == QEvent.Type.Resize:
            self.setGeometry(host.rect())
        elif watched is host and event.type() == QEvent.Type.Close:
            self.table.close_drawing()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the slider does not take; nothing goes through to what lies below."""
        match event.key():
            case Qt.Key.Key_Escape if not event.isAutoRepeat():
                self.leave()
            case Qt.Key.Key_R:
                self.play_on()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                step = 1 if event.key() == Qt.Key.Key_Right else -1
                self.slider.setValue(self.slider.value() + step)
            case Qt.Key.Key_PageUp:
                self.go_to_deal(self._deal - 1)
            case Qt.Key.Key_PageDown:
                self.go_to_deal(self._deal + 1)
            case Qt.Key.Key_Home:
                self.slider.setValue(0)
            case Qt.Key.Key_End:
                self.slider.setValue(self.slider.maximum())
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab among the controls."""
        stops: list[QWidget] = [self.slider, self.open_cards, *self._tools.values()]
        stops = [each for each in (*stops, *self.bar.stops) if each.isEnabled()]
        now = self.window().focusWidget()
        place = stops.index(now) if now in stops else -1
        stops[(place + (1 if forward else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper under the controls."""
        QPainter(self).fillRect(self.rect(), self._desk.look.theme.bar)

    # -- inside -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        px = self._desk.look.px
        controls, whole = QHBoxLayout(), QVBoxLayout(self)
        controls.setContentsMargins(px(18), px(8), px(18), px(8))
        controls.setSpacing(px(10))
        for tool in self._tools.values():
            controls.addWidget(tool)
        controls.addWidget(self.slider, 1)
        controls.addWidget(self._place)
        controls.addSpacing(px(14))
        controls.addWidget(self._number_words)
        controls.addSpacing(px(14))
        controls.addWidget(self._open_words)
        controls.addWidget(self.open_cards)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.table, 1)
        whole.addLayout(controls)

    def _connect(self) -> None:
        self.bar.back.connect(self.leave)
        self.bar.said.connect(self.said)
        self.bar.same_deal.connect(self.play_again)
        self.bar.play_on.connect(self.play_on)
        self.slider.valueChanged.connect(self._show)
        self.slider.valueChanged.connect(self._tell)
        self.open_cards.toggled.connect(self._show)
        for name, step in (("back", -1), ("on", 1)):
            self._tools[name].clicked.connect(lambda _=False, by=step: self._step(by))
        for name, step in (("deal back", -1), ("deal on", 1)):
            self._tools[name].clicked.connect(
                lambda _=False, by=step: self.go_to_deal(self._deal + by)
            )

    def _step(self, by: int) -> None:
        self.slider.setValue(self.slider.value() + by)

    @property
    def _place_shown(self) -> int:
        """The step that is shown, by its place in the match."""
        return self.deals[self._deal][self.slider.value()]

    def _may_be_known(self) -> bool:
        """Whether all cards of the deal that is shown may be seen: nobody plays it any more."""
        return self._played.given_up or is_over(self._match, self.deals[self._deal])

    def _names(self) -> Names:
        return names(self._desk.settings, self._match.rules.seats)

    def _tell(self) -> None:
        """Say what happened at the present step."""
        game, place = self._played.game, self._place_shown
        announce(self, in_one_breath(told(self._match, game, place, self._names())))

    def _show(self) -> None:
        """The table at the present step."""
        steps = self.deals[self._deal]
        may = self.open_cards.isChecked() and self._may_be_known()
        game, place = self._played.game, self._place_shown
        self.stood = picture(self._match, game, place, self._names(), may)
        self.table.show_at_once(self.stood)
        self.bar.tell(self.stood, self._number)
        number = "" if self._number is None else words.numbered(grouped(self._number))
        self._number_words.setText(number)
        self._place.setText(f"{self.slider.value() + 1}/{len(steps)}")
        self._tools["back"].setEnabled(self.slider.value() > 0)
        self._tools["on"].setEnabled(self.slider.value() < self.slider.maximum())
        self._tools["deal back"].setEnabled(self._deal > 0)
        self._tools["deal on"].setEnabled(self._deal < len(self.deals) - 1)
