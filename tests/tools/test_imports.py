"""Every tool finds what it takes from the game, the tests and other tools."""

import importlib
import pkgutil

import pytest

import tools

OURS = {"game", "tests", "tools"}
ELSEWHERE = ("tools.art.", "tools.sounds.")
"""These are run in environments of their own."""
MODULES = [
    found.name
    for found in pkgutil.walk_packages(tools.__path__, "tools.", onerror=lambda _name: None)
    if not found.name.endswith("__main__")
]


@pytest.mark.parametrize("name", MODULES)
def test_a_tool_finds_what_it_needs_of_ours(name):
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as missing:
        lacking = (missing.name or "").partition(".")[0]
        if lacking in OURS:
            raise
        assert name.startswith(ELSEWHERE), lacking
