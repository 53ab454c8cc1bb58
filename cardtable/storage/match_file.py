"""Matches in a file of JSON, for another machine or for later; see docs/match_file.md."""

import json
import math
from collections.abc import Iterable
from enum import Enum, auto
from typing import Any

from cardtable.engine.shuffle import NUMBERS
from cardtable.storage.archive import FINISHED, STATES, KeptMatch
from cardtable.storage.reading import LATEST, Head

FORMAT = 1
"""The version of the file. Older ones must stay readable: see tests/storage/exports."""
SUFFIX = ".cardtable"
"""By which a desktop knows the file. Earlier ones were called ``.json``, and are read as well."""
LARGEST = 64_000_000
"""Bytes: two thousand long matches, or more short ones."""
ROOM = LARGEST - 1000
"""Bytes of parts in one file, with the commas between them."""
_KEY = "cardtable"
_LONGEST = 400
"""Letters in a short text, such as the name of a game."""


class Why(Enum):
    """Why a file of matches is refused."""

    EMPTY = auto()
    LARGE = auto()
    FOREIGN = auto()
    NEWER = auto()
    DAMAGED = auto()
    GAME = auto()
    RULES = auto()
    UNREADABLE = auto()


class Refused(ValueError):
    """The file is not taken in; ``detail`` is the version, game or step that is wrong."""

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(f"{why.name} {detail}".strip())
        self.why = why
        self.detail = detail


def written(matches: Iterable[KeptMatch]) -> bytes:
    """The file of these matches."""
    return whole_file(map(part_of_file, matches))


def part_of_file(match: KeptMatch) -> bytes:
    """The match as it stands in a file. Raises ``ValueError`` for one that no file can hold."""
    text = json.dumps(_plain(match), ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode()


def whole_file(parts: Iterable[bytes]) -> bytes:
    """The file of these parts."""
    return b'{"%b":%d,"matches":[%b]}\n' % (_KEY.encode(), FORMAT, b",".join(parts))


def read_file(content: bytes) -> tuple[KeptMatch, ...]:
    """The matches in the file, whose choices have not been held to the rules. Raises `Refused`."""
    if len(content) > LARGEST:
        raise Refused(Why.LARGE)
    if not content.strip():
        raise Refused(Why.EMPTY)
    document = _document(content)
    version = document[_KEY]
    if type(version) is not int or version < 1:
        raise Refused(Why.DAMAGED)
    if version > FORMAT:
        raise Refused(Why.NEWER, str(version))
    matches = document.get("matches")
    if not isinstance(matches, list) or not matches:
        raise Refused(Why.DAMAGED)
    try:
        return tuple(_match(each) for each in matches)
    except (LookupError, TypeError, ValueError) as error:
        raise Refused(Why.DAMAGED) from error


def _document(content: bytes) -> dict[str, Any]:
    try:
        text = content.decode("utf-8-sig")
        document = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        # A file of ours says what it is before anything can be wrong with it.
        ours = content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b'{"cardtable":')
        raise Refused(Why.DAMAGED if ours else Why.FOREIGN) from error
    if not isinstance(document, dict) or _KEY not in document:
        raise Refused(Why.FOREIGN)
    return document


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def _plain(match: KeptMatch) -> dict[str, object]:
    head = match.head
    return {
        "game": head.game,
        "preset": head.preset,
        "options": dict(head.options),
        "players": list(head.players),
        "rules": head.rules,
        "number": head.number,
        "start": head.start,
        "state": match.state,
        "started": match.started,
        "ended": match.ended,
        "assisted": list(match.assisted),
        "choices": list(match.choices),
        "made": list(match.made),
    }


def _match(written: Any) -> KeptMatch:
    """The match as written; whatever is of a wrong type raises TypeError or ValueError."""
    if not isinstance(written, dict):
        raise TypeError("no match")
    options, state = written["options"], _text(written["state"])
    if not isinstance(options, dict) or state not in STATES:
        raise TypeError("options or state")
    _sound([options, written["start"], written["choices"]])
    choices = tuple(_listed(each) for each in _listed(written["choices"]))
    made = tuple(_moment(each) for each in _listed(written["made"]))
    if len(choices) != len(made):
        raise ValueError("as many moments as choices")
    ended = None if written["ended"] is None else _moment(written["ended"])
    if state == FINISHED and ended is None:
        raise ValueError("a finished match has ended")
    head = Head(
        _text(written["game"]),
        _text(written["preset"]),
        options,
        tuple(_text(each) for each in _listed(written["players"])),
        _whole(written["rules"], 1_000_000),
        _whole(written["number"], NUMBERS),
        written["start"],
    )
    assisted = tuple(sorted({_text(each) for each in _listed(written["assisted"])}))
    started = _moment(written["started"])
    return KeptMatch(head, state, started, ended, None, assisted, choices, (), made)


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise TypeError("no short text")
    value.encode()  # half a surrogate pair cannot be kept
    return value


def _listed(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError("no list")
    return value


def _whole(value: object, below: int) -> int:
    if type(value) is not int or not 0 <= value < below:
        raise TypeError("no whole number in its range")
    return value


def _moment(value: object) -> float:
    if type(value) not in (int, float) or not isinstance(value, int | float):
        raise TypeError("no moment")
    if not math.isfinite(value) or not 0 <= value <= LATEST:
        raise ValueError("no moment of a match")
    return float(value)


def _sound(value: object) -> None:
    """Raises unless every text in the value can be kept."""
    json.dumps(value, ensure_ascii=False).encode()
