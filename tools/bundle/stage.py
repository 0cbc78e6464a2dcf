"""The files of the game that ship, copied to a folder of their own for pygbag."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.bundle import ROOT

FOLDERS = ("game", "sprites", "sounds", "fonts")
LEFT_OUT = {".pyc", ".po", ".pot", ".typed"}


def shipped(root: Path = ROOT) -> list[Path]:
    """Every file that ships, in a fixed order."""
    files = [file for folder in FOLDERS for file in sorted((root / folder).rglob("*"))]
    return [root / "main.py", *(file for file in files if _ships(file, root))]


def _ships(file: Path, root: Path) -> bool:
    hidden = any(part.startswith(".") for part in file.relative_to(root).parts)
    return file.is_file() and file.suffix not in LEFT_OUT and not hidden


def stage(target: Path, root: Path = ROOT) -> None:
    """Fills a new folder with what ships."""
    for file in shipped(root):
        copy = target / file.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
