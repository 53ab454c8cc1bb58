"""The last trick, laid open once more."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.look.canvas import CENTRE, NAME, Canvas
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.table.deck import DeckFacts
from cardtable.table.faces import card_image
from cardtable.tabletop.panel import LastTrick
from cardtable.texts import card_names
from cardtable.windows.common.words import close

translate = QCoreApplication.translate

CARD_WIDTH, STEP, TURN = 112, 96, 4
TOP, UNDER = 10, 44


class LastTrickSheet(SheetDialog):
    """Shows the cards of a trick in order of play, what it was worth and for whom."""

    def __init__(self, host: QWidget, look: Look, deck: DeckFacts, trick: LastTrick) -> None:
        super().__init__(host, look, 420)
        self._trick = trick
        self._cards = _Cards(look, deck, trick)
        self.body.addWidget(self._cards)
        self._close = self.add_button(ButtonKind.PRIMARY)
        self._close.clicked.connect(self.dismiss)
        self.foot.addStretch(1)

    def retranslate(self) -> None:
        self.title.setText(self._trick.title)
        self.setAccessibleName(self._trick.title)
        self.cross.set_name(close())
        self._close.setText(close())


class _Cards(QWidget):
    def __init__(self, look: Look, deck: DeckFacts, trick: LastTrick) -> None:
        super().__init__()
        self._look, self._deck, self._trick = look, deck, trick
        told = card_names(trick.cards, deck.name)
        self.setAccessibleName(f"{told} {trick.points} {trick.note}")

    def sizeHint(self) -> QSize:
        px = self._look.px
        width = px(CARD_WIDTH + STEP * len(self._trick.cards))
        return QSize(width, round(px(CARD_WIDTH) * self._deck.ratio) + px(TOP * 2 + UNDER))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards as they lay, the first one lowest."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        painter, px = canvas.painter, canvas.px
        width = px(CARD_WIDTH)
        height = width * self._deck.ratio
        box = QRectF(-width / 2, -height / 2, width, height)
        count = len(self._trick.cards)
        for index, card in enumerate(self._trick.cards):
            off = index - (count - 1) / 2
            painter.save()
            painter.translate(QPointF(self.width() / 2 + off * px(STEP), px(TOP) + height / 2))
            painter.rotate(TURN * off * 2)
            canvas.shadow(box, px(8), 8, 0.35, 4)
            device = round(width * self.devicePixelRatioF())
            canvas.image(box, card_image(self._deck, self._deck.elements[str(card)], device))
            painter.restore()
        theme = canvas.theme
        words = QRectF(0, px(TOP * 2) + height, self.width(), px(30))
        colour = theme.us if self._trick.seat == 0 else theme.them
        canvas.text(words, f"{self._trick.points} {self._trick.note}", NAME, colour, CENTRE)
