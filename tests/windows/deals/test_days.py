"""The deal of the day: from the date alone, the same for everybody, and told when it is known."""

import time
from dataclasses import replace
from datetime import UTC, date, datetime

from cardtable.storage.archive import entries
from cardtable.storage.history import History
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk
from cardtable.windows.deals.day_sheet import DaySheet
from cardtable.windows.deals.days import Met, day_of, met, number_of_day
from cardtable.windows.history.words import day_mark, help_used
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.offers import offer_of
from tests.windows.history.test_history_sheet import top
from tests.windows.tables import page_of

DAY = date(2027, 2, 28)


def row(window: MainWindow, preset: str) -> tuple[str, str]:
    """State and button of a rule set on the sheet, which is pressed."""
    window.fulfil(Wish.DAY)
    sheet = top(window, DaySheet)
    (found,) = (each for each in sheet.rows if each.offer.preset == preset)
    told = found.state.text(), found.button.text()
    found.button.click()
    return told


def test_golden_days() -> None:
    """Whoever plays on that day has these deals: they must never change."""
    told = {preset: str(number_of_day(DAY, game, preset)) for game, preset in RULE_SETS}
    assert told == GOLDEN


def test_each_day_and_rule_set_has_another_deal() -> None:
    days = [date(2027, month, day) for month in range(1, 13) for day in range(1, 29)]
    numbers = {number_of_day(day, game, preset) for day in days for game, preset in RULE_SETS}
    assert len(numbers) == len(days) * len(RULE_SETS)


def test_the_deal_of_the_day_is_no_help_and_marked(
    window: MainWindow, history: History, quick: Desk
) -> None:
    assert row(window, "schnapsen") == ("Not played yet", "Play now")
    today = datetime.now(UTC).astimezone().date()
    expected = number_of_day(today, "schnapsen", "schnapsen").number
    assert page_of(window).played().match.number == expected
    (entry,) = entries(history)
    assert entry.assisted == set()
    assert day_of(entry) == today
    assert (day_mark(entry), help_used(entry)) == ("Deal of the day", "")


def test_a_day_that_is_being_played_is_gone_on_with(
    window: MainWindow, history: History, quick: Desk
) -> None:
    row(window, "schnapsen")
    match = quick.notebook.match
    window.to_start()
    assert row(window, "schnapsen") == ("Unfinished", "Continue")
    assert quick.notebook.match == match
    assert len(entries(history)) == 1


def test_the_second_time_is_told_and_counts_as_help(
    window: MainWindow, history: History, quick: Desk
) -> None:
    row(window, "schieber")
    history.abandon(quick.notebook.match, time.time())
    window.to_start()
    told = row(window, "schieber")
    assert told == ("You have already played today’s deal.", "Same deal again")
    assert history.load(quick.notebook.match).assisted == {"same deal"}
    latest = max(entries(history), key=lambda entry: entry.match)
    assert (day_mark(latest), help_used(latest)) == ("Deal of the day", "same deal again")


def test_without_a_history_every_day_is_new(quick: Desk) -> None:
    offer = offer_of("schnapsen", quick.settings)
    assert met(None, DAY, offer) == (Met.NOT_YET, 0)


def test_a_day_is_known_by_a_clock_of_another_zone(window: MainWindow, history: History) -> None:
    row(window, "schnapsen")
    (entry,) = entries(history)
    for hours in (-14, 14):
        assert day_of(replace(entry, started=entry.started + hours * 3600)) is not None
    assert day_of(replace(entry, started=entry.started + 72 * 3600)) is None
    assert day_of(replace(entry, started=1e300)) is None


RULE_SETS = [
    ("spades", "spades300"),
    ("spades", "spades500"),
    ("schnapsen", "schnapsen"),
    ("jass", "schieber"),
]
GOLDEN = {
    "spades300": "2PTGYQE3RW",
    "spades500": "2M2HCN0VZ9",
    "schnapsen": "4HH7T20KAT",
    "schieber": "51479W8RCC",
}
