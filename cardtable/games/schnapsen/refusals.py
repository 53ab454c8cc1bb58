"""Why a card, the exchange or closing is refused, in one sentence with its paragraph."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card, Rank
from cardtable.engine.layout import Layout, Seat
from cardtable.games.schnapsen.model import INDICATOR, TRICK, DealPublic
from cardtable.games.schnapsen.rules import beats, held_by
from cardtable.games.schnapsen.rules_facts import declarations
from cardtable.games.schnapsen.texts import FAMILY, unter_of
from cardtable.rules_words import Part, heading, source
from cardtable.tabletop.asking import WhyNot
from cardtable.texts import suit_name

translate = QCoreApplication.translate


def card_refused(cards: Layout[Card], deal: DealPublic, seat: Seat, card: Card) -> WhyNot | None:
    """Why the seat, who is to reply, may not play this card; None if it may (rules 3.12, 3.13)."""
    led = cards[TRICK][:1]
    if not led or (deal.closed_by is None and cards[INDICATOR]):
        return None
    hand = held_by(cards, seat)
    suit = led[0].suit
    same = [held for held in hand if held.suit == suit]
    if any(beats(held, led[0], deal.trump) for held in same):
        if card.suit == suit and beats(card, led[0], deal.trump):
            return None
        text = translate("schnapsen", "You can beat the card led: play a higher one ({suit}).")
        return _strict(text.format(suit=suit_name(suit, FAMILY)))
    if same:
        if card.suit == suit:
            return None
        text = translate("schnapsen", "Follow suit: {suit}.")
        return _strict(text.format(suit=suit_name(suit, FAMILY)))
    if card.suit == deal.trump or not any(held.suit == deal.trump for held in hand):
        return None
    text = translate("schnapsen", "You cannot follow suit: play a trump ({suit}).")
    return _strict(text.format(suit=suit_name(deal.trump, FAMILY)))


def exchange_refused(cards: Layout[Card], deal: DealPublic, seat: Seat) -> WhyNot | None:
    """Why the seat may not exchange now; None if it may (rule 3.6)."""
    if deal.closed_by is not None:
        text = translate("schnapsen", "The stock is closed: no more exchanging.")
    elif not cards[INDICATOR]:
        text = translate("schnapsen", "The stock is used up: there is nothing to exchange for.")
    elif deal.turn != seat:
        text = translate("schnapsen", "You can exchange only when you are on lead.")
    elif cards[TRICK]:
        text = translate("schnapsen", "Exchange before you play a card.")
    elif Card(deal.trump, Rank.JACK) not in held_by(cards, seat):
        text = translate("schnapsen", "Only the trump Unter can be exchanged: {card}.").format(
            card=unter_of(deal.trump)
        )
    else:
        return None
    return _declaring(text, "SN.09" if deal.closed_by is None else "SN.T5")


def close_refused(cards: Layout[Card], deal: DealPublic, seat: Seat) -> WhyNot | None:
    """Why the seat may not close now; None if it may (rule 3.7)."""
    if deal.closed_by is not None:
        text = translate("schnapsen", "The stock is already closed.")
    elif not cards[INDICATOR]:
        text = translate("schnapsen", "The stock is used up: it cannot be closed.")
    elif deal.turn != seat:
        text = translate("schnapsen", "You can close only when you are on lead.")
    elif cards[TRICK]:
        text = translate("schnapsen", "Close before you play a card, with five cards in hand.")
    else:
        return None
    return _declaring(text, "SN.13")


def _strict(text: str) -> WhyNot:
    return WhyNot(text, source(heading(Part.PLAY)), "SN.08")


def _declaring(text: str, fact: str) -> WhyNot:
    return WhyNot(text, source(declarations()), fact)
