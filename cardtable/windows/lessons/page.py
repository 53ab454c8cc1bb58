"""The page of a lesson: the ordinary table, a course beside it, and nothing that is kept."""

from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable import lesson_words
from cardtable.controllers.course import Course
from cardtable.controllers.game_controller import GameController, Moment
from cardtable.controllers.manner import Manner
from cardtable.controllers.notes import Unwritten
from cardtable.controllers.scripted import ScriptedThinker
from cardtable.engine.match import Match
from cardtable.engine.rules import Choice
from cardtable.games import part
from cardtable.look.cover import is_covered
from cardtable.storage.declared import DRAW_PACE, PACE, AnySetting
from cardtable.table.choosing import ARRANGE
from cardtable.table.prompting import Prompting
from cardtable.tabletop.lesson import LessonCard
from cardtable.tabletop.table import Pace, Tabletop, Tile
from cardtable.windows.common import words
from cardtable.windows.common.desk import Desk, MenuEntry, Sitting
from cardtable.windows.lessons.end import LessonEnd
from cardtable.windows.matches.sitting import names
from cardtable.windows.play.bar_and_table import BarAndTable
from cardtable.windows.play.table_sheets import TableSheets
from cardtable.windows.play.voice import Voice
from cardtable.windows.results.at_table import RESTS
from cardtable.windows.rules.at_table import Rules


