"""A page of rules as plain values: what it says, in sections, with small pictures."""

from dataclasses import dataclass

from cardtable.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Pictured:
    """A card in small, with what is to be said of it in a figure."""

    card: Card
    caption: str = ""
    wins: bool = False
    """Whether it takes the trick that the picture shows."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that the rules say. Its id is the same in every language."""

    id: str
    text: str
    pictures: tuple[Pictured, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Facts under one heading."""

    title: str
    facts: tuple[Fact, ...]
    intro: str = ""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The rules of a game as they are played here."""

    title: str
    subtitle: str
    summary: str
    deck: str
    """The name of the deck that the pictures show."""
    sections: tuple[Section, ...]
