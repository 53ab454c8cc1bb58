"""Compiles the core where that is possible, and lays drawings and translations into a wheel.

Everything else about the package stands in pyproject.toml. An editable installation finds both in
the checkout, and the compiled core beside its source. CARDTABLE_PLAIN=1 leaves the core plain.
"""

import os
from pathlib import Path
from shutil import copytree, ignore_patterns

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_py import build_py

CORE = "cardtable/ai/core"
PACKAGE = CORE.replace("/", ".")


class BuildWithAssets(build_py):
    """Builds the package, and `assets` and `translations` inside it."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib) / "cardtable"
        leave = ignore_patterns("generator", "__pycache__", "*.ts", "*.part")
        for folder in ("assets", "translations"):
            copytree(folder, package / folder, ignore=leave, dirs_exist_ok=True)


def compiled() -> list[Extension]:
    """The core's modules as extensions that may fail: without a C compiler they stay Python."""
    if os.environ.get("CARDTABLE_PLAIN"):
        return []
    sources = sorted(map(str, Path(CORE).glob("[!_]*.py")))
    options = ["--config-file=", "--cache-dir=build/mypy"]  # nothing of the developers' mypy
    extensions = mypycify([*options, *sources], debug_level="0", group_name=f"{PACKAGE}.all")
    for extension in extensions:
        extension.optional = True
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        inlining = ["-fno-semantic-interposition"] if "-O3" in flags else []
        extension.extra_compile_args = [*flags, *inlining]
    return extensions


setup(cmdclass={"build_py": BuildWithAssets}, ext_modules=compiled())
