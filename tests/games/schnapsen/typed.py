"""Positions and moves of Schnapsen typed as text, and what came of them as text."""

from cardtable.engine.cards import Card, Suit, card, cards
from cardtable.engine.layout import Seat
from cardtable.engine.match import Match, Step
from cardtable.engine.rules import Choice, Play, TrickWon
from cardtable.games.schnapsen.model import (
    Close,
    DealPublic,
    DealWon,
    Drawn,
    Exchange,
    MarriageCounted,
    Married,
    Public,
    Standing,
)
from cardtable.games.schnapsen.position import Pair, position
from cardtable.games.schnapsen.rules import DECK, Rules

RULES = Rules()


def at(
    h0: str,
    h1: str,
    *,
    talon: str = "",
    indicator: str | None = None,
    trump: str | None = None,
    won: tuple[str, str] = ("", ""),
    leader: Seat = 0,
    marriages: Pair = (0, 0),
    pending: Pair = (0, 0),
    to_go: Pair = (7, 7),
) -> Match[Public]:
    """A match that begins here, nothing on the table and nobody has closed."""
    start = position(
        (cards(h0), cards(h1)),
        leader=leader,
        talon=cards(talon),
        indicator=card(indicator) if indicator else None,
        trump=Suit(trump) if trump else None,
        won=(cards(won[0]), cards(won[1])),
        marriages=marriages,
        pending=pending,
        to_go=to_go,
    )
    return Match(RULES, start=start)


def dealt(h0: str, h1: str, indicator: str, *, leader: Seat = 0) -> Match[Public]:
    """A match at the first lead of a deal; the stock holds the rest in the order of the deck."""
    taken = cards(f"{h0} {h1} {indicator}")
    rest = " ".join(str(each) for each in DECK if each not in taken)
    return at(h0, h1, talon=rest, indicator=indicator, leader=leader)


def to_reply(phase: str, hand: str, led: str, trump: str) -> Match[Public]:
    """Seat 1 led the card and seat 0 replies from five cards; stock "open", "closed" or "gone"."""
    mine, lead = cards(hand), card(led)
    rest = [each for each in DECK if each not in mine and each != lead]
    indicator = next(each for each in rest if each.suit == trump)
    if phase != "gone":
        rest.remove(indicator)
    others, stock = tuple(rest[:4]), tuple(rest[4:])
    closed = phase == "closed"
    start = position(
        (mine, others),
        leader=1,
        trick=(lead,),
        talon=() if phase == "gone" else stock,
        indicator=None if phase == "gone" else indicator,
        trump=Suit(trump),
        won=(stock, ()) if phase == "gone" else ((), ()),
        points=(0, 0),
        closed_by=1 if closed else None,
        at_closing=Standing(0, 0) if closed else None,
    )
    return Match(RULES, start=start)


def choice_of(move: str) -> Choice:
    """The choice that a word stands for: exchange, close or a card."""
    match move:
        case "exchange":
            return Exchange()
        case "close":
            return Close()
    return Play(card(move))


def make(match: Match[Public], moves: str) -> list[Step[Public]]:
    """Play these moves, one word each; the steps of the last."""
    steps: list[Step[Public]] = []
    for move in moves.split():
        steps = match.play(choice_of(move))
    return steps


def can(match: Match[Public]) -> str:
    """All that may be chosen now: cards in order, then exchange and close."""
    legal = match.rules.legal(match.state)
    plays = sorted(choice.card for choice in legal if isinstance(choice, Play))
    more = [name for name in ("exchange", "close") if choice_of(name) in legal]
    return " ".join([*map(str, plays), *more])


def sorted_codes(held: tuple[Card, ...] | str) -> str:
    """The cards in order, as text."""
    return " ".join(map(str, sorted(cards(held) if isinstance(held, str) else held)))


def told(steps: list[Step[Public]]) -> list[str]:
    """What happened, a few words for each event."""
    return [_told(step) for step in steps]


def deal_of(match: Match[Public]) -> DealPublic:
    """What everyone knows of the running deal."""
    deal = match.state.public.deal
    assert deal is not None
    return deal


def _told(step: Step[Public]) -> str:
    match step.event:
        case Play(played):
            return f"{step.seat} plays {played}"
        case Exchange():
            return f"{step.seat} exchanges"
        case Close():
            return f"{step.seat} closes"
        case Married(seat, suit, points):
            return f"{seat} marries {suit} {points}"
        case MarriageCounted(seat, points):
            return f"{seat} counts {points}"
        case TrickWon(seat, points):
            return f"{seat} takes {points}"
        case Drawn(seat):
            return f"{seat} draws"
        case DealWon(seat, points, reason):
            return f"{seat} wins {points}: {reason}"
    raise AssertionError(step.event)
