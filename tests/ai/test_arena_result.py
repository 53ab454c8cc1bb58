"""What the arena counts, writes down, and goes on from."""

import json
from pathlib import Path

import pytest

from cardtable.ai import arena
from cardtable.ai.arena import Thinking, contest, main
from cardtable.ai.arena_result import Log, OtherRun, Pair, Tally, percentile, standard_error
from cardtable.ai.players import Budget

LINE = ["spades", "--players", "baseline,guesser", "--seed", "4", "--json"]
RUN = {"game": "spades"}


def test_the_standard_error_of_typed_scores() -> None:
    assert standard_error([1, 2, 3, 4]) == pytest.approx((5 / 3) ** 0.5 / 2)
    assert standard_error([0, 1]) == pytest.approx(0.5)
    assert standard_error([2, 2, 2]) == 0
    assert standard_error([7]) == 0


def test_the_percentiles_of_typed_times() -> None:
    seconds = [number / 1000 for number in range(200, 0, -1)]
    assert percentile(seconds, 50) == pytest.approx(100.5)
    assert percentile(seconds, 99) == pytest.approx(198)
    assert percentile([], 99) == 0


def told(output: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in output.splitlines()]


def test_a_run_goes_on_after_the_last_pair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main([*LINE, "--deals", "4"])
    (whole,) = told(capsys.readouterr().out)
    log = tmp_path / "log"
    main([*LINE, "--deals", "3", "--log", str(log)])
    text = log.read_bytes()
    log.write_bytes(text[:-20])  # killed while it wrote the third pair
    numbers: list[int] = []
    pair = arena.Contest.pair

    def counted(self: arena.Contest, preset: str, number: int, deck: int) -> Pair:
        numbers.append(number)
        return pair(self, preset, number, deck)

    monkeypatch.setattr(arena.Contest, "pair", counted)
    main([*LINE, "--deals", "4", "--log", str(log)])
    assert numbers == [2, 3]
    _, resumed = told(capsys.readouterr().out)
    for key in ("games", "mean", "standard_error", "forfeits"):
        assert resumed[key] == whole[key]
    main([*LINE, "--deals", "2", "--log", str(log)])
    assert numbers == [2, 3], "fewer are only read"
    assert told(capsys.readouterr().out)[0]["games"] == 4


def test_a_log_of_something_else_is_left_alone(tmp_path: Path) -> None:
    log = tmp_path / "log"
    Log(log, RUN)
    for path, run in ((log, {"game": "jass"}), (tmp_path / "letter", RUN)):
        if path != log:
            path.write_text("Dear Anna,")
        before = path.read_bytes()
        with pytest.raises(OtherRun):
            Log(path, run)
        assert path.read_bytes() == before


def test_each_named_form_of_the_rules_has_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = ["--deals", "2", "--log", str(tmp_path / "log")]
    main([*LINE, *log, "--preset", "all"])
    both = told(capsys.readouterr().out)
    assert [each["preset"] for each in both] == ["spades300", "spades500"]
    main([*LINE, *log, "--preset", "spades500"])
    assert told(capsys.readouterr().out) == both[1:]


@pytest.mark.parametrize(
    "wrong", [["--players", "baseline,nobody"], ["--preset", "whist"], ["--players", "club"]]
)
def test_unknown_players_and_forms_are_refused(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*LINE, *wrong])
    assert "error" in capsys.readouterr().err


def test_players_may_tell_their_layouts() -> None:
    tally = Tally("one")
    for layouts in (3, 0, 8):
        Thinking(layouts=layouts).budget(tally).told(layouts)
    assert tally.layouts == [3, 8]
    Budget().told(5)


def test_both_sides_get_the_same_deals() -> None:
    one = contest("jass", ("baseline", "guesser"), 4, 2, whole_matches=False)
    other = contest("jass", ("guesser", "baseline"), 4, 2, whole_matches=False)
    assert one.mean == -other.mean
    assert one.standard_error == other.standard_error
