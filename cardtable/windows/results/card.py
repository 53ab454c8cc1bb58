"""The painted face of a result: one sentence, one number, and the figures that decided it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.look.canvas import BODY, BOLD, DISPLAY, HEAD, NAME, NUMBER, RIGHT, ROW, Canvas, Type
from cardtable.look.parts_score import (
    beads_width,
    paint_badge,
    paint_beads,
    paint_meter,
    paint_rule,
    paint_well,
)
from cardtable.look.present import Look
from cardtable.table.deck import DeckFacts
from cardtable.table.faces import card_image
from cardtable.tabletop.verdict import TallyRow, Verdict, VerdictRow
from cardtable.windows.results.course_chart import paint_course
from cardtable.windows.results.table import paint_table, table_height, table_words

ROW_HEIGHT, ROW_STEP, FACT_STEP = 76, 86, 28
CHART_SHARE = 0.5
"""How much of the width the course of a match takes, beside the rows."""
TALLY_HEIGHT, CARD_WIDTH = 48, 44
TALLY_CAPTION, TALLY_WIDE = 26, 620
HERO_SIZE = Type(42, 800, serif=True)
SMALLER = Type(30, 800, serif=True)
BADGE = QSize(112, 92)


class ResultCard(QWidget):
    """Paints a verdict; its words are also its accessible description."""

    def __init__(self, look: Look, deck: DeckFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._deck = look, deck
        self._verdict: Verdict | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_verdict(self, verdict: Verdict) -> None:
        """Show this result."""
        self._verdict = verdict
        self.setAccessibleName(verdict.title)
        self.setAccessibleDescription(" ".join(_told(verdict)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as its parts at the width it has."""
        width = max(self.width(), self._look.px(560))
        return QSize(self._look.px(640), self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, another height: a scroll area would go by what it heard at first."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Real pixels for everything, the title and the reason wrapped."""
        verdict = self._verdict
        if verdict is None:
            return 0
        scale, px = self._look.scale, self._look.px
        head = max(px(24) + self._title_height(verdict, width), px(BADGE.height()))
        reason = BODY.height(verdict.reason, scale, width - px(8))
        table = px(table_height(verdict.table)) if verdict.table else 0
        rows = px(ROW_STEP) * len(verdict.rows) + table
        caption = px(TALLY_CAPTION) if width < px(TALLY_WIDE) else 0
        tally = px(TALLY_HEIGHT + 12) + caption if verdict.tally else px(6)
        return round(head + px(14) + reason + px(16) + rows + self._facts_height(verdict) + tally)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything from top to bottom."""
        verdict = self._verdict
        if verdict is None:
            return
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        top = y = self._paint_head(canvas, verdict)
        course = self._has_course(verdict)
        width = self.width() * (1 - CHART_SHARE) if course else self.width()
        for index, row in enumerate(verdict.rows):
            box = QRectF(0, y, width, canvas.px(ROW_HEIGHT))
            self._paint_row(canvas, box, row, self._side(index))
            y += canvas.px(ROW_STEP)
        if verdict.table is not None:
            box = QRectF(0, y, width, canvas.px(table_height(verdict.table)))
            paint_table(canvas, box, verdict.table, (self._side(0), self._side(1)))
            y = box.bottom()
        y = self._paint_facts(canvas, verdict, y, width)
        if course:
            box = QRectF(width + canvas.px(16), top, self.width() - width - canvas.px(16), y - top)
            paint_course(canvas, box, verdict.course, _sides(verdict))
        if verdict.tally:
            paint_rule(canvas, 4, self.width() - 4, y + canvas.px(6))
            self._paint_tally(canvas, verdict, y + canvas.px(8))

    def _side(self, index: int) -> str:
        """The colour of the viewer's side, then of the other."""
        theme = self._look.theme
        return theme.us if index == 0 else theme.them

    def _title_height(self, verdict: Verdict, width: int) -> float:
        room = width - self._look.px(BADGE.width() + 20)
        return self._title_style(verdict, width).height(verdict.title, self._look.scale, room)

    def _title_style(self, verdict: Verdict, width: int) -> Type:
        """Large; a sentence that is a little too long for one line is set smaller instead."""
        room, scale = width - self._look.px(BADGE.width() + 20), self._look.scale
        for style in (DISPLAY, SMALLER):
            if style.width(verdict.title, scale) <= room:
                return style
        return DISPLAY

    def _paint_head(self, canvas: Canvas, verdict: Verdict) -> float:
        """Heading, sentence, badge and reason; where they end."""
        px, muted = canvas.px, canvas.theme.muted
        room = self.width() - px(BADGE.width() + 20)
        canvas.text(QRectF(4, 0, room, px(24)), verdict.heading, BOLD, muted)
        high = self._title_height(verdict, self.width())
        style = self._title_style(verdict, self.width())
        canvas.paragraph(QRectF(4, px(24), room, high), verdict.title, style)
        badge = QRectF(self.width() - px(BADGE.width()), 0, px(BADGE.width()), px(BADGE.height()))
        badge.adjust(0, px(2), -px(2), 0)
        paint_badge(canvas, badge, verdict.badge, verdict.badge_caption)
        y = max(px(24) + high, px(BADGE.height())) + px(14)
        high = BODY.height(verdict.reason, canvas.scale, self.width() - px(8))
        canvas.paragraph(QRectF(4, y, self.width() - px(8), high), verdict.reason, BODY, muted)
        return y + high + px(16)

    def _paint_row(self, canvas: Canvas, box: QRectF, row: VerdictRow, colour: str) -> None:
        px = canvas.px
        paint_well(canvas, box)
        if row.face:
            canvas.face(row.face, QPointF(box.x() + px(42), box.center().y()), 52, colour)
        narrow = box.width() < px(560)
        meter_left = box.x() + box.width() * (0.78 if narrow else 0.5)
        names = meter_left - box.x() - px(98)
        upper = QRectF(box.x() + px(84), box.y() + px(10), names, px(28))
        canvas.text(upper, row.name, NAME)
        lower = QRectF(box.x() + px(84), box.y() + px(37), names, px(24))
        canvas.text(lower, row.note, ROW, canvas.theme.muted)
        if not narrow:
            meter = QRectF(meter_left, box.y() + px(33), box.width() * 0.31, px(10))
            paint_meter(canvas, meter, row.meter, colour, row.marks)
        figure = QRectF(box.x(), box.y(), box.width() - px(18), box.height())
        canvas.text(figure, row.points, HERO_SIZE, colour, RIGHT)

    def _facts_height(self, verdict: Verdict) -> float:
        if not verdict.facts:
            return 0
        return max(self._look.px(FACT_STEP) * len(verdict.facts), self._card_height()) + 8

    def _card_height(self) -> float:
        return self._look.px(CARD_WIDTH) * self._deck.ratio

    def _paint_facts(self, canvas: Canvas, verdict: Verdict, y: float, width: float) -> float:
        """What decided it, a line each, with its cards in small; where they end."""
        px = canvas.px
        if not verdict.facts:
            return y
        room = min(px(270), width - px(40 + 42 * len(verdict.cards)))
        for index, (name, value) in enumerate(verdict.facts):
            line = QRectF(4, y + px(FACT_STEP) * index, room, px(FACT_STEP))
            canvas.text(line.adjusted(0, 0, -px(50), 0), name, ROW, canvas.theme.muted)
            canvas.text(line, value, HEAD, None, RIGHT)
        ratio = self.devicePixelRatioF()
        for index, card in enumerate(verdict.cards):
            left = room + px(30) + index * px(34) + index // 2 * px(16)
            box = QRectF(left, y, px(CARD_WIDTH), self._card_height())
            canvas.shadow(box, px(3), 4, 0.3, 2)
            element = self._deck.elements[str(card)]
            canvas.image(box, card_image(self._deck, element, round(box.width() * ratio)))
        return y + self._facts_height(verdict)

    def _has_course(self, verdict: Verdict) -> bool:
        return verdict.match_over and len(verdict.course) > 2

    def _paint_tally(self, canvas: Canvas, verdict: Verdict, y: float) -> None:
        """Match points before and after, as figures and beads."""
        px = canvas.px
        height = px(TALLY_HEIGHT)
        caption, share = QRectF(4, y, self.width() * 0.27, height), self.width() * 0.36
        if self.width() < px(TALLY_WIDE):  # over the beads, which then have all the width
            caption, share = QRectF(4, y, self.width() - 8, px(TALLY_CAPTION)), self.width() * 0.5
            y += px(TALLY_CAPTION)
        canvas.text(caption, verdict.tally_caption, BOLD)
        for index, row in enumerate(verdict.tally):
            right = self.width() - px(4) - share * (len(verdict.tally) - 1 - index)
            box = QRectF(right - share, y, share, height)
            self._paint_tally_row(canvas, box, row, self._side(index))

    def _paint_tally_row(self, canvas: Canvas, box: QRectF, row: TallyRow, colour: str) -> None:
        px, scale, muted = canvas.px, canvas.scale, canvas.theme.muted
        bead, gap = (11, 5) if self.width() >= px(TALLY_WIDE) else (8, 3)
        beads = beads_width(row.total, scale, bead, gap)
        left = box.right() - beads
        fading = max(0, row.before - row.after)
        paint_beads(
            canvas, QPointF(left, box.center().y()), row.total, row.after, bead, gap, colour, fading
        )
        after = str(row.after)
        left -= NUMBER.width(after, scale) + px(10)
        canvas.text(QRectF(left, box.y() - 2, px(60), box.height()), after, NUMBER, colour)
        if row.before != row.after:
            before = f"{row.before} ›"
            left -= HEAD.width(before, scale) + px(6)
            canvas.text(QRectF(left, box.y(), px(60), box.height()), before, HEAD, muted)
        start = box.x() + px(14)  # a long name keeps away from the beads before it
        name = QRectF(start, box.y(), left - start - px(8), box.height())
        canvas.text(name, row.name, ROW, muted, RIGHT)


def _sides(verdict: Verdict) -> tuple[str, ...]:
    """The names of the sides, the viewer's first."""
    if verdict.table is not None:
        return verdict.table.heads
    return tuple(row.name for row in verdict.tally)


def _told(verdict: Verdict) -> tuple[str, ...]:
    """The result in lines, for a screen reader."""
    rows = (f"{row.name}: {row.points}. {row.note}." for row in verdict.rows)
    table = table_words(verdict.table) if verdict.table is not None else ()
    facts = (f"{name}: {value}." for name, value in verdict.facts)
    tally = ", ".join(f"{row.name}: {row.after}" for row in verdict.tally)
    badge = f"{verdict.badge_caption}: {verdict.badge}."
    last = (f"{verdict.tally_caption} – {tally}.",) if tally else ()
    return (verdict.reason, badge, *rows, *table, *facts, *last)
