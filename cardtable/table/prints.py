"""Which pictures of the deck a table of this size needs, the most urgent first."""

from collections.abc import Iterator

from cardtable.engine.cards import Card
from cardtable.table.arena import drawing
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print
from cardtable.table.drawing import draws
from cardtable.table.geometry import Geometry
from cardtable.table.panel_score import CARD
from cardtable.table.places import picture
from cardtable.tabletop.panel import LastTrick
from cardtable.tabletop.table import Tabletop


def needed_prints(
    art: DeckArt,
    geometry: Geometry,
    ratio: float,
    tabletop: Tabletop | None,
) -> tuple[Print, ...]:
    """Backs, then the faces that can be seen now, then all others, hand size before the rest."""
    return tuple(dict.fromkeys(_in_order(art, geometry, ratio, tabletop)))


def _in_order(
    art: DeckArt, geometry: Geometry, ratio: float, tabletop: Tabletop | None
) -> Iterator[Print]:
    hand, trick = geometry.hand_width, geometry.trick_width
    for width in (geometry.across_width, geometry.stock_width, hand, geometry.pile_width):
        yield Print(art.back, round(width * ratio))
    if tabletop is None:
        return
    for card, lie in picture(tabletop, geometry).items():
        if lie.face_up:
            yield Print(art.face(card), round(lie.width * ratio))
    deck: list[Card] = [card for zone in tabletop.cards.zones() for card in tabletop.cards[zone]]
    small = geometry.px(CARD)
    for block in tabletop.panel.blocks:
        if isinstance(block, LastTrick):
            for card in block.cards:
                yield Print(art.face(card), round(small * ratio))
    large: tuple[float, ...] = (geometry.stock_width,)
    if draws(tabletop):
        places = drawing(geometry)
        yield Print(art.back, round(places.stock.width * ratio))
        large = (places.offer.width,)
    for width in (hand, trick, *large, small):
        for card in sorted(deck):
            yield Print(art.face(card), round(width * ratio))
