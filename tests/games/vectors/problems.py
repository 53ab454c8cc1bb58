"""Published problems of Schnapsen as positions: one state for every card that may lie hidden."""

from typing import Any

from cardtable.engine.cards import Card, Suit, card
from cardtable.engine.rules import State
from cardtable.games.schnapsen.model import Public, Standing
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import DECK

Cards = tuple[Card, ...]


def worlds(problem: dict[str, Any]) -> list[State[Public]]:
    """The states that the problem leaves possible, in the order of its values.

    Seat 0 is asked, or leads second: where the opponent is known to play a card first, it is
    still in his hand. What seat 0 is said to know is in what it has seen.
    """
    lead = card(problem["lead"]) if problem.get("lead") else None
    if problem["kind"] == "exact":
        others = tuple(each for each in hand(problem["opp"]) if each != lead)
        return [_state(problem, others, lead, None)]
    unseen = [each for each in hand(problem["unseen"]) if each != lead]
    known = hand(problem.get("known", ""))
    hidden = [each for each in unseen if each not in known]
    return [
        _state(problem, tuple(each for each in unseen if each != out), lead, out) for out in hidden
    ]


def hand(text: str) -> Cards:
    """The cards of ``S:AT H:- C:K``."""
    return tuple(
        card(suit + rank)
        for suit, _, ranks in (group.partition(":") for group in text.split())
        for rank in ranks.replace("-", "")
    )


def _state(
    problem: dict[str, Any], others: Cards, lead: Card | None, hidden: Card | None
) -> State[Public]:
    mine, trump, closer = hand(problem["you"]), Suit(problem["trump"]), problem.get("closer")
    trick = (lead,) if lead else ()
    indicator = card(problem["up"]) if "up" in problem else None
    listed = {*mine, *others, *trick, *filter(None, (hidden, indicator))}
    rest = [each for each in DECK if each not in listed]
    talon = (hidden,) if hidden else ()
    if closer is not None:
        indicator = next(each for each in rest if each.suit == trump)
        rest.remove(indicator)
        talon = talon or (rest.pop(),)
    points, first = problem["pts"], 2 if problem["pts"][0] else 0
    mine_won, theirs_won = tuple(rest[:first]), tuple(rest[first:])
    if not points[1]:
        mine_won, theirs_won = tuple(rest), ()
    state = position(
        (mine, others),
        leader=1 if lead or problem.get("onlead") == 1 else 0,
        trick=trick,
        talon=talon,
        indicator=indicator,
        trump=trump,
        won=(mine_won, theirs_won),
        points=(points[0], points[1]),
        closed_by=closer,
        at_closing=None if closer is None else Standing(problem["closepts"], 1),
        to_go=tuple(problem.get("gp") or (7, 7)),
    )
    known = hand(problem.get("known") or problem.get("opp", ""))
    return State(state.cards, state.public, (frozenset(known), frozenset()))
