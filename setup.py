"""Lays the drawings and the built translations into a wheel, where the program looks for them.

Everything else about the package stands in pyproject.toml. An editable installation needs none of
this: it finds both in the checkout.
"""

from pathlib import Path
from shutil import copytree, ignore_patterns

from setuptools import setup
from setuptools.command.build_py import build_py


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


setup(cmdclass={"build_py": BuildWithAssets})
