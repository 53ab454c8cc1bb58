"""Words that all games share: cards, suits and ranks by the family of the deck, numbers, seats.

The engine has one set of codes; what a card is called depends on the deck it is played with. A
family is ``french``, ``german`` or ``swiss``, as in a deck's ``deck.json``. Everything is
translated when it is asked for, so a change of language needs no restart.
"""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QLocale

from cardtable.card_names import FRENCH_NAMES, GERMAN_NAMES, SWISS_NAMES
from cardtable.card_objects import FRENCH_OBJECTS, GERMAN_OBJECTS, SWISS_OBJECTS
from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.layout import Seat
from cardtable.tabletop.table import Names

translate = QCoreApplication.translate

_STOPS = tuple(".!?…:")

MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"
NOTHING = "–"
"""Stands where there is nothing to count yet."""

_NAMES = {"french": FRENCH_NAMES, "german": GERMAN_NAMES, "swiss": SWISS_NAMES}
_OBJECTS = {"french": FRENCH_OBJECTS, "german": GERMAN_OBJECTS, "swiss": SWISS_OBJECTS}


def card_name(card: Card, family: str) -> str:
    """The whole name of a card as a subject or label: "Pik-Bube", "makk felső".

    Raises ``LookupError`` for a card that no deck of the family has.
    """
    return translate(f"{family} cards", str(_NAMES[family][str(card)]))


def card_object(card: Card, family: str) -> str:
    """The whole name of a card as the object of a sentence, for places called ``{card_acc}``.

    German with its article, "den Pik-Buben"; Hungarian and Czech in the accusative, "makk felsőt".
    Raises ``LookupError`` for a card that no deck of the family has.
    """
    return translate(f"{family} cards, object form", str(_OBJECTS[family][str(card)]))


def card_names(cards: Iterable[Card], family: str) -> str:
    """The names of several cards in a row, for places called ``{cards}``."""
    return ", ".join(card_name(card, family) for card in cards)


def suit_name(suit: Suit, family: str) -> str:
    """The name of a suit as a label or after a colon: "leaves", "zöld".

    Raises ``LookupError`` for an unknown family.
    """
    return _suits(family)[suit]


def rank_name(rank: Rank, family: str) -> str:
    """The name of a rank alone, as in a list of ranks: "Ober", "felső".

    Raises ``LookupError`` for a rank that the family does not have.
    """
    return _ranks(family)[rank]


def capitalised(text: str) -> str:
    """The text with its first letter raised, and no other changed."""
    return text[:1].upper() + text[1:]


def you() -> str:
    """What the player is called on name plates and in lists when no name was given."""
    return translate("seats", "You")


def computer_names() -> tuple[str, ...]:
    """Six first names of the language's country, women and men in turn, for computer players."""
    return (
        translate("names", "Ruth", "name.f1"),
        translate("names", "Walter", "name.m1"),
        translate("names", "Alice", "name.f2"),
        translate("names", "Henry", "name.m2"),
        translate("names", "Emma", "name.f3"),
        translate("names", "George", "name.m3"),
    )


def number(value: int) -> str:
    """A number without group separators and with a true minus sign: "3000", "−100"."""
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def signed(value: int) -> str:
    """A number that is added to a score: "+20", "−100", "0"."""
    return f"+{value}" if value > 0 else number(value)


def factor(value: int) -> str:
    """A multiplier: "×2"."""
    return f"{TIMES}{number(value)}"


def score(mine: int, other: int) -> str:
    """Two scores side by side as the language writes them: "7–4", "7 : 4", "7:4"."""
    #: A score; {a} and {b} are numbers, such as 7 and 4.
    return translate("numbers", "{a}–{b}").format(a=number(mine), b=number(other))


def percent(value: int) -> str:
    """A percentage: "52%"; German and Czech write a no-break space before the sign."""
    #: A percentage; {n} is a number. German and Czech: with a no-break space.
    return translate("numbers", "{n}%").format(n=number(value))


def mean(total: int, count: int) -> str:
    """The average with one decimal as the language writes it: "84.5"; a dash of nothing."""
    if not count:
        return NOTHING
    sign = MINUS if total < 0 else ""
    return sign + QLocale().toString(abs(total) / count, "f", 1)


