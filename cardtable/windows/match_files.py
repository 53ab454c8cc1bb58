"""Files of matches on the disk: written, and read so that only what obeys the rules comes in."""

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardtable.engine.match import IllegalChoice, Match
from cardtable.engine.record import BadRecord, decode, read_state
from cardtable.engine.rules import NATURE, Rules
from cardtable.games import game_ids, part
from cardtable.storage.archive import FINISHED, KeptMatch
from cardtable.storage.history import Head
from cardtable.storage.match_file import FORMAT, LARGEST, Refused, Why, read_file, written
from cardtable.windows.offers import is_own
from cardtable.windows.saved import options_of


def write_matches(path: Path, matches: Iterable[KeptMatch]) -> None:
    """Writes the file, or leaves what was there. Raises OSError."""
    content = written(matches)
    aside = path.with_name(f"{path.name}.part")
    try:
        with aside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except OSError:
        aside.unlink(missing_ok=True)
        raise


def read_matches(path: Path, stopped: Callable[[], bool] = lambda: False) -> tuple[KeptMatch, ...]:
    """The matches in the file, each played through by the rules. Raises `Refused`.

    It takes a while for many; once `stopped`, nobody wants them any more, and none are given.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise Refused(Why.UNREADABLE) from error
    held = []
    for match in read_file(content):
        if stopped():
            return ()
        held.append(held_to_rules(match))
    return tuple(held)


def held_to_rules(match: KeptMatch) -> KeptMatch:
    """The match with the result and the seats that follow from its choices. Raises `Refused`."""
    played, seats = _played(match)
    if played.turn is not None:
        if match.state == FINISHED:
            raise Refused(Why.DAMAGED)
        return replace(match, seats=seats)
    ended = match.ended or max(match.started, *match.made)
    result = {"scores": list(played.rules.scores(played.state))}
    return replace(match, seats=seats, state=FINISHED, ended=ended, result=result)


def _played(match: KeptMatch) -> tuple[Match[Any], tuple[int, ...]]:
    """The match at its last choice, and who made each."""
    rules = _rules(match.head)
    seats: list[int] = []
    try:
        start = _start(match.head, rules)
        played = Match(rules, match.head.number, start)
        for choice in match.choices:
            seats.append(NATURE if played.turn is None else played.turn)
            played.play(decode(rules.choices, choice))
    except (BadRecord, IllegalChoice) as error:
        raise Refused(Why.RULES, str(max(1, len(seats)))) from error
    except Exception as error:
        # The rules assume a sound position; one that somebody made up may break them anywhere.
        raise Refused(Why.DAMAGED) from error
    return played, tuple(seats)


def _start(head: Head, rules: Rules[Any]) -> Any:
    return None if head.start is None else read_state(type(rules.start().public), head.start)


def _rules(head: Head) -> Rules[Any]:
    if head.game not in game_ids():
        raise Refused(Why.GAME, head.game)
    model = part(head.game, "model")
    if head.rules > model.RULES_NUMBER:
        raise Refused(Why.NEWER, f"{FORMAT}.{head.rules}")
    own = is_own(head.preset) and head.preset.startswith(head.game)
    if head.preset not in model.PRESETS and not own:
        raise Refused(Why.DAMAGED)
    try:
        rules: Rules[Any] = part(head.game, "rules").Rules(options_of(head))
    except ValueError as error:
        raise Refused(Why.DAMAGED) from error
    if len(head.players) != rules.seats:
        raise Refused(Why.DAMAGED)
    return rules
