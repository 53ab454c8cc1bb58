"""Everything on a table that is no card: kept in step with the tabletop that is shown."""

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView

from cardtable.engine.cards import Card
from cardtable.look.focus_ring import OWN_RING
from cardtable.look.present import Look
from cardtable.look.seen_first import KeysSeenFirst
from cardtable.table.action_line import ActionLine
from cardtable.table.art import DeckArt
from cardtable.table.card_keys import SEEN_MS, CardKeys, CardName
from cardtable.table.choices import Choices
from cardtable.table.deck import card_box
from cardtable.table.four import across_room, seats_four
from cardtable.table.geometry import Geometry
from cardtable.table.panel import PanelSheet, PanelWidget
from cardtable.table.panel_strip import PanelStrip
from cardtable.table.places import own_hand
from cardtable.table.reasons import Reasons
from cardtable.table.scene import Entry, TableScene
from cardtable.table.script import Cue
from cardtable.table.speech import Passing
from cardtable.table.standing import Standing, is_fresh
from cardtable.table.stops import Stops
from cardtable.tabletop.asking import ChoiceTile
from cardtable.tabletop.panel import Versus
from cardtable.tabletop.table import Speech, Tabletop


class TableParts(QObject):
    """Makes the parts as children of the view and tells them what stands on the table."""

    def __init__(self, view: QGraphicsView, scene: TableScene, art: DeckArt, look: Look) -> None:
        super().__init__(view)
        self._view, self._art, self._look = view, art, look
        viewport = view.viewport()
        self.standing = Standing(scene, art)
        self.passing = Passing(scene, self)
        self.choices = Choices(look, art, viewport)
        self.keys = CardKeys(viewport, str)
        self.stops = Stops(viewport, str)
        self.panel = PanelWidget(look, art, viewport)
        self.strip = PanelStrip(look, art, viewport)
        self.reasons = Reasons(view, look)
        self.strip.opened.connect(self.open_panel)
        self.choices.tiles.pointed.connect(self._show_worth)
        self._tabletop: Tabletop | None = None
        self._told: Tabletop | None = None
        """The one that the panel tells of."""
        view.setProperty(OWN_RING, True)
        self._after_play = False
        """Whether the keyboard waits because a card was played with it."""

    def set_card_name(self, card_name: CardName) -> None:
        """How cards are called for the ear."""
        self.keys.card_name = self.stops.card_name = card_name

    # ------------------------------------------------------------------ in step
    def begin(self, entry: Entry, geometry: Geometry) -> None:
        """Cards are going to move: take away what asks for a choice; say what is said."""
        self.reasons.away()
        self.standing.begin(entry.tabletop)
        if is_fresh(entry.tabletop):
            self._show_panel(entry.tabletop)
        played = self.keys.loses_focus(entry.tabletop)
        if played or self.choices.has_focus():
            self._after_play = played
            self.wait()
        self.choices.put_away()
        if entry.speech is not None:
            self._say(entry.speech, entry.tabletop, geometry)

    def rest(self, tabletop: Tabletop, geometry: Geometry) -> None:
        """Show what stands on the table while the cards rest."""
        if self._tabletop is None and geometry.compact:
            self._tabletop = tabletop
            self._lay_strip(geometry)
        self._tabletop = tabletop
        self.standing.show(tabletop, geometry, self._look.theme)
        self.keys.show_hand(tabletop, geometry)
        self.stops.show(tabletop, geometry)
        self._order_tabs()
        self._show_panel(tabletop)

    def _show_worth(self, tile: ChoiceTile | None) -> None:
        """While a tile is pointed at, the panel also says what counts in it."""
        if self._told is not None:
            shown, viewer = self._told.panel, self._told.viewer
            if tile is not None and tile.worth is not None:
                self.panel.show_panel(replace(shown, blocks=(*shown.blocks, tile.worth)), viewer)
            else:
                awaited = next((each.worth for each in self._told.tiles), None)
                self.panel.show_panel(shown, viewer, awaited)

    def show_versus(self, versus: Versus | None) -> None:
        """While a hint stands on the table, the panel compares the best choices."""
        if self._told is None:
            return
        if versus is None:
            self._show_worth(None)
        else:
            shown = self._told.panel
            panel = replace(shown, blocks=(*shown.blocks, versus))
            self.panel.show_panel(panel, self._told.viewer)

    def _show_panel(self, tabletop: Tabletop) -> None:
        self._told = tabletop
        notes = {plate.seat: plate.note for plate in tabletop.plates if plate.note}
        self._show_worth(None)
        mine = (plate.marks for plate in tabletop.plates if plate.seat == tabletop.viewer)
        marks = tuple(mark.picture for mark in next(mine, ()))
        self.strip.show_panel(tabletop.panel, tabletop.viewer, notes, marks)

    def settle(self, tabletop: Tabletop, geometry: Geometry) -> None:
        """The queue is empty: offer the choices."""
        self.choices.show(tabletop, geometry, self.keys.card_name)
        self._order_tabs()

    @property
    def tabletop(self) -> Tabletop | None:
        """What stands on the table while nothing moves."""
        return self._tabletop

    @property
    def actions(self) -> ActionLine:
        """The buttons between trick and hand."""
        return self.choices.actions

    def wait(self) -> None:
        """Let the whole table have the keyboard, until something is asked.

        A screen reader breaks off what it says when the keyboard goes from one thing to another,
        but not when it goes to a part of what has it: so nothing that is told meanwhile is lost.
        """
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def hurry(self, event: QKeyEvent) -> bool:
        """What plays cards by keys is pressed at the hand also while the whole table waits."""
        return self._view.hasFocus() and self._after_play and self.keys.take_press(event)

    def take_focus(self) -> bool:
        """Bring the keyboard to what is asked for; who walks the hand is left there."""
        waited = self._view.hasFocus()
        if self.choices.asks() and not self.keys.is_walked():
            taken = self.choices.take_focus(ring=self.keys.ring)
            asked = self._view.window().focusWidget()
            if waited and asked is not None:
                KeysSeenFirst(asked, SEEN_MS)
            return taken
        return self.keys.come_back() if waited else self.keys.take_focus()

    def leave_stop(self, event: QKeyEvent) -> bool:
        """Esc and the keys that walk the hand lead to it from what can only be read or waits."""
        if not (self.stops.has_focus() or self._view.hasFocus()):
            return False
        if event.key() == Qt.Key.Key_Escape:
            return self.take_focus()
        walks = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        return event.key() in walks and self.keys.take_key(event)

    def fit(self, geometry: Geometry) -> None:
        """Stand where this size has room."""
        self.standing.clear()
        self.passing.clear()
        self.reasons.away()
        self.panel.setVisible(not geometry.compact)
        self.strip.setVisible(geometry.compact)
        if geometry.compact:
            self._lay_strip(geometry)
        else:
            self.panel.lay(geometry.panel, geometry.scale)

    def _lay_strip(self, geometry: Geometry) -> None:
        """Beside what stands in the corner across: cards, or cards and a plate."""
        four = self._tabletop is not None and seats_four(self._tabletop)
        corner = across_room(geometry) if four else geometry.px(18 if geometry.aside else 226)
        room = geometry.table.width() - geometry.px(18) - corner
        left = geometry.table.x() + (corner if geometry.mirror else geometry.px(18))
        self.strip.lay(left, geometry.table.y() + geometry.px(13), room, geometry.scale)

    def toast(self, text: str, geometry: Geometry) -> None:
        """Say for a moment, at the action line or over it, why nothing was done."""
        line = self.actions
        bottom = line.y() - geometry.px(4) if line.isVisible() else geometry.action_bottom
        if self.choices.gathering.gather is not None:
            bottom = geometry.hand_top - geometry.px(6)
        self.passing.toast(text, bottom, geometry, self._look.theme)

    def rise(self, cue: Cue, geometry: Geometry) -> None:
        """Show what the cards have just earned."""
        self.passing.rise(cue, geometry, self._look.theme)

    def _say(self, speech: Speech, tabletop: Tabletop, geometry: Geometry) -> None:
        sign = self._art.sign(speech.suit) if speech.suit else None
        self.passing.say(speech, tabletop, sign, geometry, self._look.theme)

    def _order_tabs(self) -> None:
        """Action line, hand, table, panel; from the whole table to the first of them."""
        hand = self.keys.tab_stop()
        order = [*self.choices.tab_stops(), *([hand] if hand else []), *self.stops.widgets]
        self._view.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # else Qt gives it no place
        for first, second in pairwise([self._view, *order, self.panel, self.strip]):
            self._view.setTabOrder(first, second)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    # ------------------------------------------------------------------ asked for
    def open_panel(self) -> None:
        """Lay the panel on the table as a sheet."""
        if self._tabletop is not None:
            panel, viewer = self._tabletop.panel, self._tabletop.viewer
            sheet = PanelSheet(self._view.window(), self._look, self._art, panel, viewer)
            sheet.opened.connect(self.panel.opened)
            sheet.lay()

    def show_pointer(self, pressable: bool, draggable: bool = False) -> None:
        """Show the pointing hand over what can be pressed, an open one over what can be moved."""
        shape = Qt.CursorShape.OpenHandCursor if draggable else Qt.CursorShape.ArrowCursor
        shape = Qt.CursorShape.PointingHandCursor if pressable else shape
        self._view.viewport().setCursor(shape)

    def card_rect(self, card: Card, geometry: Geometry) -> QRect:
        """The upper part of an own card that the next does not cover, in view pixels."""
        assert self._tabletop is not None
        lie = own_hand(self._tabletop.hand, geometry)[card]
        box = card_box(lie.width, geometry.card_ratio).translated(lie.x, lie.y)
        return QRectF(box.x(), box.y() - geometry.px(14), box.width() * 0.8, 40).toRect()

    def explain_card(self, card: Card, geometry: Geometry, *, soon: bool = False) -> None:
        """Say why this card can't be played, if there is a reason."""
        reason = dict(self._tabletop.why_not).get(card) if self._tabletop else None
        if reason is None:
            self.reasons.leave()
            return
        anchor = self.card_rect(card, geometry)
        (self.reasons.soon if soon else self.reasons.now)(
            anchor, reason.text, reason.rule, reason.fact
        )

    def explain_button(self, button: QObject, *, soon: bool = False) -> None:
        """Say why this choice is refused."""
        for each in self.actions.buttons:
            if each is button:
                anchor = QRect(each.mapTo(self._view, QPoint(0, 0)), each.size())
                say = self.reasons.soon if soon else self.reasons.now
                say(anchor, each.action.why_not, each.action.rule, each.action.fact)
