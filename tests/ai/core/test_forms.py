"""Both forms of the core give the same, and the compiled one is there and made of this source."""

from __future__ import annotations

import os
import sysconfig
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

import compiled_core
from cardtable.ai.form import CORE, is_compiled, modules
from tests.ai.core import golden
from tests.ai.core.twin import MODULES, compiled, plain

ROOT = Path(__file__).resolve().parents[3]
HOW_TO_BUILD = "python3 packaging/check.py builds it anew; setup.py build_ext --inplace --force too"
GOLDEN: dict[Callable[[golden.Load], int], int] = {
    golden.chance: 748657041,
    golden.jass_playouts: 683414049,
    golden.jass_signals: 867064997,
    golden.jass_solver: 794867085,
    golden.spades_solver: 873733853,
}


@pytest.mark.parametrize("load", [compiled, plain])
@pytest.mark.parametrize("work", GOLDEN)
def test_fixed_seeds_give_golden_numbers(work: Callable[[golden.Load], int], load: Any) -> None:
    assert work(load) == GOLDEN[work]


@pytest.mark.parametrize("module", MODULES)
def test_the_twin_is_plain(module: str) -> None:
    twin = plain(module)
    assert twin is not compiled(module)
    own = [
        thing for thing in vars(twin).values() if getattr(thing, "__module__", "") == twin.__name__
    ]
    assert own
    assert all(isinstance(thing, type | FunctionType) for thing in own)


@pytest.mark.skipif(not is_compiled(), reason="the core is not compiled here")
@pytest.mark.parametrize("module", MODULES)
def test_what_is_compiled_is_loaded(module: str) -> None:
    assert not str(compiled(module).__file__).endswith(".py")


def can_compile() -> bool:
    """Whether there is all that a compiled core needs."""
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return (
        bool(compiled_core.compiler()) and header.exists() and "CARDTABLE_PLAIN" not in os.environ
    )


@pytest.mark.skipif(not can_compile(), reason="there is no compiler here")
def test_the_core_is_compiled_where_it_can_be() -> None:
    assert is_compiled(), HOW_TO_BUILD


def test_no_old_compiled_file_hides_a_newer_source() -> None:
    assert not compiled_core.is_stale(ROOT), HOW_TO_BUILD


def test_a_core_with_a_part_missing_is_not_called_compiled(tmp_path: Path) -> None:
    for source in modules():
        (tmp_path / source.name).touch()
    assert not is_compiled(tmp_path)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for source in modules():
        assert not is_compiled(tmp_path)
        (tmp_path / source.name).with_suffix(suffix).touch()
    assert is_compiled(tmp_path)


def test_both_look_at_the_same_sources() -> None:
    assert modules() == compiled_core.sources(ROOT) == sorted(CORE.glob("[!_]*.py"))
