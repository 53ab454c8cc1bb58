"""The words of a hint in Spades."""

from PySide6.QtCore import QCoreApplication

from cardtable import hint_words
from cardtable.ai.advice import Advice
from cardtable.engine.rules import Choice, Play, View
from cardtable.games.spades.model import OFFER, TRICK, Bid, Keep, Look, Public, Refuse
from cardtable.games.spades.texts import FAMILY, caption
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.table import Names
from cardtable.texts import card_object, number

translate = QCoreApplication.translate


def hint(seen: View[Public], advice: Advice, names: Names) -> Hint:
    """What is advised in this view, in words."""
    return hint_words.hint(advice, title(seen, advice.best), names, FAMILY, caption)


def title(seen: View[Public], choice: Choice) -> str:
    """What to do."""
    offered = next((card for card in seen.cards[OFFER[seen.seat]] if card), None)
    match choice:
        case Keep() if offered:
            words = translate("hints", "Keep the {card_acc}")
            return words.format(card_acc=card_object(offered, FAMILY))
        case Refuse() if offered:
            words = translate("hints", "Discard the {card_acc}")
            return words.format(card_acc=card_object(offered, FAMILY))
        case Look():
            return translate("hints", "Do not bid double nil")
        case Bid(0):
            return translate("hints", "Bid nil", "hint.bidnil")
        case Bid(tricks):
            return translate("hints", "Bid {n}").format(n=number(tricks))
        case Play(card):
            return hint_words.play_title(card, FAMILY, leads=not seen.cards[TRICK])
    return caption(choice)
