"""pygbag's part: the game's archive and the page."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from game import SLUG
from tools.bundle import BuildError

LONG_AGO = (2026, 1, 1, 0, 0, 0)
PACKED_ALREADY = {".png", ".jpg", ".ogg", ".zip"}

# `python -m pygbag`, except that black, where it is installed, is kept from rewriting the sources
PYGBAG = """\
import runpy, sys
sys.modules["black"] = None
runpy.run_module("pygbag", run_name="__main__")
"""


def pack(stage: Path, template: Path, icon: Path) -> Path:
    """Packs a staged game and returns the folder with index.html, favicon.png and the archive.

    The archive is called after the stage's folder. Nothing is re-encoded and nothing fetched.

    Raises:
        BuildError: pygbag failed, or the archive is not what was staged.
    """
    options = ["--build", "--no_opt", "--disable-sound-format-error", "--ume_block", "0"]
    names = ["--title", SLUG, "--template", str(template), "--icon", str(icon)]
    command = [sys.executable, "-c", PYGBAG, *options, *names, str(stage)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    packed = stage / "build/web"
    if done.returncode or not (packed / "index.html").is_file():
        raise BuildError(f"pygbag failed:\n{done.stdout}\n{done.stderr}")
    _settle(packed / f"{stage.name}.apk", stage)
    return packed


def _settle(archive: Path, stage: Path) -> None:
    """Puts the archive's files in a fixed order with a fixed date, after a look at each of them."""
    with zipfile.ZipFile(archive) as old:
        files = {name: old.read(name) for name in sorted(old.namelist())}
    staged = (
        file for file in stage.rglob("*") if file.is_file() and stage / "build" not in file.parents
    )
    expected = {
        f"assets/{file.relative_to(stage).as_posix()}": file.read_bytes() for file in staged
    }
    if wrong := {
        name for name in files.keys() | expected.keys() if files.get(name) != expected.get(name)
    }:
        raise BuildError(f"pygbag changed or left out: {', '.join(sorted(wrong))}")
    with zipfile.ZipFile(archive, "w") as new:
        for name, content in files.items():
            stored = Path(name).suffix in PACKED_ALREADY
            method = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            new.writestr(zipfile.ZipInfo(name, LONG_AGO), content, method, compresslevel=9)
