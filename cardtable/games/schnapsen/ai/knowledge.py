"""What a seat goes by that plays by rules of thumb."""

from typing import NamedTuple

HAS_TRICK = -1
"""Stands for the pending marriages of a seat that has won a trick: with it they count at once."""


class Knowledge(NamedTuple):
    """What one seat knows. `out` is all that it has not seen, `drawing`: the stock is open."""

    mine: int
    out: int
    my_points: int
    their_points: int
    my_pending: int
    their_pending: int
    drawing: bool = True
