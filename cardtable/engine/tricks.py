"""What games of tricks share, as functions on plain values."""

from cardtable.engine.layout import Seat


def plus(values: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    """The values with the amount added for one seat.

    >>> plus((3, 4), 1, 10)
    (3, 14)
    """
    return tuple(value + amount * (index == seat) for index, value in enumerate(values))
