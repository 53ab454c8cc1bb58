"""The computer player of Jass that tries things out.

It guesses the hidden cards many times, in agreement with all that was called and played, plays the
deal to its end with each choice, everybody by rules of thumb, and takes what did best on average.
"""

from dataclasses import dataclass
from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.jass.ai.baseline import seen_in_bits
from cardtable.games.jass.ai.bits import table_of
from cardtable.games.jass.ai.contracts import best_contract
from cardtable.games.jass.ai.playout import played_out
from cardtable.games.jass.ai.reading import guess, read
from cardtable.games.jass.ai.thumb import card_to_play
from cardtable.games.jass.holding import stoeck_cards
from cardtable.games.jass.model import (
    SEATS,
    Choose,
    Contract,
    DealPublic,
    Options,
    Public,
    Push,
)
from cardtable.games.jass.scoring import STOECK, team_of
from cardtable.games.jass.weis import best_of, melds, total

LAYOUTS = 40
BIDDING_LAYOUTS = 60
TRUST = 0.5
"""By how many points a card must do better than the one by the rules of thumb to be preferred."""


@dataclass(frozen=True)
class Club:
    """Tries each choice in imagined layouts."""

    layouts: int = LAYOUTS
    bidding_layouts: int = BIDDING_LAYOUTS
    trust: float = TRUST

    def choose(self, rules: Rules[Public], seen: View[Public], rng: Random) -> Choice:
        """The choice that brings its team most, on average over the layouts."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        deal = seen.public.deal
        assert deal is not None, "nobody chooses before the deal"
        if deal.contract is None:
            return self._contract(rules, seen, deal, rng)
        return self._card(rules, seen, deal, deal.contract, rng)

    def _card(
        self,
        rules: Rules[Public],
        seen: View[Public],
        deal: DealPublic,
        contract: Contract,
        rng: Random,
    ) -> Choice:
        table, me = table_of(contract), seen.seat
        known = seen_in_bits(seen, deal, table)
        possible = [table.number[choice.card] for choice in seen.legal if isinstance(choice, Play)]
        totals = dict.fromkeys(possible, 0.0)
        totals[card_to_play(known)] += self.trust * self.layouts
        won = {team_of(trick.winner) for trick in deal.tricks}
        sweeping = -1 if not won else won.pop() if len(won) == 1 else None
        reading, side = read(seen), -1 if team_of(me) else 1
        assert deal.chosen_by is not None, "cards are played in a contract"
        for _ in range(self.layouts):
            hands = guess(rules, seen, reading, table, rng)
            for card in possible:
                hands[me] ^= 1 << card
                trick = (*known.trick, card)
                ahead = played_out(table, hands, trick, deal.leader, deal.chosen_by, sweeping)
                totals[card] += side * ahead
                hands[me] ^= 1 << card
        return Play(table.cards[max(totals, key=totals.__getitem__)])

    def _contract(
        self, rules: Rules[Public], seen: View[Public], deal: DealPublic, rng: Random
    ) -> Choice:
        """The contract that does best; pushing, if what the partner would choose does better."""
        options, me = rules.options, seen.seat
        assert isinstance(options, Options)
        totals = dict.fromkeys(seen.legal, 0)
        reading, table = read(seen), table_of(Contract.OBENABE)
        side = -1 if team_of(me) else 1
        for _ in range(self.bidding_layouts):
            hands = [
                [table.cards[number] for number in range(36) if hand >> number & 1]
                for hand in guess(rules, seen, reading, table, rng)
            ]
            values = {
                contract: side * _value(hands, deal.forehand, me, contract, options)
                for contract in Contract
            }
            for contract, value in values.items():
                totals[Choose(contract)] += value
            if Push() in totals:
                totals[Push()] += values[best_contract(hands[(me + 2) % SEATS], options)]
        return max(totals, key=totals.__getitem__)


def _value(
    hands: list[list[Card]], forehand: int, chosen_by: int, contract: Contract, options: Options
) -> int:
    """What seats 0 and 2 make more than 1 and 3 in a whole deal, Weis and Stöck included."""
    table = table_of(contract)
    bits = [table.bits(hand) for hand in hands]
    ahead = played_out(table, bits, (), forehand, chosen_by, -1)
    if table.trumps:
        pair = table.bits(stoeck_cards(contract))
        for seat, hand in enumerate(bits):
            if hand & pair == pair:
                ahead += -STOECK if team_of(seat) else STOECK
    order = [(forehand + place) % SEATS for place in range(SEATS)]
    found = [melds(hands[seat], contract, options) for seat in order]
    best = best_of([own[0] if own else None for own in found], contract, options)
    if best is not None:
        points = total(found[best]) + total(found[(best + 2) % SEATS])
        ahead += -points if team_of(order[best]) else points
    return ahead * options.factor(contract)
