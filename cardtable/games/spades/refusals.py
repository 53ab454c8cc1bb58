"""Why a card is refused, in one sentence with its paragraph."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout, Seat
from cardtable.games.spades.model import HAND, TRICK, DealPublic
from cardtable.games.spades.rules import playable
from cardtable.games.spades.texts import FAMILY
from cardtable.tabletop.asking import WhyNot
from cardtable.texts import suit_name

translate = QCoreApplication.translate


def card_refused(cards: Layout[Card], deal: DealPublic, seat: Seat, card: Card) -> WhyNot | None:
    """Why the seat, who is to play, may not play this card; None if it may."""
    led = cards[TRICK][0] if cards[TRICK] else None
    if card in playable(cards[HAND[seat]], led, broken=deal.broken):
        return None
    if led is None:
        text = translate("spades", "Spades are not broken yet: you may not lead one.")
    else:
        text = translate("spades", "Follow suit: {suit}.").format(suit=suit_name(led.suit, FAMILY))
    play = translate("rules", "Play", "heading")
    return WhyNot(text, translate("table", "Rules · {section}").format(section=play))
