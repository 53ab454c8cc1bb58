"""What a screen reader says at each step of Schnapsen, in whole sentences.

A sentence says only what the viewer may know: of the other's draw, not the card.
"""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.layout import Seat
from cardtable.engine.match import Step
from cardtable.engine.rules import Deal, Play, Rules, State, TrickWon
from cardtable.games.schnapsen.model import (
    HAND,
    INDICATOR,
    SHOWN,
    TRICK,
    Close,
    DealWon,
    Drawn,
    Exchange,
    MarriageCounted,
    Married,
    Public,
)
from cardtable.games.schnapsen.rules import held_by, tricks_won
from cardtable.games.schnapsen.scoring import ROYAL_MARRIAGE
from cardtable.games.schnapsen.texts import (
    FAMILY,
    deal_outcome,
    match_outcome,
    reason,
    standing,
    unter_of,
)
from cardtable.tabletop.table import Names
from cardtable.texts import by, card_name, card_names, card_object, suit_name

translate = QCoreApplication.translate


def spoken(rules: Rules[Public], step: Step[Public], names: Names) -> tuple[str, ...]:
    """The sentences of the step in order; none if it needs no words. All rules speak alike."""
    del rules
    match step.event:
        case Deal():
            return _dealt(step, names)
        case Play(card):
            return (_played(step, card_object(card, FAMILY), names),)
        case Exchange():
            return (_exchanged(step, names),)
        case Close():
            return (
                by(
                    step.seat,
                    names,
                    translate("schnapsen", "You close the stock."),
                    translate("schnapsen", "{name} closes the stock."),
                ),
                _strict(),
            )
        case Married() as married:
            return _married(married, step, names)
        case MarriageCounted(seat, points):
            return _counted(step, seat, points, names)
        case TrickWon(seat, points):
            return (_trick(seat, points, names),)
        case Drawn(seat):
            return _drawn(step, seat, names)
        case DealWon() as won:
            return _deal_won(won, step.state, names)
    return ()


def _hand(step: Step[Public], names: Names) -> str:
    """The viewer's cards."""
    held = held_by(step.state.cards, names.viewer)
    return translate("schnapsen", "Your cards: {cards}.").format(cards=card_names(held, FAMILY))


def _dealt(step: Step[Public], names: Names) -> tuple[str, ...]:
    start = by(
        step.state.public.match.dealer,
        names,
        translate("schnapsen", "New deal. You deal."),
        translate("schnapsen", "New deal. {name} deals."),
    )
    (indicator,) = step.state.cards[INDICATOR]
    turned_up = translate("schnapsen", "Turned up: {card}. Trump: {suit}.").format(
        card=card_name(indicator, FAMILY), suit=suit_name(indicator.suit, FAMILY)
    )
    return start, turned_up, _hand(step, names)


def _played(step: Step[Public], card: str, names: Names) -> str:
    if len(step.state.cards[TRICK]) == 1:
        return by(
            step.seat,
            names,
            translate("schnapsen", "You lead the {card_acc}."),
            translate("schnapsen", "{name} leads the {card_acc}."),
            card_acc=card,
        )
    return by(
        step.seat,
        names,
        translate("schnapsen", "You play the {card_acc}."),
        translate("schnapsen", "{name} plays the {card_acc}."),
        card_acc=card,
    )


def _exchanged(step: Step[Public], names: Names) -> str:
    taken = step.state.cards[SHOWN[step.seat or 0]][-1]
    return by(
        step.seat,
        names,
        translate("schnapsen", "You exchange the trump: {card_out} → {card_in}"),
        translate("schnapsen", "{name} exchanges the trump: {card_out} → {card_in}"),
        card_out=unter_of(taken.suit),
        card_in=card_name(taken, FAMILY),
    )


def _married(married: Married, step: Step[Public], names: Names) -> tuple[str, ...]:
    if married.points == ROYAL_MARRIAGE:
        declared = by(
            married.seat,
            names,
            translate("schnapsen", "You declare 40 in trumps."),
            translate("schnapsen", "{name} declares 40 in trumps."),
        )
    else:
        declared = by(
            married.seat,
            names,
            translate("schnapsen", "You declare 20 in {suit}."),
            translate("schnapsen", "{name} declares 20 in {suit}."),
            suit=suit_name(married.suit, FAMILY),
        )
    if tricks_won(step.state.cards, married.seat):
        return (declared,)
    waits = by(
        married.seat,
        names,
        translate("schnapsen", "The bonus counts after your first trick."),
        translate("schnapsen", "{name}’s bonus counts only after a first trick."),
    )
    return declared, waits


def _counted(step: Step[Public], seat: Seat, points: int, names: Names) -> tuple[str, ...]:
    """A marriage that counts as it is declared has been told already."""
    if step.state.cards[TRICK]:
        return ()
    you = translate("schnapsen", "Your waiting {n} now count.")
    other = translate("schnapsen", "{name}’s waiting {n} now count.")
    return (by(seat, names, you, other, n=str(points)),)


def _trick(seat: Seat, points: int, names: Names) -> str:
    you = translate("schnapsen", "You win the trick: %n points.", "", points)
    other = translate("schnapsen", "{name} wins the trick: %n points.", "", points)
    return by(seat, names, you, other)


def _drawn(step: Step[Public], seat: Seat, names: Names) -> tuple[str, ...]:
    if not step.state.cards[INDICATOR]:
        last = by(
            seat,
            names,
            translate("schnapsen", "You take the turned-up trump: {card}"),
            translate("schnapsen", "{name} takes the turned-up trump: {card}"),
            card=card_name(step.state.cards[SHOWN[seat]][-1], FAMILY),
        )
        return last, translate("schnapsen", "The stock is used up."), _strict()
    if seat != names.viewer:
        return (translate("schnapsen", "{name} draws a card.").format(name=names.seats[seat]),)
    drawn = card_name(step.state.cards[HAND[seat]][-1], FAMILY)
    return (translate("schnapsen", "You draw: {card}").format(card=drawn),)


def _deal_won(won: DealWon, state: State[Public], names: Names) -> tuple[str, ...]:
    ended = (deal_outcome(won, names), reason(won, state, names))
    if 0 in state.public.match.to_go:
        return (*ended, match_outcome(won.seat, names))
    return (*ended, standing(state.public, names.viewer))


def _strict() -> str:
    return translate("schnapsen", "From now on: follow suit, beat if you can, otherwise trump.")
