"""Mutation testing of the rules: python -m tools.mutants run|results|show ... [MUTANT ...].

mutmut changes one thing at a time in the rules of both games and runs the tests that reach it. It
works in a copy under build/mutants, so that the checkout stays clean; what it found is kept there,
and a further run does only what has changed. Its settings are in pyproject.toml.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WORK: Final = ROOT / "build" / "mutants"
MUTMUT: Final = ROOT / "build" / "mutants-venv" / "bin" / "mutmut"
COPIED: Final = ("game", "tools", "tests", "pyproject.toml")


def main() -> int:
    copy_sources()
    return subprocess.run([MUTMUT, *sys.argv[1:]], cwd=WORK, check=False).returncode


def copy_sources() -> None:
    """Bring the copy up to date, leaving mutmut's own folder in it alone."""
    WORK.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source, copied = ROOT / name, WORK / name
        if source.is_dir():
            shutil.rmtree(copied, ignore_errors=True)
            shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, copied)


if __name__ == "__main__":
    sys.exit(main())
