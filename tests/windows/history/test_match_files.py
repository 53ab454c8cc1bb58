"""Files of matches: written, read again, and refused whole with their reason."""

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.games import game_ids
from cardtable.storage.archive import FINISHED, RUNNING, entries, kept, take_in
from cardtable.storage.history import History
from cardtable.storage.match_file import (
    FORMAT,
    LARGEST,
    Refused,
    Why,
    part_of_file,
    read_file,
    written,
)
from cardtable.windows.history import match_files
from cardtable.windows.history.match_files import held_to_rules, read_matches, write_matches

EXPORTS = Path(__file__).parents[2] / "storage" / "exports"
ONE = EXPORTS / "v1" / "one_match.json"
EVERY = EXPORTS / "v1" / "every_game.json"
GOLDEN = sorted(EXPORTS.glob("v*/*.json"))
Change = Callable[[dict[str, Any]], object]


def refused(content: bytes, folder: Path) -> Refused:
    """Why a file with this content is not taken in."""
    path = folder / "file.json"
    path.write_bytes(content)
    with pytest.raises(Refused) as caught:
        read_matches(path)
    return caught.value


def changed(change: Change) -> bytes:
    """The file of one match after a change of the match."""
    document = json.loads(ONE.read_bytes())
    change(document["matches"][0])
    return json.dumps(document).encode()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_file_that_ever_was_is_read(path: Path, history: History) -> None:
    matches = read_matches(path)
    assert take_in(history, matches) == len(matches) == len(entries(history))


def test_there_is_a_file_of_the_present_version_with_every_game() -> None:
    folder = EXPORTS / f"v{FORMAT}"
    matches = [each for path in folder.glob("*.json") for each in read_matches(path)]
    assert {each.head.game for each in matches} == set(game_ids())
    assert {json.loads(path.read_bytes())["cardtable"] for path in folder.iterdir()} == {FORMAT}


def test_what_one_file_cannot_hold_goes_into_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = read_matches(EVERY)
    monkeypatch.setattr(match_files, "ROOM", max(len(part_of_file(each)) for each in matches) + 1)
    (tmp_path / "out-2.json").write_text("of somebody else")
    assert write_matches(tmp_path / "out.json", matches) == len(matches)
    assert (tmp_path / "out-2.json").read_text() == "of somebody else"
    written_files = set(tmp_path.glob("out*.json")) - {tmp_path / "out-2.json"}
    found = [each for path in written_files for each in read_matches(path)]
    assert len(written_files) > 1
    assert {each.key for each in found} == {each.key for each in matches}


def test_no_match_makes_no_file(tmp_path: Path) -> None:
    assert write_matches(tmp_path / "out.json", []) == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(Refused) as caught:
        read_matches(tmp_path / "pipe.json")
    assert caught.value.why is Why.UNREADABLE


def test_a_file_of_the_present_version_is_written_as_it_was_read() -> None:
    assert written(read_file(EVERY.read_bytes())) == EVERY.read_bytes()


def test_results_and_seats_follow_from_the_choices() -> None:
    finished, _, running, _ = read_matches(EVERY)
    assert finished.result == {"scores": [2, 7]}
    assert len(finished.seats) == len(finished.choices)
    assert running.state == RUNNING
    assert running.result is None


def test_what_goes_out_comes_back(history: History, tmp_path: Path) -> None:
    take_in(history, read_matches(EVERY))
    before = [kept(history, entry.match) for entry in entries(history)]
    write_matches(tmp_path / "out.json", before)
    assert list(read_matches(tmp_path / "out.json")) == before
    assert take_in(history, before) == 0


def test_a_match_that_ended_unnoticed_is_finished() -> None:
    (match,) = read_file(ONE.read_bytes())
    held = held_to_rules(replace(match, state=RUNNING, ended=None))
    assert (held.state, held.ended) == (FINISHED, match.made[-1])


def test_a_folder_that_cannot_be_written_keeps_its_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        write_matches(tmp_path / "nowhere" / "out.json", read_file(ONE.read_bytes()))


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", Why.EMPTY),
        (b" \n", Why.EMPTY),
        (b"hello", Why.FOREIGN),
        (b"\x89PNG\r\n\x1a\n", Why.FOREIGN),
        (b"[1,2]", Why.FOREIGN),
        (b'{"name":"another program"}', Why.FOREIGN),
        (b"[" * 100_000, Why.FOREIGN),
        (b'{"cardtable":' + b"[" * 100_000, Why.DAMAGED),
        (b'{"cardtable":2,"matches":[]}', Why.NEWER),
        (b'{"cardtable":"1","matches":[]}', Why.DAMAGED),
        (b'{"cardtable":true,"matches":[{}]}', Why.DAMAGED),
        (b'{"cardtable":1}', Why.DAMAGED),
        (b'{"cardtable":1,"matches":[]}', Why.DAMAGED),
        (b'{"cardtable":1,"matches":[{}]}', Why.DAMAGED),
        (b'{"cardtable":1,"matches":[NaN]}', Why.DAMAGED),
        (b"9" * 5000, Why.FOREIGN),
    ],
)
def test_what_is_no_file_of_matches_is_refused(content: bytes, why: Why, tmp_path: Path) -> None:
    assert refused(content, tmp_path).why is why


