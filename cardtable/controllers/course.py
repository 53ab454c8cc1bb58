"""The course of a lesson: at which prompt it stands, whether a move is the wanted one."""

from cardtable.engine.rules import Choice
from cardtable.tabletop.lesson import Lesson, Prompt


class Course:
    """Goes through the prompts of a lesson. How far the match has come tells which is due."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        """In the present language; it may be changed for the same in another."""
        self.place = 0
        """The prompt that is due, counted from 0; beyond the last, the lesson is over."""
        self.strayed = False
        """Whether the person has just made another move than the wanted one."""

    @property
    def prompt(self) -> Prompt | None:
        """The prompt that is due; None at the end."""
        prompts = self.lesson.prompts
        return prompts[self.place] if self.place < len(prompts) else None

    @property
    def script(self) -> tuple[Choice, ...]:
        """Every choice of the lesson in order, the person's and the others'."""
        return tuple(
            choice
            for prompt in self.lesson.prompts
            for choice in (*([prompt.choice] if prompt.choice else []), *prompt.replies)
        )

    def begins(self, place: int) -> int:
        """How many choices of the match come before this prompt."""
        return sum(
            (prompt.choice is not None) + len(prompt.replies)
            for prompt in self.lesson.prompts[:place]
        )

    def is_due(self, made: int) -> bool:
        """Whether so many choices have brought the match to the present prompt."""
        return self.prompt is not None and self.begins(self.place) == made

    def go_on(self) -> None:
        """The present prompt has been read."""
        self.place += 1
        self.strayed = False

    def takes(self, choice: Choice) -> bool:
        """Whether this is the wanted move, or as good; what was still to be read counts as read."""
        while self.prompt is not None and self.prompt.choice is None:
            self.go_on()
        prompt = self.prompt
        if prompt is None:
            return False
        self.strayed = choice not in (prompt.choice, *prompt.also)
        if not self.strayed:
            self.place += 1
        return not self.strayed

    def go_back(self, made: int) -> None:
        """A move was taken back: ask again for the one that comes after so many choices."""
        self.strayed = False
        self.place = next(
            place
            for place, prompt in enumerate(self.lesson.prompts)
            if prompt.choice is not None and self.begins(place) == made
        )
