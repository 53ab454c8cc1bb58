"""The vectors of Schieber Jass, told to the rules of the program."""

from collections.abc import Iterable
from typing import Any

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.match import IllegalChoice, Match
from cardtable.engine.rules import NATURE, Choice, Deal, Lots, Play
from cardtable.games.jass.model import (
    SEATS,
    STANDARD,
    TEAMS,
    Choose,
    Contract,
    DealScored,
    Public,
    Push,
)
from cardtable.games.jass.position import position
from cardtable.games.jass.rules import FIRST_FOREHAND, Rules
from cardtable.games.jass.scoring import (
    STOECK,
    Credit,
    Item,
    credited,
    is_schneider,
    leader_past,
    next_credit,
    team_of,
    trick_points,
    worth,
)
from cardtable.games.jass.tricks import DECK, playable, taker
from cardtable.games.jass.weis import best_of, melds, total

SUITS = {"E": Suit.CLUBS, "R": Suit.HEARTS, "D": Suit.SPADES, "S": Suit.DIAMONDS}
RANKS = {"O": Rank.QUEEN, "U": Rank.JACK, "B": Rank.TEN}
CONTRACTS = {
    **{code: Contract(suit.value) for code, suit in SUITS.items()},
    "OBE": Contract.OBENABE,
    "UND": Contract.UNDENUFE,
}
CODES = {contract: code for code, contract in CONTRACTS.items()}
RULES = Rules()
Scores = tuple[int, ...]


def check(kind: str, given: dict[str, Any], expect: Any) -> None:
    """Compare what the rules say with what the vector expects. Raises an error if it differs."""
    KINDS[kind](given, expect)


def card_of(code: str) -> Card:
    """The card of a code of the vectors."""
    return Card(SUITS[code[0]], RANKS.get(code[1]) or Rank(code[1]))


def _cards(codes: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(card_of, codes))


def _choice(code: str) -> Choice:
    return Push() if code == "SHOVE" else Choose(CONTRACTS[code])


def _code(choice: Choice) -> str:
    return CODES[choice.contract] if isinstance(choice, Choose) else "SHOVE"


def _legal(given: dict[str, Any], expect: Any) -> None:
    hand, trick = _cards(given["hand"]), _cards(given["trick"])
    found = playable(hand, trick, CONTRACTS[given["contract"]])
    assert sorted(found) == sorted(_cards(expect))


def _trick(given: dict[str, Any], expect: Any) -> None:
    trick, contract = _cards(given["trick"]), CONTRACTS[given["contract"]]
    assert [taker(trick, contract), worth(trick, contract)] == expect


def _weis(given: dict[str, Any], expect: Any) -> None:
    contract = CONTRACTS[given["contract"]]
    hands = map(_cards, given["hands"])
    found = [melds(hand, contract, STANDARD) for hand in hands]
    best = best_of([own[0] if own else None for own in found], contract, STANDARD)
    points = [0, 0]
    for seat, own in enumerate(found):
        if best is not None and team_of(seat) == team_of(best):
            points[team_of(best)] += total(own) * STANDARD.factor(contract)
    declared = [sorted((meld.points for meld in own), reverse=True) for own in found]
    assert expect == {"declared": declared, "best_seat": best, "points": points}


def _live(given: dict[str, Any], expect: Any) -> None:
    contract = CONTRACTS[given["contract"]]
    scores, team = tuple(given["scores"]), given["stock_team"]
    unscored = team is not None and contract.trump is not None
    stoeck = Credit(Item.STOECK, team, STOECK) if unscored else None
    for kind, *step in given["steps"]:
        scores, stoeck = _stepped(kind, step, scores, stoeck, STANDARD.factor(contract))
    target = STANDARD.target
    assert expect == {
        "scores": list(scores),
        "winner": leader_past(scores, target),
        "schneider": is_schneider(scores, target),
    }


