"""Which form of the core runs, told without loading it."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

CORE = Path(__file__).parent / "core"


def modules(core: Path = CORE) -> list[Path]:
    """The sources that are compiled where that is possible."""
    return sorted(core.glob("[!_]*.py"))


def is_compiled(core: Path = CORE) -> bool:
    """Whether this Python loads the core's compiled form, all of it."""
    sources = modules(core)
    if not sources:  # a bundle holds what is compiled, and keeps its Python elsewhere
        return any(core.glob(f"[!_]*{EXTENSION_SUFFIXES[0]}"))
    return all(
        any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
        for source in sources
    )
