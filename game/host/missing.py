"""What to do about a package that a host needs and this installation lacks."""

import sys
from pathlib import Path
from shlex import join
from shutil import which
from subprocess import list2cmdline

from game import SLUG


def how_to_add(package: str) -> str:
    """Return the command that adds a package where this program runs, installed or in a checkout.

    An environment of pipx takes packages from pipx alone.
    """
    if (Path(sys.prefix) / "pipx_metadata.json").is_file():
        return join(["pipx", "inject", SLUG, package])
    return _joined([_python(), "-m", "pip", "install", package])


def _python() -> str:
    """Return how a terminal calls this Python: by its name where that finds it, else by its path.

    The path is long; the name is the same one in a terminal from which this program was started.
    """
    own = Path(sys.executable)
    found = (name for name in ("python", "python3") if Path(which(name) or "") == own)
    return next(found, sys.executable)


def _joined(words: list[str]) -> str:
    """Return a command as the system's terminal reads it: that of Windows knows no other quotes."""
    return list2cmdline(words) if sys.platform == "win32" else join(words)
