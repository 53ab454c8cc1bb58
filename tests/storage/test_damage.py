"""A sample of ten thousand damaged files; all of them: `python -m tests.bench.damage`."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.storage.damaged_exports import check_export
from tests.storage.damaged_histories import check_history, damaged_history
from tests.storage.damaged_settings import check_settings

Check = Callable[[int, Path], str]
SAMPLE: dict[Check, int] = {check_export: 100, check_settings: 160, check_history: 50}


@pytest.mark.parametrize("check", SAMPLE)
def test_no_damaged_file_does_harm(check: Check, tmp_path: Path) -> None:
    ends = Counter(check(number, tmp_path) for number in range(SAMPLE[check]))
    assert len(ends) > 1, "damage of one kind only"


def test_each_file_is_the_same_each_time() -> None:
    assert [damaged_history(number) for number in range(5)] == [
        damaged_history(number) for number in range(5)
    ]
