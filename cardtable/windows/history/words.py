"""The words of history and statistics."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from cardtable.controllers.notes import HINT, KINDS, PLAYED_ON, SAME_DEAL, TYPED_NUMBER, UNDO
from cardtable.storage.archive import FINISHED, RUNNING, Entry
from cardtable.storage.match_file import Refused, Why
from cardtable.texts import number, score
from cardtable.windows.common.words import deal_of_the_day
from cardtable.windows.deals.days import day_of
from cardtable.windows.matches.saved import HUMAN
from cardtable.windows.preferences.setting_values import level_words
from cardtable.windows.scores.words import Occasion

translate = QCoreApplication.translate


def columns() -> tuple[str, ...]:
    """The heads of the list of matches."""
    return (
        translate("history", "Date"),
        translate("history", "Game"),
        translate("history", "Opponents"),
        translate("history", "Result"),
    )


def date(seconds: float) -> str:
    """A day as the language writes it in short, with all four figures of the year."""
    day = QDateTime.fromSecsSinceEpoch(int(seconds)).date()
    return _day(day)


def _day(day: QDate) -> str:
    locale = QLocale()
    form = locale.dateFormat(QLocale.FormatType.ShortFormat)
    if "yyyy" not in form:
        form = form.replace("yy", "yyyy")
    return locale.toString(day, form)


def viewer_of(entry: Entry) -> int:
    """The seat of the person."""
    players = entry.head.players
    return players.index(HUMAN) if HUMAN in players else 0


def points_of(entry: Entry) -> tuple[int, int] | None:
    """The person's points and those of the other side, in a match that is over."""
    viewer, scores = viewer_of(entry), entry.scores
    if entry.state != FINISHED or len(scores) != len(entry.head.players) or len(scores) < 2:
        return None
    return scores[viewer], scores[(viewer + 1) % len(scores)]


def result(entry: Entry) -> str:
    """How the match went, in a word or two and the points."""
    points = points_of(entry)
    if points is None:
        if entry.state == RUNNING:
            return translate("history", "Unfinished")
        return translate("history", "Abandoned")
    mine, other = points
    word = translate("history", "Won") if mine > other else translate("history", "Lost")
    both = score(mine, other) if min(points) >= 0 else f"{number(mine)} : {number(other)}"
    return f"{word} {both}"


def help_used(entry: Entry) -> str:
    """With what help the match was played; empty if with none."""
    told = {
        HINT: translate("history", "with hints"),
        UNDO: translate("history", "with undo"),
        SAME_DEAL: translate("history", "same deal again"),
        TYPED_NUMBER: translate("history", "by deal number"),
        PLAYED_ON: translate("history", "from a position"),
    }
    kinds = [told[kind] for kind in KINDS if kind in entry.assisted]
    unknown = entry.assisted - set(told) or (entry.head.start is not None and not entry.assisted)
    if unknown:
        kinds.append(told[PLAYED_ON])
    return ", ".join(kinds)


def day_mark(entry: Entry) -> str:
    """What the match was begun for, if for the deal of a day; empty if not."""
    return deal_of_the_day() if day_of(entry) is not None else ""


def opponents(entry: Entry, names: Sequence[str]) -> str:
    """Who played against the person, and how well: "Ruth (Club), Henry (Club)"."""
    viewer, players = viewer_of(entry), entry.head.players
    others = [seat for seat in range(len(players)) if (seat - viewer) % 2]
    known = level_words()
    return ", ".join(
        f"{names[seat]} ({known.get(players[seat], players[seat])})" for seat in others
    )


def importing() -> str:
    """What takes a while."""
    return translate("history", "Importing matches")


def exporting() -> str:
    """What takes a while."""
    return translate("history", "Exporting matches")


def progress(done: int, whole: int) -> str:
    """How far it is; nothing yet when nobody knows how many there are."""
    if not whole:
        return translate("history", "Reading the file…")
    return translate("history", "{n} of {m} matches").format(n=number(done), m=number(whole))


def exported(count: int) -> str:
    """How many matches have been written."""
    return translate("history", "%n matches exported.", "", count)


def imported(new: int, known: int) -> str:
    """How many matches are new here, and how many were here already."""
    added = translate("history", "%n matches imported.", "", new)
    if not known:
        return added
    if known == 1 and not new:
        return translate("history", "This match is already in the history.")
    here = translate("history", "%n matches are already in the history.", "", known)
    return f"{added} {here}" if new else here


def occasion(players: Sequence[str], names: Sequence[str], seconds: float) -> Occasion:
    """When a match was played, and by whom; `players` as its head has them, by seat."""
    known = level_words()
    people = tuple(
        names[seat] if player == HUMAN else f"{names[seat]} ({known.get(player, player)})"
        for seat, player in enumerate(players)
    )
    return Occasion(date(seconds), people)


def refused(refusal: Refused, file: str) -> str:
    """Why a file of matches is not taken in."""
    match refusal.why:
        case Why.EMPTY:
            told = translate("history", "“{file}” is empty.")
        case Why.LARGE:
            told = translate("history", "“{file}” is too large for a match.")
        case Why.FOREIGN:
            told = translate("history", "“{file}” is not a Cardtable match. Nothing was changed.")
        case Why.NEWER:
            told = translate(
                "history", "“{file}” needs a newer version of Cardtable (format {version})."
            )
        case Why.GAME:
            told = translate("history", "This game is not installed: {game}")
        case Why.RULES:
            told = translate(
                "history", "The match breaks the rules at step {n} and cannot be replayed."
            )
        case Why.UNREADABLE:
            told = translate("history", "This file cannot be read: {file}")
        case Why.DAMAGED:
            told = translate("history", "“{file}” is damaged. Nothing was changed.")
    detail = refusal.detail[:40]
    return told.format(file=file, version=detail, game=detail, n=detail)
