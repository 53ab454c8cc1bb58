"""A page of rules to read: its sections as pills, its facts under them, one of them marked."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.present import Look
from cardtable.look.theme import RADIUS
from cardtable.tabletop.rulebook import RulesPage, Section
from cardtable.windows.rules.line import RuleLine
from cardtable.windows.rules.pills import SectionPills


class RulesReader(QWidget):
    """Arrows, page keys, Home and End scroll while the text has the keyboard."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._meant = ""
        self.lines: list[RuleLine] = []
        self._heads: list[QLabel] = []
        self.pills = SectionPills(look, self)
        self.text = _Text(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.pills)
        self._column.addWidget(self.text, 1)
        self.pills.chosen.connect(self.go_to_section)
        self.text.verticalScrollBar().valueChanged.connect(self._follow)
        look.changed.connect(self._measure)

    def show_page(self, page: RulesPage) -> None:
        """Show these rules; what was marked and read stays so, if it is there."""
        read = self.text.verticalScrollBar().value()
        self.lines, self._heads = [], []
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, self._look.px(10), self._look.px(8), self._look.px(16))
        column.setSpacing(self._look.px(3))
        column.addWidget(_label(page.subtitle, "muted"))
        column.addWidget(_label(page.summary, "strong"))
        for section in page.sections:
            self._add_section(column, section, page.deck)
        column.addStretch(1)
        self.text.setWidget(whole)
        self.text.setAccessibleName(page.title)
        self.pills.set_words(tuple(each.title for each in page.sections), page.title)
        self._measure()
        self._mark()
        QTimer.singleShot(0, self, lambda: self.text.verticalScrollBar().setValue(read))

    def go_to(self, fact: str) -> None:
        """Bring the fact into view, marked, and say it to screen readers."""
        self._meant = fact
        line = self._mark()
        if line is not None:
            words = line.fact.text
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.text, words))
            QTimer.singleShot(0, line, lambda: self._bring(line))

    def go_to_section(self, place: int) -> None:
        """Read on from this section."""
        head = self._heads[place]
        self.text.verticalScrollBar().setValue(head.y())
        self.pills.set_current(place)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.pills, head.text()))

    def _add_section(self, column: QVBoxLayout, section: Section, deck: str) -> None:
        head = _label(section.title, "head")
        self._heads.append(head)
        column.addSpacing(self._look.px(12))
        column.addWidget(head)
        if section.intro:
            column.addWidget(_label(section.intro, "muted"))
        for fact in section.facts:
            line = RuleLine(self._look, deck, fact)
            self.lines.append(line)
            column.addWidget(line)

    def _mark(self) -> RuleLine | None:
        """Mark the line that is meant, if it is on this page."""
        for line in self.lines:
            line.mark(line.fact.id == self._meant)
        return next((line for line in self.lines if line.marked), None)

    def _bring(self, line: RuleLine) -> None:
        """Let the line stand in the upper part, with its heading if that is near."""
        room = self.text.viewport().height()
        self.text.verticalScrollBar().setValue(max(0, line.y() - room // 4))

    def _follow(self, value: int) -> None:
        """The pill of the section that stands at the top is the gold one."""
        bar = self.text.verticalScrollBar()
        edge = value + self._look.px(60)
        passed = [place for place, head in enumerate(self._heads) if head.y() <= edge]
        meant = next((line for line in self.lines if line.marked), None)
        if value >= bar.maximum() > 0 and meant is None:
            passed = [len(self._heads) - 1]
        elif meant is not None and 0 <= meant.y() - value < self.text.viewport().height() // 2:
            passed = [place for place, head in enumerate(self._heads) if head.y() <= meant.y()]
        self.pills.set_current(passed[-1] if passed else 0)

    def _measure(self) -> None:
        px = self._look.px
        self._column.setSpacing(px(10))
        for line in self.lines:
            line.measure()
        for head in self._heads:
            head.setContentsMargins(px(12), 0, px(12), 0)
        whole = self.text.widget()
        if whole is not None:
            for words in whole.findChildren(
                QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly
            ):
                words.setContentsMargins(px(12), 0, px(12), 0)


class _Text(QScrollArea):
    """Takes the keyboard, to scroll."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(RING_RADIUS, RADIUS.card)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        """It takes what room there is, and scrolls by itself."""
        return self.minimumSizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End too; sideways there is nothing to scroll, so the table gets those keys."""
        bar = self.verticalScrollBar()
        ends = {Qt.Key.Key_Home: bar.minimum(), Qt.Key.Key_End: bar.maximum()}
        key = Qt.Key(event.key())
        if key in ends:
            bar.setValue(ends[key])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label
