"""What pages and sheets ask of the window that they lie in; ``main`` fulfils it."""

from PySide6.QtWidgets import QMainWindow

from cardtable.look.present import Look
from cardtable.look.toast import Toast
from cardtable.windows.common.desk import Desk, GamePage, Sitting


class Window(QMainWindow):
    """The window as the rooms know it: they need not know which pages it has."""

    desk: Desk
    """What all pages share."""
    page: GamePage | None
    """The page with a game on it; None on the start page."""
    sitting: Sitting | None
    """The game on the table, and what it was opened for; None on the start page."""
    toast: Toast
    """Tells something in passing, over all that is laid."""

    @property
    def look(self) -> Look:
        """The look that the window wears."""
        return self.desk.look

    def held(self) -> str:
        """The rule set of the tile in hand on the start page."""
        raise NotImplementedError

    def open_game(self, sitting: Sitting) -> None:
        """Put the game on the table; ask first when an unfinished match would be lost."""
        raise NotImplementedError

    def new_match(self) -> None:
        """Another match of the game on the table, or of the tile in hand."""
        raise NotImplementedError

    def to_start(self) -> None:
        """Leave the table; the match is saved and can be gone on with."""
        raise NotImplementedError

    def refresh_start(self) -> None:
        """Let the start page, if it is shown, tell anew what there is to go on with."""
        raise NotImplementedError

    def show_menu(self) -> None:
        """Open the menu."""
        raise NotImplementedError

    def toggle_full_screen(self) -> None:
        """The whole screen, or back to the window as it was."""
        raise NotImplementedError
