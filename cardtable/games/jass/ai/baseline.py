"""The computer player of Jass that does not calculate."""

from random import Random

from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.jass.ai.bits import ALL, Table, best_in, table_of
from cardtable.games.jass.ai.contracts import best_contract, pushes
from cardtable.games.jass.ai.thumb import Seen, card_to_play
from cardtable.games.jass.model import (
    HAND,
    SHOWN,
    TRICK,
    WON,
    Choose,
    DealPublic,
    Options,
    Public,
    Push,
)


class Baseline:
    """Plays by rules of thumb. Frozen: what is measured against it must stay comparable."""

    def choose(self, rules: Rules[Public], seen: View[Public], rng: Random) -> Choice:
        """A sound choice without any calculation."""
        del rng
        if len(seen.legal) == 1:
            return seen.legal[0]
        deal = seen.public.deal
        assert deal is not None, "nobody chooses before the deal"
        if deal.contract is None:
            hand = [card for card in seen.cards[HAND[seen.seat]] if card]
            options = rules.options
            assert isinstance(options, Options)
            if Push() in seen.legal and pushes(hand, options):
                return Push()
            return Choose(best_contract(hand, options))
        table = table_of(deal.contract)
        return Play(table.cards[card_to_play(seen_in_bits(seen, deal, table))])


def seen_in_bits(seen: View[Public], deal: DealPublic, table: Table) -> Seen:
    """What the seat knows, as the rules of thumb want it."""
    me = seen.seat
    hand = table.bits(seen.cards[HAND[me]]) | table.bits(seen.cards[SHOWN[me]])
    trick = [table.number[card] for card in seen.cards[TRICK] if card]
    gone = sum(table.bits(seen.cards[zone]) for zone in (*WON, TRICK))
    wins = bool(trick) and (deal.leader + best_in(trick, table.trumps) - me) % 2 == 0
    assert deal.chosen_by is not None, "cards are played in a contract"
    attacks = (deal.chosen_by - me) % 2 == 0
    return Seen(table, hand, ALL & ~hand & ~gone, trick, wins, attacks)
