"""The figures of many matches, added up: pure arithmetic without words."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cardtable.storage.archive import Entry
from cardtable.windows.history.words import points_of, viewer_of

RECENT = 12
"""The last so many matches have a win rate of their own."""
SMOOTH = 6
"""The line in the chart is the average of so many matches."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Of matches that are over; those played with help only stand in `assisted`."""

    differences: tuple[tuple[float, int], ...] = ()
    """By match, the oldest first: when it ended, and the person's points less the others'."""
    assisted: int = 0
    total: Mapping[str, int] = field(default_factory=Counter)
    """The figures of the game, added up over the matches that have been counted."""
    uncounted: int = 0
    """Matches whose figures are still missing."""

    @property
    def matches(self) -> int:
        """How many matches count."""
        return len(self.differences)

    @property
    def won(self) -> int:
        """How many of them were won."""
        return sum(points > 0 for _, points in self.differences)

    @property
    def recent(self) -> tuple[int, int]:
        """Of the last matches, how many were won, and how many these are."""
        last = self.differences[-RECENT:]
        return sum(points > 0 for _, points in last), len(last)

    @property
    def streaks(self) -> tuple[int, int]:
        """The longest row of won matches, and the present one."""
        longest = present = 0
        for _, points in self.differences:
            present = present + 1 if points > 0 else 0
            longest = max(longest, present)
        return longest, present

    @property
    def smooth(self) -> tuple[float, ...]:
        """After each match, the average of the last differences."""
        points = [difference for _, difference in self.differences]
        lasts = [points[max(0, end - SMOOTH) : end] for end in range(1, len(points) + 1)]
        return tuple(sum(last) / len(last) for last in lasts)


def level_of(entry: Entry) -> str:
    """The level of the other side; empty if its players are of several."""
    viewer, players = viewer_of(entry), entry.head.players
    levels = {player for seat, player in enumerate(players) if (seat - viewer) % 2}
    return levels.pop() if len(levels) == 1 else ""


def tally(entries: Iterable[Entry], figures: Mapping[int, Mapping[str, int]]) -> Tally:
    """Adds the matches up; `entries` come with the latest first, as the archive gives them."""
    differences: list[tuple[float, int]] = []
    total: Counter[str] = Counter()
    assisted = uncounted = 0
    for entry in entries:
        points = points_of(entry)
        if points is None:
            continue
        if entry.assisted or entry.head.start is not None:
            assisted += 1
            continue
        differences.append((entry.touched, points[0] - points[1]))
        if entry.match in figures:
            total.update(figures[entry.match])
        else:
            uncounted += 1
    return Tally(tuple(reversed(differences)), assisted, total, uncounted)
