"""What holds for all tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.shares import minutes_of, share

# the command line speaks the system's language, which is not to matter here
os.environ["LANGUAGE"] = "en"

# how long an example takes says something about the machine, not about the game
settings.register_profile(
    "tikal", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tikal")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--share",
        type=int,
        metavar="N",
        help="of the chosen tests, all of them long, only the Nth share of eight minutes; "
        "after the last share comes the first again",
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """After -m has chosen."""
    number = config.getoption("--share")
    if number is None:
        return
    chosen = items[share([minutes_of(item) for item in items], number)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen
