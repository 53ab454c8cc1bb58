"""``pytest tests/games --regenerate`` writes the playthroughs anew: look at what has changed."""

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Only known when this folder is named on the command line; the variable works always."""
    parser.addoption("--regenerate", action="store_true", help="write the playthroughs anew")


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether to write the expected files instead of reading them."""
    asked: bool = request.config.getoption("--regenerate", default=False)
    return asked or bool(os.environ.get("CARDTABLE_REGENERATE"))
