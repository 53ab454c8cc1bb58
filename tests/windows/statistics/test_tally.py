"""What matches come to when they are added up."""

from cardtable.storage.archive import FINISHED, RUNNING, Entry
from cardtable.storage.history import Head
from cardtable.windows.statistics.tally import Tally, level_of, tally


def entry(
    match: int,
    mine: int,
    other: int,
    *helps: str,
    state: str = FINISHED,
    players: tuple[str, ...] = ("human", "club"),
) -> Entry:
    """A match that ended at the moment of its number."""
    head = Head("schnapsen", "schnapsen", {}, players, 1, 5)
    scores = (mine, other) * (len(players) // 2)
    return Entry(match, head, state, float(match), scores, frozenset(helps))


def test_the_oldest_match_comes_first() -> None:
    found = tally([entry(3, 7, 2), entry(2, 1, 7), entry(1, 7, 6)], {})
    assert found.differences == ((1.0, 1), (2.0, -6), (3.0, 5))
    assert (found.matches, found.won, found.uncounted) == (3, 2, 3)


def test_matches_with_help_do_not_count() -> None:
    found = tally([entry(2, 7, 2, "undo"), entry(1, 0, 7)], {2: {"deals": 9}, 1: {"deals": 4}})
    assert (found.matches, found.won, found.assisted) == (1, 0, 1)
    assert found.total == {"deals": 4}


def test_a_match_that_is_not_over_does_not_count() -> None:
    assert tally([entry(1, 7, 2, state=RUNNING)], {}) == Tally()


def test_figures_are_added_up() -> None:
    found = tally([entry(2, 7, 2), entry(1, 7, 0)], {1: {"deals": 3}, 2: {"deals": 4}})
    assert (found.total["deals"], found.uncounted) == (7, 0)


def test_streaks_end_with_a_lost_match() -> None:
    wins = [True, True, True, False, True, True]
    played = [entry(n, 7 * won, 7 * (not won)) for n, won in enumerate(wins)]
    assert tally(reversed(played), {}).streaks == (3, 2)
    assert tally(reversed(played[:4]), {}).streaks == (3, 0)


def test_the_recent_rate_looks_at_the_last_matches_only() -> None:
    played = [entry(n, 7, 0) for n in range(10)] + [entry(n, 0, 7) for n in range(10, 20)]
    assert tally(reversed(played), {}).recent == (2, 12)
    assert Tally().recent == (0, 0)


def test_the_line_is_the_average_of_the_last_six() -> None:
    played = [entry(n, n + 1, 0) for n in range(8)]
    smooth = tally(reversed(played), {}).smooth
    assert smooth[:2] == (1.0, 1.5)
    assert smooth[-1] == (3 + 4 + 5 + 6 + 7 + 8) / 6


def test_the_level_is_that_of_the_other_side() -> None:
    assert level_of(entry(1, 0, 7)) == "club"
    four = ("human", "master", "beginner", "master")
    assert level_of(entry(1, 0, 7, players=four)) == "master"
    mixed = ("human", "master", "club", "club")
    assert level_of(entry(1, 0, 7, players=mixed)) == ""