class LessonPage(BarAndTable):
    """Lets the person make each move himself; another than the wanted one is only remarked on."""

    def __init__(self, desk: Desk, sitting: Sitting, parent: QWidget | None = None) -> None:
        texts, model = part(sitting.game, "texts"), part(sitting.game, "model")
        rules = part(sitting.game, "rules").Rules()
        lesson = part(sitting.game, "lesson").lesson(names(desk.settings, rules.seats))
        tile: Tile = texts.tile(lesson.preset, model.PRESETS[lesson.preset])
        super().__init__(desk.look, tile.deck, parent)
        self._desk, self._game = desk, sitting.game
        self.course = Course(lesson)
        """Where the person stands in the lesson."""
        self._controller = controller = self._make_controller()
        self.prompting = Prompting(self.table, desk.look)
        self._rules = Rules(self, controller, self.table, self._bar, desk.look)
        self._voice = Voice(self, controller, self.table, desk.settings, texts.FAMILY)
        self._sheets = TableSheets(self, controller, self.table, desk.look, tile.deck)
        self.end: LessonEnd | None = None
        """What is laid on the table when the lesson is over."""
        self._skip, self._again = QAction(self), QAction(self)
        self._connect()
        self._unsubscribe = desk.settings.subscribe(self._on_setting)
        self._start = QTimer(self, singleShot=True, interval=0)
        self._start.timeout.connect(controller.start)
        self._start.start()
        self.retranslate()
        self._rest = QTimer(self, singleShot=True, interval=RESTS)
        self._rest.timeout.connect(self._lay_end)

    @property
    def controller(self) -> GameController[Any]:
        """The controller of the deal that is played."""
        return self._controller

    def leave(self) -> None:
        """Stop at once: there is nothing to keep."""
        self._unsubscribe()
        self._start.stop()
        self._rest.stop()
        if self.end is not None:
            self.end.dismiss()
        self._controller.leave()
        self.table.close_drawing()

    def menu_actions(self) -> list[MenuEntry]:
        """What this page adds to the window's menu."""
        return [
            MenuEntry(self._bar.undo, "undo"),
            MenuEntry(self._bar.last_trick, "trick"),
            MenuEntry(self._again, "replay"),
            MenuEntry(self._skip, "cross"),
        ]

    def retranslate(self) -> None:
        """Set every word of the page in the present language."""
        super().retranslate()
        self._skip.setText(lesson_words.leave())
        self._again.setText(lesson_words.once_more())
        self._rename()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the lesson; the keys of the table work wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.back.emit()
        else:
            self.table.keyPressEvent(event)

    # -- building --------------------------------------------------------------------------

    def _make_controller(self) -> GameController[Any]:
        """A match that begins at the lesson's position, with the others played by its script."""
        settings, lesson = self._desk.settings, self.course.lesson
        options = part(self._game, "model").PRESETS[lesson.preset]
        match = Match(part(self._game, "rules").Rules(options), 0, lesson.start)
        mind = ScriptedThinker(lambda: self.course.script[len(match.choices)], self)
        pace = Manner((), settings.get(PACE), False, settings.get(DRAW_PACE))
        made: GameController[Any] = part(self._game, "controller").Controller(
            match,
            names(settings, match.rules.seats),
            mind,
            Unwritten(),
            pace,
            waits_for_table=True,
        )
        return made

    def _connect(self) -> None:
        controller, table, bar = self._controller, self.table, self._bar
        controller.stepped.connect(self._on_step)
        controller.jumped.connect(table.show_at_once)
        controller.asked.connect(self._prompt)
        table.settled.connect(self._on_settled)
        table.choice_made.connect(self._choose)
        table.shown.connect(self._on_shown)
        table.heard.connect(self._desk.sounds.play)
        table.last_trick_asked.connect(self._sheets.last_trick)
        table.score_asked.connect(self._sheets.score)
        table.hint_asked.connect(self._say_again)
        self.prompting.went_on.connect(self._go_on)
        bar.back.connect(self.back)
        bar.menu_wanted.connect(self.menu_wanted)
        bar.undo.triggered.connect(self._take_back)
        bar.hint.triggered.connect(self._say_again)
        bar.last_trick.triggered.connect(self._sheets.last_trick)
        self._skip.triggered.connect(self.back)
        self._again.triggered.connect(self.again_wanted)
        self.addActions([bar.undo])

    # -- the course ------------------------------------------------------------------------

    def _card(self) -> LessonCard | None:
        """What the lesson says now; None while others are on turn, and at its end."""
        course, match = self.course, self._controller.match
        prompt = course.prompt
        mine = match.turn == self._controller.names.viewer
        if prompt is None or not mine or not course.is_due(len(match.choices)):
            return None
        remark = lesson_words.look_again(prompt.choice), prompt.otherwise
        return LessonCard(
            prompt.text,
            " ".join(part for part in remark if part) if course.strayed else "",
            course.place + 1,
            len(course.lesson.prompts),
            prompt.choice,
            prompt.about,
            "" if prompt.choice else lesson_words.go_on(),
        )

    def _prompt(self, *_: object) -> None:
        """Say what is due, once nothing moves."""
        if not self.table.is_settled():
            return
        said = self._card()
        self._bar.allow_undo(self._controller.can_take_back())
        self._bar.allow_hint(said is not None)
        if said is not None:
            self.prompting.show(said)
            self._voice.say((said.remark or said.text,))
        elif self.course.prompt is None and self.end is None:
            self._rest.start()

    def _choose(self, choice: Choice) -> None:
        """Make the person's choice if the lesson wants it; another is taken back at once."""
        controller = self._controller
        mine = controller.match.turn == controller.names.viewer
        if not (mine and controller.rules.allows(controller.match.state, choice)):
            return
        if self.course.takes(choice):
            controller.choose(choice)
        else:
            self.table.enqueue(controller.tabletop(controller.match.state), Pace(ARRANGE))

    def _go_on(self) -> None:
        """What stood there has been read."""
        self.prompting.close()
        self.course.go_on()
        self._prompt()
        if self.course.prompt is not None and self.course.prompt.choice is not None:
            self.table.focus_hand_or_actions()

    def _take_back(self) -> None:
        if is_covered(self) or not self._controller.can_take_back():
            return
        self._rest.stop()
        self._controller.take_back()
        self.course.go_back(len(self._controller.match.choices))
        self._prompt()

    def _lay_end(self) -> None:
        """Praise, and what may come next."""
        if is_covered(self):  # the person is at another sheet: look again after a while
            self._rest.start()
            return
        end = LessonEnd(self.window(), self._desk.look, lambda: self.course.lesson.praise)
        end.match_wanted.connect(self.new_match_wanted)
        end.again_wanted.connect(self.again_wanted)
        end.left.connect(self.back)
        end.lie_over(self.table.middle)
        self.end = end
        end.lay()

    # -- what the others tell --------------------------------------------------------------

    def _on_step(self, moment: Moment[Any]) -> None:
        self.table.enqueue(moment.tabletop, moment.pace, moment.speech)
        self._voice.tell(moment)

    def _on_settled(self) -> None:
        self._controller.settle()
        self.table.focus_hand_or_actions()
        self._prompt()

    def _on_shown(self, tabletop: Tabletop) -> None:
        self._bar.set_title(tabletop.title, words.lesson())

    def _say_again(self) -> None:
        said = self._card()
        if said is not None:
            self._voice.say((said.text,))

    def _rename(self) -> None:
        """Give everybody the name of the present language, and say all anew."""
        controller = self._controller
        controller.names = names(self._desk.settings, controller.rules.seats)
        self.course.lesson = part(self._game, "lesson").lesson(controller.names)
        self._dress(self._desk.settings)
        if self.table.is_settled() and not self._start.isActive():
            self.table.show_at_once(controller.tabletop(controller.match.state))

    def _on_setting(self, setting: AnySetting) -> None:
        del setting
        self._rename()
