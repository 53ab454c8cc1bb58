"""Players that are other programs: asked fairly, and what they do wrong loses the deal."""

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.ai.arena import FORFEIT, Thinking, contest, two_names
from cardtable.ai.arena_result import Result
from cardtable.ai.foreign import VERSION, Foreign, Forfeit, Moment, Wrong, answered, question
from cardtable.ai.players import GUESSER
from cardtable.engine.record import encode
from cardtable.engine.rules import NATURE, State, view
from cardtable.games import game_ids
from tests.games.playing import in_every_game, moments, played, reshuffled, some_matches

EXAMPLE = Path(__file__).parents[2] / "docs" / "protocol.md"
FRAME = """
import json, sys
def tell(what): print(json.dumps(what), flush=True)
for line in sys.stdin:
    told = json.loads(line)
    if "hello" in told:
        tell({{"v": 1, "hello": "test"}})
    elif "bye" not in told:
        {}
"""
LEADS = [["Play", suit + rank] for suit in "CDHS" for rank in "AT"]
seeds = given(seed=st.integers(0, (1 << 48) - 1), choices=st.integers(1, 150))


def example() -> str:
    """The player that stands in the documentation."""
    found = re.search(r"```python\n(.*?)```", EXAMPLE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def command(folder: Path, source: str) -> str:
    """The name of a player that is this program."""
    path = folder / "bot.py"
    path.write_text(source, encoding="utf-8")
    return f"cmd:{shlex.join([sys.executable, '-S', str(path)])}"


def against_guesser(name: str, game: str, *, milliseconds: int = 0, preset: Any = None) -> Result:
    """One deal, played twice."""
    return contest(
        game,
        (name, GUESSER),
        1,
        5,
        whole_matches=False,
        preset=preset,
        thinking=Thinking(milliseconds=milliseconds),
    )


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= 25


@pytest.mark.parametrize(
    ("game", "preset"),
    [("schnapsen", None), ("spades", "spades300"), ("spades", "spades500"), ("jass", None)],
)
def test_the_example_of_the_documentation_plays_a_deal(
    tmp_path: Path, game: str, preset: str | None
) -> None:
    result = against_guesser(command(tmp_path, example()), game, preset=preset)
    assert result.games == 2
    assert result.forfeits == ({}, {})
    assert result.median_ms[0] > 0


def test_it_is_asked_like_any_other_and_so_plays_the_same_deals(tmp_path: Path) -> None:
    first = command(tmp_path, FRAME.format('tell(told["legal"][0])'))
    result = contest("schnapsen", (first, first), 3, 8, whole_matches=False)
    assert result.mean == 0, "the same program on both sides wins as much as it loses"


@pytest.mark.parametrize(
    ("does", "wrong"),
    [
        ("sys.exit()", Wrong.CRASH),
        ("raise ValueError", Wrong.CRASH),
        ("print('soup', flush=True)", Wrong.GARBAGE),
        ("print('[' * 4000, flush=True)", Wrong.GARBAGE),
        ("print('x' * 9000, flush=True)", Wrong.GARBAGE),
        ("tell(['Play', 'S1'])", Wrong.GARBAGE),
        ("tell({'Play': 'SA'})", Wrong.GARBAGE),
        (f"tell(next(choice for choice in {LEADS} if choice not in told['legal']))", Wrong.ILLEGAL),
        ("pass", Wrong.LATE),
    ],
)
def test_what_loses_a_deal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], does: str, wrong: Wrong
) -> None:
    name = command(tmp_path, FRAME.format(does))
    result = against_guesser(name, "schnapsen", milliseconds=50 if wrong == Wrong.LATE else 0)
    assert result.forfeits == ({wrong.value: 2}, {})
    assert result.mean == -FORFEIT["schnapsen"]
    assert f"forfeited by {name}: 2 ({wrong.value} 2)" in str(result)
    capfd.readouterr()  # its own complaint


@pytest.mark.parametrize(
    "source", ["print('hello', flush=True)", "print('{\"v\": 2}', flush=True)"]
)
def test_a_program_must_say_hello(tmp_path: Path, source: str) -> None:
    result = against_guesser(command(tmp_path, f"{source}\ninput()"), "schnapsen")
    assert result.forfeits == ({"garbage": 2}, {})


