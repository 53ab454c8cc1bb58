"""The deal of the day: which it is, and whether the person has met it."""

from datetime import UTC, date, datetime, timedelta
from enum import Enum

from cardtable.controllers.notes import SAME_DEAL
from cardtable.engine.deal_numbers import DealNumber, number_named
from cardtable.storage.archive import RUNNING, Entry
from cardtable.storage.history import History
from cardtable.windows.common.desk import Sitting
from cardtable.windows.deals.again import by_number
from cardtable.windows.matches.offers import Offer


class Met(Enum):
    """What the person knows of a deal of the day."""

    NOT_YET = "not yet"
    RUNNING = "running"
    KNOWN = "known"


def number_of_day(day: date, game: str, preset: str) -> DealNumber:
    """The deal of a day by these rules: the same on every machine, made from the date alone."""
    return number_named(f"{day.isoformat()}/{game}/{preset}")


def day_of(entry: Entry) -> date | None:
    """The day whose deal the match begins with, if it was begun with one.

    No mark is kept: the number of the match tells it. By another clock it may have been begun a
    day earlier or later.
    """
    try:
        begun = datetime.fromtimestamp(entry.started, UTC).astimezone().date()
    except (OverflowError, OSError, ValueError):
        return None
    head = entry.head
    for day in (begun, begun - timedelta(1), begun + timedelta(1)):
        if number_of_day(day, head.game, head.preset).number == head.number:
            return None if head.start is not None else day
    return None


def met(history: History | None, day: date, offer: Offer) -> tuple[Met, int]:
    """What the person knows of the day's deal, and the match of it that runs.

    Raises `HistoryUnavailable`.
    """
    if history is None:
        return Met.NOT_YET, 0
    number = number_of_day(day, offer.game, offer.preset).number
    found = history.rows(
        "SELECT id, state FROM matches WHERE game = ? AND preset = ? AND number = ?"
        " AND start IS NULL ORDER BY assisted = '[]' DESC, id DESC",
        *(offer.game, offer.preset, number),
    )
    running = [int(row["id"]) for row in found if row["state"] == RUNNING]
    if running:
        return Met.RUNNING, running[0]
    return (Met.KNOWN if found else Met.NOT_YET), 0


def sitting_of(day: date, offer: Offer, known: Met, running: int) -> Sitting:
    """The day's deal put on the table: begun, gone on with, or met once more."""
    if known is Met.RUNNING:
        return Sitting(offer.game, offer.preset, running)
    wanted = number_of_day(day, offer.game, offer.preset)
    return by_number(offer, wanted, SAME_DEAL if known is Met.KNOWN else "")
