"""Deals and plays of Jass typed as text, and what came of them as text."""

from cardtable.engine.cards import Card, Suit, card, cards
from cardtable.engine.layout import Seat
from cardtable.engine.match import Match, Step
from cardtable.engine.rules import Choice, Play, TrickWon
from cardtable.games.jass.holding import held_by
from cardtable.games.jass.model import (
    HAND_SIZE,
    STANDARD,
    Choose,
    Contract,
    DealPublic,
    DealScored,
    Meld,
    Options,
    Public,
    Push,
    Stoeck,
    Weis,
    WeisScored,
)
from cardtable.games.jass.position import position
from cardtable.games.jass.rules import Rules
from cardtable.games.jass.tricks import DECK

RULES = Rules()
NAMES = {
    "acorns": Contract.CLUBS,
    "roses": Contract.HEARTS,
    "shields": Contract.SPADES,
    "bells": Contract.DIAMONDS,
    "obenabe": Contract.OBENABE,
    "undenufe": Contract.UNDENUFE,
}
QUIET = (
    "CA CQ C9 HA HQ H9 SK SJ DT",  # nobody has a meld, nobody Stöck
    "CK CJ C8 HK HJ H8 SA SQ D9",
    "CT HT H7 ST S8 DA DK DJ D7",
    "C7 C6 H6 S9 S7 S6 DQ D8 D6",
)


def suit_hands() -> tuple[str, ...]:
    """Everybody holds a whole suit: clubs, diamonds, hearts, spades."""
    return tuple(" ".join(str(each) for each in DECK if each.suit == suit) for suit in Suit)


def hands_of(*typed: str) -> tuple[tuple[Card, ...], ...]:
    """Nine cards each: those typed, and the rest of the deck in its order."""
    given = [cards(text) for text in (*typed, *[""] * (4 - len(typed)))]
    rest = [each for each in DECK if not any(each in hand for hand in given)]
    found = []
    for hand in given:
        more = HAND_SIZE - len(hand)
        found.append(hand + tuple(rest[:more]))
        rest = rest[more:]
    return tuple(found)


def at(
    *hands: str,
    contract: str | None = None,
    forehand: Seat = 0,
    pushed: bool = False,
    plays: str = "",
    scores: tuple[int, int] = (0, 0),
    options: Options = STANDARD,
) -> Match[Public]:
    """A match that begins at this moment; missing cards are filled up in the deck's order."""
    start = position(
        hands_of(*hands),
        contract=NAMES[contract] if contract else None,
        forehand=forehand,
        pushed=pushed,
        plays=cards(plays),
        scores=scores,
        options=options,
    )
    return Match(Rules(options), start=start)


def choice_of(move: str) -> Choice:
    """The choice that a word stands for: push, a contract or a card."""
    if move == "push":
        return Push()
    return Choose(NAMES[move]) if move in NAMES else Play(card(move))


def make(match: Match[Public], moves: str) -> list[Step[Public]]:
    """Play these moves, one word each; the steps of the last."""
    steps: list[Step[Public]] = []
    for move in moves.split():
        steps = match.play(choice_of(move))
    return steps


def can(match: Match[Public]) -> str:
    """All that may be chosen now: cards in order, or contracts and push in theirs."""
    legal = match.rules.legal(match.state)
    plays = sorted(choice.card for choice in legal if isinstance(choice, Play))
    words = [name for name in (*NAMES, "push") if choice_of(name) in legal]
    return " ".join([*map(str, plays), *words])


def play_out(match: Match[Public]) -> list[Step[Public]]:
    """Play the first legal card until the deal is over; the steps of the last."""
    steps: list[Step[Public]] = []
    while deal_of(match).result is None:
        steps = match.play(match.rules.legal(match.state)[0])
    return steps


def sorted_codes(held: str) -> str:
    """The cards in order, as text."""
    return " ".join(map(str, sorted(cards(held))))


def holds(match: Match[Public], seat: Seat) -> str:
    """What the seat has in hand, in order."""
    return " ".join(map(str, sorted(held_by(match.state.cards, seat))))


def deal_of(match: Match[Public]) -> DealPublic:
    """What everyone knows of the running deal."""
    deal = match.state.public.deal
    assert deal is not None
    return deal


def named(meld: Meld) -> str:
    """A meld in short: points, kind, length, top card."""
    return f"{meld.points} {meld.kind} of {meld.length} to {meld.suit or ''}{meld.top}"


def told(steps: list[Step[Public]]) -> list[str]:
    """What happened, a few words for each event."""
    return [_told(step) for step in steps]


def _told(step: Step[Public]) -> str:
    match step.event:
        case Play(played):
            return f"{step.seat} plays {played}"
        case Push():
            return f"{step.seat} pushes"
        case Choose(contract):
            return f"{step.seat} chooses {contract.name.lower()}"
        case Weis(seat, meld):
            return f"{seat} calls {named(meld)}"
        case WeisScored(seat, points, _):
            return f"{seat} scores Weis {points}"
        case Stoeck(seat):
            return f"{seat} scores Stöck"
        case TrickWon(seat, points):
            return f"{seat} takes {points}"
        case DealScored():
            return "deal over"
    raise AssertionError(step.event)
