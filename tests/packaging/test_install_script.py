"""The script in the archive for any Linux: into one's own menu, and out again without a trace."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_tree import lay, lay_desktop_files
from make_tar import COMMAND
from package_facts import PARTS

_TOOLS = ("sh", "cp", "dirname", "find", "ln", "mkdir", "rm", "rmdir", "sed")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the archive is for Linux")


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive unpacked, with a bundle of one file."""
    top = tmp_path_factory.mktemp("archive") / "cardtable-1.0"
    lay_desktop_files(top / "share", COMMAND)
    lay(top / "lib" / "cardtable", b"#!/bin/sh\necho played\n", 0o755)
    lay(top / "install.sh", (PARTS / "install.sh").read_bytes(), 0o755)
    return top


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a space and a sign in its name, in which something lies already."""
    home = tmp_path / "my & home"
    lay(home / ".local" / "bin" / "other", b"")
    return home


def run(archive: Path, home: Path, *arguments: str, **more: str) -> None:
    """Run the script with no more tools than every Linux has, so that no cache is written."""
    tools = home.parent / "tools"
    tools.mkdir(exist_ok=True)
    for name in _TOOLS:
        found = shutil.which(name)
        assert found is not None
        if not (tools / name).exists():
            (tools / name).symlink_to(found)
    environment = {"HOME": str(home), "PATH": str(tools), **more}
    command = [str(tools / "sh"), str(archive / "install.sh"), *arguments]
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)


def lying(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def test_what_is_put_into_the_menu_starts_the_program(archive: Path, home: Path) -> None:
    run(archive, home)
    command = home / ".local" / "bin" / "cardtable"
    entry = (home / ".local/share/applications/cardtable.desktop").read_text(encoding="utf-8")
    assert f'\nExec="{command}" %f\n' in entry
    assert subprocess.check_output([str(command)], text=True) == "played\n"


@pytest.mark.parametrize("places", [{}, {"XDG_DATA_HOME": "own data"}, {"PREFIX": "a prefix"}])
def test_what_is_taken_out_leaves_nothing(
    archive: Path, home: Path, places: dict[str, str]
) -> None:
    more = {name: str(home / place) for name, place in places.items()}
    (home / "a prefix").mkdir()  # the person's own
    before = lying(home)
    run(archive, home, **more)
    run(archive, home, **more)  # a second time, over the first
    assert len(lying(home)) > len(before) + 10
    run(archive, home, "--remove", **more)
    assert lying(home) == before


def test_what_others_have_laid_stays(archive: Path, home: Path) -> None:
    run(archive, home)
    other = home / ".local" / "share" / "icons" / "hicolor" / "48x48" / "apps" / "other.png"
    lay(other, b"")
    run(archive, home, "--remove")
    assert other.exists()
    assert lying(home / ".local" / "bin") == ["other"]
