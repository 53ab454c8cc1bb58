"""The small table beside the preferences: it shows at once what they do."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.engine.cards import Card, cards
from cardtable.look.canvas import Canvas
from cardtable.look.metrics import FanPlace, fan
from cardtable.look.parts_table import paint_empty_place, paint_pill, pill_size
from cardtable.look.present import Look
from cardtable.look.theme import alpha
from cardtable.storage.declared import CARD_SIZE, DIM_UNPLAYABLE
from cardtable.storage.settings import Settings
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print, card_box
from cardtable.tabletop.table import Tile
from cardtable.windows.dress.card_looks import wanted_back
from cardtable.windows.dress.small_card import paint_card
from cardtable.windows.dress.tile_picture import paint_table
from cardtable.windows.preferences import words

_GROUNDS = {"french": "slate", "german": "green", "swiss": "petrol"}
"""The decks, each on the cloth of a game that is played with it."""
_HAND = cards("SA SJ HA DK CT")
_PLAYABLE = frozenset(_HAND[:1])
_LED = cards("SK")[0]


class Preview(QWidget):
    """A trick, a hand and an opponent's cards, by the present preferences."""

    def __init__(self, look: Look, settings: Settings, own: Tile | None) -> None:
        """``own`` is the person's table, if there was one: its deck is shown first."""
        super().__init__()
        self._look, self._settings = look, settings
        self._grounds = _GROUNDS | ({own.deck: own.ground} if own else {})
        self._arts = {deck: DeckArt(deck, self) for deck in self._grounds}
        self._own = own.deck if own else next(iter(_GROUNDS))
        for art in self._arts.values():
            art.changed.connect(self.update)
        self.deck = self._own
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)
        self.follow()

    @property
    def art(self) -> DeckArt:
        """The pictures of the deck that is shown."""
        return self._arts[self.deck]

    @property
    def ground(self) -> str:
        """The cloth that the shown deck lies on, if there is not one for all tables."""
        return self._grounds[self.deck]

    def show_deck(self, deck: str = "") -> None:
        """Show this deck from now on, or that of the person's own table."""
        self.deck = deck or self._own
        self.update()

    def follow(self) -> None:
        """Show what the preferences say now."""
        for deck, art in self._arts.items():
            art.set_back(wanted_back(self._settings, deck))
            art.wear(self._look.dress(deck))
        self.setAccessibleName(words.preview())
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as in the picture of the design."""
        return QSize(self._look.px(256), self._look.px(420))

    def minimumSizeHint(self) -> QSize:
        """It may be low."""
        return QSize(self._look.px(256), self._look.px(200))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The small table."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        clip = QPainterPath()
        clip.addRoundedRect(box, canvas.px(14), canvas.px(14))
        self._want(canvas)
        paint_table(canvas, box, self._look.cloth(self.ground), clip)
        canvas.painter.save()
        canvas.painter.setClipPath(clip)
        self._paint_cards(canvas, box)
        canvas.painter.restore()
        canvas.rounded(box, canvas.px(14), None, canvas.theme.line, 1.2)
        size = pill_size(words.preview(), canvas.scale)
        pill = QRectF(0, 0, size.width(), size.height())
        pill.moveCenter(QPointF(box.center().x(), box.y() + box.height() * 0.585))
        paint_pill(canvas, pill, words.preview())

    def _paint_cards(self, canvas: Canvas, box: QRectF) -> None:
        middle, small, large = box.center().x(), *self._widths(canvas)
        for place in fan(5, middle, box.y() + canvas.px(6), canvas.px(34), -1.6):
            paint_card(canvas, self.art, self.art.back, small, place)
        y = box.y() + box.height() * 0.33
        led = FanPlace(middle - canvas.px(48), y, -4)
        paint_card(canvas, self.art, self.art.face(_LED), large, led)
        canvas.painter.save()
        canvas.painter.translate(middle + canvas.px(50), y + canvas.px(3))
        canvas.painter.rotate(4)
        paint_empty_place(canvas, card_box(large, self.art.facts.ratio))
        canvas.painter.restore()
        tall = large * self.art.facts.ratio
        places = fan(len(_HAND), middle, box.bottom() - tall * 0.56, canvas.px(34), 4)
        for card, place in zip(_HAND, places, strict=True):
            self._paint_own(canvas, card, large, place)

    def _paint_own(self, canvas: Canvas, card: Card, width: float, place: FanPlace) -> None:
        playable = card in _PLAYABLE
        lifted = place._replace(y=place.y - (canvas.px(12) if playable else 0))
        paint_card(canvas, self.art, self.art.face(card), width, lifted)
        if playable or not self._settings.get(DIM_UNPLAYABLE):
            return
        theme, painter = canvas.theme, canvas.painter
        painter.save()
        painter.translate(lifted.x, lifted.y)
        painter.rotate(lifted.turn)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(alpha(theme.dim, theme.dim_alpha))
        corner = self.art.facts.corner * width
        painter.drawRoundedRect(card_box(width, self.art.facts.ratio), corner, corner)
        painter.restore()

    def _widths(self, canvas: Canvas) -> tuple[float, float]:
        """Of the opponent's cards and of the others, as large as the person wants cards."""
        size = self._settings.get(CARD_SIZE) / 100
        return canvas.px(56) * size, canvas.px(84) * size

    def _want(self, canvas: Canvas) -> None:
        ratio = self.devicePixelRatio()
        small, large = (round(width * ratio) for width in self._widths(canvas))
        faces = (Print(self.art.face(card), large) for card in (*_HAND, _LED))
        self.art.want((Print(self.art.back, small), *faces))
