"""Which page a sitting gets: that of a match, or that of a lesson."""

from PySide6.QtWidgets import QWidget

from cardtable.windows.common.desk import Desk, GamePage, Sitting
from cardtable.windows.play.page import TablePage


def make_page(desk: Desk, sitting: Sitting, parent: QWidget) -> GamePage:
    """The page of a sitting: its match begun or taken up, or its lesson."""
    if sitting.lesson:
        # Few starts need it, and no first page waits for it.
        from cardtable.windows.lessons.page import LessonPage  # noqa: PLC0415

        return LessonPage(desk, sitting, parent)
    return TablePage(desk, sitting, parent)
