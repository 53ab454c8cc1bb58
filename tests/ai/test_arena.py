"""Computers against each other: the arena counts rightly, and players are as strong as they say."""

import json
from random import Random

import pytest

from cardtable.ai.arena import contest, main
from cardtable.ai.players import GUESSER, Budget, Sampler
from cardtable.engine.rules import Choice, Rules, View
from cardtable.games.schnapsen import ai
from cardtable.games.schnapsen.ai.master import Master
from cardtable.games.schnapsen.model import Public


def test_a_player_is_no_better_than_itself() -> None:
    for whole in (False, True):
        result = contest("schnapsen", (ai.BASELINE, ai.BASELINE), 10, 3, whole_matches=whole)
        assert result.mean == (0.5 if whole else 0)
        assert result.games == 20


def test_rules_of_thumb_beat_guessing() -> None:
    result = contest("schnapsen", (ai.BASELINE, GUESSER), 15, 1, whole_matches=True)
    assert result.mean >= 0.9


def test_calculating_beats_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"quick": Master(most=3, sight=5), **ai.players()}
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


def test_players_that_think_in_layouts_are_told_how_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given: list[Budget] = []

    class Patient(Master):
        def choose_within(
            self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
        ) -> Choice:
            given.append(budget)
            return seen.legal[0]

    known = {"patient": Patient(layouts=1), **ai.players()}
    monkeypatch.setattr(ai, "players", lambda: known)
    line = ["schnapsen", "--players", "patient,guesser", "--deals", "1"]
    main(line)
    assert given and {(budget.layouts, budget.enough()) for budget in given} == {(0, False)}
    given.clear()
    main([*line, "--layouts", "7"])
    assert given and {(budget.layouts, budget.enough()) for budget in given} == {(7, False)}
    given.clear()
    main([*line, "--time", "100000"])
    assert given and not any(budget.enough() for budget in given)
    assert capsys.readouterr().out
