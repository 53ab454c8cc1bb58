"""A program killed at any moment has lost no choice that was acknowledged."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.storage.history import History

WRITER = """
import itertools, sys, time
from pathlib import Path
from cardtable.storage.history import Head, History
from cardtable.storage.notebook import Notebook

notebook = Notebook(History.open(Path(sys.argv[1])), print, time.time)
notebook.begin(Head("schnapsen", "schnapsen", {}, ("human", "club"), 1, 42))
for number in itertools.count():
    notebook.add(number % 2, ["Play", number])
    if number % 7 == 6:
        notebook.cut(number)
        notebook.add(number % 2, ["Play", number])
    if number % 11 == 10:
        with notebook.together():  # taken back, with its mark
            notebook.cut(number - 3)
            notebook.assist("undo")
        with notebook.together():  # and made again
            for again in range(number - 3, number + 1):
                notebook.add(again % 2, ["Play", again])
    print(number, flush=True)
"""


@pytest.mark.parametrize("seed", range(5))
def test_what_was_acknowledged_is_there_after_a_kill(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    acknowledged = random.Random(seed).randrange(1, 400)
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE)
    assert writer.stdout is not None
    with writer, writer.stdout as lines:
        last = [int(lines.readline()) for _ in range(acknowledged)][-1]
        writer.kill()
        last = max([last, *(int(line) for line in lines if line.endswith(b"\n"))])

    history = History.open(path)
    assert history.problem is None
    (found,) = history.unfinished()
    saved = history.load(found.match)
    choices = [choice[1] for choice in saved.choices]
    assert choices == list(range(len(choices)))
    # The one being written may be there; it, and three more, may just have been taken back.
    just_taken_back = (last + 1) % 11 == 10 and len(choices) == last - 2
    assert just_taken_back or last < len(choices) <= last + 2
    assert (saved.assisted == {"undo"}) >= just_taken_back
    history.close()
