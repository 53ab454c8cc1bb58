"""All that a screen reader is told of recorded matches, compared line by line in each language.

After a sentence in full follows its short form, where it has one. CARDTABLE_REGENERATE=1 writes
the files anew: read what has changed.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE
from cardtable.games import part
from cardtable.languages import LANGUAGES
from cardtable.storage.paths import translation_dir
from cardtable.windows.play import voice_words as words
from tests.games.playing import AnyRules, rules_of
from tests.games.playthrough import choice_of, head_of
from tests.translations.test_every_word import controller_of

HERE = Path(__file__).parent
RECORDED = (
    ("schnapsen", "random_1"),
    ("jass", "random_1"),
    ("spades", "to_300"),
    ("spades", "to_500_double_nil"),
)
DEALS = 2
"""After as many, and a look at how the last one ends, a match has said all it has to say."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), RECORDED)
def test_announcements(game: str, name: str, language: str, qapp: QApplication) -> None:
    translator = QTranslator(qapp)
    assert translator.load(f"cardtable_{language}", str(translation_dir()))
    qapp.installTranslator(translator)
    text = (HERE.parent / "games" / game / "playthroughs" / f"{name}.txt").read_text("utf-8")
    told = list(announced(game, rules_of(game, head_of(text)[0]), text))
    path = HERE / "announcements" / f"{game}_{name}.{language}.txt"
    if os.environ.get("CARDTABLE_REGENERATE"):
        path.write_text("\n".join(told) + "\n", encoding="utf-8")
    assert told == path.read_text("utf-8").splitlines()


def announced(game: str, rules: AnyRules, text: str) -> Iterator[str]:
    """What the player in seat 0 hears of the first deals and of the last."""
    match = Match(rules, head_of(text)[1])
    controller = controller_of(game, match, viewer=0)
    family = part(game, "texts").FAMILY
    last: list[str] = []
    for line in text.splitlines():
        if not line.startswith("> "):
            continue
        if match.turn == NATURE:
            last = []
        for step in match.play(choice_of(match, line)):
            moment = controller.moment(step)
            terse = words.terse(moment, controller.names, family)
            last.append(words.in_one_breath(moment.spoken))
            if terse != moment.spoken:
                last.append(f"  {words.in_one_breath(terse)}")
            if match.deals <= DEALS:
                yield from filter(None, last[-2:] if terse != moment.spoken else last[-1:])
    yield f"… deal {match.deals}"
    yield from filter(None, last)
