"""How the cards go from one tabletop to the next: dealt, played, gathered, drawn, closed.

The table knows no game: what happens is read from the spots that the cards leave and reach.
Durations and easings are those of the design, in milliseconds at normal speed.
"""

from typing import Final

from PySide6.QtCore import QPointF

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.table.change import Change
from cardtable.table.dealing import deal, is_deal
from cardtable.table.drawing_moves import drawing_script
from cardtable.table.four import middle_four, seats_four
from cardtable.table.geometry import Geometry
from cardtable.table.lies import Lie, Picture, from_viewer, stands
from cardtable.table.places import picture
from cardtable.table.script import Cue, Script, in_out_quad, moved
from cardtable.tabletop.panel import LastTrick
from cardtable.tabletop.table import Spot, Tabletop

PLAY: Final = 180
GLOW: Final = 160
GATHER: Final = 120
TO_PILE: Final = 240
DRAW: Final = 180
SWAP: Final = 160
TAKE_INDICATOR: Final = 200
DRAW_OUT: Final = 160
TURN_OVER: Final = 200
ACROSS: Final = 180
LOCK: Final = 120
REFAN: Final = 180
MARK: Final = 90
"""Cards only rise, sink or darken."""


def choreography(
    before: Tabletop, after: Tabletop, start: Picture, geometry: Geometry, plain: float
) -> Script:
    """The movements from `start` to the picture of `after`; `plain` ms for what is not special."""
    end = picture(after, geometry)
    change = Change(before, after, start, end, stands(before), stands(after), geometry)
    script = _special(change)
    rest = [card for card in moved(start, end) if card not in script.legs]
    for card in rest:
        _settle(script, change, card, plain)
    return script


def _special(change: Change) -> Script:
    if is_deal(change.old, change.new):
        return deal(change.after, change.start, change.end, change.new, change.geometry)
    taken = change.gone(Spot.TRICK, Spot.PILE)
    if taken:
        return _take_trick(change, taken)
    closing = change.gone(Spot.INDICATOR, Spot.LOCK)
    if closing:
        return _close(change, closing[0])
    taken_up, laid = change.gone(Spot.INDICATOR, Spot.HAND), change.gone(Spot.HAND, Spot.INDICATOR)
    if taken_up and laid:
        return _exchange(change, taken_up[0], laid[0])
    return _single_moves(change, taken_up)


def _single_moves(change: Change, last_draw: list[Card]) -> Script:
    """Cards played and cards drawn; several of them at once go together."""
    script = drawing_script(change)
    for card in change.gone(Spot.HAND, Spot.TRICK):
        script.move(card, change.end[card], 0, PLAY, arc=1.0)
    for card in change.gone(Spot.STOCK, Spot.HAND):
        if card not in script.legs:
            script.move(card, change.end[card], 0, DRAW, arc=1.0)
    for card in last_draw:
        _take_from_under(script, change, card, 0.0)
    return script


def _settle(script: Script, change: Change, card: Card, plain: float) -> None:
    """What is not special: hands close up, stacks sink, marks change."""
    start, end = change.start[card], change.end[card]
    if change.is_off(card):
        script.move(card, end, 0, 0)
        return
    if change.old.get(card) == change.new[card]:
        flat = start.middle == end.middle and start.turn == end.turn
        script.move(card, end, 0, MARK if flat else REFAN)
    else:
        script.move(card, end, 0, plain, arc=1.0)


def _take_trick(change: Change, taken: list[Card]) -> Script:
    """The best card glows, the points rise, the trick is gathered and goes to its winner."""
    script = Script()
    winner = _winner(change, taken)
    seats = dict(
        zip(
            (card for card, at in change.old.items() if at.spot is Spot.TRICK),
            (from_viewer(change.before, seat) for seat in change.before.trick_seats),
            strict=False,
        )
    )
    best = next((card for card in taken if seats.get(card) == winner), taken[-1])
    together = change.start[best]
    middle = _gathered(change)
    for order, card in enumerate(taken):
        here = change.start[card]
        script.move(card, here._replace(glow=card == best), 0, 0)
        side = (order - (len(taken) - 1) / 2) * together.width * 0.1
        packed = together._replace(
            x=middle.x() + side, y=middle.y(), turn=side / 6, z=300 + order, glow=False
        )
        at = script.move(card, packed, GLOW, GATHER, in_out_quad)
        script.move(card, change.end[card], at, TO_PILE, in_out_quad, arc=0.7)
    points = _points(change.after)
    if points:
        below = together.y + change.geometry.tall(together.width) / 2
        script.cues.append(Cue(0, GLOW + GATHER + TO_PILE, points, together.x, below))
    return script


def _winner(change: Change, taken: list[Card]) -> Seat | None:
    """Who takes the trick, counted from the viewer: the tricks of a team lie before one seat."""
    if change.before.taker is not None:
        return from_viewer(change.before, change.before.taker)
    return change.new[taken[0]].seat


def _gathered(change: Change) -> QPointF:
    """Where the cards of a trick come together before they go to their pile."""
    if seats_four(change.before):
        return middle_four(change.geometry)
    return QPointF(change.geometry.table.center().x(), change.geometry.middle_y)


def _points(tabletop: Tabletop) -> str:
    blocks = tabletop.panel.blocks
    return next((block.rises for block in blocks if isinstance(block, LastTrick)), "")


def _beside_stock(change: Change, lie: Lie) -> Lie:
    """Drawn out from under the stock, still turned as it lay."""
    out = change.geometry.stock_width * (-0.75 if change.geometry.mirror else 0.75)
    return lie._replace(x=lie.x + out)


def _take_from_under(script: Script, change: Change, card: Card, begin: float) -> None:
    """The indicator slides out from under the stock and goes into a hand."""
    start, end = change.start[card], change.end[card]
    at = script.move(card, _beside_stock(change, start), begin, DRAW_OUT, in_out_quad)
    if end.face_up:
        script.move(card, end, at, DRAW, arc=1.0)
    else:  # everyone has seen it: it is turned down only when it is in the other's hand
        at = script.move(card, end._replace(up=1.0), at, DRAW, arc=1.0)
        script.move(card, end, at, LOCK)


def _exchange(change: Change, trump: Card, unter: Card) -> Script:
    """The Unter is laid out, the trump taken up, the Unter put in its place."""
    script = Script()
    place = change.end[unter]
    out = 2 * (_beside_stock(change, place).x - place.x)
    waiting = place._replace(x=place.x + out, z=place.z + 1)
    at = script.move(unter, waiting, 0, SWAP, arc=0.6)
    end = change.end[trump]
    up = script.move(trump, end._replace(up=1.0), at, TAKE_INDICATOR, in_out_quad, arc=1.0)
    if not end.face_up:
        script.move(trump, end, up, LOCK)
    script.move(unter, place, up, SWAP, in_out_quad)
    return script


def _close(change: Change, card: Card) -> Script:
    """The indicator is drawn out, turned over, laid across the stock; the lock comes last."""
    script = Script()
    start, end = change.start[card], change.end[card]
    out = _beside_stock(change, start)
    at = script.move(card, out, 0, DRAW_OUT, in_out_quad)
    at = script.move(card, out._replace(up=0.0, height=0.6), at, TURN_OVER, in_out_quad)
    at = script.move(card, end._replace(height=0.0), at, ACROSS, in_out_quad, arc=0.2)
    script.rest(card, at + LOCK)
    return script
