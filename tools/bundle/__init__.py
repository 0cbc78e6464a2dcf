"""The steps of tools.build_web, each in a file of its own."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


class BuildError(Exception):
    """The bundle cannot be built; the message says what to do."""
