"""What a screen reader says at each step of Spades, in whole sentences.

A sentence says only what the viewer may know: of the other's cards, none but those played.
"""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.engine.match import Step
from cardtable.engine.rules import Deal, Play, State, TrickWon
from cardtable.games.spades.model import (
    DISCARDS,
    HAND,
    OFFER,
    STOCK,
    TRICK,
    Bid,
    DealPublic,
    DealScored,
    Discarded,
    DoubleNil,
    Drawn,
    Keep,
    Look,
    Looked,
    Offered,
    Phase,
    Public,
    Redraw,
    Refuse,
    Throw,
)
from cardtable.games.spades.rules import SpadesRules, tricks_won
from cardtable.games.spades.scoring import BAGS, winner
from cardtable.games.spades.texts import (
    FAMILY,
    bid_outcome,
    breaks_spades,
    match_outcome,
    nil,
    penalty,
    standing,
)
from cardtable.tabletop.table import Names
from cardtable.texts import by, card_name, card_names, card_object, number

translate = QCoreApplication.translate


def spoken(rules: SpadesRules, step: Step[Public], names: Names) -> tuple[str, ...]:
    """The sentences of the step in order; none if it needs no words."""
    deal = step.state.public.deal
    if deal is None:
        return ()
    match step.event:
        case Deal():
            return _dealt(step.state, deal, names)
        case DoubleNil() | Look():
            return (_double_nil(step, names),)
        case Offered() | Keep() | Refuse() | Looked() | Drawn() | Discarded():
            ended = isinstance(step.event, Drawn | Discarded) and not step.state.cards[STOCK]
            return (*_drawing(step, names), *(_all_drawn(step.state, deal, names) if ended else ()))
        case Throw(seat):
            return (_exchanged(deal, seat, names), *_bidding(deal, names))
        case Redraw(seat, drawn):
            return (*_received(seat, drawn, names), *_bidding(deal, names))
        case Bid(tricks):
            return _bid(step, deal, tricks, names)
        case Play():
            return _played(step, names)
        case TrickWon(seat):
            return (_trick(seat, deal, names),)
        case DealScored() as scored:
            return (*_scored(step.state, scored, names), *_match_over(rules, step.state, names))
    return ()


def _dealt(state: State[Public], deal: DealPublic, names: Names) -> tuple[str, ...]:
    first = by(
        deal.turn,
        names,
        translate("spades", "You draw first."),
        translate("spades", "{name} draws first."),
    )
    return translate("table", "Deal {n}").format(n=state.public.match.deals), first


def _double_nil(step: Step[Public], names: Names) -> str:
    if isinstance(step.event, DoubleNil):
        return by(
            step.seat,
            names,
            translate("spades", "You bid double nil."),
            translate("spades", "{name} bids double nil."),
        )
    return by(
        step.seat,
        names,
        translate("spades", "No double nil."),
        translate("spades", "{name} does not bid double nil."),
    )


def _drawing(step: Step[Public], names: Names) -> tuple[str, ...]:
    """The viewer's own cards one by one; of the other's turn one sentence, when it is over."""
    seat = step.seat if step.seat is not None else getattr(step.event, "seat", None)
    if seat is None:
        return ()
    if seat == names.viewer:
        return _own_drawing(step, seat)
    match step.event:
        case Discarded():
            told = translate("spades", "{name} keeps the first card; the next is discarded.")
        case Drawn():
            told = translate("spades", "{name} discards the first card and keeps the next.")
        case _:
            return ()
    return (told.format(name=names.seats[seat]),)


def _own_drawing(step: Step[Public], seat: Seat) -> tuple[str, ...]:
    cards = step.state.cards
    match step.event:
        case Offered():
            told = translate("spades", "Offered card: {card}")
            return (told.format(card=card_name(cards[OFFER[seat]][-1], FAMILY)),)
        case Keep():
            told = translate("spades", "You keep the {card_acc}.")
            return (told.format(card_acc=card_object(cards[HAND[seat]][-1], FAMILY)),)
        case Refuse():
            told = translate("spades", "You discard the {card_acc}.")
            return (told.format(card_acc=card_object(cards[DISCARDS][-1], FAMILY)),)
        case Looked():
            told = translate("spades", "Seen and discarded: {card}")
            return (told.format(card=card_name(cards[OFFER[seat]][-1], FAMILY)),)
        case Drawn():
            told = translate("spades", "The next card is yours: {card}")
            return (told.format(card=card_name(cards[HAND[seat]][-1], FAMILY)),)
        case Discarded() if step.state.seen and cards[DISCARDS][-1] not in step.state.seen[seat]:
            return (translate("spades", "The next card goes to the discards unseen."),)
    return ()


