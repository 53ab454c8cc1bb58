"""What a player of Spades is asked: the question, its answers, and what each is worth."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.rules import State
from cardtable.games.spades.model import (
    HAND_SIZE,
    Bid,
    DealPublic,
    DoubleNil,
    Keep,
    Look,
    Phase,
    Public,
    Refuse,
    Throw,
)
from cardtable.games.spades.rules import MOST_EXCHANGED, SpadesRules
from cardtable.games.spades.scoring import BID_TRICK, NIL
from cardtable.games.spades.texts import DISCARD_KEY, KEEP_KEY, NIL_KEY, caption, nil
from cardtable.tabletop.asking import Action, Chip, Gather
from cardtable.tabletop.spots import Spot
from cardtable.texts import capitalised, number, signed

translate = QCoreApplication.translate


def question(rules: SpadesRules, state: State[Public], deal: DealPublic) -> tuple[str, str]:
    """The question to the player on turn and the note under it; empty if a card is asked for."""
    match deal.phase:
        case Phase.DRAWING if DoubleNil() in rules.legal(state):
            return translate("spades", "Bid double nil before you see your cards?"), ""
        case Phase.DRAWING:
            return translate("spades", "Keep this card?"), ""
        case Phase.EXCHANGE:
            return (
                translate("spades", "Exchange up to three cards"),
                translate("spades", "You receive as many back, at random from the discards."),
            )
        case Phase.BIDDING:
            return translate("spades", "How many tricks will you bid?"), ""
    return "", ""


def actions(rules: SpadesRules, state: State[Public]) -> tuple[Action, ...]:
    """The buttons of the player on turn, each with what follows from it."""
    found = []
    for choice in rules.legal(state):
        match choice:
            case DoubleNil():
                detail = translate("spades", "No trick, cards unseen: +200, otherwise −200")
                found.append(Action(choice, caption(choice), detail=detail))
            case Look():
                found.append(Action(choice, caption(choice)))
            case Keep():
                detail = (
                    translate("spades", "You see the next card; it is discarded.")
                    if rules.options.second_card_seen
                    else translate("spades", "The next card is discarded unseen.")
                )
                words = caption(choice)
                found.append(
                    Action(choice, words, "check", KEEP_KEY, detail=detail, drop=Spot.HAND)
                )
            case Refuse():
                detail = translate("spades", "You must keep the next card.")
                words = caption(choice)
                found.append(
                    Action(choice, words, "cross", DISCARD_KEY, detail=detail, drop=Spot.DISCARDS)
                )
    return tuple(found)


def chips() -> tuple[Chip, ...]:
    """All bids, nil first."""
    return (_nil_chip(), *(_bid_chip(tricks) for tricks in range(1, HAND_SIZE + 1)))


def _nil_chip() -> Chip:
    return Chip(
        choice=Bid(0),
        caption=capitalised(nil()),
        typed=NIL_KEY,
        spoken=translate("spades", "No trick: +100, otherwise −100"),
        title=translate("spades", "Nil: not a single trick."),
        gain=signed(NIL),
        gain_note=translate("spades", "or"),
        loss=signed(-NIL),
        loss_note="",
        confirm=caption(Bid(0)),
        detail=translate("table", "%n tricks", "", 0),
    )


def _bid_chip(tricks: int) -> Chip:
    gain, loss = signed(BID_TRICK * tricks), signed(-BID_TRICK * tricks)
    return Chip(
        choice=Bid(tricks),
        caption=number(tricks),
        typed=str(tricks),
        spoken=translate("spades", "%n tricks: {gain}, otherwise {loss}", "", tricks).format(
            gain=gain, loss=loss
        ),
        title=translate("spades", "%n tricks:", "", tricks),
        gain=gain,
        gain_note=translate("spades", "+1 for each more") if tricks < HAND_SIZE else "",
        loss=loss,
        loss_note=translate("spades", "if not made"),
        confirm=caption(Bid(tricks)),
    )


def gather(rules: SpadesRules, state: State[Public]) -> Gather:
    """The exchange of the double-nil bidder on turn."""
    throws = [choice for choice in rules.legal(state) if isinstance(choice, Throw)]
    counted = {len(choice.cards): choice for choice in throws}
    return Gather(
        choices={frozenset(choice.cards): choice for choice in throws},
        most=MOST_EXCHANGED,
        captions=tuple(caption(counted[count]) for count in sorted(counted)),
        place=translate("spades", "One more card"),
        too_many=translate("spades", "You may exchange at most three cards."),
    )
