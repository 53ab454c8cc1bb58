"""The rules page of Jass: its facts with the numbers that the rules go by, and pictures."""

from cardtable.engine.cards import Card, Rank, Suit, cards
from cardtable.engine.rules import State
from cardtable.games.jass import rules_facts as facts
from cardtable.games.jass.model import HAND_SIZE, SEATS, TEAMS, Contract, Options, Public
from cardtable.games.jass.rules import PACKET
from cardtable.games.jass.rules_facts_table import TABLE
from cardtable.games.jass.scoring import (
    ALL_TRICKS,
    LAST_TRICK,
    NO_TRUMPS,
    PLAIN,
    STOECK,
    TRUMPS,
    worth,
)
from cardtable.games.jass.texts import FAMILY
from cardtable.games.jass.tricks import DECK
from cardtable.games.jass.tricks import PLAIN as PLAIN_ORDER
from cardtable.games.jass.tricks import TRUMPS as TRUMP_ORDER
from cardtable.games.jass.weis import FOURS, RUNS
from cardtable.rules_words import Part, Row, page, section
from cardtable.tabletop.rulebook import Pictured, RulesPage


def rules_page(options: Options) -> RulesPage:
    """What the rules say, in the present language."""
    numbers = numbers_of(options)
    pictures = _pictures()
    sections = (
        (Part.OBJECT, facts.OBJECT, ""),
        (Part.SETUP, facts.SETUP, ""),
        (Part.BIDDING, facts.BIDDING, facts.bidding()),
        (Part.PLAY, facts.PLAY, ""),
        (Part.DECLARATIONS, facts.DECLARATIONS, facts.declarations()),
        (Part.SCORING, facts.SCORING, ""),
        (Part.END, facts.END, ""),
        (Part.TABLE, _table(options), ""),
    )
    return page(
        facts.HEAD,
        FAMILY,
        numbers,
        tuple(section(part, rows, numbers, pictures, title) for part, rows, title in sections),
    )


def present(state: State[Public], options: Options) -> str:
    """The id of the fact that matters now."""
    deal = state.public.deal
    if deal is None:
        return "JS.05"
    if deal.result is not None:
        return "JS.25"
    if deal.contract is None:
        return "JS.07"
    return "JS.11" if deal.contract.trump is None else "JS.12"


def numbers_of(options: Options) -> dict[str, int]:
    """What stands in the places of the sentences."""
    in_suit = len(DECK) // len(Suit)
    return {
        "players": SEATS,
        "opponents": SEATS // len(TEAMS),
        "target": options.target,
        "schneider": (options.target + 1) // 2,
        "cards": len(DECK),
        "suit_cards": in_suit,
        "packet": PACKET,
        "hand": HAND_SIZE,
        "tricks": HAND_SIZE,
        "trump_suits": len(Suit),
        "single": options.factor(Contract.CLUBS),
        "double": options.factor(Contract.SPADES),
        "obenabe": options.factor(Contract.OBENABE),
        "undenufe": options.factor(Contract.UNDENUFE),
        "longest_run": in_suit,
        "stoeck": STOECK,
        "last_trick": LAST_TRICK,
        "base_points": worth(DECK, Contract.CLUBS) + LAST_TRICK,
        "match_bonus": ALL_TRICKS,
        "first_trick_cards": SEATS,
        **_weis_numbers(),
        **_card_numbers(),
    }


def _weis_numbers() -> dict[str, int]:
    short, middle, long = sorted(RUNS)
    return {
        "run3": short,
        "run3_points": RUNS[short],
        "run4": middle,
        "run4_points": RUNS[middle],
        "run5": long,
        "run5_points": RUNS[long],
        "four": len(Suit),
        "four_points": FOURS[Rank.ACE],
        "four_unders_points": FOURS[Rank.JACK],
    }


def _card_numbers() -> dict[str, int]:
    return {
        "ace": PLAIN[Rank.ACE],
        "king": PLAIN[Rank.KING],
        "ober": PLAIN[Rank.QUEEN],
        "under": PLAIN[Rank.JACK],
        "banner": PLAIN[Rank.TEN],
        "other": PLAIN.get(Rank.NINE, 0),
        "six": NO_TRUMPS.get(Rank.SIX, 0),
        "trump_under": TRUMPS[Rank.JACK],
        "trump_nine": TRUMPS[Rank.NINE],
        "eight": NO_TRUMPS[Rank.EIGHT],
    }


def _table(options: Options) -> tuple[Row, ...]:
    """What this table has decided, without what other options decide otherwise."""
    untrue = {"JS.T10": options.split_long_runs, "JS.T12": options.run_beats_four}
    return tuple(row for row in TABLE if not untrue.get(row.id, False))


def _in_order(suit: Suit, heights: dict[Rank, int]) -> tuple[Card, ...]:
    return tuple(Card(suit, rank) for rank in sorted(heights, key=lambda rank: -heights[rank]))


def _pictures() -> dict[str, tuple[Pictured, ...]]:
    """Orders of the cards, what they count, and examples."""
    plain, trump = _in_order(Suit.HEARTS, PLAIN_ORDER), _in_order(Suit.CLUBS, TRUMP_ORDER)
    return {
        "JS.09": tuple(Pictured(each, str(PLAIN.get(each.rank, 0))) for each in plain),
        "JS.10": tuple(Pictured(each, str(TRUMPS.get(each.rank, 0))) for each in trump),
        "JS.14": tuple(
            Pictured(each, wins=each == Card(Suit.CLUBS, Rank.SEVEN))
            for each in cards("H9 HA C7 H6")
        ),
        "JS.15": tuple(map(Pictured, cards("ST S9 S8"))),
        "JS.16": tuple(map(Pictured, cards("CK HK SK DK"))),
        "JS.21": tuple(map(Pictured, cards("DK DQ"))),
    }
