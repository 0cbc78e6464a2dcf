"""Python's memory just before the game's first line, taken at build time.

The page starts from it: it need not start Python, nor import its library, pygame and the title.
Node.js runs the same Pyodide, linked by the page's own web/static/linking.js; the page puts the
memory back with web/static/snapshot.js.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.bundle import ROOT, node
from tools.bundle.packed import tarred, unzipped
from tools.bundle.runtime import EXTENSION, PACKAGES

SCRIPTS = ROOT / "web/static"
START = ROOT / "web/boot.py"


def take(python: Path, game: Mapping[str, bytes], modules: list[str], target: Path) -> set[str]:
    """Writes the snapshot with these modules of the game imported; the names of all modules in it.

    game: the files below HOME by name. The same input gives the same bytes.

    Raises:
        BuildError: a module cannot be imported, or Pyodide cannot be kept.
    """
    files = {f"tikal/{name}": content for name, content in game.items() if name.endswith(".pyc")}
    packages = unzipped(python / "pygame.zip") | {EXTENSION: b""}  # found by name, linked already
    files |= {f"{PACKAGES.lstrip('/')}/{name}": content for name, content in packages.items()}
    here = Path(__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "files.tar"
        archive.write_bytes(tarred(files))
        held = node.run(
            "node",
            here / "snapshot.mjs",
            python,
            SCRIPTS,
            archive,
            START,
            " ".join(modules),
            target,
            folder=here,
        )
    return set(held.split())
