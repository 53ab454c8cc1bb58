"""All that asks for something besides a card: question, buttons, chips, tiles, places."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card
from cardtable.engine.rules import Choice
from cardtable.look.buttons import Button
from cardtable.look.parts_choice import ChoiceFace
from cardtable.look.present import Look
from cardtable.table.action_line import ActionLine
from cardtable.table.arena import before_cards, drawing, exchange, stands_under
from cardtable.table.art import DeckArt
from cardtable.table.chip_places import chip_places
from cardtable.table.chips import Chips
from cardtable.table.choice_places import choices_height, tells
from cardtable.table.gathering import Gathering
from cardtable.table.geometry import Geometry
from cardtable.table.lies import lying
from cardtable.table.question import ASKED_SMALL, ASKED_TIGHT, Question
from cardtable.table.tile_places import tile_places
from cardtable.table.tiles import Tiles
from cardtable.tabletop.spots import Spot
from cardtable.tabletop.table import Tabletop


class Choices(QObject):
    """Keeps these in step with what is asked, and knows which of them the keyboard is for."""

    def __init__(self, look: Look, art: DeckArt, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.question = Question(look, viewport)
        self.actions = ActionLine(look, viewport)
        self.chips = Chips(look, viewport)
        self.tiles = Tiles(look, art, viewport)
        self.gathering = Gathering(look, viewport)
        self._tabletop: Tabletop | None = None
        self._geometry: Geometry | None = None
        self.chips.chosen.connect(self._hide_question)

    # ------------------------------------------------------------------ in step
    def show(self, tabletop: Tabletop, geometry: Geometry, name: Callable[[Card], str]) -> None:
        """Ask what this tabletop asks."""
        if tabletop is not self._tabletop:
            self.chips.forget()
        self._tabletop, self._geometry = tabletop, geometry
        self.gathering.adopt(tabletop)
        self.question.ask(tabletop.question, tabletop.question_note)
        self.chips.show_chips(tabletop.chips, tabletop.question)
        self.chips.setVisible(bool(tabletop.chips))
        self.tiles.show_tiles(tabletop.tiles, tabletop.question)
        self.tiles.setVisible(bool(tabletop.tiles))
        asked = bool(tabletop.question)
        self.gathering.show_gather(tabletop.gather, geometry, name)
        if tabletop.chips:
            self._lay_chips(tabletop, geometry)
        elif tabletop.tiles:
            asked = self._lay_tiles(tabletop, geometry)
        elif tabletop.gather is not None:
            self._lay_gathering(tabletop, geometry)
        elif tabletop.question:
            self._lay_choices(tabletop, geometry)
        else:
            self.actions.show_actions(tabletop.actions, geometry)
        self.question.setVisible(asked and self._question_has_room())

    def put_away(self) -> None:
        """Nothing is asked while cards move."""
        for part in (self.question, self.actions, self.chips):
            part.hide()
        self.tiles.put_away()
        self.gathering.put_away()

    def _lay_chips(self, tabletop: Tabletop, geometry: Geometry) -> None:
        places = chip_places(tabletop.chips, geometry)
        self.chips.lay(places)
        self.question.lay(places.question, geometry.scale)
        self.actions.show_actions((), geometry)

    def _lay_tiles(self, tabletop: Tabletop, geometry: Geometry) -> bool:
        """Lay the tiles, and the push under them; whether the question has room over them."""
        places = tile_places(tabletop, geometry)
        self.tiles.lay(places)
        note = tabletop.question_note if places.noted else ""
        self.question.ask(tabletop.question, note, places.style)
        if places.question is not None:
            self.question.lay(places.question, geometry.scale)
        self.actions.show_actions(tabletop.actions, geometry, places.push)
        return places.question is not None

    def _question_has_room(self) -> bool:
        """The bar of a chosen chip may need the place of the question."""
        if self._tabletop is None or self._geometry is None or self.chips.chip is None:
            return True
        places = chip_places(self._tabletop.chips, self._geometry)
        return places.question.y() < places.bar.y()

    def _hide_question(self) -> None:
        if not self._question_has_room():
            self.question.hide()

    def _lay_choices(self, tabletop: Tabletop, geometry: Geometry) -> None:
        px, offered = geometry.px, lying(tabletop, Spot.OFFER, 0)
        box = drawing(geometry).choices if offered else before_cards(geometry)
        if stands_under(geometry):
            high = px(38)
            over = QRectF(box.x(), box.y() - px(4), box.width(), high)
            under = QRectF(box.x(), box.y() + high + px(6), box.width(), box.height())
        else:
            over, under = self._beside(tabletop, geometry, box)
        self.question.lay(over, geometry.scale)
        self.actions.show_actions(tabletop.actions, geometry, under)

    def _beside(self, tabletop: Tabletop, geometry: Geometry, box: QRectF) -> tuple[QRectF, QRectF]:
        """Question and choices in a column, together in the middle of its height."""
        px = geometry.px
        faces = [ChoiceFace(each.caption, each.detail, each.icon) for each in tabletop.actions]
        gap, wide, asked = px(8), box.width(), 0.0
        for style in (ASKED_SMALL, ASKED_TIGHT):
            self.question.ask(tabletop.question, tabletop.question_note, style)
            asked = self.question.height_in(wide, geometry.scale)
            if tells(faces, wide, box.height() - asked - gap, geometry):
                break
        wanted = choices_height(faces, wide, box.height() - asked - gap, geometry)
        top = box.y() + max(0.0, box.height() - asked - gap - wanted) / 2
        over = QRectF(box.x(), top, wide, asked)
        return over, QRectF(box.x(), over.bottom() + gap, wide, wanted)

    def _lay_gathering(self, tabletop: Tabletop, geometry: Geometry) -> None:
        assert tabletop.gather is not None
        places, px = exchange(geometry, tabletop.gather.most), geometry.px
        self.actions.show_actions((), geometry)
        if stands_under(geometry):
            self.question.lay(places.question, geometry.scale)
            self.gathering.lay(places.choices.adjusted(px(40), 0, -px(40), 0))
            return
        box, note = places.choices, tabletop.question_note
        button, gap = px(44), px(8)
        self.question.ask(tabletop.question, note, ASKED_SMALL)
        for fewer, style in (("", ASKED_SMALL), ("", ASKED_TIGHT)):
            asked = self.question.height_in(box.width(), geometry.scale)
            if asked + gap + button > box.height():
                self.question.ask(tabletop.question, fewer, style)
        asked = self.question.height_in(box.width(), geometry.scale)
        top = box.y() + max(0.0, box.height() - asked - gap - button) / 2
        self.question.lay(QRectF(box.x(), top, box.width(), asked), geometry.scale)
        self.gathering.lay(QRectF(box.x(), top + asked + gap, box.width(), button))

    # ------------------------------------------------------------------ one choice
    def widget_of(self, choice: Choice) -> QWidget | None:
        """What makes this choice: its chip, tile or button; None if a card of the hand does."""
        for chip in self.chips.buttons:
            if self.chips.isVisible() and chip.chip.choice == choice:
                return chip
        for tile in self.tiles.buttons:
            if self.tiles.isVisible() and tile.tile.choice == choice:
                return tile
        for button in self.actions.buttons:
            if self.actions.isVisible() and button.action.choice == choice:
                return button
        gathers = self.gathering.gather is not None and self.gathering.confirm.isVisible()
        return self.gathering.confirm if gathers else None

    def is_button(self, widget: QWidget) -> bool:
        """Whether it keeps room round itself for a shadow."""
        return isinstance(widget, Button)

    # ------------------------------------------------------------------ the keyboard
    def asks(self) -> bool:
        """Whether the choices are what is asked for now, not cards of the hand."""
        top = self._tabletop
        return top is not None and bool(
            top.chips or top.tiles or (top.actions and top.playable is None)
        )

    def tab_stops(self) -> list[QWidget]:
        """All that Tab comes to, in order."""
        top = self._tabletop
        stops: list[QWidget] = [*self.tiles.tab_stops(), *self.actions.buttons]
        if top is not None and top.chips:
            stops += self.chips.tab_stops()
        if top is not None and top.gather is not None:
            stops += self.gathering.tab_stops()
        return stops

    def has_focus(self) -> bool:
        """Whether the keyboard is at one of the choices."""
        parts = (*self.actions.buttons, *self.chips.buttons, *self.tiles.buttons)
        confirming = (self.chips.confirm, self.gathering.confirm, *self.gathering.crosses)
        mine: tuple[QWidget, ...] = (*parts, *confirming)
        return any(part.hasFocus() for part in mine)

    def take_focus(self, *, ring: bool = False) -> bool:
        """Bring the keyboard to what is asked; whether there is anything.

        `ring`: keys are in use, so it shall be seen where the keyboard is.
        """
        if self.tiles.isVisible():
            self.tiles.take_focus(ring=ring)
        elif self.chips.isVisible():
            self.chips.take_focus()
        elif self.actions.isVisible() and self.actions.buttons:
            self.actions.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            return False
        return True
