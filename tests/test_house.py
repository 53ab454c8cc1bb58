"""The house rules that a machine can hold us to."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("cardtable", "tests", "packaging", "assets/generator")
LONGEST_FILE = 300
TEXT_FILES = {
    ".py",
    ".md",
    ".toml",
    ".ts",
    ".json",
    ".txt",
    ".desktop",
    ".in",
    ".sh",
    ".svg",
    ".tsv",
}
FROM_MARKED_TABLES = {"cardtable/rules_words.py", "cardtable/texts.py"}
"""Look facts and card names up in tables whose words are marked by QT_TRANSLATE_NOOP."""
MADE_BY_TOOLS = {".git", ".hypothesis", ".venv", "__pycache__", "build", "demo", "dist"}
MADE_BY_TOOLS |= {".import_linter_cache", ".mypy_cache", ".pytest_cache", ".ruff_cache"}
BARE_TEXTS = {".gitignore", "LICENSE", "run"}
A_PLAYER_OF_YOURS = "bot.py"
"""What the protocol calls the program of a reader."""
QT_BUT_CORE = re.compile(r"^PySide6(?!\.QtCore$)(\.|$)")


def python_files(*rooms: str) -> list[Path]:
    """Every Python file of these rooms."""
    return sorted(path for room in rooms for path in (ROOT / room).rglob("*.py"))


def kept_files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file of the checkout that is neither made by a tool nor kept by git for itself."""
    for path in sorted(folder.iterdir()):
        if path.is_file():
            yield path
        elif path.name not in MADE_BY_TOOLS and not path.name.endswith(".egg-info"):
            yield from kept_files(path)


def name_of(path: Path) -> str:
    """The path of a file as it reads from the top of the checkout."""
    return path.relative_to(ROOT).as_posix()


def parsed(path: Path) -> ast.Module:
    """The syntax tree of a Python file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def test_every_room_imports_only_what_it_may() -> None:
    command = "from importlinter.cli import lint_imports_command as lint; lint()"
    done = subprocess.run(
        [sys.executable, "-c", command, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_controllers_know_no_more_of_qt_than_its_core() -> None:
    files = python_files("cardtable/controllers")
    files += (ROOT / "cardtable/games").glob("*/controller.py")
    found = [
        f"{name_of(path)}: {module}"
        for path in files
        for module in imported_modules(parsed(path))
        if QT_BUT_CORE.match(module)
    ]
    assert not found


def imported_modules(tree: ast.Module) -> Iterator[str]:
    """The names of all that a file imports; `from PySide6 import QtGui` gives PySide6.QtGui."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
            yield from (f"PySide6.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_no_file_is_too_long_to_read() -> None:
    lengths = {
        name_of(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files(*ROOMS)
    }
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}


def test_no_star_is_imported() -> None:
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in python_files(*ROOMS)
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]
    assert not found


def words_of(call: ast.Call) -> list[ast.expr] | None:
    """The arguments of a translation that lupdate must find: context and sentence; else None."""
    name = ast.unparse(call.func)
    if name.endswith(".translate") and not name.endswith("Application.translate"):
        return None  # a painter moves its origin by the same word
    name = name.rpartition(".")[2]
    wanted = {"translate": 2, "tr": 1}.get(name)
    return None if wanted is None else call.args[:wanted] or [call]


def is_text(node: ast.expr) -> bool:
    """Whether this is a literal string."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def unfindable_sentences(tree: ast.Module) -> list[int]:
    """The lines where context or sentence of a translation is not a literal string."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and (words := words_of(node)) is not None
        and not all(is_text(word) for word in words)
    ]


@pytest.mark.parametrize(
    ("call", "lines"),
    [
        ('translate("table", "Close")', []),
        ('QCoreApplication.translate("table", "{player} leads")', []),
        ('translate("table", f"{player} leads")', [1]),
        ('translate("table", "Close" + dots)', [1]),
        ("QCoreApplication.translate(context, text)", [1]),
        ("painter.translate(x, y)", []),
        ('self.tr("Close")', []),
        ("self.tr(text)", [1]),
    ],
)
def test_a_sentence_made_up_at_run_time_is_found(call: str, lines: list[int]) -> None:
    assert unfindable_sentences(ast.parse(call)) == lines


def test_no_sentence_is_made_up_at_run_time() -> None:
    found = [
        f"{name_of(path)}:{line}"
        for path in python_files("cardtable")
        for line in unfindable_sentences(parsed(path))
        if name_of(path) not in FROM_MARKED_TABLES
    ]
    assert not found


def test_the_project_stands_alone() -> None:
    outside = re.compile(r"\.\./sha" r"red\b|/wo" r"rk/")  # not to be found in this file itself
    found = [
        name_of(path)
        for path in kept_files()
        if path.suffix in TEXT_FILES or path.name in BARE_TEXTS
        if outside.search(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert not found


def test_every_package_says_what_it_is() -> None:
    folders = {path.parent for path in python_files("cardtable")}
    silent = []
    for folder in sorted(folders):
        init = folder / "__init__.py"
        if not init.is_file() or not ast.get_docstring(parsed(init)):
            silent.append(name_of(folder))
    assert not silent


def test_the_readme_names_both_commands_and_shows_real_pictures() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "\nsh packaging/play.sh\n" in readme
    assert "\npython3 packaging/check.py\n" in readme
    pictures = re.findall(r"\]\((docs/pictures/[^)]+)\)", readme)
    assert pictures
    assert not [picture for picture in pictures if not (ROOT / picture).is_file()]


def test_every_module_and_page_that_is_named_is_there() -> None:
    """A module is named by its path, or by the end of it."""
    kept = {f"/{name_of(path)}" for path in kept_files()}
    lost = []
    for page in (path for path in kept_files() if path.suffix == ".md"):
        text = page.read_text(encoding="utf-8")
        for named in re.findall(r"(?<![\w./>])[\w-]+(?:/[\w-]+)*\.(?:py|sh)\b", text):
            if named != A_PLAYER_OF_YOURS and not any(each.endswith(f"/{named}") for each in kept):
                lost.append(f"{name_of(page)}: {named}")
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            if not (page.parent / link).exists():
                lost.append(f"{name_of(page)}: {link}")
    assert not lost


def test_what_lands_was_checked_by_the_same_command() -> None:
    run = ROOT / ".ci" / "run"
    assert "python3 packaging/check.py" in run.read_text(encoding="utf-8")
    assert run.stat().st_mode & 0o111
