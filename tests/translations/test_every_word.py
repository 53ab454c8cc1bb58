"""Every word of a whole match is a translated one, and every place in it is filled."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from cardtable.controllers.game_controller import GameController
from cardtable.controllers.thinker import ImmediateThinker
from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE
from cardtable.games import game_ids, part
from cardtable.languages import LANGUAGES
from cardtable.storage.paths import translation_dir
from cardtable.tabletop.table import Names
from tests.controllers.sitters import Paper
from tests.games.playing import sensible
from tests.translations.catalogues import MARK, marked_catalogue

NAMES = ("Örs", "Zoë", "Jiří", "Anke")
TOKENS = {
    "deck",
    "face",
    "faces",
    "fact",
    "ground",
    "icon",
    "key",
    "picture",
    "preset",
    "rule",
    "signs",
    "spots",
}
"""Fields that hold names inside the program and no words."""

DEALS = 12
"""After as many a match has said all it has to say."""

PRESETS = [(game, preset) for game in game_ids() for preset in part(game, "model").PRESETS]
every_preset = pytest.mark.parametrize(("game", "preset"), PRESETS)


def shown(value: object) -> Iterator[str]:
    """All words in a value that is made for the screen."""
    if isinstance(value, Card | Layout | Enum):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list | frozenset):
        for each in value:
            yield from shown(each)
    elif is_dataclass(value):
        for field in fields(value):
            if field.name not in TOKENS:
                yield from shown(getattr(value, field.name))


def words_of_a_match(game: str, preset: str, seed: int) -> Iterator[str]:
    """All that a match shows and says to each player, on the table and after each deal."""
    model, texts = part(game, "model"), part(game, "texts")
    rules = part(game, "rules").Rules(model.PRESETS[preset])
    tile = texts.tile(preset, rules.options)
    yield from (tile.title, *(words for _, words in tile.lines))
    match: Match[Any] = Match(rules, seed)
    seats = [controller_of(game, match, viewer) for viewer in range(rules.seats)]
    chance = Random(seed)
    while match.turn is not None and match.deals <= DEALS:
        natural = match.chance() if match.turn == NATURE else None
        steps = match.play(natural or chance.choice(sensible(rules.legal(match.state), chance)))
        for controller in seats:
            for step in steps:
                yield from controller.spoken(step)
                yield from shown(controller.speech(step))
            yield from shown(controller.tabletop(match.state))
            yield texts.standing(match.state.public, controller.names.viewer)
            if controller.deal_is_over():
                yield from shown(controller.verdict())
                yield from shown(controller.whole_sheet())


def controller_of(game: str, match: Match[Any], viewer: int) -> GameController[Any]:
    """The match as this player sees it; the controller is not set going."""
    controller: GameController[Any] = part(game, "controller").Controller(
        match, Names(NAMES, viewer), ImmediateThinker(), Paper()
    )
    return controller


@pytest.fixture
def translator(qapp: QApplication) -> Iterator[QTranslator]:
    translator = QTranslator()
    yield translator
    qapp.removeTranslator(translator)


@every_preset
def test_a_match_shows_no_word_that_is_not_translated(
    game: str, preset: str, qapp: QApplication, translator: QTranslator, tmp_path: Path
) -> None:
    assert translator.load("cardtable_hu", str(marked_catalogue(tmp_path)))
    qapp.installTranslator(translator)
    bare = {
        words
        for words in words_of_a_match(game, preset, seed=1)
        if re.search(r"[^\W\d_]{2}", words) and MARK not in words and words not in NAMES
    }
    assert not bare


@every_preset
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_in_each_language_has_all_places_filled(
    game: str, preset: str, language: str, qapp: QApplication, translator: QTranslator
) -> None:
    assert translator.load(f"cardtable_{language}", str(translation_dir()))
    qapp.installTranslator(translator)
    wrong = {
        words
        for seed in range(3)
        for words in words_of_a_match(game, preset, seed)
        if re.search(r"[{}&]|%n|\s\s|^\s|\s$", words)
    }
    assert not wrong
