"""The words of a hint in Jass."""

from PySide6.QtCore import QCoreApplication

from cardtable import hint_words
from cardtable.ai.advice import Advice
from cardtable.engine.rules import Choice, Play, View
from cardtable.games.jass.model import TRICK, Choose, Public, Push
from cardtable.games.jass.texts import FAMILY, caption, contract_name
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.table import Names

translate = QCoreApplication.translate


def hint(seen: View[Public], advice: Advice, names: Names) -> Hint:
    """What is advised in this view, in words."""
    return hint_words.hint(advice, title(seen, advice.best), names, FAMILY, caption)


def title(seen: View[Public], choice: Choice) -> str:
    """What to do."""
    match choice:
        case Push():
            return translate("hints", "Push to your partner")
        case Choose(contract):
            words = translate("hints", "Choose: {contract}")
            return words.format(contract=contract_name(contract))
        case Play(card):
            return hint_words.play_title(card, FAMILY, leads=not seen.cards[TRICK])
    return caption(choice)
