"""One fact of a page of rules: its sentence, the cards that show it, and a mark if it is meant."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.parts_rules import paint_small_card
from cardtable.look.parts_score import paint_well
from cardtable.look.present import Look
from cardtable.table.deck import DeckFacts, worn
from cardtable.table.faces import card_image
from cardtable.tabletop.rulebook import Fact, Pictured
from cardtable.texts import card_names

_CARD, _GAP, _CAPTION = 54, 18, 28


class RuleLine(QWidget):
    """A sentence with its pictures."""

    def __init__(self, look: Look, deck: str, fact: Fact) -> None:
        super().__init__()
        self.fact = fact
        self._look = look
        self._marked = False
        self.words = QLabel(fact.text)
        self.words.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.words)
        if fact.pictures:
            self._column.addWidget(_Cards(look, deck, fact.pictures))
        self.measure()

    @property
    def marked(self) -> bool:
        """Whether this is the fact that was asked for."""
        return self._marked

    def mark(self, meant: bool) -> None:
        """Set it off from the others, or no more."""
        self._marked = meant
        self.update()

    def measure(self) -> None:
        """Keep the air that this size of type wants."""
        px = self._look.px
        self._column.setContentsMargins(px(12), px(7), px(12), px(8))
        self._column.setSpacing(px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of the fact that is meant."""
        if self._marked:
            canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
            paint_well(canvas, QRectF(self.rect()).adjusted(1, 1, -1, -1), active=True)


class _Cards(QWidget):
    """Cards in a row; where there are many, each covers a part of the one before."""

    def __init__(self, look: Look, deck: str, pictures: tuple[Pictured, ...]) -> None:
        super().__init__()
        self._look, self._name, self._pictures = look, deck, pictures
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        names = card_names((each.card for each in pictures), deck)
        figures = ", ".join(each.caption for each in pictures if each.caption)
        self.setAccessibleName(f"{names} {figures}".strip())

    @property
    def _deck(self) -> DeckFacts:
        return worn(self._look, self._name)

    def sizeHint(self) -> QSize:
        """One row, with room for the figures if there are any."""
        px = self._look.px
        under = px(_CAPTION) if any(each.caption for each in self._pictures) else px(6)
        return QSize(px(300), round(px(_CARD) * self._deck.ratio) + px(4) + under)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards, the first one lowest."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        wide, air = canvas.px(_CARD), canvas.px(4)
        free = (self.width() - wide - 2 * air) / max(1, len(self._pictures) - 1)
        step = min(wide + canvas.px(_GAP), free)
        device = round(wide * self.devicePixelRatioF())
        for place, each in enumerate(self._pictures):
            box = QRectF(air + place * step, air, wide, wide * self._deck.ratio)
            element = self._deck.elements[str(each.card)]
            picture = card_image(self._deck, element, device)
            paint_small_card(canvas, box, picture, each.caption, each.wins)
