"""A row of buttons that goes on in a second row where the first has no room for all of them."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSpacerItem, QWidget


class ButtonRow(QLayout):
    """Lays its widgets from left to right; what stands after the spring goes to the right edge."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(0)  # buttons have air of their own
        self._items: list[QLayoutItem] = []
        self._spring: int | None = None
        self._wide: QWidget | None = None
        """Takes what its row has left."""

    # ------------------------------------------------------------------ what is in it
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def addWidget(self, widget: QWidget, stretch: int = 0) -> None:  # noqa: N802  # as above
        super().addWidget(widget)
        if stretch:
            self._wide = widget

    def addStretch(self, stretch: int = 0) -> None:  # noqa: N802  # as a QHBoxLayout has it
        """Push what is added from now on to the right."""
        del stretch
        self._spring = len(self._items)

    def addSpacing(self, size: int) -> None:  # noqa: N802  # as a QHBoxLayout has it
        """Some air before what is added next, unless that begins a row."""
        self.addItem(QSpacerItem(size, 0))

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    # ------------------------------------------------------------------ how large it is
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        rows = self._rows(width - margins.left() - margins.right())
        return sum(map(_height, rows)) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        """All in one row."""
        return self._with_margins(QSize(self._width(self._shown()), _height(self._shown())))

    def minimumSize(self) -> QSize:
        """As wide as the widest of them."""
        shown = self._shown()
        wide = max((each.sizeHint().width() for _, each in shown), default=0)
        return self._with_margins(QSize(wide, _height(shown)))

    def setGeometry(self, box: QRect) -> None:
        super().setGeometry(box)
        margins = self.contentsMargins()
        inner = box.marginsRemoved(margins)
        top = inner.y()
        for row in self._rows(inner.width()):
            high, left = _height(row), inner.x()
            for place, (right, item) in enumerate(row):
                if right and not (place and row[place - 1][0]):
                    left = max(left, inner.right() + 1 - self._width(row[place:]))
                wide = item.sizeHint().width()
                if self._wide is not None and item.widget() is self._wide:
                    wide += max(0, inner.width() - self._width(row))
                size = QSize(min(wide, inner.width()), min(item.sizeHint().height(), high))
                at = QPoint(left, top + (high - size.height()) // 2)
                item.setGeometry(QRect(at, size))
                left += size.width() + self._gap()
            top += high

    # ------------------------------------------------------------------ inside
    def _shown(self) -> list[tuple[bool, QLayoutItem]]:
        """What is seen, and whether it goes to the right."""
        spring = len(self._items) if self._spring is None else self._spring
        return [
            (place >= spring, item)
            for place, item in enumerate(self._items)
            if item.spacerItem() is not None or not _hidden(item)
        ]

    def _rows(self, width: int) -> list[list[tuple[bool, QLayoutItem]]]:
        rows: list[list[tuple[bool, QLayoutItem]]] = []
        for each in self._shown():
            if rows and self._width([*rows[-1], each]) <= width:
                rows[-1].append(each)
            elif each[1].spacerItem() is None:
                rows.append([each])
        return rows

    def _width(self, row: list[tuple[bool, QLayoutItem]]) -> int:
        return sum(item.sizeHint().width() + self._gap() for _, item in row) - self._gap()

    def _gap(self) -> int:
        return max(0, self.spacing())

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size.grownBy(margins)


def _hidden(item: QLayoutItem) -> bool:
    widget: QWidget | None = item.widget()
    return widget is not None and widget.isHidden()


def _height(row: list[tuple[bool, QLayoutItem]]) -> int:
    return max((item.sizeHint().height() for _, item in row), default=0)
