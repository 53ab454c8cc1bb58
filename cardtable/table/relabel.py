"""Other index letters and ribbon words on a finished card picture, by exchanging path data.

Every card of the standard set carries its index letter as ``<path id="letter">`` and, on German
cards with a ribbon, its word as ``<path id="word">`` (and the lozenges beside a short word as
``<path id="dots">``). ``assets/decks/texts.json`` holds the outlines of all letters and words, so
that a Hungarian index or a Czech ribbon needs neither fonts nor a second set of pictures.
"""

import json
import re
from pathlib import Path
from typing import TypedDict

Outlines = dict[str, str]


class CardTexts(TypedDict):
    """The outlines of every letter and word, and which card carries which: texts.json."""

    glyphs: dict[str, dict[str, Outlines]]
    """Deck, then ``normal`` or ``large``, then the letter: path data."""
    letters: dict[str, dict[str, dict[str, str]]]
    """Deck, then letter set, then the rank in the card's id: the letter."""
    ribbons: dict[str, dict[str, str]]
    """Ribbon set, then the card's id: the word."""
    seasons: Outlines
    """The names of the seasons on the German aces."""
    words: dict[str, list[str]]
    """Path data of a word on the slanted ribbon, then of the lozenges beside it."""


def read_texts(file: Path) -> CardTexts:
    """All outlines for `relabel`, read from texts.json. Raises OSError, ValueError."""
    texts: CardTexts = json.loads(file.read_text(encoding="utf-8"))
    return texts


def relabel(
    svg: str,
    texts: CardTexts,
    deck: str,
    card: str,
    letters: str = "int",
    ribbons: str = "de",
    large: bool = False,
) -> str:
    """The card's SVG with the letters and the ribbon word of other sets.

    `svg` is a picture of the standard set (letters ``int``, ribbons ``de``) in any colours, `card`
    its id (``gHU``), `large` tells whether it was drawn with the large index. A deck without the
    letter set keeps ``int``: Czech packs of French cards carry the English letters. Cards without
    letter or ribbon come back unchanged. Raises KeyError for an unknown deck or ribbon set.
    """
    svg = _with_letter(svg, texts, deck, card, letters, large)
    return _with_word(svg, texts, card, ribbons) if deck == "german" else svg


def _with_letter(
    svg: str, texts: CardTexts, deck: str, card: str, letters: str, large: bool
) -> str:
    sets = texts["letters"][deck]
    rank = card[1:] if deck == "french" else card[2:]
    letter = sets.get(letters, sets["int"]).get(rank, rank)
    outline = texts["glyphs"][deck]["large" if large else "normal"].get(letter)
    return svg if outline is None else _exchange(svg, "letter", outline)


def _with_word(svg: str, texts: CardTexts, card: str, ribbons: str) -> str:
    word = texts["ribbons"][ribbons].get(card)
    if word is None:
        return svg
    if card.endswith("D"):
        return _exchange(svg, "word", texts["seasons"][word])
    outline, lozenges = texts["words"][word]
    return _exchange(_exchange(svg, "word", outline), "dots", lozenges)


def _exchange(svg: str, path_id: str, data: str) -> str:
    pattern = rf'(<path id="{path_id}"[^>]* d=")[^"]*"'
    return re.sub(pattern, lambda found: f'{found.group(1)}{data}"', svg)
