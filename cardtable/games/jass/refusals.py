"""Why a card is refused, in one sentence with its paragraph."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card, Rank
from cardtable.engine.layout import Layout, Seat
from cardtable.games.jass.holding import held_by
from cardtable.games.jass.model import TRICK, DealPublic
from cardtable.games.jass.texts import suit_word
from cardtable.games.jass.tricks import playable
from cardtable.rules_words import Part, heading, source
from cardtable.tabletop.asking import WhyNot

translate = QCoreApplication.translate


def card_refused(cards: Layout[Card], deal: DealPublic, seat: Seat, card: Card) -> WhyNot | None:
    """Why the seat, who is to play, may not play this card; None if it may."""
    hand, trick, contract = held_by(cards, seat), cards[TRICK], deal.contract
    if contract is None or not trick or card in playable(hand, trick, contract):
        return None
    led, trump = trick[0].suit, contract.trump
    if trump is None:
        text = translate("jass", "Without trumps you must follow suit: {suit}.")
    elif led == trump and Card(trump, Rank.JACK) in hand:
        text = translate("jass", "Only a lone trump Under may be held back: you hold other trumps.")
    elif led == trump:
        text = translate("jass", "Trumps were led: you must play a trump.")
    elif card.suit == trump:
        text = translate("jass", "The trick is already trumped: a lower trump is not allowed.")
    else:
        text = translate("jass", "Follow suit ({suit}) or play a trump.")
    fact = "JS.11" if trump is None else "JS.13" if led == trump else "JS.12"
    return WhyNot(text.format(suit=suit_word(led)), source(heading(Part.PLAY)), fact)