def _all_drawn(state: State[Public], deal: DealPublic, names: Names) -> tuple[str, ...]:
    hand = translate("spades", "Your cards: {cards}.").format(
        cards=card_names(state.cards[HAND[names.viewer]], FAMILY)
    )
    ended = translate("spades", "The stock is used up: both of you hold 13 cards.")
    return ended, hand, *_bidding(deal, names)


def _bidding(deal: DealPublic, names: Names) -> tuple[str, ...]:
    """Who bids first, where both are still to bid."""
    if deal.phase is not Phase.BIDDING or deal.bids != (None, None):
        return ()
    return (
        by(
            deal.turn,
            names,
            translate("spades", "You bid first."),
            translate("spades", "{name} bids first."),
        ),
    )


def _exchanged(deal: DealPublic, seat: Seat, names: Names) -> str:
    count = deal.exchanged[seat] or 0
    if not count:
        return by(
            seat,
            names,
            translate("spades", "You exchange nothing."),
            translate("spades", "{name} exchanges nothing."),
        )
    you = translate("spades", "You exchange %n cards.", "", count)
    return by(seat, names, you, translate("spades", "{name} exchanges %n cards.", "", count))


def _received(seat: Seat, drawn: tuple[Card, ...], names: Names) -> tuple[str, ...]:
    if seat != names.viewer:
        return ()
    told = translate("spades", "You receive: {cards}")
    return (told.format(cards=card_names(drawn, FAMILY)),)


def _bid(step: Step[Public], deal: DealPublic, tricks: int, names: Names) -> tuple[str, ...]:
    if tricks:
        you, other = translate("spades", "You bid {n}"), translate("spades", "{name} bids {n}")
    else:
        you, other = translate("spades", "You bid nil."), translate("spades", "{name} bids nil")
    told = by(step.seat, names, you, other, n=number(tricks))
    made = [bid for bid in deal.bids if bid is not None]
    if len(made) < len(deal.bids):
        return (told,)
    together = translate("spades", "Bids together: {n} of 13").format(n=sum(made))
    return told, together


def _played(step: Step[Public], names: Names) -> tuple[str, ...]:
    trick = step.state.cards[TRICK]
    if len(trick) == 1:
        you = translate("spades", "You lead the {card_acc}.")
        other = translate("spades", "{name} leads the {card_acc}.")
    else:
        you = translate("spades", "You play the {card_acc}.")
        other = translate("spades", "{name} plays the {card_acc}.")
    told = by(step.seat, names, you, other, card_acc=card_object(trick[-1], FAMILY))
    if not breaks_spades(step.state):
        return (told,)
    broken = by(
        step.seat,
        names,
        translate("spades", "You break spades."),
        translate("spades", "{name} breaks spades."),
    )
    return told, broken


def _trick(seat: Seat, deal: DealPublic, names: Names) -> str:
    return by(
        seat,
        names,
        translate("spades", "You win the trick. Tricks: {n}, bid: {bid}."),
        translate("spades", "{name} wins the trick. Tricks: {n}, bid: {bid}."),
        n=number(tricks_won(deal, seat)),
        bid=number(bid) if (bid := deal.bids[seat]) else nil(),
    )


def _scored(state: State[Public], scored: DealScored, names: Names) -> tuple[str, ...]:
    told = []
    for seat in (names.viewer, 1 - names.viewer):
        side = scored.sides[seat]
        told.append(bid_outcome(seat, side, names))
        if side.bags:
            total = state.public.match.bags[seat] + (BAGS if side.penalty else 0)
            bags = translate("spades", "Bags: {n} new, {total} in all")
            told.append(bags.format(n=side.bags, total=total))
        if side.penalty:
            told.append(penalty(seat, names))
    return tuple(told)


def _match_over(rules: SpadesRules, state: State[Public], names: Names) -> tuple[str, ...]:
    won = winner(state.public.match.scores, rules.options.target)
    return (standing(state.public, names.viewer) if won is None else match_outcome(won, names),)
