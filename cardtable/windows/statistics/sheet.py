"""The statistics of a rule set and a level: figures, a chart, what matters to the game."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.ai.levels import LEVELS
from cardtable.games import part
from cardtable.look.controls import DropDown, Segments
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.sheet import SheetDialog
from cardtable.storage.archive import FINISHED, Entry, entries
from cardtable.storage.history import History
from cardtable.storage.opening import HistoryUnavailable
from cardtable.texts import mean, number, percent, score
from cardtable.windows.common import words as shared
from cardtable.windows.common.desk import Desk
from cardtable.windows.common.words import custom_rules
from cardtable.windows.history import words
from cardtable.windows.matches.offers import Offer, all_offers, is_own, tile_words
from cardtable.windows.preferences.setting_values import level_words
from cardtable.windows.statistics.counting import Counting
from cardtable.windows.statistics.difference_chart import MOST, DifferenceChart
from cardtable.windows.statistics.fact_rows import FactRows
from cardtable.windows.statistics.figure_tile import Figure, FigureTile
from cardtable.windows.statistics.tally import SMOOTH, Tally, level_of, tally

translate = QCoreApplication.translate

WIDTH, HEIGHT = 1120, 700
_NARROW, _NARROWER = 790, 670
"""Windows without room for chart and figures side by side, and for four tiles in a row."""
_ALL = ""


class StatisticsSheet(SheetDialog):
    """Counts in the background what has not been counted yet, and shows what is known."""

    def __init__(self, host: QWidget, desk: Desk, history: History) -> None:
        super().__init__(host, desk.look, WIDTH, HEIGHT)
        self._desk = desk
        self._entries = _finished(history)
        self._offers = self._played_offers()
        self.rule_sets, self.levels = Segments(desk.look), DropDown(desk.look)
        self.tiles = [FigureTile(desk.look) for _ in range(4)]
        self.chart, self.facts = DifferenceChart(desk.look), FactRows(desk.look)
        self._chart_head, self._empty = QLabel(), QLabel()
        self._facts_head, self._aside = QLabel(), QLabel()
        self._row, self._below, self._side = QGridLayout(), QGridLayout(), QWidget()
        self._close = self.add_button(ButtonKind.PRIMARY)
        self.foot.addStretch(1)
        self._lay_out()
        self.counting = Counting(history, self._entries, self)
        self.counting.counted.connect(self._show)
        self.closed.connect(self.counting.stop)
        self.rule_sets.chosen.connect(self._show)
        self.levels.activated.connect(self._show)
        self._close.clicked.connect(self.dismiss)
        desk.look.changed.connect(self._place)

    def retranslate(self) -> None:
        self.title.setText(shared.statistics())
        self.setAccessibleName(shared.statistics())
        self.cross.set_name(shared.close())
        self._close.setText(shared.close())
        self.rule_sets.setAccessibleName(translate("history", "Game"))
        self.levels.setAccessibleName(translate("history", "Level"))
        self.rule_sets.set_words(tuple(map(self._rule_set, self._offers)))
        self._fill_levels()
        self._chart_head.setText(translate("history", "Points difference over time"))
        self._facts_head.setText(translate("history", "Figures of this game"))
        self._empty.setText(translate("history", "Statistics begin with your first match."))
        self._show()

    # -- inside -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for label, role in (
            (self._chart_head, "head"),
            (self._facts_head, "head"),
            (self._aside, "muted"),
        ):
            label.setProperty("role", role)
        head, below = QHBoxLayout(), self._below
        head.addWidget(self.rule_sets)
        head.addStretch(1)
        head.addWidget(self.levels)
        self._row.setSpacing(self.look.px(12))
        below.setHorizontalSpacing(self.look.px(28))
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.facts)
        side.addStretch(1)
        side.addWidget(self._aside)
        self.body.addLayout(head)
        self.body.addWidget(self._empty)
        self.body.addLayout(self._row)
        self.body.addLayout(below, 1)
        self._chosen_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What stands side by side in a wide window stands one under the other in a narrow one."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        narrow = self.width() < self.look.px(_NARROW)
        row, column = (2, 0) if narrow else (0, 1)
        self._below.addWidget(self._chart_head, 0, 0)
        self._below.addWidget(self.chart, 1, 0)
        self._below.addWidget(self._facts_head, row, column)
        self._below.addWidget(self._side, row + 1, column)
        across = 2 if self.width() < self.look.px(_NARROWER) else len(self.tiles)
        for place, tile in enumerate(self.tiles):
            self._row.addWidget(tile, place // across, place % across)
        for place in range(len(self.tiles)):
            self._row.setColumnStretch(place, 1 if place < across else 0)
        self._below.setColumnStretch(0, 3)
        self._below.setColumnStretch(1, 0 if narrow else 2)

    def _chosen_first(self) -> None:
        """Begin with the rule set that was played last."""
        latest = {each.head.preset: place for place, each in enumerate(reversed(self._entries))}
        places = [latest[offer.preset] for offer in self._offers]
        if places:
            self.rule_sets.set_current(places.index(max(places)))

    def _played_offers(self) -> list[Offer]:
        """The rule sets of which a match has been finished, in the order of the start page."""
        played = {entry.head.preset for entry in self._entries}
        return [each for each in all_offers(self._desk.settings) if each.preset in played]

    def _rule_set(self, offer: Offer) -> str:
        """The name of the game, and what it is played for if there are several rule sets."""
        if is_own(offer.preset):
            return custom_rules()
        tile = tile_words(offer)
        alone = sum(each.game == offer.game for each in self._offers) == 1
        return tile.title if alone else f"{tile.title} {tile.badge}".rstrip()

    def _fill_levels(self) -> None:
        wanted, known = self.levels.currentData(), level_words()
        self.levels.clear()
        self.levels.addItem(translate("history", "All levels"), _ALL)
        for level in LEVELS:
            self.levels.addItem(known[level], level)
        self.levels.setCurrentIndex(max(0, self.levels.findData(wanted)))

    def _show(self) -> None:
        """The figures of the chosen rule set and level."""
        self._empty.setVisible(not self._offers)
        for part_of_sheet in (self.rule_sets, self.levels, self.chart, self.facts, *self.tiles):
            part_of_sheet.setVisible(bool(self._offers))
        for label in (self._chart_head, self._facts_head, self._aside):
            label.setVisible(bool(self._offers))
        if not self._offers:
            return
        offer, level = self._offers[self.rule_sets.current], self.levels.currentData()
        chosen = [
            entry
            for entry in self._entries
            if entry.head.preset == offer.preset and level in (_ALL, level_of(entry))
        ]
        found = tally(chosen, self.counting.figures)
        for tile, figure in zip(self.tiles, _figures(found), strict=True):
            tile.say(figure)
        self._show_chart(found)
        lines = part(offer.game, "averages").averages(found.total) if found.total else ()
        self.facts.say(lines)
        self._facts_head.setVisible(bool(lines))
        self._aside.setText(self._notes(found))

    def _show_chart(self, found: Tally) -> None:
        shown = found.differences[-MOST:]
        ends = (words.date(shown[0][0]), words.date(shown[-1][0])) if shown else ("", "")
        legend = translate("history", "average of %n matches", "", SMOOTH)
        self.chart.show_these([points for _, points in shown], found.smooth, ends, legend)

    def _notes(self, found: Tally) -> str:
        notes = []
        if found.assisted:
            told = translate("history", "%n matches with help, not counted.", "", found.assisted)
            notes.append(told)
        if found.uncounted and self.counting.is_busy:
            notes.append(translate("history", "Still counting…"))
        return "\n".join(notes)


def _figures(found: Tally) -> tuple[Figure, ...]:
    """The four figures that every game has."""
    (won, last), (longest, present) = found.recent, found.streaks
    matches = found.matches
    rate = percent(round(100 * found.won / matches)) if matches else "–"
    recent = percent(round(100 * won / last)) if last else "–"
    deals = found.total.get("deals", 0)
    return (
        Figure(
            number(matches),
            translate("history", "Matches played"),
            score(found.won, matches - found.won),
        ),
        Figure(
            rate,
            translate("history", "Win rate"),
            translate("history", "last {n}: {rate}").format(n=last, rate=recent),
            golden=True,
        ),
        Figure(
            number(longest),
            translate("history", "Longest winning streak"),
            translate("history", "{n} right now").format(n=present),
        ),
        Figure(
            mean(found.total.get("mine", 0), deals),
            translate("history", "Average per deal"),
            translate("history", "opponents {n}").format(
                n=mean(found.total.get("theirs", 0), deals)
            ),
        ),
    )


def _finished(history: History) -> Sequence[Entry]:
    try:
        return tuple(entry for entry in entries(history) if entry.state == FINISHED)
    except HistoryUnavailable:
        return ()
