"""A row of games to choose from: each its table in small, with its name under it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from cardtable.look.buttons import make_pressable, take_enter
from cardtable.look.canvas import CENTRE, Canvas, Type
from cardtable.look.present import Look
from cardtable.look.theme import GOLD, RADIUS, alpha
from cardtable.table.art import DeckArt
from cardtable.tabletop.table import Tile
from cardtable.windows.dress.tile_picture import paint_fan, paint_table, prints
from cardtable.windows.matches.offers import Offer, tile_words

_WIDTH, _HEIGHT, _NAME_HIGH = 236, 196, 46
_NAME = Type(19, 800, serif=True)


class GameButton(QAbstractButton):
    """One game; a gold frame says that it is chosen."""

    walked = Signal(int)
    """An arrow was pressed: to the next, or to the one before."""

    def __init__(self, look: Look, tile: Tile, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._tile = look, tile
        self.art = DeckArt(tile.deck, self)
        self.art.changed.connect(self.update)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # one of several, to a screen reader too
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        make_pressable(self, look, RADIUS.card, Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._want_pictures)
        self.say(tile)

    def say(self, tile: Tile) -> None:
        """The same game in another language."""
        self._tile = tile
        self.setAccessibleName(tile.title)
        self.update()

    def sizeHint(self) -> QSize:
        """A third of a sheet."""
        return QSize(self._look.px(_WIDTH), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Narrower where the window is."""
        return QSize(self._look.px(140), self._look.px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is the button's too, arrows go to its neighbours."""
        if take_enter(self, event):
            return
        match event.key():
            case Qt.Key.Key_Left:
                self.walked.emit(-1)
            case Qt.Key.Key_Right:
                self.walked.emit(1)
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the cards drawn at this size."""
        self._want_pictures()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the cards drawn."""
        super().showEvent(event)
        self._want_pictures()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table with its fan, the name, the frame."""
        theme = self._look.theme
        canvas = Canvas(QPainter(self), theme, self._look.scale)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        picture, radius = self._picture(), canvas.px(RADIUS.card)
        canvas.rounded(box, radius, theme.panel)
        whole, part = QPainterPath(), QPainterPath()
        whole.addRoundedRect(box, radius, radius)
        part.addRect(picture)
        clip = whole.intersected(part)
        paint_table(canvas, picture, self._tile.ground, clip)
        canvas.painter.save()
        canvas.painter.setClipPath(clip)
        paint_fan(canvas, picture, self._tile, self.art, float(self.underMouse()))
        canvas.painter.restore()
        canvas.line(picture.bottomLeft(), picture.bottomRight(), alpha(GOLD, 0.7), 1.4)
        lively = self.isChecked() or self.underMouse()
        edge = theme.gold if lively else theme.line
        canvas.rounded(box, radius, None, edge, canvas.px(3.2) if self.isChecked() else 1.4)
        if theme.strong and self.isChecked():
            canvas.live_edge(box.adjusted(1.5, 1.5, -1.5, -1.5), radius)
        side = canvas.px(8)
        words = QRectF(box.x() + side, picture.bottom(), box.width() - 2 * side, 0)
        words.setBottom(box.bottom() - canvas.px(2))
        colour = theme.gold if self.isChecked() else theme.text
        canvas.text(words, self._tile.title, _NAME, colour, CENTRE)

    def _picture(self) -> QRectF:
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        return box.adjusted(0, 0, 0, -self._look.px(_NAME_HIGH))

    def _want_pictures(self) -> None:
        if self.isVisible():
            self.art.wear(self._look.dress(self.art.facts.name))
            ratio = self.devicePixelRatio()
            self.art.want(prints(self._tile, self.art, self._picture(), ratio))


class GameChoice(QWidget):
    """The games side by side; arrows walk, Enter, Space or a click takes one."""

    taken = Signal(int)
    """The person pressed the game at this place."""

    def __init__(self, look: Look, offers: Sequence[Offer], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offers = tuple(offers)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(16))
        self.buttons = tuple(GameButton(look, tile_words(offer), self) for offer in self.offers)
        for place, button in enumerate(self.buttons):
            row.addWidget(button)
            button.clicked.connect(lambda _=False, at=place: self.taken.emit(at))
            button.walked.connect(lambda step, at=place: self._walk(at + step))

    def retranslate(self) -> None:
        """The names in the present language."""
        for offer, button in zip(self.offers, self.buttons, strict=True):
            button.say(tile_words(offer))

    def choose(self, place: int) -> None:
        """Frame the game at this place."""
        for at, button in enumerate(self.buttons):
            button.setChecked(at == place)

    def close_art(self) -> None:
        """Stop all drawing in the background."""
        for button in self.buttons:
            button.art.close()

    def _walk(self, place: int) -> None:
        self.buttons[place % len(self.buttons)].setFocus(Qt.FocusReason.TabFocusReason)
