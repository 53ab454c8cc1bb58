"""Keeps translations/*.ts in step with the sources.

    python packaging/translations.py refresh    after a text was added, changed or removed
    python packaging/translations.py release    builds the .qm files, as play.py does too

Runs in the project's environment, which has Qt's tools. A removed text takes its translations
with it; a new one is marked unfinished in each catalogue until somebody translates it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import PySide6

from setup_steps import ROOT, WINDOWS, build_translations
from source_texts import Message, UnreadableText, read_tree
from system_libraries import SetupFailed

LANGUAGES = ("nl", "de", "hu", "cs")
PLURALS = "en"
"""The sources are English, so its catalogue holds the plurals alone."""


def main() -> int:
    """The command line; gives the exit code."""
    parser = argparse.ArgumentParser(description="Keep the translations in step.")
    parser.add_argument("what", choices=["refresh", "release"])
    what = parser.parse_args().what
    try:
        if what == "refresh":
            refresh(ROOT / "cardtable", ROOT / "translations")
        else:
            release(ROOT)
    except (SetupFailed, SyntaxError, UnreadableText) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def refresh(sources: Path, catalogues: Path) -> None:
    """Brings all catalogues to the texts that the sources have now.

    Raises ``UnreadableText`` or ``SyntaxError`` for the sources, ``SetupFailed`` for lupdate.
    """
    messages = read_tree(sources)
    catalogues.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        stub = Path(folder) / "texts.cpp"
        stub.write_text("".join(map(_as_cpp, messages)), encoding="utf-8")
        for language in (*LANGUAGES, PLURALS):
            options = ["-pluralonly"] if language == PLURALS else []
            _lupdate(stub, catalogues / f"cardtable_{language}.ts", language, options)


def release(root: Path) -> None:
    """Builds each .qm file that is missing or older than its .ts. Raises ``SetupFailed``."""
    build_translations(root / "translations", Path(PySide6.__file__).parent)


def _lupdate(stub: Path, catalogue: Path, language: str, options: list[str]) -> None:
    tool = Path(PySide6.__file__).parent / ("lupdate.exe" if WINDOWS else "lupdate")
    command = [str(tool), "-silent", "-no-obsolete", "-locations", "none"]
    # A translation is never guessed from a similar text: a new text is for a person to translate.
    command += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    command += ["-source-language", "en_GB", "-target-language", language, *options]
    command += [str(stub), "-ts", str(catalogue)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 or done.stderr:
        raise SetupFailed(f"lupdate failed for {catalogue.name}:\n{done.stdout}{done.stderr}")


def _as_cpp(message: Message) -> str:
    """The message as a call that lupdate reads in full."""
    note = f"//: {message.note}\n" if message.note else ""
    places = [message.context, message.text, message.comment]
    arguments = ", ".join(map(_quoted, places)) + (", n" if message.plural else "")
    return f"{note}QCoreApplication::translate({arguments});\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


if __name__ == "__main__":
    sys.exit(main())
