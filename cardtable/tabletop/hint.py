"""A hint as it stands on the table: what is advised, and why."""

from dataclasses import dataclass

from cardtable.engine.rules import Choice
from cardtable.tabletop.panel import Versus


@dataclass(frozen=True, slots=True)
class Hint:
    """What to choose, one sentence why, and the button that does it."""

    choice: Choice
    title: str
    text: str
    button: str
    versus: Versus | None = None
    """The next best beside it."""
