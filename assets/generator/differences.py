"""What the other sets of a deck change of its standard set, line by line of each picture.

The other colours and the large index are committed as these differences: a sixth of the size of
the pictures, and `cardtable.table.other_sets` makes exactly the same pictures of them.
"""

import json
from difflib import SequenceMatcher
from pathlib import Path

from assets.generator.cards import face_ids, make_face
from assets.generator.look import Look
from assets.generator.themes import themes_of

STANDARD = "standard"  # the set that is committed: classic colours, normal index
_LARGE = "-large"

Difference = tuple[int, int, list[str]]
"""From this line on, up to that one, stand these lines instead."""


def all_sets(deck: str) -> dict[str, Look]:
    """Every set of a deck by name: colour sets, each with normal and large index."""
    sizes = {"": False, _LARGE: True}
    return {
        f"{STANDARD if theme == 'classic' else theme}{suffix}": Look(deck, theme, large=large)
        for theme in themes_of(deck)
        for suffix, large in sizes.items()
    }


def base_of(name: str) -> str:
    """The set that this one is told by; nothing for the standard set itself."""
    if name == STANDARD:
        return ""
    large = name.endswith(_LARGE) and name != STANDARD + _LARGE
    return STANDARD + _LARGE if large else STANDARD


def differences(before: str, after: str) -> list[Difference]:
    """What makes one picture out of another."""
    old, new = before.split("\n"), after.split("\n")
    found = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return [(i1, i2, new[j1:j2]) for tag, i1, i2, j1, j2 in found if tag != "equal"]


def build_differences(out: Path, deck: str) -> int:
    """Write what every other set of a deck changes; gives the number of sets."""
    drawn = {
        name: {suit + rank: make_face(look, suit, rank) for suit, rank in face_ids(deck)}
        for name, look in all_sets(deck).items()
    }
    for name, faces in drawn.items():
        if base := base_of(name):
            cards = {card: differences(drawn[base][card], svg) for card, svg in faces.items()}
            told = {"base": base, "cards": {card: each for card, each in cards.items() if each}}
            text = json.dumps(told, ensure_ascii=False, indent=0)
            (out / "decks" / deck / f"{name}.json").write_text(text, encoding="utf-8")
    return len(drawn) - 1
