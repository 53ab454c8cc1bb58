"""How cards move while a hand is drawn card by card: offered, kept, refused, exchanged."""

from typing import Final, NamedTuple

from cardtable.engine.cards import Card
from cardtable.table.arena import drawing
from cardtable.table.change import Change
from cardtable.table.script import Script, in_out_quad
from cardtable.tabletop.table import Spot

OFFER: Final = 200
KEEP: Final = 220
REFUSE: Final = 180
UNSEEN: Final = 160
SHOWN: Final = 260
"""How long a card that must be kept is shown large before it goes to the hand."""
OTHERS: Final = 160
"""All that the other does is face down and brisk."""
PUT_OUT: Final = 200
COLLECT: Final = 260
AWAY: Final = 320
A_CARD: Final = 90


class Way(NamedTuple):
    """From one spot to another."""

    source: Spot
    target: Spot


_PLAIN: Final = {
    Way(Spot.STOCK, Spot.OFFER): OFFER,
    Way(Spot.OFFER, Spot.HAND): KEEP,
    Way(Spot.OFFER, Spot.DISCARDS): REFUSE,
    Way(Spot.STOCK, Spot.DISCARDS): UNSEEN,
    Way(Spot.HAND, Spot.ASIDE): PUT_OUT,
    Way(Spot.ASIDE, Spot.HAND): PUT_OUT,
}


def drawing_script(change: Change) -> Script:
    """What is drawn, offered, kept, thrown away and put out; the rest is not in it."""
    script = Script()
    if _collects(change):
        for card in change.new:
            if change.is_off(card):
                continue
            script.move(card, change.end[card], 0, COLLECT, in_out_quad)
        return script
    for way, lasts in _PLAIN.items():
        for card in change.gone(*way):
            mine = change.end[card].face_up or change.start[card].face_up
            script.move(card, change.end[card], 0, lasts if mine else OTHERS, arc=1.0)
    if change.draws:
        for card in change.gone(Spot.STOCK, Spot.HAND):
            _draw_unasked(script, change, card)
    _redraw(script, change)
    _put_away(script, change)
    return script


def _collects(change: Change) -> bool:
    """Whether a new deal begins: all cards come together in the stock."""
    return bool(change.new) and all(at.spot is Spot.STOCK for at in change.new.values())


def _draw_unasked(script: Script, change: Change, card: Card) -> None:
    """A card that must be kept: the viewer's is shown large on its way."""
    end = change.end[card]
    if not end.face_up:
        script.move(card, end, 0, OTHERS, arc=1.0)
        return
    place = drawing(change.geometry).offer
    shown = end._replace(
        x=place.middle.x(), y=place.middle.y(), width=place.width, turn=0.0, lift=0.0, z=900
    )
    at = script.move(card, shown, 0, OFFER, arc=1.0)
    script.move(card, end, at + SHOWN, KEEP, arc=1.0)
    for other in change.new:  # the hand opens when the card comes
        if change.new[other] == change.new[card] and other != card and other in change.old:
            script.move(other, change.end[other], at + SHOWN, KEEP)


def _redraw(script: Script, change: Change) -> None:
    """Cards put out go to the heap; then as many come from it, one after the other."""
    thrown = change.gone(Spot.ASIDE, Spot.DISCARDS)
    heap = next((change.start[card] for card in change.gone(Spot.DISCARDS, Spot.DISCARDS)), None)
    for card in thrown:
        end = change.end[card]
        on_heap = end if heap is None else end._replace(x=heap.x, y=heap.y, width=heap.width)
        script.move(card, on_heap, 0, PUT_OUT, in_out_quad, arc=0.6)
    begin = float(PUT_OUT if thrown else 0)
    for order, card in enumerate(change.gone(Spot.DISCARDS, Spot.HAND)):
        script.move(card, change.end[card], begin + order * A_CARD, KEEP, arc=1.0)
    ready = script.length if thrown else 0.0
    for card in thrown:
        script.move(card, change.end[card], ready, AWAY, in_out_quad)


def _put_away(script: Script, change: Change) -> None:
    """The heap leaves the table quietly when it does not matter any more, or comes back."""
    exchanged = change.gone(Spot.ASIDE, Spot.DISCARDS)
    begin = min((script.legs[card][-1].begin for card in exchanged), default=0.0)
    for card in change.gone(Spot.DISCARDS, Spot.DISCARDS):
        start, end = change.start[card], change.end[card]
        if abs(start.x - end.x) > start.width / 2:
            script.move(card, end, begin, AWAY, in_out_quad)
