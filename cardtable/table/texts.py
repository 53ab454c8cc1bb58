"""The few words of the table itself: what a screen reader calls its parts."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from cardtable.tabletop.panel import (
    Block,
    ContractBlock,
    Facts,
    LastTrick,
    Panel,
    ScoreCard,
    ScoreSheet,
    Shares,
    SheetHead,
    SideScore,
    Slate,
    Stakes,
    SuitBlock,
    SuitNote,
    SuitRows,
    Sums,
    Versus,
)

translate = QCoreApplication.translate


def hand_zone() -> str:
    """The name of the own cards."""
    return translate("table", "Your hand")


def close() -> str:
    """What the cross of a sheet does."""
    return translate("table", "Close")


def table_zone() -> str:
    """The name of the whole table."""
    return translate("table", "Table")


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


def cards_held(name: str, count: int) -> str:
    """How many cards one of several others holds."""
    return translate("table", "{name} holds %n cards.", "", count).format(name=name)


def only_the_last_trick() -> str:
    """Why a pile of won tricks is not opened."""
    return translate("table", "Only the last trick may be looked at.")


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


def may_be_played() -> str:
    """The answer to *Why not?* at a card that is not refused."""
    return translate("table", "You may play this card.")


def panel_text(panel: Panel) -> str:
    """All that stands in the panel, to be read aloud."""
    words = [panel.title, panel.subtitle]
    for block in panel.blocks:
        words += block_words(block)
    return joined(words)


def block_words(block: Block) -> list[str]:
    """All that stands in one block, short fact by short fact."""
    match block:
        case ScoreCard():
            return [score_text(block)]
        case SuitBlock():
            return [block.title, block.note]
        case Facts():
            return [block.title, *(f"{name}: {value}" for name, value in block.rows)]
        case LastTrick():
            return [block.title, block.points, block.note]
        case ScoreSheet():
            return _sheet_words(block)
        case SuitRows():
            pairs = zip(block.names, block.rows, strict=True)
            rows = (f"{name}: {' '.join(ranks.split())}" for name, (_, ranks) in pairs)
            return [block.title, *rows, block.note]
        case Shares():
            return [block.title, *block.notes]
        case Stakes():
            gain, loss = f"{block.gain_note}: {block.gain}", f"{block.loss_note}: {block.loss}"
            return [block.title, block.text, gain, loss]
        case SuitNote():
            return [block.text]
        case Slate():
            return [f"{side.name}: {side.points}" for side in block.sides]
        case SideScore():
            return [side_text(block)]
        case ContractBlock():
            return [contract_text(block)]
        case Sums():
            return list(block.lines)
        case Versus():
            return [block.title, *(f"{row.name}: {row.text}" for row in block.rows)]


def _sheet_words(sheet: ScoreSheet) -> list[str]:
    """The players' points, then the deals, oldest first."""
    words = [head_text(sheet, head) for head in sheet.heads]
    for row in sheet.rows:
        cells = zip(sheet.heads, row.cells, strict=True)
        told = (f"{head.name} {figures} {points}" for head, (figures, points) in cells)
        words.append(f"{row.label}: {'; '.join(told)}")
    if sheet.live_label:
        told = (f"{head.name} {head.live}" for head in sheet.heads)
        words.append(f"{sheet.live_label} ({sheet.column_caption}): {'; '.join(told)}")
    return words


def head_text(sheet: ScoreSheet, head: SheetHead) -> str:
    """A player's column of the score sheet but its deals, to be read aloud."""
    points = f"{head.name}: {head.points} {sheet.points_caption}"
    rings = f"{sheet.rings_caption}: {head.rings} / {sheet.rings}"
    return joined((points, rings, f"{sheet.column_caption}: {head.live}" if head.live else ""))


def score_text(card: ScoreCard) -> str:
    """A player's block, to be read aloud."""
    beads = f"{card.beads_caption}: {card.beads_text}"
    return joined((card.name, f"{card.points} / {card.goal}", card.note, beads))


def side_text(side: SideScore) -> str:
    """A side's block, to be read aloud."""
    return joined((f"{side.name}: {side.points}", side.note))


def contract_text(block: ContractBlock) -> str:
    """What is played, for how much, and who chose it."""
    return joined((f"{block.title} {block.badge}".strip(), block.note))


def joined(words: Iterable[str]) -> str:
    """Short facts one after the other, for the ear; a sentence among them keeps its own stop."""
    return ", ".join(word for word in words if word).replace("., ", ". ")
