"""What a player of Jass is asked: to choose a contract or to push."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card, Rank
from cardtable.engine.rules import State
from cardtable.games.jass.model import Choose, Contract, DealPublic, Public, Push
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.texts import (
    FAMILY,
    PUSH_KEY,
    caption,
    contract_icon,
    contract_name,
    contract_word,
)
from cardtable.games.jass.tricks import TRUMPS
from cardtable.tabletop.asking import Action, ChoiceTile
from cardtable.texts import card_names, factor

translate = QCoreApplication.translate

LETTERS = {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "O", Rank.JACK: "U", Rank.TEN: "B"}
"""The index letters of the Swiss deck; lower cards have their figure."""


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
    return (Action(Push(), caption(Push()), key=PUSH_KEY, detail=detail),)


def tiles(rules: JassRules, hand: tuple[Card, ...]) -> tuple[ChoiceTile, ...]:
    """The six contracts, each with what the hand has for it."""
    return tuple(
        _tile(rules, contract, str(key), good_for(contract, hand))
        for key, contract in enumerate(Contract, start=1)
    )


def good_for(contract: Contract, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that speak for the contract, the strongest first."""
    if contract.trump is None:
        top = Rank.ACE if contract is Contract.OBENABE else Rank.SIX
        return tuple(card for card in hand if card.rank == top)
    own = (card for card in hand if card.suit == contract.trump)
    return tuple(sorted(own, key=lambda card: -TRUMPS[card.rank]))


def _tile(rules: JassRules, contract: Contract, key: str, good: tuple[Card, ...]) -> ChoiceTile:
    times = factor(rules.options.factor(contract))
    spoken = f"{contract_name(contract)}, {times}"
    if good:
        cards = translate("jass", "Your cards in it: {cards}")
        spoken = f"{spoken}. {cards.format(cards=card_names(good, FAMILY))}"
    return ChoiceTile(
        choice=Choose(contract),
        caption=contract_word(contract),
        suit=contract.trump,
        icon=contract_icon(contract),
        badge=times,
        held=" ".join(LETTERS.get(card.rank, card.rank.value) for card in good),
        key=key,
        spoken=spoken,
        lifts=good,
    )
