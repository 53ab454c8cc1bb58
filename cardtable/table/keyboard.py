"""Where the keyboard is while there is a table: at what is asked for, or waiting."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardtable.look.cover import is_covered
from cardtable.look.focus_ring import FocusRing
from cardtable.table.choosing import Choosing
from cardtable.table.parts import TableParts


class Keyboard:
    """Brings the keyboard to the table, but leaves who walks elsewhere with it alone."""

    def __init__(self, view: QWidget, parts: TableParts, choosing: Choosing) -> None:
        self._view, self._parts, self._choosing = view, parts, choosing
        self._newly_shown = True
        """Nothing has been asked for since the table was shown."""
        self._clicks_lead_to: QWidget | None = None

    def come(self) -> None:
        """The table is shown: the keyboard comes here, wherever it was."""
        self._newly_shown = True

    def seek(self) -> None:
        """To what is asked for; where nothing is, a table that is newly shown has it, and waits."""
        if is_covered(self._view) or (self._walks_elsewhere() and not self._newly_shown):
            return
        if self._choosing.is_open and self._parts.take_focus():
            self._newly_shown = False
        elif self._newly_shown:
            self._parts.wait()

    def follow_click(self) -> None:
        """A click on the table brings it to the hand, or where clicks lead."""
        if self._clicks_lead_to is None:
            self._parts.keys.take_focus(Qt.FocusReason.MouseFocusReason)
        else:
            self._clicks_lead_to.setFocus(Qt.FocusReason.MouseFocusReason)

    def lead_clicks_to(self, widget: QWidget) -> None:
        """A click on the table brings it there, not to the hand."""
        self._clicks_lead_to = widget

    def _walks_elsewhere(self) -> bool:
        """Whether the person walks with it through what is no part of the table."""
        ring = self._view.window().findChild(FocusRing)
        target = None if ring is None else ring.target
        return target is not None and not target.isAncestorOf(self._view)
