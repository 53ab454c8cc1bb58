"""The vectors of Schnapsen, told to the rules of the program."""

from collections.abc import Callable, Iterable
from typing import Any

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.layout import Seat
from cardtable.engine.match import IllegalChoice, Match
from cardtable.engine.rules import Choice, Deal, Lots, Play
from cardtable.games.schnapsen.model import (
    CLOSED,
    INDICATOR,
    TALON,
    TRICK,
    Close,
    DealPublic,
    DealWon,
    Exchange,
    Options,
    Public,
    Reason,
)
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import Rules, beats, followers, held_by, tricks_won
from cardtable.games.schnapsen.scoring import points_to_go, worth

SUITS = {"E": Suit.CLUBS, "L": Suit.SPADES, "H": Suit.HEARTS, "S": Suit.DIAMONDS}
RANKS = {"A": Rank.ACE, "10": Rank.TEN, "K": Rank.KING, "O": Rank.QUEEN, "U": Rank.JACK}


class Refused(Exception):
    """A move of the vector that is not allowed at that moment."""


def check(kind: str, given: dict[str, Any], expect: Any) -> None:
    """Compare what the rules say with what the vector expects. Raises AssertionError, Refused."""
    KINDS[kind](given, expect)


def _card(code: str) -> Card:
    return Card(SUITS[code[0]], RANKS[code[1:]])


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(_card, codes.split()))


def _set(codes: Iterable[str]) -> list[Card]:
    return sorted(map(_card, codes))


def _trick(given: dict[str, Any], expect: Any) -> None:
    lead, reply = _card(given["lead"]), _card(given["reply"])
    won = beats(reply, lead, SUITS[given["trump"]])
    assert expect == {"winner": "reply" if won else "lead", "points": worth((lead, reply))}


def _strict(given: dict[str, Any], expect: Any) -> None:
    hand = tuple(map(_card, given["hand"]))
    found = followers(hand, _card(given["lead"]), SUITS[given["trump"]])
    assert sorted(found) == _set(expect)


def _match(given: dict[str, Any], expect: Any) -> None:
    left = points_to_go(tuple(given["left"]), given["winner"], given["gp"])
    assert expect == {"left": list(left), "over": left.index(0) if 0 in left else None}


def _dealer(given: dict[str, Any], expect: Any) -> None:
    rules = Rules(Options(match_points=99))  # no match ends while dealers are counted
    state = rules.apply(rules.start(), Lots(given["first_dealer"]))
    dealers = []
    for winner in [*given["winners"], None]:
        state = rules.apply(state, Deal(rules.deck))
        dealers.append(state.public.match.dealer)
        if winner is not None:
            state = rules.apply(state, DealWon(winner, 1, Reason.SIXTY_SIX))
    assert dealers == expect


def _play(given: dict[str, Any], expect: Any) -> None:
    match = _position(given)
    moves = given["moves"]
    if expect != "illegal":
        for move in moves:
            _move(match, move)
        assert expect
        for key, value in expect.items():
            assert FOUND[key](match, _public(match)) == _wanted(key, value), key
        return
    for move in moves[:-1]:
        _move(match, move)
    before = tuple(match.steps)
    try:
        _move(match, moves[-1])
    except Refused:
        assert tuple(match.steps) == before
        return
    raise AssertionError(f"{moves[-1]} must be refused")


def _position(given: dict[str, Any]) -> Match[Public]:
    indicator, trump = given["ind"], given.get("trump")
    assert (indicator is None) == (trump is not None), "trumps are given just if nothing shows them"
    hands = _cards(given["h0"]), _cards(given["h1"])
    start = position(
        hands,
        leader=given["leader"],
        talon=_cards(given["talon"]),
        indicator=_card(indicator) if indicator else None,
        trump=SUITS[trump] if trump else None,
        won=(_cards(given.get("won0", "")), _cards(given.get("won1", ""))),
        marriages=tuple(given.get("marr", (0, 0))),
        pending=tuple(given.get("pend", (0, 0))),
    )
    return Match(Rules(), start=start)


def _move(match: Match[Public], move: str) -> None:
    seat, verb, *codes = move.split()
    if match.turn != int(seat):
        raise Refused(f"{move}: it is the turn of {match.turn}")
    choice: Choice
    if codes:
        if (verb == "reply") != bool(match.state.cards[TRICK]):
            raise Refused(f"{move} does not fit the table")
        choice = Play(_card(codes[0]))
    else:
        choice = {"exchange": Exchange(), "close": Close()}[verb]
    try:
        match.play(choice)
    except IllegalChoice as refusal:
        raise Refused(move) from refusal


def _public(match: Match[Public]) -> DealPublic:
    deal = match.state.public.deal
    assert deal is not None
    return deal


def _wanted(key: str, value: Any) -> Any:
    if key in ("h0", "h1", "legal0", "legal1"):
        return _set(value.split())
    return _card(value) if key == "ind" and value else value


def _leader(match: Match[Public], deal: DealPublic) -> Seat:
    return 1 - deal.turn if match.state.cards[TRICK] else deal.turn


def _indicator(match: Match[Public], deal: DealPublic) -> Card | None:
    del deal
    face = match.state.cards[INDICATOR] + match.state.cards[CLOSED]
    return face[0] if face else None


def _over(match: Match[Public], deal: DealPublic) -> dict[str, Any] | None:
    del deal
    for step in match.steps:
        match step.event:
            case DealWon(winner, points, reason):
                return {"winner": winner, "gp": points, "why": str(reason)}
    return None


def _hand(seat: Seat) -> "Finding":
    return lambda match, deal: sorted(held_by(match.state.cards, seat))


def _replies(seat: Seat) -> "Finding":
    def found(match: Match[Public], deal: DealPublic) -> list[Card]:
        assert match.turn == seat and match.state.cards[TRICK], "there is nothing to reply to"
        legal = match.rules.legal(match.state)
        return sorted(choice.card for choice in legal if isinstance(choice, Play))

    return found


Finding = Callable[[Match[Public], DealPublic], Any]
FOUND: dict[str, Finding] = {
    "points": lambda match, deal: list(deal.points),
    "pending": lambda match, deal: list(deal.pending),
    "tricks": lambda match, deal: [tricks_won(match.state.cards, seat) for seat in (0, 1)],
    "leader": _leader,
    "h0": _hand(0),
    "h1": _hand(1),
    "legal0": _replies(0),
    "legal1": _replies(1),
    "ind": _indicator,
    "talon_left": lambda match, deal: len(match.state.cards[TALON]),
    "rec": lambda match, deal: (
        [deal.at_closing.points, deal.at_closing.tricks] if deal.at_closing else None
    ),
    "over": _over,
}
KINDS = {"trick": _trick, "strict": _strict, "match": _match, "dealer": _dealer, "play": _play}
