"""Plays a deal on by rules of thumb, to where it can be calculated exactly."""

from typing import NamedTuple

from cardtable.games.spades.ai import thumb
from cardtable.games.spades.ai.bits import SPADES, TAKERS


class Standing(NamedTuple):
    """Both hands and tricks before a lead, each pair by player: 0 thinks, 1 is imagined."""

    hands: tuple[int, int]
    won: tuple[int, int]
    leader: int
    broken: bool


def play_on(standing: Standing, asleep: int, bids: tuple[int, int], until: int) -> Standing:
    """The standing when each has so many cards left.

    `asleep` are cards of which neither is known to have them; each sees only his own hand.
    """
    hands, won = list(standing.hands), list(standing.won)
    leader, broken = standing.leader, standing.broken
    while (left := hands[0].bit_count()) > until:
        other = 1 - leader
        live = hands[0] | hands[1] | asleep
        wants = _wants(bids, won, leader, left)
        led = thumb.lead(hands[leader], live, broken=broken, wants=wants)
        wants = _wants(bids, won, other, left)
        card = thumb.reply(hands[other], led, live, wants=wants)
        hands[leader] ^= led
        hands[other] ^= card
        broken = broken or bool((led | card) & SPADES)
        leader = other if card & TAKERS[led] else leader
        won[leader] += 1
    return Standing((hands[0], hands[1]), (won[0], won[1]), leader, broken)


def _wants(bids: tuple[int, int], won: tuple[int, ...] | list[int], player: int, left: int) -> bool:
    other = 1 - player
    return thumb.eager(bids[player], won[player], bids[other], won[other], left)
