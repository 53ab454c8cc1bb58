"""The drawings of a deck's cards as SVG, with the letters and ribbon words that are wanted."""

from dataclasses import dataclass

from cardtable.engine.cards import Card
from cardtable.look.pictures import card_file
from cardtable.table.deck import DeckFacts
from cardtable.table.relabel import CardTexts, read_texts, relabel


@dataclass(frozen=True, slots=True)
class Lettering:
    """Which index letters and ribbon words the faces carry."""

    letters: str = "int"
    ribbons: str = "de"


class Faces:
    """Reads each drawing once; used by one drawing thread at a time."""

    def __init__(self, facts: DeckFacts) -> None:
        self._facts = facts
        self._drawings: dict[tuple[str, Lettering], bytes] = {}
        self._known_texts: CardTexts | None = None

    def svg(self, element: str, lettering: Lettering) -> bytes:
        """The drawing of a card or a back. Raises OSError or ValueError if it is damaged."""
        key = (element, lettering)
        if key not in self._drawings:
            text = card_file(self._facts.name, element).read_text(encoding="utf-8")
            if lettering != Lettering() and element not in self._facts.backs:
                letters, ribbons = lettering.letters, lettering.ribbons
                text = relabel(text, self._texts(), self._facts.name, element, letters, ribbons)
            self._drawings[key] = text.encode()
        return self._drawings[key]

    def letter(self, card: Card, lettering: Lettering) -> str:
        """The index letter of a card, e.g. "Á" for a Hungarian ace."""
        letters = self._texts()["letters"][self._facts.name]
        chosen = letters.get(lettering.letters, letters["int"])
        element = self._facts.elements[str(card)]
        rank = element[1:] if self._facts.name == "french" else element[2:]
        return chosen.get(rank, rank)

    def _texts(self) -> CardTexts:
        if self._known_texts is None:
            decks = card_file(self._facts.name, "back").parents[2]
            self._known_texts = read_texts(decks / "texts.json")
        return self._known_texts
