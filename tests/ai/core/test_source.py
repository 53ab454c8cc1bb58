"""What the core's source keeps to, so that it means the same compiled."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

import pytest

from cardtable.ai.form import modules

ALLOWED = {"typing", "librt.vecs", "mypy_extensions"}
SOURCES = [pytest.param(path.read_text(encoding="utf-8"), id=path.stem) for path in modules()]


def shifted_literals(source: str) -> Iterator[int]:
    """The lines that shift a number written there: compiled, it has 32 bits."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
            left = node.target if isinstance(node, ast.AugAssign) else node.left
            names = [part for part in ast.walk(left) if isinstance(part, ast.Name | ast.Call)]
            if not names:
                yield node.lineno


def subclasses(source: str) -> Iterator[str]:
    """The classes that inherit from something built in, or typing's ready-made ones."""
    ready_made = {*dir(builtins), "NamedTuple", "TypedDict", "Enum", "IntEnum"}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and any(
            ast.unparse(base).rpartition(".")[2] in ready_made for base in node.bases
        ):
            yield node.name


def imported(source: str) -> Iterator[str]:
    """The modules that are imported."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "."


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("bit = 1 << n", [1]),
        ("bits = (2 - 1) << n", [1]),
        ("bits = -1 << n", [1]),
        ("bits = one << n", []),
        ("bits = (BIT[n] - 1) << n", []),
        ("bits = x >> 1", []),
        ("bits <<= 3", []),
    ],
)
def test_a_shifted_literal_is_found(source: str, lines: list[int]) -> None:
    assert list(shifted_literals(source)) == lines


@pytest.mark.parametrize("source", SOURCES)
def test_no_literal_is_shifted(source: str) -> None:
    assert not list(shifted_literals(source))


def test_a_subclass_is_found() -> None:
    source = "class A(dict): ...\nclass B(NamedTuple): ...\nclass C(A): ...\nclass D: ..."
    assert list(subclasses(source)) == ["A", "B"]


@pytest.mark.parametrize("source", SOURCES)
def test_nothing_built_in_is_inherited_from(source: str) -> None:
    assert not list(subclasses(source))


@pytest.mark.parametrize("source", SOURCES)
def test_only_machine_integers_and_the_core_are_imported(source: str) -> None:
    assert not [
        name
        for name in imported(source)
        if name not in ALLOWED and not name.startswith("cardtable.ai.core.")
    ]
