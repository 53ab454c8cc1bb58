"""The drawings of a deck's cards as SVG, in the dress that is wanted."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from cardtable.engine.cards import Card
from cardtable.look.dress import Dress
from cardtable.look.pictures import card_file, render_svg, strengthened
from cardtable.table.deck import DeckFacts, deck_facts
from cardtable.table.other_sets import in_set
from cardtable.table.relabel import CardTexts, read_texts, relabel

_RIM = 4 / 252
"""How wide a rim is, by the width of the card: as the generator draws it."""


class Faces:
    """Reads each drawing once; used by one drawing thread at a time."""

    def __init__(self, facts: DeckFacts) -> None:
        self.facts = facts
        self._drawings: dict[str, bytes] = {}
        self._known_texts: CardTexts | None = None

    def svg(self, element: str) -> bytes:
        """The drawing of a card or a back. Raises OSError or ValueError if it is damaged."""
        if element not in self._drawings:
            self._drawings[element] = self._read(element)
        return self._drawings[element]

    def letter(self, card: Card) -> str:
        """The index letter of a card, e.g. "Á" for a Hungarian ace."""
        letters = self._texts()["letters"][self.facts.name]
        chosen = letters.get(self.facts.dress.letters, letters["int"])
        element = self.facts.shipped[str(card)]
        rank = element[1:] if self.facts.name == "french" else element[2:]
        return chosen.get(rank, rank)

    def _read(self, element: str) -> bytes:
        own = self.facts.own.get(element)
        if own is not None:
            return own.read_bytes()  # the person's picture is shown as it is
        deck, dress = self.facts.name, self.facts.dress
        text = card_file(deck, element).read_text(encoding="utf-8")
        if element in self.facts.shipped.values():
            text = in_set(text, deck, element, dress.set)
            if (dress.letters, dress.ribbons) != ("int", "de"):
                words = dress.letters, dress.ribbons
                text = relabel(text, self._texts(), deck, element, *words, dress.large)
        return (strengthened(text) if dress.strong else text).encode()

    def _texts(self) -> CardTexts:
        if self._known_texts is None:
            decks = card_file(self.facts.name, "back").parents[2]
            self._known_texts = read_texts(decks / "texts.json")
        return self._known_texts


@lru_cache(maxsize=4)
def _faces(deck: str, dress: Dress) -> Faces:
    return Faces(deck_facts(deck, dress))


@lru_cache(maxsize=256)
def _image(deck: str, dress: Dress, element: str, width: int, height: int) -> QImage:
    faces = _faces(deck, dress)
    return rimmed(render_svg(faces.svg(element), width, height), faces.facts, element)


def card_image(deck: DeckFacts, element: str, width: int) -> QImage:
    """A card in small in the deck's dress, this many device pixels wide, for sheets and pages."""
    return _image(deck.name, deck.dress, element, width, round(width * deck.ratio))


def rimmed(image: QImage, facts: DeckFacts, element: str) -> QImage:
    """A picture of the person's own with a black rim in high contrast; ours have one drawn."""
    if not facts.dress.strong or element not in facts.own:
        return image
    wide = max(1.0, image.width() * _RIM)
    box = QRectF(image.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
    corner = facts.corner * image.width() - wide / 2
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#000000"), wide))
    painter.drawRoundedRect(box, corner, corner)
    painter.end()
    return image


def forget_decks() -> None:
    """Read all decks anew: the person has changed one of his own."""
    for known in (deck_facts, _faces, _image):
        known.cache_clear()
