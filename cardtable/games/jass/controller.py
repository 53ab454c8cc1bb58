"""Runs a match of Jass: the shared engine's Match, with this game's words and pictures."""

from dataclasses import replace

from cardtable.ai.advice import Advice
from cardtable.controllers.game_controller import GameController
from cardtable.engine.match import Step
from cardtable.engine.rules import Choice, Deal, Play, State, TrickWon, View
from cardtable.games.jass.hints import hint
from cardtable.games.jass.model import (
    Choose,
    DealScored,
    Public,
    Push,
    Stoeck,
    Weis,
    WeisScored,
)
from cardtable.games.jass.rules import JassRules
from cardtable.games.jass.sheet import sheet_of
from cardtable.games.jass.spoken import spoken
from cardtable.games.jass.tabletop import tabletop
from cardtable.games.jass.texts import speech
from cardtable.games.jass.verdict import verdict
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.sheet import WholeSheet
from cardtable.tabletop.table import Pace, Speech, Tabletop
from cardtable.tabletop.verdict import Verdict

STILL = Pace(0)
PACES = {
    Deal: Pace(260),
    Push: Pace(0, rest_before=200),
    Choose: Pace(0, rest_before=200),
    Play: Pace(180),
    Weis: Pace(0),
    WeisScored: Pace(200, rest_before=600),
    Stoeck: Pace(200),
    TrickWon: Pace(360, rest_before=700, patient=True),
    DealScored: Pace(0, rest_before=500),
}
"""How long each event takes; other events change no picture."""

SHOW_WEIS = 1800
"""How long the shown Weis and its points rest before the first trick is taken."""
CALL = 900
"""The least time before a choice by which a seat speaks."""


class JassController(GameController[Public]):
    """One match of Jass."""

    GAME = "jass"

    def tabletop(self, state: State[Public]) -> Tabletop:
        return tabletop(self._rules(), state, self.names)

    def verdict(self) -> Verdict:
        ends = [s.state for s in self.match.steps if isinstance(s.event, DealScored)]
        course = tuple(s.public.match.scores for s in (self.match.start, *ends))
        return verdict(self._rules(), self.match.state, course, self.names)

    def pace(self, step: Step[Public]) -> Pace:
        return pace(step)

    def speech(self, step: Step[Public]) -> Speech | None:
        return speech(step, self._rules().options)

    def spoken(self, step: Step[Public]) -> tuple[str, ...]:
        return spoken(self._rules(), step, self.names)

    def whole_sheet(self) -> WholeSheet:
        return sheet_of(self.match, self.names)

    def thinking_time(self, choice: Choice) -> int:
        calls = isinstance(choice, Push | Choose)
        return max(CALL, self.manner.pace) if calls and self.manner.pace else self.manner.pace

    def hint_for(self, seen: View[Public], advice: Advice) -> Hint:
        return hint(seen, advice, self.names)

    def deal_is_over(self) -> bool:
        deal = self.match.state.public.deal
        return deal is not None and deal.result is not None

    def _rules(self) -> JassRules:
        assert isinstance(self.match.rules, JassRules), "a match of another game"
        return self.match.rules


Controller = JassController
"""The name by which every game's controller is found."""


def pace(step: Step[Public]) -> Pace:
    """How long the step takes; the first trick lies longer when a Weis has been shown."""
    told, deal = PACES.get(type(step.event), STILL), step.state.public.deal
    first = isinstance(step.event, TrickWon) and deal is not None and len(deal.tricks) == 1
    if first and deal is not None and deal.weis:
        return replace(told, rest_before=SHOW_WEIS)
    return told