def test_a_huge_file_is_refused_before_it_is_understood(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    with path.open("wb") as file:
        file.truncate(LARGEST * 20)  # takes no room on the disk
    with pytest.raises(Refused) as caught:
        read_matches(path)
    assert caught.value.why is Why.LARGE


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        read_matches(tmp_path / "none.json")
    assert caught.value.why is Why.UNREADABLE


@pytest.mark.parametrize(
    ("change", "why", "detail"),
    [
        (lambda match: match.update(game="bridge"), Why.GAME, "bridge"),
        (lambda match: match.update(game="../os"), Why.GAME, "../os"),
        (lambda match: match.update(rules=2), Why.NEWER, "1.2"),
        (lambda match: match["choices"].insert(3, ["Play", "SA"]), Why.DAMAGED, ""),
        (lambda match: match["choices"].__setitem__(2, ["Play", "ZZ"]), Why.RULES, "3"),
        (lambda match: match["choices"].__setitem__(1, ["Close"]), Why.RULES, "2"),
        (lambda match: match["choices"].__setitem__(0, []), Why.RULES, "1"),
        (lambda match: match["choices"].append(["Close"]) or match["made"].append(1), Why.RULES, 0),
        (lambda match: match["choices"].pop() and match["made"].pop(), Why.DAMAGED, ""),
        (lambda match: match.update(preset="mine"), Why.DAMAGED, ""),
        (lambda match: match.update(options={"match_points": 10**30}), Why.DAMAGED, ""),
        (lambda match: match.update(options={}), Why.DAMAGED, ""),
        (lambda match: match.update(players=["human"]), Why.DAMAGED, ""),
        (lambda match: match.update(number=-1), Why.DAMAGED, ""),
        (lambda match: match.update(number=2**48), Why.DAMAGED, ""),
        (lambda match: match.update(started=1e300), Why.DAMAGED, ""),
        (lambda match: match.update(started="yesterday"), Why.DAMAGED, ""),
        (lambda match: match.update(state="won"), Why.DAMAGED, ""),
        (lambda match: match.update(assisted=["\ud800"]), Why.DAMAGED, ""),
        (lambda match: match.update(start={"cards": [], "public": {}, "seen": []}), Why.RULES, 0),
    ],
)
def test_a_match_that_cannot_have_been_is_refused(
    change: Change, why: Why, detail: str | int, tmp_path: Path
) -> None:
    refusal = refused(changed(change), tmp_path)
    assert refusal.why is why
    if isinstance(detail, str):
        assert refusal.detail == detail


TYPES: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 10**40, 0.5, "", "\ud800", [], [[]], {}, {"": 0}]
)


@st.composite
def damaged_files(draw: st.DrawFn) -> bytes:
    """The file of one match: cut, with flipped bits, or with a value of another type."""
    content = ONE.read_bytes()
    match draw(st.sampled_from(["cut", "flip", "type", "deep type", "twice"])):
        case "cut":
            return content[: draw(st.integers(0, len(content) - 3))]
        case "flip":
            flipped = bytearray(content)
            for _ in range(draw(st.integers(1, 4))):
                flipped[draw(st.integers(0, len(content) - 1))] ^= 1 << draw(st.integers(0, 7))
            return bytes(flipped)
        case "type":
            document = json.loads(content)
            key = draw(st.sampled_from(sorted(document["matches"][0])))
            document["matches"][0][key] = draw(TYPES)
            return json.dumps(document).encode()
        case "deep type":
            document = json.loads(content)
            choices = document["matches"][0][draw(st.sampled_from(["choices", "made", "players"]))]
            choices[draw(st.integers(0, len(choices) - 1))] = draw(TYPES)
            return json.dumps(document).encode()
    return content + content[draw(st.integers(0, len(content) - 1)) :]


@settings(max_examples=400, deadline=None)
@given(content=damaged_files())
def test_no_damaged_file_does_harm(content: bytes) -> None:
    """Refused with a reason, or sound after all: a flipped bit may hit the moment of a choice."""
    try:
        matches = [held_to_rules(match) for match in read_file(content)]
    except Refused as refusal:
        assert refusal.why in Why
        return
    again = [held_to_rules(match) for match in read_file(written(matches))]
    assert again == matches
