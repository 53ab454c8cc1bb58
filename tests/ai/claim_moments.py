"""Moments of deals at which somebody leads, to ask there whether the rest is surely his."""

from collections.abc import Iterator
from random import Random
from typing import Any

from cardtable.ai.claim import Claim
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Deal, Play, Rules, State, View, view
from cardtable.engine.shuffle import thought_seed
from cardtable.games import part

Moment = tuple[Rules[Any], State[Any], View[Any]]
FEW = {"spades": 3, "schnapsen": 5, "jass": 2}
"""In endings of so many cards everything can be tried."""


def leads(game: str, number: int) -> Iterator[Moment]:
    """Every moment of one deal at which somebody leads a card.

    It is played at random, or by rules of thumb if the number is odd.
    """
    options = tuple(part(game, "model").PRESETS.values())
    rules = part(game, "rules").Rules(options[number % len(options)])
    match: Match[Any] = Match(rules, number)
    players = part(game, "ai").players()
    player = players["baseline" if number % 2 else "guesser"]
    while True:
        turn = match.turn
        if turn is None:
            return
        if turn == NATURE:
            chance = match.chance()
            if isinstance(chance, Deal) and match.deals == 1:
                return
            match.play(chance)
            continue
        seen = view(rules, match.state, turn)
        trick = [zone for zone in seen.cards.zones() if zone.name == "trick"]
        if not trick and any(isinstance(choice, Play) for choice in seen.legal):
            yield rules, match.state, seen
        match.play(player.choose(rules, seen, Random(thought_seed(number, len(match.steps), turn))))


def is_tried(game: str, seen: View[Any]) -> bool:
    """Whether the ending is small enough, and one that the brute force knows."""
    deal = seen.public.deal
    if game == "schnapsen":
        return deal.closed_by is not None or not any(
            zone.name == "indicator" for zone in seen.cards.zones()
        )
    if game == "spades" and any(deal.exchanged):
        return False
    return held_by(seen) <= FEW[game]


def held_by(seen: View[Any]) -> int:
    """How many cards the seat holds."""
    own = (zone for zone in seen.cards.zones() if zone.owner == seen.seat)
    return sum(len(seen.cards[zone]) for zone in own if zone.name in ("hand", "shown"))


def ask(game: str, rules: Rules[Any], seen: View[Any]) -> Claim:
    """What the game's own proof says."""
    found: Claim = part(game, "ai.claiming").claim(rules, seen)
    return found
