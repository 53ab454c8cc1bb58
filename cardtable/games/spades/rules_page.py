"""The rules pages of Spades: their facts with the numbers that the rules go by, and pictures.

There are two texts, that of the game to 300 and that with double nil. Rules that a person made
take the nearer one, with the facts of the other where an option says so.
"""

from cardtable.engine.cards import Card, Rank, Suit, cards
from cardtable.engine.rules import State
from cardtable.games.spades import rules_facts_300 as short
from cardtable.games.spades import rules_facts_500 as long
from cardtable.games.spades.model import HAND_SIZE, Drawer, Options, Phase, Public
from cardtable.games.spades.rules import DECK, MOST_EXCHANGED, RANKS, SpadesRules
from cardtable.games.spades.scoring import (
    BAG_PENALTY,
    BAGS,
    BID_TRICK,
    DOUBLE_NIL,
    NIL,
    side_score,
)
from cardtable.games.spades.texts import FAMILY
from cardtable.rules_words import Head, Part, Row, page, section
from cardtable.tabletop.rulebook import Pictured, RulesPage

Rows = tuple[Row, ...]


def rules_page(options: Options) -> RulesPage:
    """What these rules say, in the present language."""
    numbers, pictures = numbers_of(options), _pictures()
    head, parts = _text(options)
    other = _other_facts(options)
    sections = tuple(
        section(
            part,
            tuple(new for row in rows for new in other.get(row.id, (row,))),
            numbers,
            pictures,
        )
        for part, rows in parts
    )
    return page(head, FAMILY, numbers, sections)


def present(state: State[Public], options: Options) -> str:
    """The id of the fact that matters now."""
    deal = state.public.deal
    is_long = options.double_nil
    if deal is None:
        return "S5.03" if is_long else "S3.05"
    if deal.result is not None:
        return "S5.16" if is_long else "S3.18"
    match deal.phase:
        case Phase.DRAWING:
            return "S3.06" if options.second_card_seen else "S5.04"
        case Phase.EXCHANGE:
            return "S5.10"
        case Phase.BIDDING:
            return "S5.08" if is_long else "S3.11"
        case Phase.PLAY:
            return "S5.13" if is_long else "S3.14"


def numbers_of(options: Options) -> dict[str, int]:
    """What stands in the places of the sentences."""
    seats = SpadesRules.seats
    return {
        "players": seats,
        "target": options.target,
        "cards": len(DECK),
        "hand": HAND_SIZE,
        "tricks": HAND_SIZE,
        "discards": (len(DECK) - seats * HAND_SIZE) // seats,
        "out_of_play": len(DECK) - seats * HAND_SIZE,
        "next_cards": len(DECK) // (seats * HAND_SIZE),
        "min_bid": 0,
        "max_bid": HAND_SIZE,
        "nil_bid": 0,
        "min_other_bid": 1,
        "bidding_rounds": 1,
        "trick_points": BID_TRICK,
        "bag_points": side_score(1, 2).points - side_score(1, 1).points,
        "bag_limit": BAGS,
        "bag_penalty": BAG_PENALTY,
        "two_bag_limits": 2 * BAGS,
        "two_bag_penalties": 2 * BAG_PENALTY,
        "nil_points": NIL,
        "double_nil_points": DOUBLE_NIL,
        "exchange_max": MOST_EXCHANGED,
    }


def _text(options: Options) -> tuple[Head, tuple[tuple[Part, Rows], ...]]:
    text = long if options.double_nil else short
    return text.HEAD, (
        (Part.OBJECT, text.OBJECT),
        (Part.SETUP, text.SETUP),
        (Part.BIDDING, text.BIDDING),
        (Part.PLAY, text.PLAY),
        (Part.SCORING, text.SCORING),
        (Part.END, text.END),
        (Part.TABLE, text.TABLE),
    )


def _other_facts(options: Options) -> dict[str, Rows]:
    """What stands instead of a fact that these options make untrue."""
    rows = {
        row.id: row
        for text in (short, long)
        for part in (text.SETUP, text.BIDDING, text.PLAY, text.TABLE)
        for row in part
    }
    text = long if options.double_nil else short
    other: dict[str, Rows] = {}
    if options.first_bidder is Drawer.SECOND:
        other |= {"S3.10": (rows["S5.07"],), "S3.13": (rows["S5.11"],)}
    else:
        other |= {"S5.07": (rows["S3.10"],), "S5.11": (rows["S3.13"],)}
    if options.second_card_seen:
        other |= {"S5.04": (rows["S3.06"],), "S5.T2": ()}
    else:
        other |= {
            "S3.06": (rows["S5.04"], rows["S5.T2"]),
            "S3.08": (rows["S5.06"],),
            "S3.09": (rows["S5.T18"],),
        }
    if options.failed_nil_bags:
        other |= dict.fromkeys(("S3.T6", "S5.T12"), (text.FAILED_NIL_BAGS,))
    return other


def _pictures() -> dict[str, tuple[Pictured, ...]]:
    spades = tuple(Pictured(Card(Suit.SPADES, Rank(rank))) for rank in reversed(RANKS))
    led, trump = cards("HQ S2")
    trick = (Pictured(led), Pictured(trump, wins=True))
    return {"S3.02": spades, "S5.01": spades, "S3.15": trick, "S5.13": trick}
