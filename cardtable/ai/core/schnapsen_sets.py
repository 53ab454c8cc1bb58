"""What can be won in a closed deal of Schnapsen without seeing the other's hand.

The *worlds* are the hands that the other may hold. A choice is made for all worlds alike that look
alike, so a strategy wins in some set of worlds; of a seat's sets only those are kept that lie in no
other (a Pareto front: the vectors of alpha-mu, which are sets here, as a closed deal has but two
results). The other is taken to see both hands, which is exact against one who guesses right.

A world that is lost with open cards is lost, and changes nothing in the others: it is left out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import BIT, place
from cardtable.ai.core.schnapsen import Solver
from cardtable.ai.core.schnapsen_cards import (
    MARRIED,
    MATE,
    NO_TRICK,
    TAKERS,
    WIN,
    WORTH,
    replies,
    with_trick,
)
from cardtable.ai.core.schnapsen_fronts import best_first, covered, heaviest, joined, met

MOST: Final[i64] = 60
"""Worlds in one question."""


class Worlds:
    """The hands that the other may hold, each with its weight, and what can be won among them.

    Each method has this seat's hand, both standings, what the closing brings (`deal`, above nought
    if this seat has closed), and the cards that the other has played since (`gone`).
    """

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self.hands = vec[i64]([0] * 60)
        self.weights = vec[i64]([0] * 60)
        self.all: i64 = 0

    def ask(self, hands: list[int], weights: list[int]) -> None:
        """Take these worlds, at most MOST."""
        self.all = 0
        at: i64 = 0
        while at < len(hands):
            self.hands[at] = hands[at]
            self.weights[at] = weights[at]
            self.all |= BIT[at]
            at += 1

    def by_lead(self, lead: i64, mine: i64, my: i64, their: i64, deal: i64) -> i64:
        """The weight of the worlds that this lead wins, with the best play from then on."""
        worlds = self.led_open(lead, mine, my, their, deal, 0, self.all)
        return heaviest(self.led(lead, mine, my, their, deal, 0, worlds), self.weights)

    def by_reply(self, led: i64, reply: i64, mine: i64, my: i64, their: i64, deal: i64) -> i64:
        """The weight of the worlds that this reply wins; `led` has left the other's hands."""
        worlds = self.replied_open(led, reply, mine, my, their, deal, 0, self.all)
        return heaviest(
            self.after(led, reply, mine, my, their, deal, 0, worlds, False), self.weights
        )

    def leading(
        self, mine: i64, my: i64, their: i64, deal: i64, gone: i64, worlds: i64
    ) -> list[i64]:
        """The front of this seat on lead."""
        if mine == 0:
            return [0 if deal > 0 else worlds]
        leads: list[i64] = []
        promises: list[i64] = []
        winnable: i64 = 0
        left = mine
        while left != 0:
            lead = left & -left
            left ^= lead
            promise = self.led_open(lead, mine, my, their, deal, gone, worlds)
            winnable |= promise
            leads.append(lead)
            promises.append(promise)
        front: list[i64] = [0]
        for at in best_first(promises, self.weights):
            promise = promises[at]
            if not covered(promise, front):
                for won in self.led(leads[at], mine, my, their, deal, gone, promise):
                    front = joined(front, won, self.weights)
                if front[0] == winnable:
                    break
        return front

    def led(
        self, lead: i64, mine: i64, my: i64, their: i64, deal: i64, gone: i64, worlds: i64
    ) -> list[i64]:
        """The front of this lead among worlds that it wins with open cards."""
        if worlds & (worlds - 1) == 0:
            return [worlds]
        at = lead % 37
        if MATE[at] & mine != 0:
            my += MARRIED[at]
            if WIN <= my < NO_TRICK:
                return [worlds]
        mine ^= lead
        union: i64 = 0
        left = worlds
        while left != 0:
            union |= replies(self.hands[place(left)] & ~gone, lead)
            left &= left - 1
        front: list[i64] = [worlds]
        while union != 0:
            reply = union & -union
            union ^= reply
            some: i64 = 0
            left = worlds
            while left != 0:
                if replies(self.hands[place(left)] & ~gone, lead) & reply != 0:
                    some |= left & -left
                left &= left - 1
            won = self.after(lead, reply, mine, my, their, deal, gone | reply, some, True)
            front = met(front, won, some, self.weights)
        return front

    def defending(
        self, mine: i64, my: i64, their: i64, deal: i64, gone: i64, worlds: i64
    ) -> list[i64]:
        """The front of this seat when the other leads, among worlds won with open cards."""
        if worlds & (worlds - 1) == 0:
            return [worlds]
        union: i64 = 0
        left = worlds
        while left != 0:
            union |= self.hands[place(left)] & ~gone
            left &= left - 1
        front: list[i64] = [worlds]
        while union != 0:
            lead = union & -union
            union ^= lead
            single: i64 = 0
            married: i64 = 0
            left = worlds
            while left != 0:
                hand = self.hands[place(left)] & ~gone
                if hand & lead != 0:
                    if hand & MATE[lead % 37] != 0:
                        married |= left & -left
                    else:
                        single |= left & -left
                left &= left - 1
            if single != 0:
                won = self.replying(lead, mine, my, their, deal, gone | lead, single)
                front = met(front, won, single, self.weights)
            if married != 0:
                more = their + MARRIED[lead % 37]
                won = self.replying(lead, mine, my, more, deal, gone | lead, married)
                front = met(front, won, married, self.weights)
        return front

    def replying(
        self, led: i64, mine: i64, my: i64, their: i64, deal: i64, gone: i64, worlds: i64
    ) -> list[i64]:
        """The front of this seat's replies to a lead."""
        cards: list[i64] = []
        promises: list[i64] = []
        winnable: i64 = 0
        left = replies(mine, led)
        while left != 0:
            reply = left & -left
            left ^= reply
            promise = self.replied_open(led, reply, mine, my, their, deal, gone, worlds)
            winnable |= promise
            cards.append(reply)
            promises.append(promise)
        front: list[i64] = [0]
        for at in best_first(promises, self.weights):
            promise = promises[at]
            if not covered(promise, front):
                won = self.after(led, cards[at], mine, my, their, deal, gone, promise, False)
                for each in won:
                    front = joined(front, each, self.weights)
                if front[0] == winnable:
                    break
        return front

    def after(
        self,
        lead: i64,
        reply: i64,
        mine: i64,
        my: i64,
        their: i64,
        deal: i64,
        gone: i64,
        worlds: i64,
        own_lead: bool,
    ) -> list[i64]:
        """The front after a full trick, among worlds that it wins with open cards."""
        if worlds & (worlds - 1) == 0:
            return [worlds]
        at = lead % 37
        worth = WORTH[at] + WORTH[reply % 37]
        if not own_lead:
            mine &= ~reply
        if (reply & TAKERS[at] == 0) == own_lead:
            my = with_trick(my, worth)
            if my >= WIN:
                return [worlds]
            return self.leading(mine, my, their, deal, gone, worlds)
        their = with_trick(their, worth)
        if their >= WIN:
            return [0]
        if mine == 0:
            return [0 if deal > 0 else worlds]
        return self.defending(mine, my, their, deal, gone, worlds)

    def led_open(
        self, lead: i64, mine: i64, my: i64, their: i64, deal: i64, gone: i64, worlds: i64
    ) -> i64:
        """The worlds that this lead wins with open cards."""
        won: i64 = 0
        while worlds != 0:
            hand = self.hands[place(worlds)] & ~gone
            if self.solver.strict_led(lead, mine, hand, my, their, deal, 0, 1) > 0:
                won |= worlds & -worlds
            worlds &= worlds - 1
        return won

    def replied_open(
        self,
        led: i64,
        reply: i64,
        mine: i64,
        my: i64,
        their: i64,
        deal: i64,
        gone: i64,
        worlds: i64,
    ) -> i64:
        """The worlds that this reply wins with open cards."""
        won: i64 = 0
        mine ^= reply
        while worlds != 0:
            hand = self.hands[place(worlds)] & ~gone
            if self.solver.strict_replied(led, reply, hand, mine, their, my, -deal, -1, 0) < 0:
                won |= worlds & -worlds
            worlds &= worlds - 1
        return won
