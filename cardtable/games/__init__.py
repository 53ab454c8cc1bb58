"""The games: every folder here is one, found by looking."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType


def game_ids() -> list[str]:
    """The names of all games that have a controller, e.g. ``["schnapsen", "spades"]``."""
    folders = (module.name for module in iter_modules(__path__) if module.ispkg)
    return sorted(name for name in folders if find_spec(f"{__name__}.{name}.controller"))


def part(game: str, name: str) -> ModuleType:
    """A module of a game by its fixed name: model, rules, ai, texts, tabletop or controller.

    Raises ModuleNotFoundError if there is no such game or part.
    """
    return import_module(f"{__name__}.{game}.{name}")
