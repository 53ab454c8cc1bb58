"""Lessons for tests, and their play without a table."""

from collections.abc import Iterator
from typing import Any

from cardtable.engine.match import Match
from cardtable.engine.rules import Choice
from cardtable.games import part
from cardtable.tabletop.lesson import Lesson, Prompt
from cardtable.tabletop.table import Names

NAMES = Names(("You", "Ruth", "Anna", "Walter"))


def lesson_of(game: str, names: Names = NAMES) -> Lesson:
    """The game's lesson in the present language."""
    lesson: Lesson = part(game, "lesson").lesson(names)
    return lesson


def match_of(game: str) -> Match[Any]:
    """A match that stands where the lesson begins."""
    lesson = lesson_of(game)
    rules = part(game, "rules").Rules(part(game, "model").PRESETS[lesson.preset])
    return Match(rules, 0, lesson.start)


def moments(
    game: str, swaps: dict[int, Choice] | None = None
) -> Iterator[tuple[Prompt, Match[Any]]]:
    """Each prompt with the match as it then stands, and in the end a bare one.

    `swaps` are other moves of the person, by the number of the prompt.
    """
    lesson, match = lesson_of(game), match_of(game)
    for place, prompt in enumerate(lesson.prompts):
        yield prompt, match
        if prompt.choice is not None:
            match.play((swaps or {}).get(place, prompt.choice))
        for reply in prompt.replies:
            match.play(reply)
    yield Prompt(""), match
