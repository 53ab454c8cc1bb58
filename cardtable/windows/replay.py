"""A match played once more before one's eyes, step by step, over the whole window."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from cardtable.engine.match import Match
from cardtable.games import part
from cardtable.look.bar import TopBar
from cardtable.look.buttons import IconButton
from cardtable.look.controls import Toggle
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.theme import RADIUS
from cardtable.storage.history import Head
from cardtable.table.deck import worn
from cardtable.table.view import TableView
from cardtable.tabletop.table import Names
from cardtable.windows.desk import Desk
from cardtable.windows.dressing import dress
from cardtable.windows.replay_pictures import deals, is_over, picture
from cardtable.windows.sitting import names

translate = QCoreApplication.translate


class _Slider(QSlider):
    """Leaves its keys to the replay, where page keys mean deals."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class Replay(QWidget):
    """Left and right go a step, page keys a deal, Home and End to the ends of the deal."""

    def __init__(self, window: QWidget, desk: Desk, head: Head, match: Match[Any]) -> None:
        super().__init__(window)
        self._desk, self._head, self._match = desk, head, match
        self.deals = deals(match)
        self.stood = picture(match, head.game, self.deals[0][0], self._names(), False)
        """What stands on the table now."""
        self._deal = 0
        self._before, self._ground = window.focusWidget(), desk.look.own_ground
        tile = part(head.game, "texts").tile(head.preset, match.rules.options)
        desk.look.wear(ground=tile.ground)
        facts = worn(desk.look, tile.deck)
        self.bar = TopBar(desk.look, self)
        self.bar.set_signs(tuple(facts.signs[suit] for suit in "CSHD"))
        self.table = TableView(desk.look, tile.deck, self)
        dress(self.table, desk.settings, tile.deck)
        self.slider = _Slider(Qt.Orientation.Horizontal)
        self.slider.setProperty(RING_RADIUS, RADIUS.field)
        self.open_cards = Toggle(desk.look)
        self._open_words, self._place = QLabel(), QLabel()
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
        over = is_over(self._match, self.deals[deal])
        self.open_cards.setEnabled(over)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(self.deals[deal]) - 1)
            self.slider.setValue(0)
        self._show()

    def retranslate(self) -> None:
        """Set every word in the present language."""
        self.setAccessibleName(translate("history", "Replay"))
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
            case Qt.Key.Key_Escape:
                self.leave()
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
        stops = [each for each in (*stops, self.bar.back_button) if each.isEnabled()]
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
        controls.addWidget(self._open_words)
        controls.addWidget(self.open_cards)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.table, 1)
        whole.addLayout(controls)

    def _connect(self) -> None:
        self.bar.back.connect(self.leave)
        self.slider.valueChanged.connect(self._show)
        self.open_cards.toggled.connect(self._show)
        for name, step in (("back", -1), ("on", 1)):
            self._tools[name].clicked.connect(lambda _=False, by=step: self._step(by))
        for name, step in (("deal back", -1), ("deal on", 1)):
            self._tools[name].clicked.connect(
                lambda _=False, by=step: self.go_to_deal(self._deal + by)
            )

    def _step(self, by: int) -> None:
        self.slider.setValue(self.slider.value() + by)

    def _names(self) -> Names:
        return names(self._desk.settings, self._match.rules.seats)

    def _show(self) -> None:
        """The table at the present step."""
        steps = self.deals[self._deal]
        may = self.open_cards.isChecked() and is_over(self._match, steps)
        place = steps[self.slider.value()]
        self.stood = picture(self._match, self._head.game, place, self._names(), may)
        self.table.show_at_once(self.stood)
        self.bar.set_title(self.stood.title, self.stood.state)
        self._place.setText(f"{self.slider.value() + 1}/{len(steps)}")
        self._tools["back"].setEnabled(self.slider.value() > 0)
        self._tools["on"].setEnabled(self.slider.value() < self.slider.maximum())
        self._tools["deal back"].setEnabled(self._deal > 0)
        self._tools["deal on"].setEnabled(self._deal < len(self.deals) - 1)
