"""What is measured: the bundle, and bare pages that the game's start is measured against."""

from __future__ import annotations

import shutil
from pathlib import Path
from urllib.parse import urlencode

from tools.bundle import BUILD
from tools.bundle.runtime import WHEELS


def lay_out(site: Path) -> dict[str, str]:
    """Puts the bundle, the bare page, our runtime unpacked, and npm's own into a folder: addresses
    by name."""
    shutil.copytree(BUILD / "web", site)
    shutil.copyfile(Path(__file__).with_name("bare.html"), site / "bare.html")
    npm = site / "npm"
    shutil.copytree(BUILD / "npm/node_modules/pyodide", npm)
    (wheel,) = WHEELS.glob("*.whl")
    shutil.copyfile(wheel, npm / wheel.name)
    (app,) = site.glob("app-*")
    shutil.copytree(BUILD / "runtime", site / "unpacked")

    def bare_page(**files: str) -> str:
        return f"bare.html?{urlencode({'app': app.name, **files})}"

    return {
        "bare page": bare_page(runtime="unpacked", stdlib="stdlib.zip", pygame="pygame.zip"),
        "bare page, runtime as npm ships it": bare_page(
            runtime="npm", stdlib="python_stdlib.zip", pygame=wheel.name
        ),
        "title": "index.html",
    }
