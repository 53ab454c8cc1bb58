"""The plain form of the core beside the compiled one, in the same process."""

from __future__ import annotations

import importlib
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from cardtable.ai.form import CORE

NAME = "cardtable.ai.core"
TWIN = "plain_core"
MODULES = sorted(source.stem for source in CORE.glob("[!_]*.py"))


class _Sources(MetaPathFinder, Loader):
    """Finds and runs `plain_core` from the core's sources, whatever lies compiled beside them."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != TWIN and not name.startswith(f"{TWIN}."):
            return None
        return spec_from_loader(name, self, is_package=name == TWIN)

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        source = CORE / f"{module.__name__.partition('.')[2] or '__init__'}.py"
        exec(_code(source), module.__dict__)


def _code(source: Path) -> CodeType:
    """The code of a module that imports its twins."""
    return compile(source.read_text(encoding="utf-8").replace(NAME, TWIN), str(source), "exec")


def compiled(module: str) -> Any:
    """A module of the core as the players load it: compiled, if it is built."""
    return importlib.import_module(f"{NAME}.{module}")


def plain(module: str) -> Any:
    """The same module run from its source."""
    if not any(isinstance(finder, _Sources) for finder in sys.meta_path):
        sys.meta_path.append(_Sources())
    return importlib.import_module(f"{TWIN}.{module}")
