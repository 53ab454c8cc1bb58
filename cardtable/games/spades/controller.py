"""Runs a match of Spades: the shared engine's Match, with this game's words and pictures."""

from cardtable.ai.advice import Advice
from cardtable.controllers.game_controller import GameController
from cardtable.engine.match import Step
from cardtable.engine.rules import Choice, Deal, Play, State, TrickWon, View
from cardtable.games.spades.hints import hint
from cardtable.games.spades.model import (
    DealScored,
    Discarded,
    Drawn,
    Keep,
    Looked,
    Offered,
    Public,
    Redraw,
    Refuse,
    Throw,
)
from cardtable.games.spades.rules import SpadesRules
from cardtable.games.spades.sheet import sheet_of
from cardtable.games.spades.spoken import spoken
from cardtable.games.spades.tabletop import tabletop
from cardtable.games.spades.texts import speech
from cardtable.games.spades.verdict import verdict
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.sheet import WholeSheet
from cardtable.tabletop.table import Names, Pace, Speech, Tabletop
from cardtable.tabletop.verdict import Verdict

STILL = Pace(0)
PACES = {
    Deal: Pace(260),
    Offered: Pace(200),
    Keep: Pace(220),
    Refuse: Pace(180),
    Looked: Pace(200),
    Discarded: Pace(160),
    Drawn: Pace(260),
    Throw: Pace(240),
    Redraw: Pace(480),
    Play: Pace(180),
    TrickWon: Pace(360, rest_before=700, patient=True),
}
"""How long each event takes; other events change no picture."""

LOOK_AT_SECOND = 300
"""How long the card after a kept one rests before the viewer who looks at it."""


class SpadesController(GameController[Public]):
    """One match of Spades."""

    GAME = "spades"

    def tabletop(self, state: State[Public]) -> Tabletop:
        return tabletop(self._rules(), state, self.names)

    def verdict(self) -> Verdict:
        ends = [s.state for s in self.match.steps if isinstance(s.event, DealScored)]
        course = tuple(s.public.match.scores for s in (self.match.start, *ends))
        return verdict(self._rules(), self.match.state, course, self.names)

    def pace(self, step: Step[Public]) -> Pace:
        return pace(step, self._rules(), self.names)

    def speech(self, step: Step[Public]) -> Speech | None:
        return speech(step)

    def spoken(self, step: Step[Public]) -> tuple[str, ...]:
        return spoken(self._rules(), step, self.names)

    def whole_sheet(self) -> WholeSheet:
        return sheet_of(self.match, self.names)

    def thinking_time(self, choice: Choice) -> int:
        drawing = isinstance(choice, Keep | Refuse)
        return self.manner.draw_pace if drawing else self.manner.pace

    def hint_for(self, seen: View[Public], advice: Advice) -> Hint:
        return hint(seen, advice, self.names)

    def deal_is_over(self) -> bool:
        deal = self.match.state.public.deal
        return deal is not None and deal.result is not None

    def _rules(self) -> SpadesRules:
        assert isinstance(self.match.rules, SpadesRules), "a match of another game"
        return self.match.rules


Controller = SpadesController
"""The name by which every game's controller is found."""


def pace(step: Step[Public], rules: SpadesRules, names: Names) -> Pace:
    """How long the step takes; a card that the viewer looks at only now rests in his sight."""
    told = PACES.get(type(step.event), STILL)
    mine = isinstance(step.event, Discarded) and step.event.seat == names.viewer
    if mine and rules.options.second_card_seen:
        return Pace(told.move, rest_before=LOOK_AT_SECOND)
    return told
