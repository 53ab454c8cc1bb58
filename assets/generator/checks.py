"""The part of the checklist that a machine can do: what `python -m assets.generator check` asks.

Every check gives the faults it found as sentences.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from assets.generator.cards import face_ids, make_face
from assets.generator.colours import colour_faults
from assets.generator.courts import FIGURES
from assets.generator.figures.figure import draw_figure
from assets.generator.geometry import DECKS, geometry
from assets.generator.look import Look
from assets.generator.texts import make_texts
from assets.generator.words import SUITS_OF
from cardtable.table.relabel import CardTexts, relabel

LARGEST = 90_000  # bytes
ELEMENTS = {"svg", "defs", "g", "use", "path", "rect"}  # all that QtSvg draws right and fast
ATTRIBUTES = {
    *("xmlns", "xmlns:xlink", "width", "height", "viewBox", "id", "x", "y", "rx", "d"),
    *("fill", "fill-opacity", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"),
    *("transform", "xlink:href"),
}
_LANGUAGES = ("nl", "de", "hu", "cs")
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_NOTCH_CORNER = 8  # so far may the box of a turned thing enter the notch


def _looks(deck: str) -> list[Look]:
    """The normal look of a deck, and one for each way to change it."""
    return [
        Look(deck),
        Look(deck, large=True),
        Look(deck, theme="four"),
        Look(deck, letters="hu", ribbons="hu"),
        Look(deck, letters="cs", ribbons="cs", large=True),
    ]


def signs_on(svg: str) -> int:
    """How many suit signs a card shows, the two of the index left out."""
    half = svg[svg.index('<g id="h">') : svg.index("</defs>")]
    body = svg[svg.index("</defs>") :]
    return 2 * half.count('href="#s"') + body.count('href="#s"') - 2


def signs_wanted(look: Look, rank: str) -> int:
    """How many suit signs a card must show beside its index."""
    if rank.isdigit():
        return int(rank)
    if rank in "ADB":
        return 0 if look.deck == "french" else 2  # the French ace's sign is a drawing of its own
    return 2 if rank == "U" or not look.large else 0


def face_faults(look: Look) -> Iterator[str]:
    """Faces with a wrong number of signs, or too large."""
    for suit, rank in face_ids(look.deck):
        svg, card = make_face(look, suit, rank), f"{look} {suit}{rank}"
        if signs_on(svg) != signs_wanted(look, rank):
            yield f"{card}: {signs_on(svg)} signs"
        if len(svg.encode()) > LARGEST:
            yield f"{card}: {len(svg.encode())} bytes"


def relabel_faults(deck: str, large: bool) -> Iterator[str]:
    """Cards on which exchanging letter and word is not the same as drawing anew."""
    texts = cast(CardTexts, make_texts())
    for suit, rank in face_ids(deck):
        if rank in "23456789":
            continue
        card, base = suit + rank, make_face(Look(deck, large=large), suit, rank)
        for language in _LANGUAGES:
            look = Look(deck, letters=language, ribbons=language, large=large)
            changed = relabel(base, texts, deck, card, language, language, large)
            if changed != make_face(look, suit, rank):
                yield f"{card} {language}: relabelled is not drawn anew"


def frame_faults(deck: str, large: bool) -> Iterator[str]:
    """Things in hands, and feathers, that leave the frame or enter the notch."""
    card, suits = geometry(deck, large), SUITS_OF[deck]
    for name, figure in FIGURES.items():
        if not name.startswith(suits):
            continue
        for reach in draw_figure(figure, card.figure)[1]:
            in_notch = (
                reach.left < card.notch_x - _NOTCH_CORNER
                and reach.top < card.notch_y - _NOTCH_CORNER
                and reach.right < 0
            )
            if (
                in_notch
                or reach.right > card.panel_x - 1
                or reach.left < -card.panel_x + 1
                or reach.top < -card.panel_y + 1
            ):
                yield f"{name}: {reach} leaves the frame"


def file_faults(folder: Path) -> Iterator[str]:
    """SVG files with elements, attributes or colours that are not ours, or too large."""
    sources = Path(__file__).parent.rglob("*.py")
    known = {
        colour for file in sources for colour in _COLOUR.findall(file.read_text(encoding="utf-8"))
    }
    for file in sorted(folder.rglob("*.svg")):
        svg = file.read_text(encoding="utf-8")
        if len(svg.encode()) > LARGEST:
            yield f"{file}: {len(svg.encode())} bytes"
        strange = set(re.findall(r"<([a-z]+)", svg)) - ELEMENTS
        strange |= set(re.findall(r' ([a-z:A-Z-]+)="', svg)) - ATTRIBUTES
        strange |= set(_COLOUR.findall(svg)) - known
        if strange:
            yield f"{file}: {', '.join(sorted(strange))}"


def all_faults(folder: Path) -> Iterator[str]:
    """All faults of the generator and of the files under a folder. About a minute."""
    for deck in DECKS:
        for look in _looks(deck):
            yield from face_faults(look)
        for large in (False, True):
            yield from relabel_faults(deck, large)
            yield from frame_faults(deck, large)
    yield from file_faults(folder)
    yield from colour_faults()
