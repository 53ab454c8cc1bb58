"""How the computers at a table behave."""

from dataclasses import dataclass

from cardtable.ai.players import DEFAULT_LEVEL
from cardtable.engine.layout import Seat


@dataclass(frozen=True, slots=True)
class Manner:
    """How the computer behaves and what plays by itself. Settings, not rules."""

    levels: tuple[str, ...] = ()
    """By seat, how well its computer plays; the person's own seat has a level too, which says
    nothing. A seat beyond plays as usual."""
    pace: int = 600
    """The least time in milliseconds that the computer takes for a card."""
    auto_play_one: bool = True
    draw_pace: int = 200
    """The same for a choice between two cards that is made many times in a row."""

    def level(self, seat: Seat) -> str:
        """How well the computer in this seat plays."""
        return self.levels[seat] if seat < len(self.levels) else DEFAULT_LEVEL
