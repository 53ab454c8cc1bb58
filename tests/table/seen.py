"""What a person sees on a table view: how cards lie, which buttons and words stand there."""

from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card
from cardtable.table.action_line import ActionButton, ActionLine
from cardtable.table.lies import Lie
from cardtable.table.panel import PanelWidget
from cardtable.table.panel_strip import PanelStrip
from cardtable.table.scene import TableScene
from cardtable.table.speech import Passing
from cardtable.table.view import TableView

W = TypeVar("W", bound=QWidget)


def lie(view: TableView, card: Card) -> Lie:
    """How this card lies now."""
    return _scene(view).cards[card].lie


def ringed(view: TableView) -> Card | None:
    """The card that shows the ring of the keyboard."""
    return next((card for card, item in _scene(view).cards.items() if item.focused), None)


def hinted(view: TableView) -> list[Card]:
    """The cards in the light of a hint."""
    return [card for card, item in _scene(view).cards.items() if item.hinted]


def point_of(view: TableView, card: Card) -> QPoint:
    """Where on the view the visible part of a card of the hand is."""
    here = lie(view, card)
    return QPoint(round(here.x - here.width * 0.3), round(here.y))


def action_buttons(view: TableView) -> list[ActionButton]:
    """The buttons of the action line."""
    return _on(view, ActionLine).buttons


def panel(view: TableView) -> PanelWidget:
    """The side panel."""
    return _on(view, PanelWidget)


def strip(view: TableView) -> PanelStrip:
    """The row of score cards that stands for the panel in a small window."""
    return _on(view, PanelStrip)


def is_speaking(view: TableView) -> bool:
    """Whether a bubble stands on the table."""
    return _passing(view).is_speaking()


def toasted(view: TableView) -> str:
    """What the toast on the table says; empty if there is none."""
    return _passing(view).toasted


def _on(view: TableView, kind: type[W]) -> W:
    """The only widget of this kind that stands on the table itself, on no sheet over it."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    (found,) = view.viewport().findChildren(kind, options=direct)
    return found


def _passing(view: TableView) -> Passing:
    (passing,) = view.findChildren(Passing)
    return passing


def _scene(view: TableView) -> TableScene:
    scene = view.scene()
    assert isinstance(scene, TableScene)
    return scene
