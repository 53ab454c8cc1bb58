"""A bare Debian in a folder, to try a package in.

What runs in it lies in a space of processes and of mounts of its own, whose first process ends when
this program does, however it ends; the kernel then ends all others and takes the mounts back.
"""

from __future__ import annotations

import fcntl
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from package_facts import BUILD

PLACE = BUILD / "trial"
MIRROR = "http://deb.debian.org/debian"
PLAYER = "player"
PLAYER_ID = 1000
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/games:/usr/games"
RUNTIME = f"run/user/{PLAYER_ID}"
ALONE = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
LONGEST = 1200
"""Seconds for a command, such as an installation over a slow line."""

KEEPER = """
read -r number _ </proc/self/stat
mount -t proc proc "$1/proc" && mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm" &&
mount --bind "$1/tmp" /tmp && echo "$number" && exec cat
"""
"""The first process: mounts what a system has, tells its number, and waits for its input to end."""


class TrialFailed(Exception):
    """The trial can't go on; the text says why."""


class Debian:
    """A running system: its folder, and commands in it or beside it."""

    def __init__(self, root: Path, number: int) -> None:
        self.root = root
        self._enter = ["nsenter", f"--target={number}", "--mount", "--pid", "--"]

    def beside(self, *command: str) -> list[str]:
        """This machine's command, among the processes and mounts of the system."""
        return [*self._enter, *command]

    def inside(
        self, *command: str, user: str = "root", settings: Mapping[str, str] | None = None
    ) -> list[str]:
        """The system's own command, with nothing of this machine's surroundings."""
        named = [f"{name}={value}" for name, value in (settings or {}).items()]
        who = ["chroot", f"--userspec={user}", str(self.root)]
        return [*self._enter, *who, "env", "-i", f"PATH={PATH}", *named, *command]

    def told(self, *command: str) -> str:
        """What the system's command says to root. Raises TrialFailed with its words."""
        settings = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8", "HOME": "/root"}
        settings |= {name: value for name, value in os.environ.items() if name.endswith("_proxy")}
        try:
            done = subprocess.run(
                self.inside(*command, settings=settings),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
                timeout=LONGEST,
            )
        except subprocess.TimeoutExpired as late:
            raise TrialFailed(f"{' '.join(command)} does not end") from late
        if done.returncode != 0:
            raise TrialFailed(f"{' '.join(command)} failed:\n{done.stdout[-3000:]}")
        return done.stdout

    def install(self, *packages: str) -> int:
        """Install packages with what they depend on, no more; gives how many came in all."""
        before = len(self.packages())
        self.told("apt-get", "install", "-y", "--no-install-recommends", *packages)
        return len(self.packages()) - before

    def packages(self) -> set[str]:
        """The names of all packages that are installed, or of which something is left."""
        return set(self.told("dpkg-query", "--show", "--showformat=${Package}\n").split())

    def programs(self) -> dict[int, str]:
        """What is running, by number, as the place of its program in the system."""
        look = (
            f"cd {shlex.quote(str(self.root))}/proc && "
            'for each in [0-9]*; do echo "$each $(readlink "$each/exe")"; done'
        )
        done = subprocess.run(
            self.beside("sh", "-c", look), capture_output=True, text=True, check=True
        )
        found = (line.split(" ", 1) for line in done.stdout.splitlines())
        top = str(self.root)
        return {
            int(number): path.removeprefix(top) for number, path in found if path.startswith(top)
        }

    def end(self, program: str) -> None:
        """End this program of the system's, wherever it hangs."""
        numbers = [str(number) for number, path in self.programs().items() if path == program]
        if numbers:
            subprocess.run(self.beside("kill", "-KILL", *numbers), check=False)

    def home(self, name: str) -> Path:
        """A new home folder of the player's, as it lies on this machine."""
        home = self.root / "home" / PLAYER / name
        home.mkdir()
        os.chown(home, PLAYER_ID, PLAYER_ID)
        return home

    def place(self, path: Path) -> str:
        """How the system itself calls a path."""
        return f"/{path.relative_to(self.root)}"


@contextmanager
def running(suite: str, mirror: str = MIRROR) -> Iterator[Debian]:
    """A bare Debian of this suite, its lists of packages fetched; nothing stays when it is left.

    Raises TrialFailed if another trial is at it, or it can't be made.
    """
    PLACE.mkdir(parents=True, exist_ok=True)
    archive, root = PLACE / f"{suite}.tar", PLACE / suite
    with (PLACE / f"{suite}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise TrialFailed(f"Another trial is at work in {root}.") from error
        if not archive.exists():
            make_base(suite, mirror, archive)
        try:
            lay_base(archive, root)
            with keeper(root) as number:
                system = Debian(root, number)
                prepare(system)
                yield system
        finally:
            shutil.rmtree(root)


def make_base(suite: str, mirror: str, archive: Path) -> None:
    """Fetch the smallest Debian there is and keep it in an archive. Raises TrialFailed."""
    print(f"Fetching a bare {suite} from {mirror}, once", flush=True)
    folder, part = archive.with_suffix(".new"), archive.with_suffix(".part")
    shutil.rmtree(folder, ignore_errors=True)
    fetch = [*ALONE, "debootstrap", "--variant=minbase", suite, str(folder), mirror]
    pack = ["tar", "--create", "--numeric-owner", f"--file={part}", f"--directory={folder}", "."]
    try:
        for command in (fetch, pack):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                raise TrialFailed(f"{command[0]} failed:\n{(done.stdout + done.stderr)[-3000:]}")
        part.rename(archive)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        part.unlink(missing_ok=True)


def lay_base(archive: Path, root: Path) -> None:
    """Lay the bare system out anew, in place of what a trial that was killed may have left."""
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir()
    unpack = ["tar", "--extract", "--preserve-permissions", "--numeric-owner"]
    subprocess.run([*unpack, f"--file={archive}", f"--directory={root}"], check=True)
    shutil.copyfile("/etc/resolv.conf", root / "etc" / "resolv.conf")
    hasty = root / "etc" / "dpkg" / "dpkg.cfg.d" / "hasty"
    hasty.write_text("force-unsafe-io\n", encoding="utf-8")  # no pulled plug is tried here
    no_services = root / "usr" / "sbin" / "policy-rc.d"
    no_services.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
    no_services.chmod(0o755)


@contextmanager
def keeper(root: Path) -> Iterator[int]:
    """The first process of the system; gives its number as this machine counts."""
    command = [*ALONE, "sh", "-c", KEEPER, "keeper", str(root)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a Ctrl+C is for us, who end it in our own time
    ) as process:
        assert process.stdout is not None
        number = process.stdout.readline().strip()
        if not number:
            raise TrialFailed(f"No space of processes and mounts could be had for {root}.")
        try:
            yield int(number)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait()


def prepare(system: Debian) -> None:
    """Lists of packages and a person to play, as every system has them."""
    system.told("apt-get", "update")
    system.told("useradd", "--create-home", "--uid", str(PLAYER_ID), PLAYER)
    runtime = system.root / RUNTIME
    runtime.mkdir(parents=True)
    runtime.chmod(0o700)
    os.chown(runtime, PLAYER_ID, PLAYER_ID)
