"""How a deal looks: packets fly from the stack, the indicator is turned, the hand sorts itself."""

from collections.abc import Mapping
from typing import Final

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.table.drawing import stock_place
from cardtable.table.geometry import Geometry
from cardtable.table.lies import Lie, Picture, Stand
from cardtable.table.places import own_hand, stacked
from cardtable.table.script import Script, in_out_quad
from cardtable.tabletop.table import Spot, Tabletop

COLLECT: Final = 240
A_CARD: Final = 45
BETWEEN: Final = 90
FLIGHT: Final = 180
TURN: Final = 160
SORT: Final = 220
LONGEST: Final = 1400
LONGEST_OF_FOUR: Final = 2000
PACKET: Final = 3
"""As many cards as are dealt at once."""


def is_deal(old: Mapping[Card, Stand], new: Mapping[Card, Stand]) -> bool:
    """Whether every hand is filled from elsewhere."""
    seats = {at.seat for at in new.values() if at.spot is Spot.HAND}
    coming = [
        at.seat
        for card, at in new.items()
        if at.spot is Spot.HAND and (card not in old or old[card].spot is not Spot.HAND)
    ]
    return len(seats) > 1 and all(coming.count(seat) > 1 for seat in seats)


def deal(
    after: Tabletop,
    start: Picture,
    end: Picture,
    new: Mapping[Card, Stand],
    geometry: Geometry,
) -> Script:
    """Collect what lies about, deal in packets, turn the indicator, turn and sort the own hand.

    The seats are dealt to in the order in which the layout names their hands.
    """
    script = Script()
    hands = _hands(new)
    talon = [card for card, at in new.items() if at.spot is Spot.STOCK]
    shown = [card for card, at in new.items() if at.spot is Spot.INDICATOR]
    order = _packets(hands, shown)
    stack = stacked(
        [*talon[::-1], *(card for packet in order[::-1] for card in packet[::-1])],
        geometry,
        stock_place(after, geometry),
    )
    begin = _collect(script, start, stack)
    fan = own_hand(hands.get(0, []), geometry)
    time = begin
    for packet in order:
        for card in packet:
            if card in shown:
                time = _turn_up(script, card, end[card], stack[card], time, geometry)
            else:
                landing = fan[card]._replace(up=0.0) if card in fan else end[card]
                script.move(card, landing, time, FLIGHT, arc=1.0)
                time += A_CARD
        time += BETWEEN
    time += FLIGHT - BETWEEN
    for card in fan:
        script.move(card, fan[card], time, TURN, in_out_quad)
    for card in fan:
        script.move(card, end[card], time + TURN, SORT, in_out_quad)
    for card in talon:
        script.move(card, end[card], time, SORT, in_out_quad)
    return _within(script, begin, LONGEST if len(hands) == 2 else LONGEST_OF_FOUR)


def _hands(new: Mapping[Card, Stand]) -> dict[Seat, list[Card]]:
    hands: dict[Seat, list[Card]] = {}
    for card, at in new.items():
        if at.spot is Spot.HAND and at.seat is not None:
            hands.setdefault(at.seat, []).append(card)
    return hands


def _packets(hands: Mapping[Seat, list[Card]], shown: list[Card]) -> list[list[Card]]:
    """Rounds of packets; the indicator comes after the first round."""
    rounds: list[list[Card]] = []
    longest = max(map(len, hands.values()))
    for first in range(0, longest, PACKET):
        rounds += [held[first : first + PACKET] for held in hands.values()]
        if first == 0 and shown:
            rounds.append(list(shown))
    return [packet for packet in rounds if packet]


def _collect(script: Script, start: Picture, stack: Mapping[Card, Lie]) -> float:
    """Bring all cards to the stack; when they are there."""
    flat = [card for card in stack if card not in start or start[card].width < 1]
    for card in flat:
        script.move(card, stack[card], 0, 0)
    scattered = any(
        abs(start[card].x - lie.x) > lie.width / 4 or abs(start[card].y - lie.y) > lie.width / 4
        for card, lie in stack.items()
        if card not in flat
    )
    lasts = COLLECT if scattered else 0
    for card, lie in stack.items():
        if card not in flat:
            script.move(card, lie, 0, lasts, in_out_quad)
    return float(lasts + BETWEEN if scattered else BETWEEN)


def _turn_up(
    script: Script, card: Card, end: Lie, top: Lie, time: float, geometry: Geometry
) -> float:
    """The card is turned up beside the stack and slid half under it; when that is done."""
    out = geometry.stock_width * (-0.75 if geometry.mirror else 0.75)
    beside = end._replace(x=end.x + out, z=top.z)
    at = script.move(card, beside, time, FLIGHT, arc=0.8)
    script.move(card, end, at, A_CARD * 2, in_out_quad)
    return time + FLIGHT


def _within(script: Script, begin: float, longest: float) -> Script:
    """The script, hurried after the collecting so that the whole deal is not too long."""
    length = script.length - begin
    if length <= longest:
        return script
    factor = longest / length
    return script.timed(lambda at: at if at <= begin else begin + (at - begin) * factor)
