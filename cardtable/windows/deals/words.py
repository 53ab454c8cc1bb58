"""The words about numbers of deals, the deal of the day, and playing deals again."""

import re
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from cardtable.engine.deal_numbers import DealNumber

translate = QCoreApplication.translate


def grouped(number: DealNumber) -> str:
    """The number as it is read best: two groups of five."""
    text = str(number)
    return f"{text[:5]}\u00a0{text[5:]}"


def same_cards() -> str:
    """What a number is good for."""
    return translate("deals", "The same number gives the same cards on every computer.")


def copy_number() -> str:
    """The button that puts the number on the clipboard."""
    return translate("deals", "Copy number")


def copied() -> str:
    """What it has done."""
    return translate("deals", "The number was copied.")


def type_a_number() -> str:
    """The name of the field for a number."""
    return translate("deals", "Type a deal number")


def no_such_deal() -> str:
    """The typed text is no number, and what a number looks like."""
    refused = translate("deals", "There is no deal with this number.")
    form = translate("deals", "A deal number has ten letters and digits.")
    return f"{refused} {form}"


def rule_set() -> str:
    """The name of the list of games and their rules."""
    return translate("deals", "Rules to play by")


def no_number() -> str:
    """A deal cannot be had by number."""
    return translate("deals", "This deal has no number.")


def play_on() -> str:
    """The tool that begins a match at the moment shown."""
    return translate("history", "Play on from here")


def deal_runs() -> str:
    """Why it does not: the deal is still being played."""
    return translate("deals", "This deal is not over yet. Undo takes you back in it.")


def deal_is_over() -> str:
    """Why it does not: nothing is left to be played."""
    return translate("deals", "The deal is over here: choose an earlier moment.")


def today(day: date) -> str:
    """The title of the deals of this day."""
    locale = QLocale()
    form = re.sub(r",? *dddd,? *", "", locale.dateFormat(QLocale.FormatType.LongFormat))
    told = locale.toString(QDate(day.year, day.month, day.day), form)
    return translate("deals", "Deal of the day, {date}").format(date=told)


def same_for_everybody() -> str:
    """What a deal of the day is."""
    return translate("deals", "The same for everybody today; no connection needed.")


def played_already() -> str:
    """The person knows today's deal."""
    return translate("deals", "You have already played today’s deal.")


def not_played_yet() -> str:
    """He does not."""
    return translate("deals", "Not played yet")


def unfinished() -> str:
    """He is playing it."""
    return translate("history", "Unfinished")