def test_a_forfeited_match_is_lost(tmp_path: Path) -> None:
    name = command(tmp_path, FRAME.format("sys.exit()"))
    for names, mean in (((name, GUESSER), 0), ((GUESSER, name), 1)):
        assert contest("spades", names, 1, 1, whole_matches=True).mean == mean


def test_each_seat_at_each_table_has_a_memory_of_its_own(tmp_path: Path) -> None:
    told = tmp_path / "told"
    told.mkdir()
    keeps = f"""
        import os
        with open({str(told)!r} + f"/{{os.getpid()}}", "a") as file:
            file.write(f"{{told['match']}} {{told['seat']}}\\n")
        tell(told["legal"][0])"""
    against_guesser(command(tmp_path, FRAME.format(keeps.strip())), "jass")
    memories = sorted(set(path.read_text().splitlines()) for path in told.iterdir())
    assert sorted(memories, key=sorted) == [{"1 0"}, {"1 2"}, {"2 1"}, {"2 3"}]


def test_a_program_ends_after_bye_or_is_ended(tmp_path: Path) -> None:
    stubborn = FRAME.format('tell(told["legal"][0])') + "\nopen(sys.argv[0] + '.bye', 'w')"
    name = command(tmp_path, stubborn)
    assert against_guesser(name, "schnapsen").forfeits == ({}, {})
    assert (tmp_path / "bot.py.bye").exists()


def asked(rules: Any, state: State[Any], seat: int) -> dict[str, Any]:
    moment = Moment("game", 1, 1, 3, rules.scores(state))
    return question(moment, rules, view(rules, state, seat), 100)


def texts(value: Any) -> set[str]:
    """Every text in a JSON document."""
    if isinstance(value, dict):
        return {str(key) for key in value}.union(*map(texts, value.values()))
    if isinstance(value, list):
        return set[str]().union(*map(texts, value))
    return {value} if isinstance(value, str) else set()


@in_every_game
@some_matches
@seeds
def test_no_hidden_card_is_in_a_question(game: str, preset: str, seed: int, choices: int) -> None:
    rules, match, rng = played(game, preset, seed, choices)
    for index in moments(match, rng, 3):
        state = match.before(index)
        if state.public.deal is None:
            continue
        for seat in range(rules.seats):
            told = asked(rules, state, seat)
            known = state.seen[seat].union(
                *(held for zone, held in state.cards.piles() if zone.known_to(seat))
            )
            hidden = {str(card) for card in rules.deck if card not in known}
            assert not hidden & texts(json.loads(json.dumps(told)))
            assert asked(rules, reshuffled(state, seat, rng), seat) == told


@in_every_game
@some_matches
@seeds
def test_every_legal_choice_is_understood(game: str, preset: str, seed: int, choices: int) -> None:
    rules, match, rng = played(game, preset, seed, choices)
    for index in moments(match, rng, 3):
        state = match.before(index)
        turn = rules.turn(state)
        if turn is None or turn == NATURE or rules.follow(state):
            continue
        seen = view(rules, state, turn)
        told = asked(rules, state, turn)
        assert told["v"] == VERSION
        assert told["legal"] == [encode(choice) for choice in seen.legal]
        assert [answered(rules, seen, choice) for choice in told["legal"]] == list(seen.legal)
        for nonsense in (None, 3, [], ["Deal", []], ["Play"], [["Play"]], {"Play": 1}):
            with pytest.raises(Forfeit):
                answered(rules, seen, nonsense)


def test_every_game_says_what_a_forfeit_costs() -> None:
    assert set(FORFEIT) == set(game_ids())


def test_a_command_may_have_commas() -> None:
    for names in (
        ("club", "baseline"),
        ("cmd:a,b c", "club"),
        ("club", "cmd:a,b"),
        ("cmd:a", "cmd:b,c"),
    ):
        assert two_names(",".join(names)) == names
    with pytest.raises(ValueError, match="not two"):
        two_names("club")


def test_a_program_that_is_not_there_stops_the_contest() -> None:
    rules, match, _ = played("schnapsen", "schnapsen", 1, 3)
    state = next(step.state for step in match.steps if rules.turn(step.state) == 0)
    with pytest.raises(FileNotFoundError):
        Foreign(("/no/such/program",)).choose(
            Moment("schnapsen", 1, 1, 1, (0, 0)), 0, rules, view(rules, state, 0)
        )
