"""Every tool finds what it takes from the game, the tests and other tools."""

import importlib
import pkgutil

import tools

OURS = {"game", "tests", "tools"}
ELSEWHERE = ("tools.art.", "tools.sounds.")
"""These are run in environments of their own."""
MODULES = [
    found.name
    for found in pkgutil.walk_packages(tools.__path__, "tools.", onerror=lambda _name: None)
    if not found.name.endswith("__main__")
]


def lacking(name):
    """What cannot be found that a module imports, if anything."""
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as missing:
        return missing.name or ""
    return None


def test_every_tool_finds_what_it_needs():
    missing = {name: package for name in MODULES if (package := lacking(name)) is not None}
    ours = {name for name, package in missing.items() if package.partition(".")[0] in OURS}
    assert {
        name: package
        for name, package in missing.items()
        if name in ours or not name.startswith(ELSEWHERE)
    } == {}
    assert len(MODULES) > 100
