"""A whole match as text: every choice with what else was possible, and what came of it.

A new one begins with its first line alone: ``preset schnapsen, match 7, chosen by 3``,
and if it shall be broken off, ``, at most 2 deals``.
"""

import re
from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import Any

from cardtable.engine.match import Match
from cardtable.engine.record import encode, plain
from cardtable.engine.rules import NATURE, CardChoice, Choice, Deal, Event, State
from tests.games.playing import DEALS_OF_A_MATCH, AnyRules, sensible

HEAD = re.compile(r"preset (\S+), match (\d+), chosen by (\d+)(?:, at most (\d+) deals)?")


def head_of(text: str) -> tuple[str, int, int, int]:
    """Preset, match number, the seed of the random choices, and after how many deals to stop."""
    found = HEAD.match(text)
    assert found, "its first line must say what to play"
    return found[1], int(found[2]), int(found[3]), int(found[4] or DEALS_OF_A_MATCH)


def random_text(rules: AnyRules, head: str) -> str:
    """The match that the first line tells, every choice made at random."""
    _, number, seed, deals = head_of(head)
    match, rng = Match(rules, number), Random(seed)
    lines = [head]
    while match.turn is not None:
        if match.turn == NATURE and match.deals == deals:
            break
        legal = sensible(match.rules.legal(match.state), rng)
        lines += told(match, _any(legal, rng) if legal else match.chance())
    return "\n".join([*lines, *_end(match)]) + "\n"


def replayed_text(rules: AnyRules, text: str) -> str:
    """The match in which the choices that the text tells are made, told again."""
    head, *rest = text.splitlines()
    match = Match(rules, head_of(head)[1])
    lines = [head]
    for line in rest:
        if line.startswith("> "):
            lines += told(match, choice_of(match, line))
    return "\n".join([*lines, *_end(match)]) + "\n"


def told(match: Match[Any], choice: Choice) -> Iterator[str]:
    """Make the choice; the lines that tell it and all that follows."""
    legal = match.rules.legal(match.state)
    yield f"> {_seat(match.turn)}: {word(choice)}"
    if len(legal) > 1:
        yield f"  of: {', '.join(map(word, legal))}"
    for step in match.play(choice)[1:]:
        yield f"  {word(step.event)}"
    if isinstance(choice, Deal):
        yield from _layout(match.state)
    else:
        yield f"  {_count(match.state)}"


def word(event: Event) -> str:
    """The event by its name and what stands in it, e.g. ``Play SA``."""
    if isinstance(event, Choice):
        name, *values = encode(event)
    else:
        name, values = type(event).__name__, list(plain(event).values())
    return " ".join([name, *map(_value, values)])


def _any(legal: tuple[Choice, ...], rng: Random) -> Choice:
    """One of them; where cards and buttons may be chosen, seldom a button."""
    cards = [choice for choice in legal if isinstance(choice, CardChoice)]
    buttons = [choice for choice in legal if not isinstance(choice, CardChoice)]
    button = not cards or (buttons and rng.random() < 0.12)
    return rng.choice(buttons if button else cards)


def _value(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(_value, value))
    return str(value.value if isinstance(value, Enum) else value)


def choice_of(match: Match[Any], line: str) -> Choice:
    """The choice that a line of the text tells; fails where the rules do not allow it."""
    possible = match.rules.legal(match.state) or (match.chance(),)
    for choice in possible:
        if line == f"> {_seat(match.turn)}: {word(choice)}":
            return choice
    raise AssertionError(f"{line!r} is not possible, only {', '.join(map(word, possible))}")


def _seat(seat: int | None) -> str:
    return "nature" if seat == NATURE else f"seat {seat}"


def _layout(state: State[Any]) -> Iterator[str]:
    for zone in sorted(state.cards.zones(), key=lambda zone: (zone.name, zone.owner or 0)):
        owner = "" if zone.owner is None else f" {zone.owner}"
        yield f"  {zone.name}{owner}: {' '.join(map(str, state.cards[zone]))}"


def _count(state: State[Any]) -> str:
    zones = sorted(state.cards.zones(), key=lambda zone: (zone.name, zone.owner or 0))
    return ", ".join(
        f"{zone.name}{'' if zone.owner is None else zone.owner} {len(state.cards[zone])}"
        for zone in zones
    )


def _end(match: Match[Any]) -> Iterator[str]:
    yield f"= {' : '.join(map(str, match.rules.scores(match.state)))} after {match.deals} deals"
