"""What to do about a package that a host needs and this installation lacks."""

import sys
from pathlib import Path
from shlex import join

from game import SLUG


def how_to_add(package: str) -> str:
    """Return the command that adds a package where this program runs, installed or in a checkout.

    An environment of pipx takes packages from pipx alone.
    """
    if (Path(sys.prefix) / "pipx_metadata.json").is_file():
        return join(["pipx", "inject", SLUG, package])
    return join([sys.executable, "-m", "pip", "install", package])
