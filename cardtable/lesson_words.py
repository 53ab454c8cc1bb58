"""The words that the lessons of all games share."""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.rules import Choice, Play

translate = QCoreApplication.translate


def go_on() -> str:
    """The button of a card that is only read."""
    return translate("lesson", "Go on")


def look_again(choice: Choice | None) -> str:
    """Said to a move that is legal, but not the one that the lesson wants."""
    if isinstance(choice, Play):
        return translate("lesson", "You may play that, but look at the gold card.")
    return translate("lesson", "You may do that, but look at what is framed in gold.")


def leave() -> str:
    """The button that ends a lesson before its end."""
    return translate("lesson", "Skip lesson")


def well_done() -> str:
    """The title of a lesson's end."""
    return translate("lesson", "Well done!")


def enough() -> str:
    """The last sentence of a lesson."""
    return translate("lesson", "That is all you need. Now play a real match.")


def once_more() -> str:
    """The button that begins the lesson again."""
    return translate("lesson", "Once more")
