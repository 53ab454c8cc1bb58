"""The words of hints that all games share: reasons, and how much better the best choice is."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale

from cardtable.ai.advice import Advice, Because, Rated, Reason
from cardtable.engine.cards import Card
from cardtable.engine.rules import Choice, Play
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.panel import Versus, VersusRow
from cardtable.tabletop.table import Names
from cardtable.texts import (
    MINUS,
    capitalised,
    card_name,
    card_names,
    card_object,
    number,
    suit_name,
)

translate = QCoreApplication.translate

SHOWN = 3
"""As many choices are compared."""
TALL = 1.25
"""By how much the longest difference of the bars is exceeded by their whole length."""


def looking() -> str:
    """What stands there while a hint is thought about."""
    return translate("hints", "Looking for a hint…")


def none_found() -> str:
    """Said when no hint can be given."""
    return translate("hints", "No hint available")


def play_it() -> str:
    """The button that plays the hinted card."""
    return translate("hints", "Play it")


def hint(
    advice: Advice, title: str, names: Names, family: str, caption: Callable[[Choice], str]
) -> Hint:
    """The advice in words: its title, why, and the names of the choices beside it."""
    if advice.reason is not None:
        text = sentence(advice.reason, names, family)
    else:
        text = searched(advice.layouts) if advice.layouts else ""
    if not isinstance(advice.best, Play):
        return Hint(advice.best, title, text, caption(advice.best))
    plays = tuple(each for each in advice.rated if isinstance(each.choice, Play))[:SHOWN]
    called = tuple(capitalised(caption(each.choice)) for each in plays)
    return Hint(advice.best, title, text, play_it(), versus(plays, called))


def play_title(card: Card, family: str, *, leads: bool) -> str:
    """To play or lead this card."""
    words = (
        translate("hints", "Lead the {card_acc}")
        if leads
        else translate("hints", "Play the {card_acc}")
    )
    return words.format(card_acc=card_object(card, family))


def searched(layouts: int) -> str:
    """How much was thought through."""
    return capitalised(translate("hints", "%n layouts examined", "", layouts))


def decimal(value: float) -> str:
    """A number with one decimal as the language writes it, whole ones without: "2.5", "7"."""
    rounded = round(abs(value), 1)
    sign = MINUS if value < 0 and rounded else ""
    if rounded == int(rounded):
        return sign + number(int(rounded))
    return sign + QLocale().toString(rounded, "f", 1)


def sentence(reason: Reason, names: Names, family: str) -> str:
    """The reason in words; the family of the deck says how its cards are called."""
    places = {
        "n": decimal(reason.number or 0),
        "m": number(reason.of or 0),
        "points": decimal(reason.number or 0),
        "tricks": decimal(reason.average or 0),
        "name": names.seats[reason.seat] if reason.seat is not None else "",
        "card": card_name(reason.card, family) if reason.card else "",
        "suit": suit_name(reason.suit, family) if reason.suit else "",
        "cards": card_names(reason.cards, family),
    }
    return (_everywhere() | _with_bids() | _with_trumps())[reason.kind].format(**places)


def _everywhere() -> dict[Because, str]:
    return {
        Because.WINS: translate("hints", "Wins in {n} of {m} layouts."),
        Because.ALWAYS: translate("hints", "Wins however the cards lie."),
        Because.ONLY_CARD: translate("hints", "It is the only playable card."),
        Because.EQUAL: translate("hints", "Several cards are equally good here."),
        Because.BETTER: translate("hints", "Better than the next best by {points} on average."),
        Because.LOSES_IF_IN_STOCK: translate(
            "hints", "Loses only if this card lies in the stock: {card}."
        ),
        Because.LOSES_IF_HELD: translate("hints", "Loses only if {name} holds this card: {card}."),
        Because.LOSES_IF_DISCARDED: translate(
            "hints", "Loses only if this card is out of play: {card}."
        ),
        Because.LOST_TRICK: translate("hints", "The trick is lost: give as little as you can."),
        Because.LOWEST_WINNER: translate("hints", "The lowest card that wins the trick."),
        Because.LAST_TO_PLAY: translate(
            "hints", "You play last: nobody can take the trick any more."
        ),
        Because.PULLS_TRUMPS: translate("hints", "It pulls the trumps."),
        Because.KEEPS_TRUMPS: translate("hints", "Keep your trumps for later."),
    }


def _with_bids() -> dict[Because, str]:
    return {
        Because.SAVES_BID: translate("hints", "It saves your bid."),
        Because.SETS_BID: translate("hints", "It makes {name}’s bid fail."),
        Because.KEEPS_NIL: translate("hints", "It keeps your nil safe."),
        Because.ATTACKS_NIL: translate("hints", "It attacks {name}’s nil."),
        Because.AVOIDS_BAG: translate("hints", "It avoids a bag."),
        Because.RIDS_HIGH: translate("hints", "Get rid of the high card while it cannot win."),
        Because.BID_COUNT: translate(
            "hints",
            "Your cards make {tricks} tricks on average, and enough for this bid in {n} of {m} "
            "layouts.",
        ),
        Because.NIL_HOLDS: translate("hints", "Nil holds in {n} of {m} layouts."),
        Because.MAKES_BID: translate("hints", "Your bid is made in {n} of {m} layouts."),
        Because.BREAKS_BID: translate("hints", "{name}’s bid fails in {n} of {m} layouts."),
        Because.DECIDED: translate("hints", "Both bids are decided: only bags still count."),
        Because.CHANCES: translate(
            "hints",
            "With double nil you win the match in about {n} of 100 cases, without it in {m}.",
        ),
        Because.THROWS_HIGH: translate("hints", "High cards and spades endanger your double nil."),
        Because.KEEPS_CARD: translate("hints", "On average it is worth more than the next card."),
        Because.DISCARDS_CARD: translate("hints", "On average the next card is better."),
    }


def _with_trumps() -> dict[Because, str]:
    return {
        Because.KEEPS_MARRIAGE: translate("hints", "It keeps your marriage together."),
        Because.DECLARES: translate("hints", "Leading it declares {n}."),
        Because.EXCHANGES: translate("hints", "You get this card for your lowest trump: {card}."),
        Because.ENOUGH: translate("hints", "You need only {n} more for 66."),
        Because.LAST_OF_STOCK: translate(
            "hints", "The loser of this trick gets the turned-up trump: {card}."
        ),
        Because.CLOSES: translate(
            "hints", "Nobody draws any more: your trumps and high cards are enough."
        ),
        Because.GIVES_POINTS: translate(
            "hints", "The trick goes to {name}: give your partner the points."
        ),
        Because.SIGNALS: translate("hints", "It shows your partner this suit: {suit}."),
        Because.CARDS_IN_SUIT: translate("hints", "Your cards in it: {cards}"),
        Because.NO_STRONG_SUIT: translate("hints", "No suit of yours is strong enough."),
    }


def versus(rated: tuple[Rated, ...], names: tuple[str, ...]) -> Versus | None:
    """The best cards beside each other; None if there is nothing to compare."""
    if len(rated) < 2:
        return None
    best = rated[0].value
    behind = [round(best - each.value, 1) for each in rated]  # what reads as nothing is nothing
    whole = TALL * max(behind) or 1.0
    return Versus(
        translate("hints", "Against the best card"),
        tuple(
            VersusRow(name, 1 - less / whole, decimal(-less) if place else _best())
            for place, (name, less) in enumerate(zip(names, behind, strict=True))
        ),
    )


def _best() -> str:
    return translate("hints", "best")
