"""What Pyodide asks of its loader of packages where there are none to load."""

from pathlib import Path

from pyodide_js import loadedPackages  # Pyodide's snapshots count on its being held

SITE_PACKAGES = Path("/lib/python3.14/site-packages")
DSO_DIR = Path("/usr/lib")


def init_loaded_packages() -> None:
    """There are none."""
