"""The suits as they are really drawn: told apart by their shapes, and by colour-blind eyes."""

from collections import Counter
from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from assets.generator.colours import LEAST_DISTANCE, SIGHTS, lab, linear, smallest_distance
from cardtable.engine.cards import Card, Rank, Suit
from cardtable.look.dress import Dress
from cardtable.look.pictures import sign_image
from cardtable.storage.declared import COLOURS, LARGE_INDEX
from cardtable.storage.settings import Settings
from cardtable.table.deck import deck_facts
from cardtable.table.faces import card_image
from cardtable.windows.dress.card_looks import wanted_dress

WIDTH = 240
PAPER = lab(linear("#fbf6e9"))
OFF_PAPER = 30
"""A colour farther from paper than this, in Lab, is the suit's."""
LEAST_SHAPE = 0.15
"""Of the area of two signs laid over one another: so much at least only one of them covers."""


def dress(deck: str, colours: str, *, large: bool) -> Dress:
    """How the cards are drawn for a person who chose these colours."""
    settings = Settings()
    settings.put(COLOURS[deck], colours)
    settings.put(LARGE_INDEX, large)
    return wanted_dress(settings, deck)


def index_colour(deck: str, suit: Suit, worn: Dress) -> str:
    """The colour of the index of a seven, as most of its pixels have it."""
    facts = deck_facts(deck, worn)
    image = card_image(facts, facts.elements[str(Card(suit, Rank.SEVEN))], WIDTH)
    corner = image.copy(0, 0, round(WIDTH * 0.2), round(WIDTH * 0.24))
    inked = Counter(tone for tone in _pixels(corner) if _from_paper(tone) > OFF_PAPER)
    return inked.most_common(1)[0][0]


def _pixels(image: QImage) -> list[str]:
    tones = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return [tone.name() for tone in tones if tone.alpha() == 255]


def _from_paper(tone: str) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(lab(linear(tone)), PAPER, strict=True)) ** 0.5)


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@pytest.mark.parametrize("deck", ["french", "german", "swiss"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_suits_of_the_safe_colours_stay_apart(deck: str, sight: str, large: bool) -> None:
    worn = dress(deck, "safe", large=large)
    colours = [index_colour(deck, suit, worn) for suit in Suit]
    assert len(set(colours)) == len(Suit)
    assert smallest_distance(colours, sight) >= LEAST_DISTANCE


@pytest.mark.parametrize("deck", ["french", "german", "swiss"])
def test_suits_are_told_by_their_shapes(deck: str) -> None:
    signs = deck_facts(deck).signs
    shapes = {suit: _shape(sign_image(sign, 64)) for suit, sign in signs.items()}
    for one, two in combinations(shapes, 2):
        both, either = shapes[one] & shapes[two], shapes[one] | shapes[two]
        assert 1 - len(both) / len(either) >= LEAST_SHAPE, (one, two)


def _shape(image: QImage) -> frozenset[tuple[int, int]]:
    """The places that the sign covers."""
    high, wide = range(image.height()), range(image.width())
    return frozenset((x, y) for x in wide for y in high if image.pixelColor(x, y).alpha() > 128)


def test_the_usual_colours_would_not_do() -> None:
    """Else the option would be of no use, and this test would prove nothing."""
    colours = [index_colour("french", suit, dress("french", "four", large=False)) for suit in Suit]
    assert min(smallest_distance(colours, sight) for sight in SIGHTS) < LEAST_DISTANCE
