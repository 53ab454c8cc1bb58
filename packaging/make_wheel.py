"""Makes what Python's own installers take: the sources, and wheels with and without the core.

The plain wheel is for every machine that the compiled one does not run on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from package_facts import BUILD, DIST, CannotMake, moment
from setup_steps import ROOT, build_translations, find_pyside, without_outer_python


def make() -> list[Path]:
    """The .tar.gz and the wheels of this version, looked over by twine. Raises CannotMake."""
    pyside = find_pyside(Path(sys.prefix))
    if pyside is not None:
        build_translations(ROOT / "translations", pyside)
    aside = BUILD / "wheel"
    shutil.rmtree(aside, ignore_errors=True)
    _build("--sdist", aside)
    (source,) = aside.glob("*.tar.gz")
    _build("--wheel", aside / "plain", {"CARDTABLE_PLAIN": "1"})
    _build("--wheel", aside / "compiled")
    wheels = [*(aside / "plain").glob("*.whl"), *_portable(aside / "compiled")]
    made = [_keep(path) for path in (source, *dict.fromkeys(wheels))]
    _run("twine", "check", "--strict", *map(str, made))
    return made


def _build(kind: str, out: Path, more: dict[str, str] | None = None) -> None:
    """Build from the checkout, in an environment of its own as an installer does."""
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    environment = {"SOURCE_DATE_EPOCH": str(moment()), **(more or {})}
    _run("build", kind, "--outdir", str(out), str(ROOT), environment=environment)


def _portable(folder: Path) -> list[Path]:
    """The compiled wheel under the name of the oldest Linux that it runs on."""
    (wheel,) = folder.glob("*.whl")
    if sys.platform != "linux" or wheel.name.endswith("any.whl"):
        return [wheel]
    out = folder / "portable"
    _run("auditwheel", "repair", "--strip", "--wheel-dir", str(out), str(wheel))
    return list(out.glob("*.whl"))


def _keep(path: Path) -> Path:
    DIST.mkdir(exist_ok=True)
    return Path(shutil.copy2(path, DIST / path.name))


def _run(module: str, *arguments: str, environment: dict[str, str] | None = None) -> None:
    """Run a tool of the project's environment quietly. Raises CannotMake with its last words."""
    around = {**without_outer_python(os.environ), **(environment or {})}
    around["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), around.get("PATH", "")])
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, env=around, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotMake(f"{module} failed:\n{(done.stdout + done.stderr)[-2000:]}")
