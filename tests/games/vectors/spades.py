"""The vectors of Spades, told to the rules of the program."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from cardtable.engine.cards import Card, card
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice, Deal, Event, Lots, Play, State, TrickWon
from cardtable.games.spades.model import (
    DISCARDS,
    HAND,
    HAND_SIZE,
    PRESETS,
    TRICK,
    Bid,
    DealPublic,
    DealScored,
    Discarded,
    DoubleNil,
    Drawn,
    Keep,
    Look,
    MatchPublic,
    Options,
    Phase,
    Public,
    Redraw,
    Refuse,
    Throw,
    Trick,
)
from cardtable.games.spades.position import position
from cardtable.games.spades.rules import DECK, Rules

Cards = tuple[Card, ...]
Found = Mapping[str, Iterable[Card]]
SEAT = {"A": 0, "B": 1}
PLAYER = "AB"
OPTIONS = {"S300": PRESETS["spades300"], "S500": PRESETS["spades500"]}


def check(kind: str, given: dict[str, Any], expect: Any) -> None:
    """Compare what the rules say with what the vector expects. Raises AssertionError."""
    KINDS[kind](given, expect)


def _card(code: str) -> Card:
    return card(code.replace("10", "T"))


def _cards(codes: list[str]) -> Cards:
    return tuple(map(_card, codes))


def _begun(options: Options, drawer: Seat, stock: Cards = ()) -> Match[Public]:
    """A match in its first deal, with these cards on top."""
    assert len(set(stock)) == len(stock)
    match = Match(Rules(options))
    match.play(Lots(drawer))
    match.play(Deal((*stock, *(each for each in DECK if each not in stock))))
    return match


def _drawn(match: Match[Public], choice: Choice) -> None:
    """Keep or refuse, and before it no double nil if that is asked."""
    if Look() in match.rules.legal(match.state):
        match.play(Look())
    match.play(choice)


def _draw(given: dict[str, Any], expect: Any) -> None:
    stock, decisions = _cards(given["stock"]), given["decisions"]
    assert len(stock) == 2 * len(decisions), "a turn takes two cards"
    match = _begun(OPTIONS[given["variant"]], SEAT[given["first"]], stock)
    for decision in decisions:
        _drawn(match, {"keep": Keep(), "reject": Refuse()}[decision])
    ends = [step for step in match.steps if isinstance(step.event, Drawn | Discarded)]
    last = ends[-1].state  # before the next player looks at his card
    held: Found = {"A": last.cards[HAND[0]], "B": last.cards[HAND[1]], "pile": last.cards[DISCARDS]}
    seen: Found = {"seenA": last.seen[0], "seenB": last.seen[1]}
    assert _sets({**held, **seen}) == {key: sorted(_cards(codes)) for key, codes in expect.items()}


def _sets(found: Found) -> dict[str, list[Card]]:
    return {key: sorted(held) for key, held in found.items()}


def _roles(given: dict[str, Any], expect: Any) -> None:
    options = replace(OPTIONS[given["variant"]], target=1000)  # no match ends while hands are seen
    match = _begun(options, SEAT[given["first_drawer_hand1"]])
    for _ in range(given["hand_no"] - 1):
        while match.turn != NATURE:
            match.play(match.rules.legal(match.state)[-1])
        match.play(Deal(DECK))
    found = {"draws_first": match.turn}
    while _deal(match).phase is Phase.DRAWING:
        match.play(match.rules.legal(match.state)[-1])
    found["bids_first"] = match.turn
    while _deal(match).phase is Phase.BIDDING:
        match.play(Bid(6))
    found["leads_first"] = match.turn
    assert expect == {role: PLAYER[seat] for role, seat in found.items() if seat is not None}


def _in_play(
    hands: tuple[Cards, Cards], trick: Cards = (), *, turn: Seat = 0, broken: bool = False
) -> State[Public]:
    """A moment of play of which only these cards are told."""
    deal = DealPublic(turn=turn, first=0, phase=Phase.PLAY, bids=(6, 6), broken=broken)
    cards = Layout({HAND[0]: hands[0], HAND[1]: hands[1], TRICK: trick})
    return State(cards, Public(MatchPublic(drawer=0, deals=1), deal))


def _playable(given: dict[str, Any]) -> list[Card]:
    led = (_card(given["led"]),) if given["led"] else ()
    state = _in_play((_cards(given["hand"]), ()), led, broken=given["broken"])
    return [choice.card for choice in Rules().legal(state) if isinstance(choice, Play)]


def _legal(given: dict[str, Any], expect: Any) -> None:
    assert sorted(_playable(given)) == sorted(_cards(expect))


def _auto(given: dict[str, Any], expect: Any) -> None:
    found = _playable(given)
    assert (found[0] if len(found) == 1 else None) == (_card(expect) if expect else None)


def _played(lead: Card, reply: Card, *, broken: bool = False) -> tuple[Event | None, bool]:
    """What follows on lead and reply, and whether spades are broken then."""
    rules, state = Rules(), _in_play(((lead,), (reply,)), broken=broken)
    state = rules.apply(rules.apply(state, Play(lead)), Play(reply))
    assert state.public.deal is not None
    return rules.follow(state), state.public.deal.broken


def _winner(given: dict[str, Any], expect: Any) -> None:
    event, _ = _played(_card(given["lead"]), _card(given["reply"]))
    assert isinstance(event, TrickWon)
    assert expect == ("lead", "reply")[event.seat]


def _breaks(given: dict[str, Any], expect: Any) -> None:
    lead, reply = _cards(given["cards"])
    _, broken = _played(lead, reply, broken=given["broken"])
    assert expect is broken


def _scored(target: int, sides: tuple[dict[str, Any], ...]) -> tuple[Rules, State[Public]]:
    """The state after a deal in which both did this; thirteen tricks in all."""
    rules = Rules(Options(target=target))
    taken = [seat for seat, side in enumerate(sides) for _ in range(side["tricks"])]
    deal = DealPublic(
        turn=0,
        first=0,
        phase=Phase.PLAY,
        bids=tuple(side["bid"] for side in sides),
        double_nil=tuple(side.get("dn", False) for side in sides),
        tricks=tuple(Trick(0, DECK[0], DECK[1], seat) for seat in taken),
    )
    scores, bags = (tuple(side[key] for side in sides) for key in ("score", "bags"))
    state = State(Layout[Card]({}), Public(MatchPublic(scores, bags, 0, 1), deal))
    event = rules.follow(state)
    assert isinstance(event, DealScored), "thirteen tricks make a deal"
    return rules, rules.apply(state, event)


def _score(given: dict[str, Any], expect: Any) -> None:
    other = {"score": 0, "bags": 0, "bid": 1, "tricks": HAND_SIZE - given["tricks"]}
    _, state = _scored(1000, (given, other))
    match = state.public.match
    side = match.sheet[-1].sides[0]
    assert expect == {
        "delta": side.points,
        "penalty": -side.penalty,
        "score": match.scores[0],
        "bags": match.bags[0],
    }


def _hand(given: dict[str, Any], expect: Any) -> None:
    rules, state = _scored(given["target"], (given["A"], given["B"]))
    one, other = rules.scores(state)
    outcome = "next hand"
    if rules.turn(state) is None:
        outcome = "A wins" if one > other else "B wins"
    elif one == other and one >= given["target"]:
        outcome = "tie: next hand"
    assert expect == {"A": one, "B": other, "outcome": outcome}


def _two_nils(given: dict[str, Any], expect: Any) -> None:
    rules, state = _scored(1000, (given["A"], given["B"]))
    assert expect == dict(zip(PLAYER, rules.scores(state), strict=True))


def _before_exchange(hand: Cards, pile: Cards) -> Match[Public]:
    """Seat 1 has bid double nil and bids first; both hold thirteen cards."""
    other = tuple(each for each in DECK if each not in {*hand, *pile})
    options = PRESETS["spades500"]
    start = position((other, hand), options=options, discards=pile, double_nil=(False, True))
    return Match(Rules(options), start=start)


def _exchange(given: dict[str, Any], expect: Any) -> None:
    match = _before_exchange(_cards(given["hand"]), _cards(given["pile"]))
    match.play(Throw(1, tuple(sorted(_cards(given["give"]), key=DECK.index))))
    if given["give"]:
        match.play(Redraw(1, _cards(given["take"])))
    hand, pile = match.state.cards[HAND[1]], match.state.cards[DISCARDS]
    assert sorted(hand) == sorted(_cards(expect["hand"]))
    assert len(pile) == expect["pile_size"]
    assert {*_cards(expect["pile_has"])} <= {*pile}
    assert not {*_cards(expect["pile_lacks"])} & {*pile}
    swapped = {"pile_has": given["give"], "pile_lacks": given["take"]}
    assert all(sorted(expect[key]) == sorted(codes) for key, codes in swapped.items())


def _exchange_bad(given: dict[str, Any], expect: Any) -> None:
    match = _before_exchange(DECK[:HAND_SIZE], DECK[2 * HAND_SIZE :])
    allowed = match.rules.allows(match.state, Throw(1, DECK[: given["give"]]))
    assert expect == ("legal" if allowed else "illegal")


def _window(given: dict[str, Any], expect: Any) -> None:
    match, found = _begun(PRESETS["spades500"], SEAT[given["first"]]), list[str]()
    for _ in range(5):
        seat, legal = match.turn, match.rules.legal(match.state)
        assert seat is not None
        own = sum(draw.seat == seat for draw in _deal(match).draws)
        asked = DoubleNil() in legal
        found.append(f"{PLAYER[seat]} {'asked' if asked else f'turn {own + 1}'}")
        match.play(Look() if asked else Keep())
    assert found == expect


def _deal(match: Match[Public]) -> DealPublic:
    deal = match.state.public.deal
    assert deal is not None
    return deal


KINDS: dict[str, Callable[[dict[str, Any], Any], None]] = {
    "draw": _draw,
    "roles": _roles,
    "legal": _legal,
    "auto": _auto,
    "winner": _winner,
    "breaks": _breaks,
    "score": _score,
    "hand": _hand,
    "exchange": _exchange,
    "exchange_bad": _exchange_bad,
    "hand2nil": _two_nils,
    "dnwindow": _window,
}
