"""What a choice brings if the other makes his next choice by rules of thumb.

In a layout that is solved the other sees all cards, and never goes wrong. Somebody who must guess
does; so a choice that sets him a task is worth more than the search says.
"""

from cardtable.ai.core.schnapsen import Solver
from cardtable.ai.core.schnapsen_cards import NO_TRICK, won_by
from cardtable.games.schnapsen.ai.bits import MARRIED, MATE, TAKERS, UNTER, WORTH
from cardtable.games.schnapsen.ai.knowledge import HAS_TRICK, Knowledge
from cardtable.games.schnapsen.ai.reading import Guess, Reading
from cardtable.games.schnapsen.ai.thumb import Thumb
from cardtable.games.schnapsen.scoring import WIN

THUMB = Thumb()


def standing(points: int, pending: int) -> int:
    """What a seat has so far, as the search wants it."""
    return points if pending == HAS_TRICK else NO_TRICK + pending


def declared(bit: int, points: int, pending: int) -> tuple[int, int]:
    """Points and pending marriages of a leader who holds the mate of this card."""
    if pending == HAS_TRICK:
        return points + MARRIED[bit], pending
    return points, pending + MARRIED[bit]


def after_lead(
    search: Solver,
    reading: Reading,
    guess: Guess,
    bit: int,
    hand: int,
    up: int,
    span: tuple[int, int],
) -> int | None:
    """The value of this lead if he replies by habit; None if he need not."""
    points, pending = reading.my_points, reading.my_pending
    if MATE[bit] & hand:
        points, pending = declared(bit, points, pending)
        if points >= WIN:
            return None
    out = hand ^ bit | sum(guess.talon)
    theirs = reading.their_points, reading.their_pending
    known = Knowledge(guess.theirs, out, theirs[0], points, theirs[1], pending)
    reply = THUMB.reply(known, bit)
    hands = hand ^ bit, guess.theirs ^ reply
    standings = standing(points, pending), standing(*theirs)
    return search.open_replied(bit, reply, *hands, *standings, 0, up, *span)


def after_reply(
    search: Solver, reading: Reading, guess: Guess, bit: int, span: tuple[int, int]
) -> int | None:
    """The value of this reply if he takes the trick and leads by habit; None if he does not."""
    points = reading.their_points + WORTH[reading.led] + WORTH[bit] + max(reading.their_pending, 0)
    if bit & TAKERS[reading.led] or points >= WIN or len(guess.talon) == 1:
        return None
    first, second, *rest = guess.talon
    theirs, mine, up = guess.theirs | first, reading.mine ^ bit | second, reading.up
    if theirs & UNTER:
        theirs, up = theirs ^ UNTER | up, UNTER
    out = mine | sum(rest)
    known = Knowledge(theirs, out, points, reading.my_points, HAS_TRICK, reading.my_pending)
    my, bounds = standing(reading.my_points, reading.my_pending), (-span[1], -span[0])
    if THUMB.closes(known):
        return -search.strict(theirs, mine, points, my, won_by(my, 0), *bounds)
    return -search.open_led(THUMB.lead(known), theirs, mine, points, my, 2, up, *bounds)
