"""The outlines of all letters and words, for exchanging them on finished cards: texts.json."""

from assets.generator.geometry import DECKS, geometry
from assets.generator.index import letter_shape
from assets.generator.ribbons import SEASON_WORD, level_word, slanted_word
from assets.generator.words import LETTERS, RIBBONS


def _outlines(deck: str, large: bool) -> dict[str, str]:
    letters = {letter for table in LETTERS[deck].values() for letter in table.values()}
    if deck == "german":
        letters.add("10")
    measures = geometry(deck, large)
    return {letter: letter_shape(measures, letter).data for letter in sorted(letters)}


def make_texts() -> dict[str, object]:
    """Who carries which letter and word, and the path data of each.

    The same as `CardTexts` in cardtable.table.relabel, which reads it.
    """
    words = {
        word for table in RIBBONS.values() for card, word in table.items() if not _is_ace(card)
    }
    seasons = {word for table in RIBBONS.values() for card, word in table.items() if _is_ace(card)}
    german = geometry("german")
    return {
        "letters": LETTERS,
        "ribbons": {name: table for name, table in RIBBONS.items() if table},
        "glyphs": {
            deck: {"normal": _outlines(deck, False), "large": _outlines(deck, True)}
            for deck in DECKS
        },
        "words": {
            word: [shape.data for shape in slanted_word(german, word)] for word in sorted(words)
        },
        "seasons": {word: level_word(word, SEASON_WORD).data for word in sorted(seasons)},
    }


def _is_ace(card: str) -> bool:
    return card.endswith("D")
