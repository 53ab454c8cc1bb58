"""Why a card is refused, in one sentence with its paragraph."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout, Seat
from cardtable.games.spades.model import HAND, TRICK, DealPublic, Options
from cardtable.games.spades.rules import playable
from cardtable.games.spades.texts import FAMILY
from cardtable.rules_words import Part, heading, source
from cardtable.tabletop.asking import WhyNot
from cardtable.texts import suit_name

translate = QCoreApplication.translate


def card_refused(
    cards: Layout[Card], deal: DealPublic, seat: Seat, card: Card, options: Options
) -> WhyNot | None:
    """Why the seat, who is to play, may not play this card; None if it may."""
    other_page = options.double_nil
    led = cards[TRICK][0] if cards[TRICK] else None
    if card in playable(cards[HAND[seat]], led, broken=deal.broken):
        return None
    if led is None:
        text = translate("spades", "Spades are not broken yet: you may not lead one.")
        fact = "S5.12" if other_page else "S3.16"
    else:
        text = translate("spades", "Follow suit: {suit}.").format(suit=suit_name(led.suit, FAMILY))
        fact = "S5.13" if other_page else "S3.14"
    return WhyNot(text, source(heading(Part.PLAY)), fact)
