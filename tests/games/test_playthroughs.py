"""Whole matches as text, compared line by line. They change only when the rules do.

`--regenerate` (or CARDTABLE_REGENERATE=1) writes them anew from their first lines.
"""

from pathlib import Path

import pytest

from cardtable.games import game_ids
from tests.games.playing import PRESETS, rules_of
from tests.games.playthrough import head_of, random_text, replayed_text

HERE = Path(__file__).parent
FILES = [
    (game, path)
    for game in game_ids()
    for path in sorted((HERE / game / "playthroughs").glob("*.txt"))
]


@pytest.mark.parametrize(("game", "path"), FILES, ids=[f"{game}-{p.stem}" for game, p in FILES])
def test_playthrough(game: str, path: Path, regenerate: bool) -> None:
    text = path.read_text(encoding="utf-8")
    rules = rules_of(game, head_of(text)[0])
    if regenerate:
        text = random_text(rules, text.splitlines()[0])
        path.write_text(text, encoding="utf-8")
    assert replayed_text(rules, text).splitlines() == text.splitlines()
    assert text.splitlines()[-1].startswith("= ")


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_preset_has_one(game: str, preset: str) -> None:
    heads = [head_of(path.read_text(encoding="utf-8"))[0] for name, path in FILES if name == game]
    assert preset in heads, f"write {game}/playthroughs/<name>.txt with a first line, --regenerate"


@pytest.mark.parametrize(("game", "path"), FILES[:1], ids=["changed"])
def test_a_changed_line_is_found(game: str, path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    rules = rules_of(game, head_of(lines[0])[0])
    choice = next(index for index, line in enumerate(lines) if line.startswith("> seat"))
    foreign = [*lines[:choice], "> seat 0: Dance", *lines[choice + 1 :]]
    with pytest.raises(AssertionError, match="Dance"):
        replayed_text(rules, "\n".join(foreign))
    shorter = [*lines[: choice + 1], *lines[choice + 2 :]]
    assert replayed_text(rules, "\n".join(shorter)).splitlines() != shorter
