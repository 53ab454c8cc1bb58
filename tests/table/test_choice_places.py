"""A choice says its consequence: in every language, and where there is little room for it."""

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE
from cardtable.games.spades.model import DoubleNil
from cardtable.games.spades.rules import SpadesRules
from cardtable.languages import LANGUAGES, install
from cardtable.look.metrics import BAR
from cardtable.look.parts_choice import words_width
from cardtable.table.action_line import ChoiceButton
from cardtable.table.view import TableView
from cardtable.tabletop.table import Tabletop
from tests.table.seen import action_buttons
from tests.table.typed_spades import LONG, drawing, table

LARGE = ((800, 600, 1.25), (1024, 640, 1.6), (1280, 800, 2.0))
"""Windows with the largest type that they have room for."""


def double_nil() -> Tabletop:
    """The person is asked whether he calls double nil."""
    match = Match(SpadesRules(LONG), 0)
    while not (match.turn == 0 and DoubleNil() in match.rules.legal(match.state)):
        match.play(match.chance() if match.turn == NATURE else match.rules.legal(match.state)[-1])
    return table(match.state, LONG)


ASKED = {
    "first rules": lambda: table(drawing()),
    "second rules": lambda: table(drawing(LONG), LONG),
    "double nil": double_nil,
}


def lay(view: TableView, top: Tabletop, width: int, height: int, type_scale: float) -> None:
    view.look.wear(type_scale=type_scale)
    view.resize(width, height - round(BAR * type_scale))
    view.show_at_once(top)


def choices(view: TableView) -> list[ChoiceButton]:
    return [each for each in action_buttons(view) if isinstance(each, ChoiceButton)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", LARGE, ids=lambda each: "x".join(map(str, each)))
def test_large_type_in_small_windows_leaves_the_consequences(
    qapp: QApplication, french: TableView, language: str, size: tuple[int, int, float]
) -> None:
    install(qapp, language)
    for name, asked in ASKED.items():
        top = asked()
        lay(french, top, *size)
        told = [each.choice.detail for each in choices(french)]
        assert told == [each.detail for each in top.actions], name
    install(qapp, "en")


def test_choices_under_one_another_begin_at_one_place(french: TableView) -> None:
    for size in ((800, 600, 1.0), (1024, 640, 1.0), (800, 600, 1.25)):
        lay(french, table(drawing()), *size)
        first, second = choices(french)
        assert first.geometry().x() == second.geometry().x(), "they stand under one another"
        assert first.width() == second.width()
        scale, wide = french.look.scale, first.width()
        assert bool(first.choice.icon) == bool(second.choice.icon)
        assert words_width(first.choice, scale, wide) == words_width(second.choice, scale, wide)
