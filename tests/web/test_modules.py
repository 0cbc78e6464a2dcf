"""What ships of Python's library is all that the game's modules ask for."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tools.bundle import ROOT

# the desktop's window and files, and programs of the command line
ELSEWHERE = (
    "game.__main__",
    "game.ai.tournament",
    "game.commands",
    "game.platform.desktop",
    "game.platform.sdl",
    "game.platform.window",
)
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
    files = (file.relative_to(ROOT).with_suffix("") for file in (ROOT / "game").rglob("*.py"))
    names = sorted(".".join(file.parts).removesuffix(".__init__") for file in files)
    wanted = json.dumps([name for name in names if not name.startswith(ELSEWHERE)])
    code = f"import json\nnames = {wanted!r}\n{IMPORT_ALL}"
    assert bare_python.evaluate("code => python.runPython(code)", code) == ""
