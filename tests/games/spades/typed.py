"""Positions and moves of Spades typed as text, and what came of them as text."""

from typing import Any

from cardtable.engine.cards import Card, cards
from cardtable.engine.layout import Layout, Seat, Zone
from cardtable.engine.match import Match, Step
from cardtable.engine.rules import Choice, Deal, Lots, Play, TrickWon
from cardtable.games.spades.model import (
    HAND,
    PRESETS,
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
    Options,
    Public,
    Redraw,
    Refuse,
    Throw,
)
from cardtable.games.spades.position import position
from cardtable.games.spades.rules import DECK, Rules

TO_300, TO_500 = PRESETS["spades300"], PRESETS["spades500"]
SUITS = {suit: " ".join(f"{suit}{rank}" for rank in "AKQJT98765432") for suit in "SHDC"}
"""All cards of a suit, from the ace down."""


def rest(*used: str) -> tuple[Card, ...]:
    """All cards but these, in the order of the deck."""
    gone = cards(" ".join(used))
    return tuple(card for card in DECK if card not in gone)


def stocked(stock: str, options: Options = TO_300, drawer: Seat = 0) -> Match[Public]:
    """A match that has just begun, with these cards on top of the stock."""
    match = Match(Rules(options))
    match.play(Lots(drawer))
    match.play(Deal(cards(stock) + rest(stock)))
    return match


def drawn(h0: str, h1: str, options: Options = TO_300, **more: Any) -> Match[Public]:
    """A match after the drawing: thirteen cards each, the others lie out."""
    discards = rest(h0, h1, *([str_of(more["thrown"])] if "thrown" in more else []))
    start = position((cards(h0), cards(h1)), options=options, discards=discards, **more)
    return Match(Rules(options), start=start)


def ending(
    h0: str,
    h1: str,
    *,
    trick: str = "",
    broken: bool = True,
    bids: tuple[int, int] = (3, 4),
    options: Options = TO_300,
    taken: int | None = None,
    **more: Any,
) -> Match[Public]:
    """A match in the last tricks. Seat 0 has taken as many as `taken` (half), with other cards.

    Where spades are broken, the first of these tricks was of spades; else none was.
    """
    used = rest(h0, h1, trick)
    spades = [card for card in used if card.suit == "S"]
    plain = sorted(card for card in used if card.suit != "S")
    tricks = 13 - (len(cards(f"{h0} {h1} {trick}")) + 1) // 2
    won = tricks * 2
    picked = [*spades[:2], *paired(plain, won - 2)] if broken and won else paired(plain, won)
    mine = 2 * (tricks // 2 if taken is None else taken)
    lying = tuple(card for card in used if card not in picked)
    start = position(
        (cards(h0), cards(h1)),
        options=options,
        trick=cards(trick),
        won=(tuple(picked[:mine]), tuple(picked[mine:])),
        discards=lying,
        bids=bids,
        **more,
    )
    return Match(Rules(options), start=start)


def paired(plain: list[Card], count: int) -> list[Card]:
    """As many of the cards, so that every two of them are of one suit."""
    found: list[Card] = []
    for suit in "CDH":
        held = [card for card in plain if card.suit == suit]
        found += held[: len(held) // 2 * 2]
    return found[:count]


def str_of(held: tuple[Card, ...]) -> str:
    return " ".join(map(str, held))


def choice_of(move: str) -> Choice:
    """The choice that a word stands for: nil, look, keep, refuse, a number, a card."""
    words: dict[str, Choice] = {
        "nil-nil": DoubleNil(),
        "look": Look(),
        "keep": Keep(),
        "refuse": Refuse(),
    }
    if move in words:
        return words[move]
    return Bid(int(move)) if move.isdigit() else Play(*cards(move))


def make(match: Match[Public], moves: str) -> list[Step[Public]]:
    """Play these moves, one word each; the steps of the last."""
    steps: list[Step[Public]] = []
    for move in moves.split():
        steps = match.play(choice_of(move))
    return steps


def throw(match: Match[Public], put_out: str, got: str = "") -> None:
    """The exchange of the seat on turn: what it puts out, what it draws."""
    seat = deal_of(match).turn
    match.play(Throw(seat, tuple(sorted(cards(put_out), key=DECK.index))))
    if got:
        match.play(Redraw(seat, cards(got)))


def can(match: Match[Public]) -> str:
    """All that may be chosen now, in order: words, numbers or cards."""
    return " ".join(map(_word, match.rules.legal(match.state)))


def same_cards(one: str, other: str) -> bool:
    return sorted(one.split()) == sorted(other.split())


def hand(match: Match[Public], seat: Seat) -> str:
    return codes(match.state.cards, HAND[seat])


def codes(layout: Layout[Card] | Layout[Card | None], zone: Zone) -> str:
    """The cards of a zone as text; a hidden one is ``??``."""
    return " ".join("??" if each is None else str(each) for each in layout[zone])


def deal_of(match: Match[Public]) -> DealPublic:
    """What everyone knows of the running deal."""
    deal = match.state.public.deal
    assert deal is not None
    return deal


def told(steps: list[Step[Public]]) -> str:
    """What happened, a few words for each event."""
    return ", ".join(_told(step) for step in steps)


def _word(choice: Choice) -> str:
    match choice:
        case Play(card):
            return str(card)
        case Bid(tricks):
            return str(tricks)
        case Throw(_, thrown):
            return f"throw:{'+'.join(map(str, thrown))}"
        case DoubleNil():
            return "nil-nil"
    return type(choice).__name__.lower()


def _told(step: Step[Public]) -> str:
    match step.event:
        case Offered(seat) | Looked(seat) | Discarded(seat) | Drawn(seat):
            return f"{seat} {type(step.event).__name__.lower()}"
        case TrickWon(seat):
            return f"{seat} takes"
        case DealScored():
            return "scored"
        case Choice() as choice:
            return f"{step.seat} {_word(choice)}"
    raise AssertionError(step.event)
