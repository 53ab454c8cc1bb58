"""A match made ready to be played: new, or brought back from the history."""

import secrets
from typing import Any

from cardtable.controllers.game_controller import GameController
from cardtable.controllers.manner import Manner
from cardtable.engine.match import Match
from cardtable.engine.record import plain
from cardtable.engine.shuffle import NUMBERS
from cardtable.games import part
from cardtable.storage.declared import (
    AUTO_PLAY_ONE,
    COMPUTER_LEVELS,
    COMPUTER_NAMES,
    DRAW_PACE,
    PACE,
    PLAYER_NAME,
    SORT,
    SORT_RISING,
)
from cardtable.storage.history import Head
from cardtable.storage.settings import Settings
from cardtable.tabletop.holding import Hold, Sorting
from cardtable.tabletop.table import Names, Tile
from cardtable.texts import computer_names, you
from cardtable.windows.common.desk import Beginning, Desk, Sitting
from cardtable.windows.matches.offers import offer_of
from cardtable.windows.matches.saved import HUMAN, match_of, options_of


def seated(desk: Desk, sitting: Sitting) -> GameController[Any]:
    """The controller of the sitting's match, with its page in the notebook open.

    Raises what `History.load` and `match_of` raise if a saved match cannot be taken up.
    """
    match = _new_match(desk, sitting) if sitting.match is None else _taken_up(desk, sitting.match)
    controller: GameController[Any] = part(sitting.game, "controller").Controller(
        match,
        names(desk.settings, match.rules.seats),
        desk.mind,
        desk.notebook,
        manner(desk.settings),
        waits_for_table=True,
    )
    return controller


def tile_of(desk: Desk, sitting: Sitting) -> Tile:
    """The tile of the rules that the sitting's match is played by, before the match is ready.

    Raises what `History.unfinished` and `saved.options_of` raise; `LookupError` for a match that
    is not there.
    """
    if sitting.match is None:
        options = _options(desk, sitting)
    else:
        assert desk.history is not None, "only a history has matches to take up"
        heads = {each.match: each.head for each in desk.history.unfinished()}
        options = options_of(heads[sitting.match])
    tile: Tile = part(sitting.game, "texts").tile(sitting.preset, options)
    return tile


def names(settings: Settings, seats: int) -> Names:
    """Who sits where, in the present language: the person in seat 0, then the computers."""
    usual = computer_names()
    wanted = tuple(settings.get(name) for name in COMPUTER_NAMES)
    others = (
        (wanted[place] if place < len(wanted) else "") or usual[place] for place in range(seats - 1)
    )
    hold = Hold(Sorting(settings.get(SORT)), settings.get(SORT_RISING))
    return Names((settings.get(PLAYER_NAME) or you(), *others), hold=hold)


def levels(settings: Settings) -> tuple[str, ...]:
    """How well the computers play, by the preferences: those of the seats from 1 on."""
    return tuple(settings.get(level) for level in COMPUTER_LEVELS)


def manner(settings: Settings) -> Manner:
    """How the computer behaves, by the preferences."""
    return Manner(
        (HUMAN, *levels(settings)),
        settings.get(PACE),
        settings.get(AUTO_PLAY_ONE),
        draw_pace=settings.get(DRAW_PACE),
    )


def _options(desk: Desk, sitting: Sitting) -> Any:
    """What a new match is played by."""
    own = sitting.begins and sitting.begins.options
    return own or offer_of(sitting.preset, desk.settings).options


def _new_match(desk: Desk, sitting: Sitting) -> Match[Any]:
    model, options = part(sitting.game, "model"), _options(desk, sitting)
    rules = part(sitting.game, "rules").Rules(options)
    begins = sitting.begins or Beginning(secrets.randbelow(NUMBERS))
    players = (HUMAN, *levels(desk.settings)[: rules.seats - 1])
    head = Head(
        sitting.game,
        sitting.preset,
        plain(options),
        players,
        model.RULES_NUMBER,
        begins.number,
        None if begins.start is None else plain(begins.start),
    )
    with desk.notebook.together():
        desk.notebook.begin(head)
        if begins.helped:
            desk.notebook.assist(begins.helped)
    return Match(rules, begins.number, begins.start)


def _taken_up(desk: Desk, saved_match: int) -> Match[Any]:
    assert desk.history is not None, "only a history has matches to take up"
    desk.notebook.flush()
    saved = desk.history.load(saved_match)
    match = match_of(saved)
    desk.notebook.resume(saved)
    return match
