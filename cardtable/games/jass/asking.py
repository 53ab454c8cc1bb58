"""What a player of Jass is asked: to choose a contract or to push."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card, Rank
from cardtable.engine.rules import State
from cardtable.games.jass.model import Choose, Contract, DealPublic, Public, Push
from cardtable.games.jass.reasons import good_for
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.scoring import NO_TRUMPS as NO_TRUMP_POINTS
from cardtable.games.jass.scoring import TRUMPS as TRUMP_POINTS
from cardtable.games.jass.texts import (
    FAMILY,
    PUSH_KEY,
    caption,
    contract_icon,
    contract_name,
    contract_word,
)
from cardtable.tabletop.asking import Action, ChoiceTile
from cardtable.tabletop.panel import Facts
from cardtable.texts import capitalised, card_names, factor, number, rank_name

translate = QCoreApplication.translate


def question(deal: DealPublic) -> tuple[str, str]:
    """The question to the player on turn and the note under it; empty if a card is asked for."""
    if deal.contract is not None:
        return "", ""
    heading = translate("jass", "Contract choice")
    if deal.pushed:
        return heading, translate("jass", "Your partner pushed: you must choose.")
    return heading, translate("jass", "You are forehand.")


def actions(rules: JassRules, state: State[Public]) -> tuple[Action, ...]:
    """Pushing, while it is allowed."""
    if Push() not in rules.legal(state):
        return ()
    detail = translate("jass", "Your partner chooses; you still lead.")
    return (Action(Push(), caption(Push()), "push", PUSH_KEY, detail=detail),)


def tiles(rules: JassRules, hand: tuple[Card, ...]) -> tuple[ChoiceTile, ...]:
    """The six contracts, each with what the hand has for it."""
    return tuple(
        _tile(rules, contract, str(key), good_for(contract, hand))
        for key, contract in enumerate(Contract, start=1)
    )


def worth(contract: Contract, times: str, good: tuple[Card, ...]) -> Facts:
    """What the cards count that count most in the contract, and how many good ones are held."""
    points = TRUMP_POINTS if contract.trump else NO_TRUMP_POINTS
    telling = (Rank.JACK, Rank.NINE) if contract.trump else (Rank.TEN, Rank.EIGHT)
    ranks = sorted((Rank.ACE, *telling), key=lambda rank: -points[rank])
    rows = [(capitalised(rank_name(rank, FAMILY)), number(points[rank])) for rank in ranks]
    rows.append((_held(contract), number(len(good))))
    title = f"{contract_word(contract)} {times}"
    return Facts(title, tuple(rows), contract.trump, contract_icon(contract))


def _held(contract: Contract) -> str:
    """The label of how many good cards the hand has."""
    match contract:
        case Contract.OBENABE:
            return translate("jass", "Aces in hand")
        case Contract.UNDENUFE:
            return translate("jass", "Sixes in hand")
    return translate("jass", "Trumps in hand")


def _tile(rules: JassRules, contract: Contract, key: str, good: tuple[Card, ...]) -> ChoiceTile:
    times = factor(rules.options.factor(contract))
    spoken = f"{contract_name(contract)}, {times}"
    if good:
        spoken = f"{spoken}. {_held(contract)}: {card_names(good, FAMILY)}"
    return ChoiceTile(
        choice=Choose(contract),
        caption=contract_word(contract),
        suit=contract.trump,
        icon=contract_icon(contract),
        badge=times,
        key=key,
        spoken=spoken,
        lifts=good,
        worth=worth(contract, times, good),
    )
