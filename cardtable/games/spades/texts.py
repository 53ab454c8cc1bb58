"""The words of Spades: its name, its keys and calls, and how a bid came out.

What is asked stands in `asking`, what a screen reader says in `spoken`.
"""

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import card
from cardtable.engine.layout import Seat
from cardtable.engine.match import Step
from cardtable.engine.rules import Choice, Play, State
from cardtable.games.spades.model import (
    TRICK,
    Bid,
    DoubleNil,
    Keep,
    Look,
    Options,
    Public,
    Refuse,
    SideScore,
    Throw,
)
from cardtable.games.spades.rules import TRUMP
from cardtable.tabletop.table import Names, Speech, Tile
from cardtable.texts import by, capitalised, card_name, number, signed

FAMILY = "french"
"""The deck whose suits and ranks the sentences name."""

KEEP_KEY, DISCARD_KEY, NIL_KEY = "K", "D", "N"
"""The same in all languages."""

translate = QCoreApplication.translate


def game_name() -> str:
    """The name of the game, as the top bar says it."""
    return translate("spades", "Two-Handed Spades")


def match_kind(options: Options) -> str:
    """What the match is played for."""
    return translate("spades", "First to {n}").format(n=options.target)


def tile(preset: str, options: Options) -> Tile:
    """The tile of a rule set on the start page."""
    double = (("star", double_nil()),) if options.double_nil else ()
    return Tile(
        preset=preset,
        title=game_name(),
        lines=(
            ("person", translate("spades", "You against the computer")),
            ("flag", match_kind(options)),
            *double,
        ),
        deck="french",
        cards=(None, None, card("SQ")) if double else (card("HQ"), card("SA"), card("SK")),
        ground="burgundy" if double else "slate",
        badge=number(options.target),
    )


def nil() -> str:
    """A bid of no trick, as it stands between other bids."""
    return translate("spades", "nil")


def double_nil() -> str:
    """A bid of no trick made before seeing a card, as a title."""
    return capitalised(translate("spades", "double nil"))


def bid_figure(side: SideScore) -> str:
    """A bid in a column of bids."""
    return number(side.bid) if side.bid else nil()


def caption(choice: Choice) -> str:
    """The words for making this choice. Raises ValueError for one that no player makes."""
    match choice:
        case DoubleNil():
            return translate("spades", "Bid double nil")
        case Look():
            return translate("spades", "No, look at the cards")
        case Keep():
            return translate("spades", "Keep")
        case Refuse():
            return translate("spades", "Discard")
        case Throw(_, ()):
            return translate("spades", "Exchange nothing")
        case Throw(_, thrown):
            return translate("spades", "Exchange %n cards", "", len(thrown))
        case Bid(0):
            return translate("spades", "Bid nil", "tb.bidnil")
        case Bid(tricks):
            return translate("spades", "Bid: {n}").format(n=tricks)
        case Play(played):
            return card_name(played, FAMILY)
    raise ValueError(f"no words for {choice}")


def own_keys() -> tuple[tuple[str, str], ...]:
    """The keys that this game has of its own, and what each does."""
    return (
        (KEEP_KEY, caption(Keep())),
        (DISCARD_KEY, caption(Refuse())),
        (NIL_KEY, caption(Bid(0))),
        ("1 3", translate("spades", "Bid 13")),
        ("Ctrl + Enter", translate("spades", "Exchange")),
    )


def speech(step: Step[Public]) -> Speech | None:
    """What a seat says aloud at this step, for its bubble; None if nothing.

    Keeping and discarding go without words: both happen thirteen times, and are seen.
    """
    if step.seat is None:
        return None
    match step.event:
        case DoubleNil():
            return Speech(step.seat, double_nil(), translate("spades", "Bid"), whole=False)
        case Bid(0):
            return Speech(step.seat, capitalised(nil()), translate("spades", "Bid"), whole=False)
        case Bid(tricks):
            title = translate("table", "%n tricks", "", tricks)
            return Speech(step.seat, title, translate("spades", "Bid"), whole=False)
        case Throw(seat):
            deal = step.state.public.deal
            count = (deal.exchanged[seat] if deal else None) or 0
            return Speech(seat, translate("spades", "%n cards exchanged", "", count))
        case Play() if breaks_spades(step.state):
            return Speech(step.seat, translate("spades", "Spades are broken."), "", TRUMP)
    return None


def breaks_spades(state: State[Public]) -> bool:
    """Whether the card that was played last is the first spade of the deal."""
    deal, trick = state.public.deal, state.cards[TRICK]
    if deal is None or not trick or trick[-1].suit is not TRUMP:
        return False
    before = [card for done in deal.tricks for card in (done.lead, done.reply)] + list(trick[:-1])
    return not any(card.suit is TRUMP for card in before)


def match_outcome(winner: Seat, names: Names) -> str:
    """Who won the match."""
    return by(
        winner,
        names,
        translate("spades", "You win the match!"),
        translate("spades", "{name} wins the match."),
    )


def bid_outcome(seat: Seat, side: SideScore, names: Names) -> str:
    """How a player's bid came out, and what it was worth."""
    made = side.points > 0
    if side.double_nil:
        you, other = _double_nil_made() if made else _double_nil_failed()
    elif side.bid == 0:
        you, other = _nil_made() if made else _nil_failed()
    else:
        you, other = _made() if made else _failed()
    return by(seat, names, you, other, points=signed(side.points))


def _made() -> tuple[str, str]:
    return (
        translate("spades", "You make your bid: {points}"),
        translate("spades", "{name} makes the bid: {points}"),
    )


def _failed() -> tuple[str, str]:
    return (
        translate("spades", "You miss your bid: {points}"),
        translate("spades", "{name} misses the bid: {points}"),
    )


def _nil_made() -> tuple[str, str]:
    return (
        translate("spades", "You make nil: {points}"),
        translate("spades", "{name} makes nil: {points}"),
    )


def _nil_failed() -> tuple[str, str]:
    return (
        translate("spades", "Your nil fails: {points}"),
        translate("spades", "{name}’s nil fails: {points}"),
    )


def _double_nil_made() -> tuple[str, str]:
    return (
        translate("spades", "You make double nil: {points}"),
        translate("spades", "{name} makes double nil: {points}"),
    )


def _double_nil_failed() -> tuple[str, str]:
    return (
        translate("spades", "Your double nil fails: {points}"),
        translate("spades", "{name}’s double nil fails: {points}"),
    )


def penalty(seat: Seat, names: Names) -> str:
    """What ten bags cost a player."""
    return by(
        seat,
        names,
        translate("spades", "You lose 100 points for 10 bags."),
        translate("spades", "{name} loses 100 points for 10 bags."),
    )


def standing(public: Public, viewer: Seat) -> str:
    """The score of a match that goes on, for its tile."""
    scores = public.match.scores
    return translate("table", "Score {a} : {b}").format(
        a=number(scores[viewer]), b=number(scores[1 - viewer])
    )
