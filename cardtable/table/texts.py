"""The few words of the table itself: what a screen reader calls its parts."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from cardtable.tabletop.panel import Facts, LastTrick, Panel, ScoreCard, SuitBlock

translate = QCoreApplication.translate


def hand_zone() -> str:
    """The name of the own cards."""
    return translate("table", "Your hand")


def close() -> str:
    """What the cross of a sheet does."""
    return translate("table", "Close")


def actions_zone() -> str:
    """The name of the buttons above the hand."""
    return translate("table", "Choices")


def take_back(card: str) -> str:
    """What the cross on a card that was put out does, with the name of the card."""
    return translate("table", "Take back: {card}").format(card=card)


def offer_zone() -> str:
    """The name of the place of the offered card."""
    return translate("table", "Offered card")


def aside_zone() -> str:
    """The name of the places of cards put out."""
    return translate("table", "Put out")


def trick_zone() -> str:
    """The name of the trick."""
    return translate("table", "Trick on the table")


def piles_zone() -> str:
    """The name of the won tricks."""
    return translate("table", "Piles")


def across_zone() -> str:
    """The name of the other's cards; only their number is told."""
    return translate("table", "Opponent’s cards")


def panel_zone() -> str:
    """The name of the side panel."""
    return translate("table", "Score panel")


def card_state(playable: bool | None, reason: str, place: int, count: int) -> str:
    """Whether a card of the hand may be played, why not, and the how-manieth it is."""
    words = []
    if playable:
        words.append(translate("table", "playable"))
    elif playable is not None and reason:
        words.append(translate("table", "not playable: {reason}").format(reason=reason))
    words.append(translate("table", "card {n} of {m}").format(n=place, m=count))
    return joined(words)


def panel_text(panel: Panel) -> str:
    """All that stands in the panel, to be read aloud."""
    words = [panel.title, panel.subtitle]
    for block in panel.blocks:
        match block:
            case ScoreCard():
                words.append(score_text(block))
            case SuitBlock():
                words += [block.title, block.note]
            case Facts():
                words.append(block.title)
                words += [f"{name}: {value}" for name, value in block.rows]
            case LastTrick():
                words += [block.title, block.points, block.note]
    return joined(words)


def score_text(card: ScoreCard) -> str:
    """A player's block, to be read aloud."""
    beads = f"{card.beads_caption}: {card.beads_text}"
    return joined((card.name, f"{card.points} / {card.goal}", card.note, beads))


def joined(words: Iterable[str]) -> str:
    """Short facts one after the other, for the ear."""
    return ", ".join(word for word in words if word)
