"""Files of matches on the disk: written, and read so that only what obeys the rules comes in."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardtable.engine.match import IllegalChoice, Match
from cardtable.engine.record import BadRecord, decode, read_state
from cardtable.engine.rules import NATURE, Rules
from cardtable.games import game_ids, part
from cardtable.storage.archive import FINISHED, KeptMatch
from cardtable.storage.history import Head
from cardtable.storage.match_file import (
    FORMAT,
    LARGEST,
    ROOM,
    Refused,
    Why,
    part_of_file,
    read_file,
    whole_file,
)
from cardtable.storage.whole_file import next_free, write_bytes
from cardtable.windows.matches.offers import is_own
from cardtable.windows.matches.saved import options_of


def write_matches(path: Path, matches: Iterable[KeptMatch]) -> int:
    """Writes the file, or leaves what was there; how many matches it has. Raises OSError.

    What one file cannot hold goes to others beside it: `name-2.json` and so on. Nothing is
    written if there is no match, nor if one of them raises.
    """
    count, fresh, place = 0, list[Path](), path
    try:
        for lot in _lots(map(part_of_file, matches)):
            write_bytes(place, whole_file(lot))
            fresh.append(place)
            count += len(lot)
            place = next_free(path)
    except BaseException:
        for each in fresh:
            each.unlink(missing_ok=True)
        raise
    return count


def _lots(parts: Iterable[bytes]) -> Iterator[list[bytes]]:
    """As many parts together as one file can hold."""
    lot, size = list[bytes](), 0
    for each in parts:
        if lot and size + len(each) + 1 > ROOM:
            yield lot
            lot, size = [], 0
        lot.append(each)
        size += len(each) + 1
    if lot:
        yield lot


def read_matches(path: Path) -> tuple[KeptMatch, ...]:
    """The matches in the file, each played through by the rules. Raises `Refused`."""
    return tuple(map(held_to_rules, read_file(content_of(path))))


def content_of(path: Path) -> bytes:
    """What is in the file; a byte more than allowed at most. Raises `Refused`."""
    try:
        if path.exists() and not path.is_file():
            raise Refused(Why.UNREADABLE)  # a pipe would keep us waiting for ever
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, Refused):
            raise
        raise Refused(Why.UNREADABLE) from error


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