def _stepped(
    kind: str, step: list[Any], scores: Scores, stoeck: Credit | None, factor: int
) -> tuple[Scores, Credit | None]:
    """Scores and unscored Stöck after all that waits at this step has counted."""
    waiting: list[Credit] = []
    match kind, step:
        case "first", [weis_team, weis, team, points]:
            if weis_team is not None:
                waiting.append(Credit(Item.WEIS, weis_team, weis))
            waiting.append(Credit(Item.TRICK, team, trick_points(points)))
        case "stock", []:
            waiting += [stoeck] if stoeck else []
        case "trick", [team, points, *more]:
            last, all_nine = more or (False, False)
            counts = trick_points(points, last=last, all_nine=all_nine)
            waiting.append(Credit(Item.TRICK, team, counts))
        case _:
            raise AssertionError((kind, step))
    while credit := next_credit(scores, waiting, stoeck, factor, STANDARD.target):
        scores = credited(scores, credit, factor)
        waiting = [each for each in waiting if each != credit]
        stoeck = None if credit == stoeck else stoeck
    return scores, stoeck


def _bidding(given: dict[str, Any], expect: Any) -> None:
    hands = tuple(DECK[seat::SEATS] for seat in range(SEATS))
    match: Match[Public] = Match(RULES, start=position(hands))
    for code in given["choices"]:
        match.play(_choice(code))
    deal = match.state.public.deal
    assert deal is not None
    if deal.contract is None:
        options = sorted(map(_code, RULES.legal(match.state)))
        assert sorted(expect["options"]) == options
        assert expect == {"to_choose": match.turn, "options": expect["options"]}
        return
    factor = STANDARD.factor(deal.contract)
    assert expect == {"contract": CODES[deal.contract], "factor": factor, "leader": match.turn}


def _rotation(given: dict[str, Any], expect: Any) -> None:
    found = [_dealer_and_forehand(given["deal"], given["r7_seat"], lots) for lots in range(SEATS)]
    dealers = {dealer for dealer, _ in found}
    assert len({forehand for _, forehand in found}) == 1
    assert [dealers.pop() if len(dealers) == 1 else None, found[0][1]] == expect


def _dealer_and_forehand(number: int, seat: int, lots: int) -> tuple[int | None, int]:
    """Who deals and who is forehand in the deal of this number."""
    state = RULES.apply(RULES.start(), Lots(lots))
    others = [card for card in DECK if card != FIRST_FOREHAND]
    place = (seat - lots - 1) % SEATS * 3  # somewhere in this seat's first packet
    order = (*others[:place], FIRST_FOREHAND, *others[place:])
    for _ in range(number):
        state = RULES.apply(state, Deal(order))
        dealt = state.public
    assert dealt.deal is not None
    return dealt.match.dealer, dealt.deal.forehand


def _deal(given: dict[str, Any], expect: Any) -> None:
    hands = tuple(map(_cards, given["hands"]))
    first, second = given["scores"]
    match: Match[Public] = Match(RULES, start=position(hands, scores=(first, second)))
    match.play(Choose(CONTRACTS[given["contract"]]))
    for card in (card for trick in given["plays"] for card in _cards(trick)):
        if match.turn is None or match.turn == NATURE:
            assert match.turn is None, "only a match that is won ends a deal early"
            _refuse(match, Play(card))
            continue
        match.play(Play(card))
    end = match.steps[-1].event
    assert isinstance(end, DealScored)
    found = {
        "scores": list(match.state.public.scores),
        "winner": leader_past(match.state.public.scores, STANDARD.target),
        "raw": [end.teams[team].card_points for team in TEAMS],
        "tricks": [end.teams[team].tricks for team in TEAMS],
    }
    assert expect == {key: found[key] for key in expect}


def _refuse(match: Match[Public], choice: Choice) -> None:
    try:
        match.play(choice)
    except IllegalChoice:
        return
    raise AssertionError(f"{choice} must be refused")


KINDS = {
    "legal": _legal,
    "trick": _trick,
    "weis": _weis,
    "live": _live,
    "bidding": _bidding,
    "rotation": _rotation,
    "deal": _deal,
}
