"""Ways to damage a file, each found again by its number."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

EXPORTS = Path(__file__).parent / "exports" / "v1"
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**40,
    0.5,
    1e308,
    float("nan"),
    "",
    "\ud800",
    "\0",
    "x" * 5000,
    "human",
    [],
    [[]],
    {},
    {"": 0},
)
"""Values that are seldom right."""
FOREIGN = (
    b"",
    b" \r\n\t ",
    b"\xef\xbb\xbf",
    b"\x89PNG\r\n\x1a\n" + bytes(100),
    b"%PDF-1.7\n",
    b"PK\x03\x04" + bytes(60),
    b"<html><body>No such page</body></html>",
    b"[General]\nlanguage=hu\n",
    b'{"name": "another program", "version": [1, 2]}',
    b"[1, 2, 3]",
    b"null",
    b"12",
    b'"cardtable"',
    b"\xff\xfe{\x00}\x00",
    b"SQLite format 3\x00" + bytes(84),
    bytes(4096),
    b"9" * 5000,
)
"""What other programs write."""


def cut(content: bytes, chance: Random) -> bytes:
    """Its beginning."""
    return content[: chance.randrange(len(content) + 1)]


def flipped(content: bytes, chance: Random) -> bytes:
    """With a few bits turned over."""
    changed = bytearray(content)
    for _ in range(chance.randint(1, 6)):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def overwritten(content: bytes, chance: Random) -> bytes:
    """With a stretch of noughts or noise in it."""
    start = chance.randrange(len(content))
    length = chance.choice((1, 16, 512, 4096))
    noise = bytes(length) if chance.random() < 0.5 else chance.randbytes(length)
    return content[:start] + noise + content[start + length :]


def doubled(content: bytes, chance: Random) -> bytes:
    """With a stretch of itself a second time, or without it."""
    first, last = sorted(chance.randrange(len(content)) for _ in range(2))
    if chance.random() < 0.5:
        return content[:last] + content[first:]
    return content[:first] + content[last:]


def foreign(content: bytes, chance: Random) -> bytes:
    """Another program's file, or ours behind or before it."""
    other = chance.choice(FOREIGN)
    return chance.choice((other, other, other + content, content + other))


def nested(content: bytes, chance: Random) -> bytes:
    """Brackets in brackets, more than anybody can follow; alone, or in the midst of the file."""
    depth = chance.choice((60, 400, 900, 990, 3000, 100_000))
    begin, end = chance.choice(((b"[", b"]"), (b'{"a":', b"}")))
    deep = begin * depth + b"1" + end * depth
    if chance.random() < 0.3:
        return deep
    places = [place for place, sign in enumerate(content) if sign in b",:["]
    place = chance.choice(places or [0])
    return content[: place + 1] + deep + b"," * (chance.random() < 0.5) + content[place + 1 :]


def other_values(content: bytes, chance: Random) -> bytes:
    """With values of other types, or missing ones, anywhere in the document."""
    document = json.loads(content)
    for _ in range(chance.randint(1, 3)):
        _change(document, chance)
    return json.dumps(document).encode()


def _change(document: Any, chance: Random) -> None:
    place = document
    while True:
        keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = chance.choice(keys)
        inside = place[key]
        if isinstance(inside, dict | list) and inside and chance.random() < 0.75:
            place = inside
            continue
        if chance.random() < 0.15:
            del place[key]
        else:
            place[key] = chance.choice(ODD)
        return


Damage = Callable[[bytes, Random], bytes]
OF_BYTES: tuple[Damage, ...] = (cut, flipped, flipped, overwritten, doubled, foreign)
OF_JSON: tuple[Damage, ...] = (*OF_BYTES, nested, other_values, other_values, other_values)
