"""What computers playing each other came to: pair by pair, kept in a log, and in the end."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any, NamedTuple

Both = tuple[float, float]


class OtherRun(ValueError):
    """The log holds something else than what shall be added to it."""


@dataclass
class Tally:
    """What one player did: points or matches in each pair of games, seconds for each thought
    that had a choice, the layouts of those that tell, and what was forfeited for what."""

    name: str
    scores: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    layouts: list[int] = field(default_factory=list)
    forfeits: Counter[str] = field(default_factory=Counter)

    def looked(self, layouts: int) -> None:
        """Count the layouts of a thought, if it needed any."""
        if layouts:
            self.layouts.append(layouts)

    def add(self, more: "Tally") -> None:
        """Count what another tally of the same player counts."""
        self.scores += more.scores
        self.seconds += more.seconds
        self.layouts += more.layouts
        self.forfeits += more.forfeits


class Pair(NamedTuple):
    """The two games of one deal or match, with the seats swapped between them."""

    preset: str
    number: int
    tallies: tuple[Tally, Tally]


@dataclass(frozen=True)
class Result:
    """How the first player did against the second, and how long they thought.

    `layouts` is the median of the thoughts that told, None if none did. `forfeits` are games lost
    by a program that crashed, answered nonsense, chose what is not legal, or was late.
    """

    game: str
    preset: str
    players: tuple[str, str]
    unit: str
    unit_of_mean: str
    games: int
    mean: float
    standard_error: float
    median_ms: Both
    p99_ms: Both
    layouts: tuple[float | None, float | None]
    forfeits: tuple[dict[str, int], dict[str, int]]

    def __str__(self) -> str:
        """Lines for people."""
        first, second = self.players
        figures = f"{self.mean:+.3f} +- {self.standard_error:.3f} {self.unit_of_mean}"
        lines = [
            f"{self.preset}: {first} against {second}, {self.games} {self.unit} played: {figures}",
            "time per move (median / p99): "
            + ", ".join(
                f"{name} {middle:.1f} / {slow:.1f} ms"
                for name, middle, slow in zip(
                    self.players, self.median_ms, self.p99_ms, strict=True
                )
            ),
        ]
        told = [
            f"{name} {layouts:.0f}"
            for name, layouts in zip(self.players, self.layouts, strict=True)
            if layouts is not None
        ]
        if told:
            lines.append(f"layouts per move (median): {', '.join(told)}")
        for name, lost in zip(self.players, self.forfeits, strict=True):
            if lost:
                kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(lost.items()))
                lines.append(f"forfeited by {name}: {sum(lost.values())} ({kinds})")
        return "\n".join(lines)


def result(game: str, preset: str, tallies: tuple[Tally, Tally], *, whole_matches: bool) -> Result:
    """What the tallies of all pairs say."""
    first, second = tallies
    return Result(
        game=game,
        preset=preset,
        players=(first.name, second.name),
        unit="matches" if whole_matches else "deals",
        unit_of_mean="of the matches won" if whole_matches else "points a deal",
        games=2 * len(first.scores),
        mean=mean(first.scores),
        standard_error=standard_error(first.scores),
        median_ms=(percentile(first.seconds, 50), percentile(second.seconds, 50)),
        p99_ms=(percentile(first.seconds, 99), percentile(second.seconds, 99)),
        layouts=(_middle(first.layouts), _middle(second.layouts)),
        forfeits=(dict(first.forfeits), dict(second.forfeits)),
    )


def standard_error(scores: Sequence[float]) -> float:
    """Of the mean of these scores, each of one pair: its two games are not independent."""
    return stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0


def percentile(seconds: Iterable[float], percent: int) -> float:
    """Milliseconds that so many of a hundred thoughts did not need."""
    times = sorted(seconds) or [0.0]
    return 1000 * (median(times) if percent == 50 else times[(len(times) - 1) * percent // 100])


def _middle(layouts: Sequence[int]) -> float | None:
    return median(layouts) if layouts else None


class Log:
    """A file with a line for what is played and one for each pair: a run goes on after the last.

    A line that was not written to its end is cut off. Raises OtherRun if the file is of a run with
    other players, seed or limits.
    """

    def __init__(self, path: Path, run: dict[str, Any]) -> None:
        self._path = path
        text = path.read_bytes() if path.exists() else b""
        head, *lines = text.splitlines(keepends=True) or [_line(run)]
        if head != _line(run):
            raise OtherRun(f"{path} is of something else: {head[:200]!r}")
        whole = [line for line in lines if line.endswith(b"\n")]
        pairs = map(_pair, whole)
        self.pairs = {(pair.preset, pair.number): pair for pair in pairs}
        path.write_bytes(b"".join((head, *whole)))

    def add(self, pair: Pair) -> None:
        """Write the pair down at once."""
        with self._path.open("ab") as file:
            file.write(_line({**pair._asdict(), "tallies": [asdict(one) for one in pair.tallies]}))


def _line(written: dict[str, Any]) -> bytes:
    return json.dumps(written).encode() + b"\n"


def _pair(line: bytes) -> Pair:
    pair = json.loads(line)
    first, second = (
        Tally(**{**tally, "forfeits": Counter(tally["forfeits"])}) for tally in pair["tallies"]
    )
    return Pair(pair["preset"], pair["number"], (first, second))
