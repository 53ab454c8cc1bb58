"""The words of Schnapsen: its name, its buttons and calls, and why a deal was won.

What a screen reader says at each step stands in `spoken`, why something is refused in `refusals`.
"""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Rank, Suit, card
from cardtable.engine.layout import Seat
from cardtable.engine.match import Step
from cardtable.engine.rules import Choice, Play, State
from cardtable.games.schnapsen.model import (
    Close,
    DealWon,
    Exchange,
    Married,
    Options,
    Public,
    Reason,
    Standing,
)
from cardtable.games.schnapsen.rules import tricks_won
from cardtable.games.schnapsen.scoring import HALF, ROYAL_MARRIAGE
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.table import Names, Speech, Tile
from cardtable.texts import by, card_name, suit_name

FAMILY = "german"
"""The deck whose suits and ranks the sentences name."""

EXCHANGE_KEY, CLOSE_KEY = "X", "Z"
"""The same in all languages."""

translate = QCoreApplication.translate


def game_name() -> str:
    """The name of the game, as its tile and the top bar say it."""
    return translate("schnapsen", "Schnapsen")


def match_kind(options: Options) -> str:
    """What the match is played for."""
    return translate("schnapsen", "%n-point match", "", options.match_points)


def tile(preset: str, options: Options) -> Tile:
    """The tile of a rule set on the start page."""
    return Tile(
        preset=preset,
        title=game_name(),
        lines=(
            ("person", translate("schnapsen", "You against the computer")),
            ("flag", match_kind(options)),
        ),
        deck="german",
        cards=(card("HK"), card("HQ"), card("DA")),
        ground="green",
    )


def caption(choice: Choice) -> str:
    """The words for making this choice. Raises ValueError for one that no player makes."""
    match choice:
        case Exchange():
            return translate("schnapsen", "Exchange the trump card")
        case Close():
            return translate("schnapsen", "Close the stock")
        case Play(played):
            return card_name(played, FAMILY)
    raise ValueError(f"no words for {choice}")


def own_keys() -> tuple[tuple[str, str], ...]:
    """The keys that this game has of its own, and what each does."""
    return (EXCHANGE_KEY, caption(Exchange())), (CLOSE_KEY, caption(Close()))


def trump_is(suit: Suit) -> str:
    """Which suit is trumps."""
    return translate("schnapsen", "Trump: {suit}").format(suit=suit_name(suit, FAMILY))


def unter_of(suit: Suit) -> str:
    """The card that may be exchanged when this suit is trumps."""
    return card_name(card(suit + Rank.JACK), FAMILY)


def speech(step: Step[Public]) -> Speech | None:
    """What a seat says aloud at this step, for its bubble; None if nothing."""
    match step.event:
        case Close() if step.seat is not None:
            return Speech(step.seat, translate("schnapsen", "I close."))
        case Exchange() if step.seat is not None:
            return Speech(step.seat, translate("schnapsen", "I exchange."))
        case Married(seat, suit, points):
            royal = points == ROYAL_MARRIAGE
            call = translate("schnapsen", "40") if royal else translate("schnapsen", "20")
            return Speech(seat, call, suit_name(suit, FAMILY), suit, sound=Sound.CALL)
        case DealWon(seat, _, Reason.SIXTY_SIX | Reason.CLOSER | Reason.AGAINST_CLOSER):
            return Speech(seat, translate("schnapsen", "66!"), whole=False)
    return None


def deal_outcome(won: DealWon, names: Names) -> str:
    """Who won the deal."""
    return by(
        won.seat,
        names,
        translate("schnapsen", "You win the deal"),
        translate("schnapsen", "{name} wins the deal"),
    )


def match_outcome(winner: Seat, names: Names) -> str:
    """Who won the match."""
    return by(
        winner,
        names,
        translate("schnapsen", "You win the match!"),
        translate("schnapsen", "{name} wins the match."),
    )


def reason(won: DealWon, state: State[Public], names: Names) -> str:
    """Why the deal that ended so is worth its game points, in one sentence."""
    deal = state.public.deal
    assert deal is not None, "it has just been won"
    loser = Standing(deal.points[1 - won.seat], tricks_won(state.cards, 1 - won.seat))
    rival = names.seats[1 - names.viewer]
    match won.reason:
        case Reason.SIXTY_SIX:
            return _loser_had(loser, 1 - won.seat, names)
        case Reason.CLOSER:
            return by(
                won.seat,
                names,
                translate(
                    "schnapsen", "You closed and have 66: your opponent’s state at closing counts."
                ),
                translate("schnapsen", "{name} closed and has 66: your state at closing counts."),
            )
        case Reason.CLOSER_FAILED:
            sentences = (
                translate(
                    "schnapsen", "You closed without reaching 66: {name} gets {n} game points."
                ),
                translate(
                    "schnapsen", "{name} closed without reaching 66: you get {n} game points."
                ),
            )
        case Reason.AGAINST_CLOSER:
            sentences = (
                translate("schnapsen", "You closed, but {name} has 66 first: {n} game points."),
                translate("schnapsen", "{name} closed, but you have 66 first: {n} game points."),
            )
        case Reason.LAST_TRICK:
            return by(
                won.seat,
                names,
                translate("schnapsen", "Nobody has 66: your last trick is worth 1 game point."),
                translate("schnapsen", "Nobody has 66: {name}’s last trick is worth 1 game point."),
            )
    sentence = sentences[0 if deal.closed_by == names.viewer else 1]
    return sentence.format(name=rival, n=won.game_points)


def _loser_had(loser: Standing, seat: Seat, names: Names) -> str:
    """What the loser of a deal had, and so how many game points it costs."""
    if loser.tricks == 0:
        return by(
            seat,
            names,
            translate("schnapsen", "You have no trick: 3 game points."),
            translate("schnapsen", "{name} has no trick: 3 game points."),
        )
    if loser.points < HALF:
        return by(
            seat,
            names,
            translate("schnapsen", "You have a trick, but fewer than 33: 2 game points."),
            translate("schnapsen", "{name} has a trick, but fewer than 33: 2 game points."),
        )
    return by(
        seat,
        names,
        translate("schnapsen", "You have at least 33: 1 game point."),
        translate("schnapsen", "{name} has at least 33: 1 game point."),
    )


def standing(public: Public, viewer: Seat) -> str:
    """The score of a match that goes on, for its tile."""
    return translate("table", "Score {a} : {b}").format(
        a=public.match.to_go[viewer], b=public.match.to_go[1 - viewer]
    )
