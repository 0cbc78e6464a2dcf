"""What a release needs beside the builds themselves: python -m tools.release WHAT.

``check TAG`` fails unless the tag is the version of pyproject.toml and CHANGELOG.md tells of it;
``notes TAG`` prints what that tells; ``app`` packs build/app/Tikal for the system that it was built
on into build/dist. It needs no more than Python, for it runs on every system.
"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
APP: Final = ROOT / "build/app/Tikal"
DIST: Final = ROOT / "build/dist"


def version(root: Path = ROOT) -> str:
    """The one place that it stands in."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def notes(number: str, root: Path = ROOT) -> str:
    """What CHANGELOG.md tells of a version; empty where it tells nothing."""
    told = (root / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## {re.escape(number)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", told, re.M | re.S)
    return found[1].strip() if found else ""


def check(tag: str, root: Path = ROOT) -> str:
    """What is wrong with a tag; empty for nothing."""
    number = version(root)
    if tag != f"v{number}":
        return f"the tag is {tag}, but pyproject.toml says {number}: make both the same"
    if not notes(number, root):
        return f"CHANGELOG.md tells nothing of {number}: add a heading ## {number} and what is new"
    return ""


def pack(app: Path, folder: Path, number: str) -> Path:
    """The program as one file: a zip for Windows, elsewhere what keeps rights and links."""
    system = f"{platform.system().lower()}-{platform.machine().lower()}"
    kind = "zip" if sys.platform == "win32" else "gztar"
    folder.mkdir(parents=True, exist_ok=True)
    base = folder / f"tikal-{number}-{system}"
    return Path(shutil.make_archive(str(base), kind, app.parent, app.name))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("what", choices=("check", "notes", "app"))
    parser.add_argument("tag", nargs="?", default="")
    asked = parser.parse_args()
    if asked.what == "app":
        print(pack(APP, DIST, version()))
    elif asked.what == "notes":
        print(notes(asked.tag.removeprefix("v")))
    elif wrong := check(asked.tag):
        sys.exit(wrong)


if __name__ == "__main__":
    main()
