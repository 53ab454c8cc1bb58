"""The moments of the three games that a player looks at longest, ready to be shown."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from cardtable.controllers.thinker import Thinker
from cardtable.engine.cards import card
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Deal, Play
from cardtable.games import part
from cardtable.games.jass.model import WeisScored
from cardtable.storage.notebook import Notebook
from cardtable.table.scene import TableScene
from cardtable.windows import main
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.saved import LeftOver
from cardtable.windows.matches.sitting import manner, names
from cardtable.windows.play import page as game_page
from cardtable.windows.play.page import TablePage
from tests.games.playing import rules_of, sensible
from tests.table import typed, typed_contracts, typed_jass, typed_spades

SCHNAPSEN = Sitting("schnapsen", "schnapsen")
SPADES = Sitting("spades", "spades300")
LONG_SPADES = Sitting("spades", "spades500")
JASS = Sitting("jass", "schieber")


class Moment(NamedTuple):
    """A match that stands where there is something to look at."""

    sitting: Sitting
    match: Callable[[], Match[Any]]


class Mute(Thinker):
    """Never answers: what stands on the table stays there."""

    def warm(self) -> None:
        """Nothing is needed."""

    def _put(self) -> None:
        """It does not even think."""


def ended(sitting: Sitting, *, match: bool = False) -> Match[Any]:
    """At the end of the first deal, or of the whole match."""
    rules = rules_of(sitting.game, sitting.preset)
    result, rng = Match(rules, 7), Random(7)
    while result.turn is not None:
        if result.turn == NATURE:
            given = result.chance()
            if isinstance(given, Deal) and result.deals and not match:
                break
            result.play(given)
        else:
            result.play(rng.choice(sensible(rules.legal(result.state), rng)))
    return result


def _weis() -> Match[Any]:
    steps = typed_jass.match(typed_jass.before_the_last_card()).play(Play(card("CT")))
    shown = next(step for step in steps if isinstance(step.event, WeisScored))
    return typed_jass.match(shown.state)


MOMENTS = {
    "spades draw": Moment(SPADES, lambda: typed_spades.match(typed_spades.drawing())),
    "spades exchange": Moment(
        LONG_SPADES, lambda: Match(rules_of(*LONG_SPADES[:2]), 0, typed_spades.exchange())
    ),
    "spades bid": Moment(SPADES, lambda: typed_spades.match(typed_spades.bidding())),
    "spades play": Moment(SPADES, lambda: typed_spades.match(typed_spades.playing())),
    "schnapsen lead": Moment(SCHNAPSEN, lambda: typed.match(typed.on_lead())),
    "schnapsen closed": Moment(SCHNAPSEN, lambda: typed.match(typed.to_reply())),
    "jass contract": Moment(JASS, typed_contracts.choosing),
    "jass must choose": Moment(JASS, typed_contracts.must_choose),
    "jass lead": Moment(JASS, typed_contracts.leading),
    "jass play": Moment(JASS, lambda: typed_jass.match(typed_jass.third_to_play())),
    "jass weis": Moment(JASS, _weis),
}
RESULTS = {
    "spades result": Moment(SPADES, lambda: ended(SPADES)),
    "schnapsen result": Moment(SCHNAPSEN, lambda: ended(SCHNAPSEN)),
    "jass result": Moment(JASS, lambda: ended(JASS)),
    "match result": Moment(SCHNAPSEN, lambda: ended(SCHNAPSEN, match=True)),
}


def opened(window: MainWindow, moment: Moment, set_attribute: Callable[..., object]) -> TablePage:
    """The page with this moment on it; ``set_attribute`` is a monkeypatch's."""
    match, (game, *_) = moment.match(), moment.sitting

    def seated(desk: Desk, sitting: Sitting) -> Any:
        del sitting
        return part(game, "controller").Controller(
            match,
            names(desk.settings, match.rules.seats),
            Mute(),
            Notebook(None, lambda problem: None, lambda: 0.0),
            manner(desk.settings),
            waits_for_table=True,
        )

    set_attribute(game_page, "seated", seated)
    set_attribute(main, "continuable", lambda history: LeftOver({}, False))
    window.open_game(moment.sitting)
    page = window.page
    assert isinstance(page, TablePage)
    page.table.set_rests(0.0)
    page.controller.start()  # at once, and not when the event loop comes to it
    return page


def scene_of(page: TablePage) -> TableScene:
    scene = page.table.scene()
    assert isinstance(scene, TableScene)
    return scene
