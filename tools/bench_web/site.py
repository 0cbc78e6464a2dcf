"""What is measured: the bundle, and bare pages that the game's start is measured against."""

from __future__ import annotations

import shutil
from pathlib import Path
from urllib.parse import urlencode

from tools.bundle import BUILD, bytecode
from tools.bundle.runtime import INTERPRETER, LOADER, PACKAGES, STDLIB, WHEELS, checked_wheel

PYODIDE = BUILD / "npm/node_modules/pyodide"
# Left out of the library when the bare page was first measured; the page is to stay the same.
LEFT_OUT = (
    r"(_pyrepl|ctypes|email|ensurepip|html|http|idlelib|multiprocessing|pydoc_data|sqlite3"
    r"|tomllib|unittest|urllib|venv|wsgiref|xml|xmlrpc|zoneinfo)/"
)


def lay_out(site: Path) -> dict[str, str]:
    """Puts the bundle, the bare page, and the runtimes that it runs on into a folder: addresses by
    name. Our own is that without a snapshot: the library and pygame as bytecode."""
    shutil.copytree(BUILD / "web", site)
    shutil.copyfile(Path(__file__).with_name("bare.html"), site / "bare.html")
    shutil.copytree(PYODIDE, site / "npm")
    (wheel,) = WHEELS.glob("*.whl")
    shutil.copyfile(wheel, site / "npm" / wheel.name)
    _compiled(site / "bytecode")
    (app,) = site.glob("app-*")

    def bare_page(**files: str) -> str:
        return f"bare.html?{urlencode({'app': app.name, **files})}"

    return {
        "bare page": bare_page(runtime="bytecode", stdlib="stdlib.zip", pygame="pygame.zip"),
        "bare page, runtime as npm ships it": bare_page(
            runtime="npm", stdlib="python_stdlib.zip", pygame=wheel.name
        ),
        "title": "index.html",
    }


def _compiled(runtime: Path) -> None:
    runtime.mkdir()
    for name in (LOADER, *INTERPRETER):
        shutil.copyfile(PYODIDE / name, runtime / name)
    library = bytecode.Job(
        PYODIDE / "python_stdlib.zip", runtime / "stdlib.zip", STDLIB, unused=LEFT_OUT
    )
    pygame = bytecode.Job(checked_wheel(), runtime / "pygame.zip", PACKAGES)
    bytecode.compile_zips(PYODIDE, library, pygame)
