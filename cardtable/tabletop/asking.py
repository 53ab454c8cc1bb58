"""What the person is asked besides for a card, and why something is refused."""

from collections.abc import Mapping
from dataclasses import dataclass

from cardtable.engine.cards import Card, Suit
from cardtable.engine.rules import Choice
from cardtable.tabletop.panel import Facts
from cardtable.tabletop.spots import Spot


@dataclass(frozen=True, slots=True)
class Action:
    """A button of the action line: a choice that is no card. Disabled ones say why."""

    choice: Choice
    caption: str
    icon: str = ""
    key: str = ""
    """The fixed key that also presses it, e.g. "Z"."""
    why_not: str = ""
    """Empty if it is legal now."""
    rule: str = ""
    """The section of the rules page that `why_not` comes from, in words."""
    fact: str = ""
    """The id of the fact there."""
    detail: str = ""
    """A second line under the caption: what follows from it."""
    drop: Spot | None = None
    """Dropping the offered card there is choosing this."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a card of the viewer's hand may not be played now."""

    text: str
    rule: str = ""
    """The section of the rules page that it comes from, in words."""
    fact: str = ""
    """The id of the fact there."""


@dataclass(frozen=True, slots=True)
class Chip:
    """One of a row of figures to choose from. Choosing shows what it is worth; then one confirms.

    E.g. ``5`` · "5 tricks:" **+50** "+1 for each more" **−50** "if not made" · [Bid: 5]
    """

    choice: Choice
    caption: str
    typed: str
    """The keys that choose it: a figure, or one letter, e.g. "12" or "N"."""
    spoken: str
    title: str
    gain: str
    gain_note: str
    loss: str
    loss_note: str
    confirm: str
    detail: str = ""
    """Small words on the chip itself; such a chip stands apart from the plain figures."""


@dataclass(frozen=True, slots=True)
class Gather:
    """Cards of the hand that may be put out together, then confirmed; none is a choice too."""

    choices: Mapping[frozenset[Card], Choice]
    most: int
    captions: tuple[str, ...]
    """The words of the button, by how many cards are put out."""
    place: str
    """The words in an empty place for a card."""
    too_many: str = ""
    """Said when one card more is put out than may be."""


@dataclass(frozen=True, slots=True)
class ChoiceTile:
    """One of a row of tiles to choose from at once: a contract with its sign and what it counts."""

    choice: Choice
    caption: str
    suit: Suit | None
    """Its sign; None: the icon stands in its place."""
    icon: str
    badge: str
    """What it multiplies, e.g. "×2"."""
    key: str
    """The digit that brings the keyboard to it."""
    spoken: str
    lifts: tuple[Card, ...] = ()
    """The viewer's cards that make it good: it names them, and they rise when it is pointed at."""
    worth: Facts | None = None
    """What counts in it: stands in the panel while it is pointed at."""
