"""What ships of Python's library is all that the game's modules ask for."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tools.bundle import ROOT
from tools.bundle.portions import UNREACHED

IMPORT_ALL = """
import importlib
missing = []
for name in json.loads(names):
    try:
        importlib.import_module(name)
    except ImportError as error:
        missing.append(f"{name}: {error}")
"; ".join(missing)
"""


def test_every_module_of_the_game_can_be_imported(bare_python: Page) -> None:
    files = [file.relative_to(ROOT).as_posix() for file in (ROOT / "game").rglob("*.py")]
    here = sorted(file for file in files if not UNREACHED.match(f"assets/{file}c"))
    names = [file[:-3].removesuffix("/__init__").replace("/", ".") for file in here]
    code = f"import json\nnames = {json.dumps(names)!r}\n{IMPORT_ALL}"
    assert bare_python.evaluate("code => python.runPython(code)", code) == ""