def share(part: int, whole: int) -> str:
    """How many of all, and as a percentage: "7/10 · 70%"; a dash of nothing."""
    if not whole:
        return NOTHING
    return f"{number(part)}/{number(whole)} · {percent(round(100 * part / whole))}"


def _suits(family: str) -> Mapping[Suit, str]:
    match family:
        case "french":
            return {
                Suit.SPADES: translate("suits", "spades", "suit.french.spades"),
                Suit.HEARTS: translate("suits", "hearts", "suit.french.hearts"),
                Suit.DIAMONDS: translate("suits", "diamonds", "suit.french.diamonds"),
                Suit.CLUBS: translate("suits", "clubs", "suit.french.clubs"),
            }
        case "german":
            return {
                Suit.CLUBS: translate("suits", "acorns", "suit.german.acorns"),
                Suit.SPADES: translate("suits", "leaves", "suit.german.leaves"),
                Suit.HEARTS: translate("suits", "hearts", "suit.german.hearts"),
                Suit.DIAMONDS: translate("suits", "bells", "suit.german.bells"),
            }
        case "swiss":
            return {
                Suit.CLUBS: translate("suits", "acorns", "suit.swiss.acorns"),
                Suit.HEARTS: translate("suits", "roses", "suit.swiss.roses"),
                Suit.SPADES: translate("suits", "shields", "suit.swiss.shields"),
                Suit.DIAMONDS: translate("suits", "bells", "suit.swiss.bells"),
            }
    raise LookupError(family)


def _ranks(family: str) -> Mapping[Rank, str]:
    numbers = {
        Rank.NINE: translate("ranks", "nine"),
        Rank.EIGHT: translate("ranks", "eight"),
        Rank.SEVEN: translate("ranks", "seven"),
    }
    match family:
        case "french":
            return numbers | {
                Rank.ACE: translate("ranks", "ace", "rank.french.ace"),
                Rank.KING: translate("ranks", "king", "rank.french.king"),
                Rank.QUEEN: translate("ranks", "queen"),
                Rank.JACK: translate("ranks", "jack"),
                Rank.TEN: translate("ranks", "ten", "rank.10"),
                Rank.SIX: translate("ranks", "six"),
                Rank.FIVE: translate("ranks", "five"),
                Rank.FOUR: translate("ranks", "four"),
                Rank.THREE: translate("ranks", "three"),
                Rank.TWO: translate("ranks", "two"),
            }
        case "german":
            return numbers | {
                Rank.ACE: translate("ranks", "Daus"),
                Rank.KING: translate("ranks", "king", "rank.german.king"),
                Rank.QUEEN: translate("ranks", "Ober", "rank.german.ober"),
                Rank.JACK: translate("ranks", "Unter"),
                Rank.TEN: translate("ranks", "ten", "rank.german.ten"),
            }
        case "swiss":
            return numbers | {
                Rank.ACE: translate("ranks", "ace", "rank.swiss.ace"),
                Rank.KING: translate("ranks", "king", "rank.swiss.king"),
                Rank.QUEEN: translate("ranks", "Ober", "rank.swiss.ober"),
                Rank.JACK: translate("ranks", "Under"),
                Rank.TEN: translate("ranks", "Banner"),
                Rank.SIX: translate("ranks", "six"),
            }
    raise LookupError(family)


def by(seat: Seat | None, names: Names, you: str, other: str, **places: str) -> str:
    """The sentence about the viewer or the one about the other, with its places filled."""
    if seat == names.viewer or seat is None:
        return you.format(**places)
    return other.format(name=names.seats[seat], **places)


def for_whom(seat: Seat, names: Names) -> str:
    """Whose a trick is, as a note beside it."""
    return by(seat, names, translate("table", "for you"), translate("table", "for {name}"))


def in_one_breath(sentences: Iterable[str]) -> str:
    """Sentences one after the other; those without a stop of their own get one."""
    return " ".join(each if each[-1:] in _STOPS else f"{each}." for each in sentences if each)
