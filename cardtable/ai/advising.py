"""Advice of any game's players, also of those that can only choose."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Protocol

from cardtable.ai.advice import Advice, Adviser, Rated, Reason
from cardtable.ai.imagine import CouldHold, imagine
from cardtable.ai.levels import player_of
from cardtable.ai.players import Budget, Player, play_out, unread
from cardtable.ai.question import Question
from cardtable.engine.rules import Choice, P, Rules, State, View, view
from cardtable.games import part

LAYOUTS = 60
MANY = 40
"""From more choices than these nobody reads a comparison."""
PLAIN_PLAYER = "baseline"
"""Who plays imagined deals out: quick, and sensible enough."""


class GivesReason(Protocol):
    """A game's function that finds what is true of a choice, in its module `reasons`."""

    def __call__(self, rules: Rules[Any], seen: View[Any], advice: Advice) -> Reason | None:
        """The most telling reason that the view alone proves; None if there is none."""


def advice(question: Question[P], budget: Budget | None = None) -> Advice:
    """What the asked level advises, with a reason if there is one.

    Raises KeyError for a level that there is not.
    """
    rules: Rules[P] = part(question.game, "rules").Rules(question.options)
    players = part(question.game, "ai").players()
    player: Player[P] = player_of(players, question.level)
    rng, seen, budget = Random(question.seed), question.view, budget or Budget(LAYOUTS)
    if isinstance(player, Adviser):
        found: Advice = player.advise(rules, seen, rng, budget)
    else:
        plain: Player[P] = players.get(PLAIN_PLAYER, player)
        found = advise_by_sampling(player, rules, seen, rng, budget, plain)
    if found.reason is None:
        gives_reason: GivesReason = part(question.game, "reasons").reason
        found = replace(found, reason=gives_reason(rules, seen, found))
    return found


def advise_by_sampling(
    player: Player[P],
    rules: Rules[P],
    seen: View[P],
    rng: Random,
    budget: Budget,
    plain: Player[P],
    reading: Callable[[View[Any]], CouldHold] = unread,
) -> Advice:
    """The player's own choice, beside what others bring in imagined deals.

    The deals are played out by the plain player. A choice that does better there than the one
    that the player prefers is left out: who thinks deeper has found something against it.
    """
    best = player.choose(rules, seen, rng)
    if not 1 < len(seen.legal) <= MANY:
        return Advice((Rated(best, 0.0),), all_layouts=len(seen.legal) == 1)
    totals, could_hold, layouts = dict.fromkeys(seen.legal, 0), reading(seen), 0

    def plays(state: State[P]) -> Choice:
        turn = rules.turn(state)
        assert turn is not None, "somebody is on turn"
        return plain.choose(rules, view(rules, state, turn), rng)

    while layouts < min(LAYOUTS, budget.layouts or LAYOUTS) and not (layouts and budget.enough()):
        guess = imagine(rules, seen, rng, could_hold)
        for choice in seen.legal:
            totals[choice] += play_out(rules, guess, choice, seen.seat, plays)
        layouts += 1
    rated = (Rated(choice, total / layouts) for choice, total in totals.items())
    most = totals[best] / layouts
    others = sorted(
        (each for each in rated if each.choice != best and each.value <= most),
        key=lambda each: -each.value,
    )
    return Advice((Rated(best, most), *others), layouts)
