"""Whole decks: every face and back of one appearance."""

from collections.abc import Callable

from assets.generator.aces.french import french_ace
from assets.generator.aces.german import german_ace
from assets.generator.aces.swiss import swiss_ace, swiss_banner
from assets.generator.backs.calm import calm_back
from assets.generator.backs.classic import classic_back
from assets.generator.backs.colours import CALM_BACKS, CLASSIC_BACKS
from assets.generator.courts import FIGURES, court_card
from assets.generator.look import Look
from assets.generator.number_cards import number_card
from assets.generator.words import RANKS_OF, SUITS_OF


def make_face(look: Look, suit: str, rank: str) -> str:
    """One face, as SVG."""
    if rank in ("A", "D"):
        return _ACES[look.deck](look, suit)
    if rank == "B":
        return swiss_banner(look, suit)
    if suit + rank in FIGURES:
        return court_card(look, suit, rank)
    return number_card(look, suit, rank)


_ACES: dict[str, Callable[[Look, str], str]] = {
    "french": french_ace,
    "german": german_ace,
    "swiss": swiss_ace,
}


def make_backs(deck: str) -> dict[str, str]:
    """The four backs of a deck by id, as SVG."""
    classic = {name: classic_back(deck, tone) for name, tone in CLASSIC_BACKS[deck].items()}
    calm = {name: calm_back(deck, tone) for name, tone in CALM_BACKS[deck].items()}
    return classic | calm


def face_ids(deck: str) -> list[tuple[str, str]]:
    """Suit and rank of every face; together they are its id."""
    return [(suit, rank) for suit in SUITS_OF[deck] for rank in RANKS_OF[deck]]


def make_deck(look: Look) -> dict[str, str]:
    """All faces and backs by id, as SVG."""
    faces = {suit + rank: make_face(look, suit, rank) for suit, rank in face_ids(look.deck)}
    return faces | make_backs(look.deck)
