"""The words of a hint in Schnapsen."""

from PySide6.QtCore import QCoreApplication

from cardtable import hint_words
from cardtable.ai.advice import Advice
from cardtable.engine.rules import Choice, Play, View
from cardtable.games.schnapsen.model import TRICK, Close, Exchange, Public
from cardtable.games.schnapsen.texts import FAMILY, caption
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.table import Names

translate = QCoreApplication.translate


def hint(seen: View[Public], advice: Advice, names: Names) -> Hint:
    """What is advised in this view, in words."""
    return hint_words.hint(advice, title(seen, advice.best), names, FAMILY, caption)


def title(seen: View[Public], choice: Choice) -> str:
    """What to do."""
    match choice:
        case Exchange():
            return translate("hints", "Exchange the trump first")
        case Close():
            return translate("hints", "Close the stock", "hint.close")
        case Play(card):
            return hint_words.play_title(card, FAMILY, leads=not seen.cards[TRICK])
    return caption(choice)
