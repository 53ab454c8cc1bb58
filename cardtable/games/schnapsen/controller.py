"""Runs a match of Schnapsen: the shared engine's Match, with this game's words and pictures."""

from cardtable.ai.advice import Advice
from cardtable.controllers.game_controller import GameController
from cardtable.engine.match import Step
from cardtable.engine.rules import Deal, Play, State, TrickWon, View
from cardtable.games.schnapsen.hints import hint
from cardtable.games.schnapsen.model import Close, DealWon, Drawn, Exchange, Public
from cardtable.games.schnapsen.rules import SchnapsenRules
from cardtable.games.schnapsen.sheet import sheet_of
from cardtable.games.schnapsen.spoken import spoken
from cardtable.games.schnapsen.tabletop import tabletop
from cardtable.games.schnapsen.texts import speech
from cardtable.games.schnapsen.verdict import verdict
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.sheet import WholeSheet
from cardtable.tabletop.table import Pace, Speech, Tabletop
from cardtable.tabletop.verdict import Verdict

STILL = Pace(0)
PACES = {
    Deal: Pace(1400),
    Play: Pace(180),
    TrickWon: Pace(360, rest_before=700, patient=True),
    Drawn: Pace(180),
    Exchange: Pace(480),
    Close: Pace(500),
}
"""How long each event takes; other events change no picture."""


class SchnapsenController(GameController[Public]):
    """One match of Schnapsen."""

    GAME = "schnapsen"

    def tabletop(self, state: State[Public]) -> Tabletop:
        return tabletop(self._rules(), state, self.names)

    def verdict(self) -> Verdict:
        ends = [s.state for s in self.match.steps if isinstance(s.event, DealWon)]
        course = tuple(s.public.match.to_go for s in (self.match.start, *ends))
        return verdict(self._rules(), self.match.state, course[-2], course, self.names)

    def pace(self, step: Step[Public]) -> Pace:
        return PACES.get(type(step.event), STILL)

    def speech(self, step: Step[Public]) -> Speech | None:
        return speech(step)

    def spoken(self, step: Step[Public]) -> tuple[str, ...]:
        return spoken(self.rules, step, self.names)

    def whole_sheet(self) -> WholeSheet:
        return sheet_of(self.match, self.names)

    def hint_for(self, seen: View[Public], advice: Advice) -> Hint:
        return hint(seen, advice, self.names)

    def deal_is_over(self) -> bool:
        deal = self.match.state.public.deal
        return deal is not None and deal.result is not None

    def _rules(self) -> SchnapsenRules:
        assert isinstance(self.match.rules, SchnapsenRules), "a match of another game"
        return self.match.rules


Controller = SchnapsenController
"""The name by which every game's controller is found."""
