"""What is told of one step: how it looks, how long it takes, what is said."""

from dataclasses import dataclass, replace
from typing import Generic

from cardtable.engine.match import Step
from cardtable.engine.rules import P, Play, TrickWon
from cardtable.tabletop.table import Pace, Speech, Tabletop

QUICK = 0.5
"""How much of its usual time a card of a claim takes, and of the rest before."""


@dataclass(frozen=True, slots=True)
class Moment(Generic[P]):
    """One step as the table needs it: the picture after it, and what is seen and heard of it.

    The event of the step is in the form that the viewer may know.
    """

    step: Step[P]
    tabletop: Tabletop
    pace: Pace
    speech: Speech | None
    spoken: tuple[str, ...]
    hushed: bool = False
    """Whether it goes without saying: a card of a claim."""


def quick(moment: Moment[P]) -> Moment[P]:
    """The same in a claim: it takes less time, and single cards go without saying."""
    pace = moment.pace
    return replace(
        moment,
        pace=Pace(round(pace.move * QUICK), round(pace.rest_before * QUICK)),
        hushed=isinstance(moment.step.event, Play | TrickWon),
    )
