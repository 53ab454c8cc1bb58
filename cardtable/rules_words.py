"""The words that the rules pages of all games share, and how a page comes from its facts."""

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from cardtable.tabletop.rulebook import Fact, Pictured, RulesPage, Section

translate = QCoreApplication.translate

Numbers = Mapping[str, int]
"""What stands in the places of the sentences, from the constants and options of a game."""
Pictures = Mapping[str, tuple[Pictured, ...]]
"""The pictures under the facts, by their ids."""


class Row(NamedTuple):
    """A fact as its module marks it for translation."""

    id: str
    text: object


class Head(NamedTuple):
    """What stands over a page."""

    title: object
    subtitle: object
    summary: object


class Part(Enum):
    """The sections that every page may have, in their order."""

    OBJECT = auto()
    SETUP = auto()
    BIDDING = auto()
    PLAY = auto()
    DECLARATIONS = auto()
    SCORING = auto()
    END = auto()
    TABLE = auto()


def heading(part: Part) -> str:
    """How the section is called; what is declared, each game calls in its own words."""
    match part:
        case Part.OBJECT:
            return translate("rules", "Object of the game")
        case Part.SETUP:
            return translate("rules", "Setup")
        case Part.BIDDING:
            return translate("rules", "Bidding")
        case Part.PLAY:
            return translate("rules", "Play", "heading")
        case Part.SCORING:
            return translate("rules", "Scoring")
        case Part.END:
            return translate("rules", "End of the game")
        case Part.TABLE:
            return translate("rules", "How this table plays it")
    raise LookupError(part)


def source(section: str) -> str:
    """The line under a reason that names the section it comes from, and leads there."""
    return translate("table", "Rules · {section}").format(section=section)


def section(
    part: Part, rows: Iterable[Row], numbers: Numbers, pictures: Pictures, title: str = ""
) -> Section:
    """The section with its facts in the present language."""
    facts = tuple(Fact(row.id, _told(row.text, numbers), pictures.get(row.id, ())) for row in rows)
    intro = _intro() if part is Part.TABLE else ""
    return Section(title or heading(part), facts, intro)


def page(head: Head, deck: str, numbers: Numbers, sections: tuple[Section, ...]) -> RulesPage:
    """The whole page in the present language."""
    title, subtitle, summary = (_told(text, numbers) for text in head)
    return RulesPage(title, subtitle, summary, deck, sections)


def _intro() -> str:
    return translate(
        "rules", "The rules leave these points open. This table has decided as follows."
    )


def _told(text: object, numbers: Numbers) -> str:
    return translate("rules", str(text)).format(**numbers)
