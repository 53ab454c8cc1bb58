"""Computers against each other: the arena counts rightly, and players are as strong as they say."""

import json

import pytest

from cardtable.ai.arena import contest, main
from cardtable.ai.players import GUESSER, Sampler
from cardtable.games.schnapsen import ai
from cardtable.games.schnapsen.ai.club import Club


def test_a_player_is_no_better_than_itself() -> None:
    for whole in (False, True):
        result = contest("schnapsen", (ai.BASELINE, ai.BASELINE), 10, 3, whole_matches=whole)
        assert result.mean == (0.5 if whole else 0)
        assert result.games == 20


def test_rules_of_thumb_beat_guessing() -> None:
    result = contest("schnapsen", (ai.BASELINE, GUESSER), 15, 1, whole_matches=True)
    assert result.mean >= 0.9


def test_calculating_beats_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"quick": Club(layouts=10, work=2_000), **ai.players()}
    monkeypatch.setattr(ai, "players", lambda: known)
    result = contest("schnapsen", ("quick", ai.BASELINE), 50, 2, whole_matches=False)
    assert result.mean > 0.2


def test_sampling_beats_guessing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"sampler": Sampler(layouts=6), **ai.players()}
    monkeypatch.setattr(ai, "players", lambda: known)
    result = contest("schnapsen", ("sampler", GUESSER), 6, 1, whole_matches=False)
    assert result.mean > 0


def test_the_command_line_tells_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["schnapsen", "--players", "baseline,guesser", "--deals", "3", "--seed", "4"]
    main([*line, "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == ["baseline", "guesser"]
    assert told["games"] == 6
    main(line)
    assert "baseline against guesser, 6 deals played" in capsys.readouterr().out
