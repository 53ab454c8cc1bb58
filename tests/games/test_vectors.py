"""The examples of the rules: all those of a file, one test each.

The file is `tests/data/vectors.json`, or what the environment variable CARDTABLE_VECTORS names.
"""

from typing import Any

import pytest

from tests.games.vectors.running import find_vectors, name_of, run_vector

FOUND = find_vectors()


def test_the_file_is_whole() -> None:
    assert FOUND.trouble is None
    assert FOUND.vectors


@pytest.mark.parametrize("vector", FOUND.vectors or ["no vectors"], ids=name_of)
def test_vector(vector: Any) -> None:
    run_vector(vector)
