"""The start page: a tile for every game, and the way to everything else."""

from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.languages import LANGUAGES, language_of
from cardtable.look.backdrop import Backdrop
from cardtable.look.canvas import RIGHT, Canvas, Type
from cardtable.look.controls import DropDown
from cardtable.look.grounds import room_image
from cardtable.look.parts_score import paint_sign_disc
from cardtable.look.tool_buttons import FootButton
from cardtable.storage.declared import LANGUAGE
from cardtable.windows.commands import COMMANDS, ON_START
from cardtable.windows.common import words
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.dress.card_looks import wanted_back
from cardtable.windows.matches.offers import Offer, all_offers, is_wanted, tile_words
from cardtable.windows.matches.saved import LeftOver, continuable
from cardtable.windows.start.layout import StartLayout, start_layout
from cardtable.windows.start.tile import MORE_TEXT_HEIGHT, TEXT_HEIGHT, GameTile, TileWords

GROUND = "slate"
"""The cloth of the start page in the evening."""
_SIGNS = ("S", "gH", "gE", "sS")
_TITLE = Type(40, 800, serif=True)
_HINT = Type(20)


class StartPage(QWidget):
    """Arrows walk between the tiles, a digit opens one, Enter goes on or begins."""

    open_wanted = Signal(object)
    """A Sitting: the person wants to play."""
    wanted = Signal(object)
    """A Wish."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._left = LeftOver({}, False)
        self._offers: tuple[Offer, ...] = ()
        self.tiles: list[GameTile] = []
        self._layout: StartLayout | None = None
        self._backdrop = Backdrop(self._maker(), self)
        self._backdrop.changed.connect(self.update)
        look = desk.look
        look.changed.connect(self._relook)
        self.tools = {wish: FootButton(look, COMMANDS[wish].icon, self) for wish in ON_START}
        for wish, tool in self.tools.items():
            tool.clicked.connect(partial(self.wanted.emit, wish))
        self.languages = DropDown(look, self)
        for code, name in LANGUAGES.items():
            self.languages.addItem(name, code)
        self.languages.activated.connect(self._choose_language)
        self.refresh()

    def refresh(self) -> None:
        """Look anew for matches to go on with, and say everything in the present language."""
        self._left = continuable(self._desk.history)
        self.retranslate()

    def misses_a_match(self) -> bool:
        """Whether a match was left that can't be gone on with."""
        return self._left.misses

    def retranslate(self) -> None:
        """Set every word of the page in the present language."""
        self._lay_tiles()
        self.setAccessibleName(words.title())
        for wish, tool in self.tools.items():
            tool.set_word(COMMANDS[wish].button_word())
        code = language_of(self._desk.settings.get(LANGUAGE))
        self.languages.setCurrentIndex(self.languages.findData(code))
        self.languages.setAccessibleName(words.language())
        for offer, tile in zip(self._offers, self.tiles, strict=True):
            tile.art.set_back(wanted_back(self._desk.settings, tile.art.facts.name))
            tile.set_text_height(MORE_TEXT_HEIGHT if self._left.by_preset else TEXT_HEIGHT)
            tile.say(self._words(offer))
            tile.set_golden(self._is_golden(offer))
            tile.want_pictures()
        self._place()

    def focus_first(self) -> None:
        """Give the keyboard to the tile played last, else to the first."""
        golden = [
            tile
            for offer, tile in zip(self._offers, self.tiles, strict=True)
            if self._is_golden(offer)
        ]
        for tile in (*golden, *self.tiles):
            tile.setFocus(Qt.FocusReason.OtherFocusReason)
            return

    def begin(self) -> None:
        """Ask for a new match of the tile in hand, else of the first."""
        held = [offer for offer in self._offers if offer.preset == self.held()]
        for offer in (*held, *self._offers):
            self._begin(offer)
            return

    def held(self) -> str:
        """The rule set of the tile in hand, if one is."""
        pairs = zip(self._offers, self.tiles, strict=True)
        now = self.focusWidget()
        return next((offer.preset for offer, tile in pairs if tile is now), "")

    def close_art(self) -> None:
        """Stop all drawing in the background."""
        self._backdrop.close()
        for tile in self.tiles:
            tile.art.close()

    # ------------------------------------------------------------------ events
    def changeEvent(self, event: QEvent) -> None:
        """New words when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk between tiles, a digit opens the tile of that number."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        number = event.key() - Qt.Key.Key_1
        if Qt.Key(event.key()) in steps and self.tiles:
            self._walk(steps[Qt.Key(event.key())])
        elif 0 <= number < len(self.tiles) and not event.modifiers().value & _COMMANDS:
            self.tiles[number].setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.tiles[number].click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find a place for everything."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, the four signs, the title."""
        painter = QPainter(self)
        self._backdrop.paint(painter, self.size())
        canvas = Canvas(painter, self._desk.look.theme, self._desk.look.scale)
        if self._layout is None:
            return
        head, theme = QRectF(self._layout.head), self._desk.look.theme
        middle, x = head.center().y(), head.x() + canvas.px(19)
        for sign in _SIGNS:
            disc = QRectF(x - canvas.px(19), middle - canvas.px(19), canvas.px(38), canvas.px(38))
            canvas.shadow(disc, canvas.px(19), 4, 0.3, 2)
            paint_sign_disc(canvas, QPointF(x, middle), sign, 38)
            x += canvas.px(30)
        left = x + canvas.px(4)
        title = QRectF(left, head.y(), head.right() - left, head.height())
        canvas.text(title, words.title(), _TITLE)
        if len(self.tiles) > 1:
            tone = theme.muted if theme.dark or theme.strong else "#4a3d30"
            canvas.text(head, words.choose_a_game(), _HINT, tone, RIGHT)

    # ------------------------------------------------------------------ inside
    def _lay_tiles(self) -> None:
        """A tile for everything that can be played; only those that are new are made."""
        settings, left = self._desk.settings, self._left.by_preset
        known = dict(zip((each.preset for each in self._offers), self.tiles, strict=True))
        self._offers = tuple(
            each
            for each in all_offers(settings)
            if is_wanted(each, settings) or each.preset in left
        )
        if [*known] == [each.preset for each in self._offers]:
            return
        wide = len(self._offers) == 1
        self.tiles = [
            known.pop(offer.preset) if offer.preset in known else self._tile(offer, wide)
            for offer in self._offers
        ]
        for gone in known.values():
            gone.hide()
            gone.art.close()
            gone.deleteLater()
        self._order_focus()

    def _tile(self, offer: Offer, wide: bool) -> GameTile:
        tile = GameTile(self._desk.look, self._words(offer), wide, self)
        tile.clicked.connect(partial(self._go_on, offer))
        tile.begin_wanted.connect(partial(self._begin, offer))
        lesson = Sitting(offer.game, offer.preset, lesson=True)
        tile.lesson.clicked.connect(partial(self.open_wanted.emit, lesson))
        tile.show()
        return tile

    def _words(self, offer: Offer) -> TileWords:
        found = self._left.by_preset.get(offer.preset)
        tile = tile_words(offer if found is None else replace(offer, options=found.options))
        plain = TileWords(tile, words.new_match(), words.new_match_short())
        if found is None:
            return plain
        go_on = words.go_on(found.deal)
        short = words.go_on_short()
        return replace(plain, go_on=go_on, go_on_short=short, standing=found.standing())

    def _is_golden(self, offer: Offer) -> bool:
        """Gold means go on: the match played last; a lone game may ask for its first match."""
        latest = next(iter(self._left.by_preset), None)
        if latest is None:
            return len(self._offers) == 1
        return offer.preset == latest

    def _go_on(self, offer: Offer) -> None:
        found = self._left.by_preset.get(offer.preset)
        match = None if found is None else found.match
        self.open_wanted.emit(Sitting(offer.game, offer.preset, match))

    def _begin(self, offer: Offer) -> None:
        self.open_wanted.emit(Sitting(offer.game, offer.preset))

    def _choose_language(self, index: int) -> None:
        self._desk.settings.put(LANGUAGE, str(self.languages.itemData(index)))

    def _walk(self, step: int) -> None:
        now = self.focusWidget()
        place = next((i for i, tile in enumerate(self.tiles) if tile is now), -step)
        following = self.tiles[(place + step) % len(self.tiles)]
        following.setFocus(Qt.FocusReason.TabFocusReason)

    def _order_focus(self) -> None:
        stops: list[QWidget] = [*self.tiles, *self.tools.values(), self.languages]
        for tile in self.tiles:
            after = stops.index(tile) + 1
            stops[after:after] = [tile.fresh, tile.lesson]
        for first, second in pairwise(stops):
            QWidget.setTabOrder(first, second)

    def _maker(self) -> Any:
        theme = self._desk.look.theme
        return lambda width, height, ratio: room_image(width, height, theme, GROUND, ratio)

    def _relook(self) -> None:
        self._backdrop.remake(self._maker())
        self._place()

    def _place(self) -> None:
        """Put tiles, tools and the list of languages where the layout says."""
        scale = self._desk.look.scale
        tools = [tool.wordy_width() for tool in self.tools.values()]
        self._layout = start_layout(self.size(), scale, len(self.tiles), tools)
        for tile, box in zip(self.tiles, self._layout.tiles, strict=True):
            tile.setGeometry(box)
        # Without their paper the words begin further right: bring them back under the tiles.
        look = self._desk.look
        out = look.px(14) if look.theme.dark and not look.theme.strong else 0
        for index, (tool, box) in enumerate(
            zip(self.tools.values(), self._layout.tools, strict=True)
        ):
            tool.set_worded(index in self._layout.worded)
            tool.setGeometry(box.translated(-out, 0))
        self.languages.setFixedSize(self._layout.languages.size())
        self.languages.move(self._layout.languages.topLeft())
        self.update()


_COMMANDS = Qt.KeyboardModifier.ControlModifier.value | Qt.KeyboardModifier.AltModifier.value
