"""The words of Jass: its name, its contracts, its keys and calls.

What is asked stands in `asking`, what a screen reader says in `spoken`.
"""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Suit, card
from cardtable.engine.layout import Seat
from cardtable.engine.match import Step
from cardtable.engine.rules import Choice, Play
from cardtable.games.jass.model import (
    SEATS,
    Choose,
    Contract,
    Options,
    Public,
    Push,
    Stoeck,
    Team,
    Weis,
)
from cardtable.games.jass.scoring import STOECK, team_of
from cardtable.games.jass.weisnames import beaten, weis_kind, weis_top
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.table import Names, Speech, Tile
from cardtable.texts import capitalised, card_name, factor, number, suit_name

FAMILY = "swiss"
"""The deck whose suits and ranks the sentences name."""

PUSH_KEY = "P"
"""The same in all languages."""

translate = QCoreApplication.translate


def game_name() -> str:
    """The name of the game, as its tile and the top bar say it."""
    return translate("jass", "Schieber Jass")


def match_kind(options: Options) -> str:
    """What the match is played for."""
    return translate("jass", "First to {n}").format(n=options.target)


def tile(preset: str, options: Options) -> Tile:
    """The tile of a rule set on the start page."""
    return Tile(
        preset=preset,
        title=game_name(),
        lines=(
            ("person", translate("jass", "You and a computer partner")),
            ("flag", match_kind(options)),
        ),
        deck="swiss",
        cards=(card("SQ"), card("DJ"), card("HT")),
        ground="petrol",
    )


def contract_name(contract: Contract) -> str:
    """What is played, as a title: "Roses trump", "Obenabe"."""
    match contract:
        case Contract.CLUBS:
            return translate("jass", "Acorns trump")
        case Contract.HEARTS:
            return translate("jass", "Roses trump")
        case Contract.SPADES:
            return translate("jass", "Shields trump")
        case Contract.DIAMONDS:
            return translate("jass", "Bells trump")
        case Contract.OBENABE:
            return translate("jass", "Obenabe")
        case Contract.UNDENUFE:
            return translate("jass", "Undenufe")


def contract_word(contract: Contract) -> str:
    """What is played, in one word: "Roses", "Obenabe"."""
    suit = contract.trump
    return contract_name(contract) if suit is None else capitalised(suit_word(suit))


def contract_icon(contract: Contract) -> str:
    """The icon of a contract without trumps; empty where the suit's sign stands."""
    return {Contract.OBENABE: "down", Contract.UNDENUFE: "up"}.get(contract, "")


def suit_word(suit: Suit) -> str:
    """The suit by its Swiss name."""
    return suit_name(suit, FAMILY)


def caption(choice: Choice) -> str:
    """The words for making this choice. Raises ValueError for one that no player makes."""
    match choice:
        case Push():
            return translate("jass", "Push")
        case Choose(contract):
            return contract_name(contract)
        case Play(played):
            return card_name(played, FAMILY)
    raise ValueError(f"no words for {choice}")


def own_keys() -> tuple[tuple[str, str], ...]:
    """The keys that this game has of its own, and what each does."""
    return (
        *((str(key), caption(Choose(contract))) for key, contract in enumerate(Contract, start=1)),
        (PUSH_KEY, caption(Push())),
    )


def speech(step: Step[Public], options: Options) -> Speech | None:
    """What a seat says aloud at this step, for its bubble; None if nothing."""
    deal = step.state.public.deal
    match step.event:
        case Push() if step.seat is not None:
            return Speech(step.seat, translate("jass", "I push."))
        case Choose(contract) if step.seat is not None:
            times = factor(options.factor(contract))
            return Speech(step.seat, contract_name(contract), "", contract.trump, times)
        case Weis(seat, meld) if deal is not None:
            lost = beaten(deal, seat, options)
            details = (weis_top(meld), translate("jass", "beaten") if lost else "")
            detail = " · ".join(filter(None, details))
            kind, points = capitalised(weis_kind(meld)), number(meld.points)
            return Speech(seat, kind, detail, meld.suit, points, faded=lost, sound=Sound.CALL)
        case Stoeck(seat) if deal is not None and deal.contract is not None:
            words = translate("jass", "Stöck!")
            return Speech(seat, words, "", deal.contract.trump, number(STOECK), sound=Sound.BELL)
    return None


def teams_of(viewer: Seat) -> tuple[Team, Team]:
    """The viewer's team and the other."""
    return team_of(viewer), 1 - team_of(viewer)


def us() -> str:
    """The viewer's team in a column or on the slate."""
    return translate("jass", "Us")


def them() -> str:
    """The other team in a column or on the slate."""
    return translate("jass", "Them")


def members(team: Team, names: Names) -> str:
    """Who plays in the team."""
    viewer = names.viewer
    if team == team_of(viewer):
        partner = names.seats[(viewer + 2) % SEATS]
        return translate("jass", "You and {name}").format(name=partner)
    right, left = names.seats[(viewer + 1) % SEATS], names.seats[(viewer + 3) % SEATS]
    return translate("jass", "{name} and {name2}").format(name=right, name2=left)


def standing(public: Public, viewer: Seat) -> str:
    """The score of a match that goes on, for its tile."""
    mine, other = teams_of(viewer)
    scores = public.scores
    return translate("table", "Score {a} : {b}").format(
        a=number(scores[mine]), b=number(scores[other])
    )
