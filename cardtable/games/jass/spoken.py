"""What a screen reader says at each step of Jass, in whole sentences.

A sentence says only what the viewer may know: of others' cards, none but those played or shown.
"""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.layout import Seat
from cardtable.engine.match import Step
from cardtable.engine.rules import Deal, Play, TrickWon
from cardtable.games.jass.holding import counts_early, held_by
from cardtable.games.jass.model import (
    HAND_SIZE,
    SEATS,
    TRICK,
    Choose,
    DealPublic,
    DealScored,
    Public,
    Push,
    Stoeck,
    Weis,
    WeisScored,
)
from cardtable.games.jass.outcome import all_tricks, deal_outcome, match_outcome, match_reasons
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.scoring import LAST_TRICK, leader_past, team_of
from cardtable.games.jass.texts import FAMILY, contract_name, standing
from cardtable.games.jass.weisnames import weis_name, why_better
from cardtable.tabletop.table import Names
from cardtable.texts import by, card_names, card_object, number

translate = QCoreApplication.translate


def spoken(rules: JassRules, step: Step[Public], names: Names) -> tuple[str, ...]:
    """The sentences of the step in order; none if it needs no words."""
    deal = step.state.public.deal
    if deal is None:
        return ()
    match step.event:
        case Deal():
            return _dealt(step, deal, names)
        case Push():
            return (_pushed(step, names),)
        case Choose():
            return _chosen(rules, step, deal, names)
        case Play():
            return (_played(step, names),)
        case Weis(seat, meld):
            you = translate("jass", "You announce: {weis}, {points}")
            other = translate("jass", "{name} announces: {weis}, {points}")
            told = {"weis": weis_name(meld), "points": number(meld.points)}
            return (by(seat, names, you, other, **told),)
        case WeisScored(seat, points, _):
            better = _weis_scored(team_of(seat) == team_of(names.viewer), points)
            return tuple(filter(None, (better, why_better(deal, rules.options))))
        case Stoeck(seat):
            return _stoeck(step, deal, seat, names)
        case TrickWon(seat, points):
            return _trick(seat, points, deal, names)
        case DealScored() as scored:
            return (*_scored(scored, names), *_match_over(rules, step.state.public, names))
    return ()


def _dealt(step: Step[Public], deal: DealPublic, names: Names) -> tuple[str, ...]:
    if step.state.public.match.deals == 1:
        you = translate("jass", "You hold the seven of roses: you are forehand.")
        other = translate("jass", "{name} holds the seven of roses and is forehand.")
    else:
        you = translate("jass", "You are forehand.")
        other = translate("jass", "{name} is forehand.")
    held = held_by(step.state.cards, names.viewer)
    cards = translate("jass", "Your cards: {cards}.").format(cards=card_names(held, FAMILY))
    number_of_deal = translate("table", "Deal {n}").format(n=step.state.public.deal_of_match)
    return number_of_deal, cards, by(deal.forehand, names, you, other)


def _pushed(step: Step[Public], names: Names) -> str:
    if step.seat is not None and (step.seat + 2) % SEATS == names.viewer:
        return translate("jass", "Your partner pushed: you must choose.")
    you = translate("jass", "You push to your partner.")
    return by(step.seat, names, you, translate("jass", "{name} pushes."))


def _chosen(
    rules: JassRules, step: Step[Public], deal: DealPublic, names: Names
) -> tuple[str, ...]:
    assert deal.contract is not None, "it has just been chosen"
    you = translate("jass", "You choose: {contract}, ×{n}")
    other = translate("jass", "{name} chooses: {contract}, ×{n}")
    times = number(rules.options.factor(deal.contract))
    return (by(step.seat, names, you, other, contract=contract_name(deal.contract), n=times),)


def _played(step: Step[Public], names: Names) -> str:
    trick = step.state.cards[TRICK]
    if len(trick) == 1:
        you = translate("jass", "You lead the {card_acc}.")
        other = translate("jass", "{name} leads the {card_acc}.")
    else:
        you = translate("jass", "You play the {card_acc}.")
        other = translate("jass", "{name} plays the {card_acc}.")
    return by(step.seat, names, you, other, card_acc=card_object(trick[-1], FAMILY))


def _weis_scored(mine: bool, points: int) -> str:
    if mine:
        told = translate("jass", "Your team has the better Weis: {points}")
    else:
        told = translate("jass", "The opponents have the better Weis: {points}")
    return told.format(points=number(points))


def _stoeck(step: Step[Public], deal: DealPublic, seat: Seat, names: Names) -> tuple[str, ...]:
    you = translate("jass", "You have Stöck: 20")
    told = by(seat, names, you, translate("jass", "{name} has Stöck: 20."))
    if not counts_early(step.state.cards, deal):
        return (told,)
    return told, translate("jass", "Stöck counts now and decides the match.")


def _trick(seat: Seat, points: int, deal: DealPublic, names: Names) -> tuple[str, ...]:
    last = len(deal.tricks) == HAND_SIZE
    points -= LAST_TRICK * last
    you = translate("jass", "You win the trick: %n points.", "", points)
    other = translate("jass", "{name} wins the trick: %n points.", "", points)
    told = by(seat, names, you, other)
    if last:
        return told, translate("jass", "Last trick: +5")
    if len(deal.tricks) == 1 and not deal.calls:
        return told, translate("jass", "Nobody has a Weis.")
    return (told,)


def _scored(scored: DealScored, names: Names) -> tuple[str, ...]:
    return tuple(filter(None, (all_tricks(scored, names), deal_outcome(scored, names))))


def _match_over(rules: JassRules, public: Public, names: Names) -> tuple[str, ...]:
    won = leader_past(public.match.scores, rules.options.target)
    if won is None:
        return (standing(public, names.viewer),)
    return (*match_reasons(rules, public, names), match_outcome(won, names))
