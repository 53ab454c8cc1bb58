"""The rules page of Schnapsen: its facts with the numbers that the rules go by, and pictures."""

from cardtable.engine.cards import Card, Rank, Suit, cards
from cardtable.engine.rules import State
from cardtable.games.schnapsen import rules_facts as facts
from cardtable.games.schnapsen.model import INDICATOR, Options, Public, Standing
from cardtable.games.schnapsen.rules import DECK, FIRST_PACKET, SECOND_PACKET, SchnapsenRules
from cardtable.games.schnapsen.scoring import (
    HALF,
    MARRIAGE,
    ROYAL_MARRIAGE,
    VALUE,
    WIN,
    failed_close_points,
    open_game_points,
)
from cardtable.games.schnapsen.texts import FAMILY
from cardtable.rules_words import Part, page, section
from cardtable.tabletop.rulebook import Pictured, RulesPage

LAST_TRICK_WIN = 1
NO_LAST_TRICK_BONUS = 10
"""What other ways to play give for the last trick; here nobody gets it."""
LEAST_STOCK = 2
"""The turned-up trump and one card on it: with fewer there is no stock."""


def rules_page(options: Options) -> RulesPage:
    """What the rules say, in the present language."""
    numbers = numbers_of(options)
    pictures = _pictures()
    sections = (
        (Part.OBJECT, facts.OBJECT, ""),
        (Part.SETUP, facts.SETUP, ""),
        (Part.PLAY, facts.PLAY, ""),
        (Part.DECLARATIONS, facts.DECLARATIONS, facts.declarations()),
        (Part.SCORING, facts.SCORING, ""),
        (Part.TABLE, facts.TABLE, ""),
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
        return "SN.04"
    if deal.result is not None:
        return "SN.15"
    return "SN.06" if deal.closed_by is None and state.cards[INDICATOR] else "SN.08"


def numbers_of(options: Options) -> dict[str, int]:
    """What stands in the places of the sentences."""
    hand = FIRST_PACKET + SECOND_PACKET
    stock = len(DECK) - SchnapsenRules.seats * hand
    return {
        "players": SchnapsenRules.seats,
        "match_points": options.match_points,
        "match_end": 0,
        "deal_target": WIN,
        "cards": len(DECK),
        "ace": VALUE[Rank.ACE],
        "ten": VALUE[Rank.TEN],
        "king": VALUE[Rank.KING],
        "ober": VALUE[Rank.QUEEN],
        "unter": VALUE[Rank.JACK],
        "first_packet": FIRST_PACKET,
        "second_packet": SECOND_PACKET,
        "rest": stock - 1,
        "stock": stock,
        "marriage": MARRIAGE,
        "trump_marriage": ROYAL_MARRIAGE,
        "closing_hand": hand,
        "threshold": HALF,
        "low_win": open_game_points(Standing(HALF, 1)),
        "middle_win": open_game_points(Standing(HALF - 1, 1)),
        "high_win": open_game_points(Standing(0, 0)),
        "failed_close": failed_close_points(Standing(0, 1)),
        "failed_close_no_trick": failed_close_points(Standing(0, 0)),
        "last_trick_win": LAST_TRICK_WIN,
        "no_last_trick_bonus": NO_LAST_TRICK_BONUS,
        "exchange_stock_min": LEAST_STOCK,
        "closing_stock_min": LEAST_STOCK,
    }


def _pictures() -> dict[str, tuple[Pictured, ...]]:
    ranks = sorted(VALUE, key=lambda rank: -VALUE[rank])
    acorns = [Card(Suit.CLUBS, rank) for rank in ranks]
    lead, beaten = cards("HK HA")
    king, ober = cards("DK DQ")
    return {
        "SN.03": tuple(Pictured(each, str(VALUE[each.rank])) for each in acorns),
        "SN.08": (Pictured(lead), Pictured(beaten, wins=True)),
        "SN.10": (Pictured(king), Pictured(ober)),
    }
