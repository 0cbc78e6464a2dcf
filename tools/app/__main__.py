"""Makes build/app/Tikal, the stand-alone program: python -m tools.app.

It runs where it was made or on a newer system of the same kind.
"""

from __future__ import annotations

import shutil
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import PyInstaller.__main__

ROOT: Final = Path(__file__).parents[2]
APP: Final = ROOT / "build/app/Tikal"
WORK: Final = ROOT / "build/app-work"
LICENSES: Final = (ROOT / "tools/app/licenses", ROOT / "tools/wheel/licenses")
WEB_ONLY: Final = {"Pyodide.txt", "emscripten.txt", "musl.txt"}
ABOUT: Final = """\
Tikal: start the program "Tikal" in this folder. Nothing has to be installed.

Games are kept in your data folder, not here; the variable TIKAL_DATA names another place.
The program is under the licence in licenses/LICENSE.txt. What it is packed with is listed in
licenses, each under its own. pygame-ce, fluidsynth, mpg123 and libsndfile are under the LGPL:
their files in the folder _internal may be replaced by other versions of them.
"""


def main() -> None:
    """Packs the program and lays the licences beside it."""
    paths = ["--distpath", str(APP.parent), "--workpath", str(WORK)]
    options = ["--noconfirm", "--log-level", "WARN"]
    PyInstaller.__main__.run([str(Path(__file__).with_name("tikal.spec")), *options, *paths])
    lay_licenses(APP / "licenses")
    (APP / "README.txt").write_text(ABOUT, "utf-8")
    size = sum(file.stat().st_size for file in APP.rglob("*") if not file.is_symlink())
    print(f"{APP.relative_to(ROOT)} is built ({size / 1e6:.0f} MB)")


def lay_licenses(folder: Path) -> None:
    """Fills a new folder with the licence of everything in the program."""
    folder.mkdir()
    for file in (file for source in LICENSES for file in source.glob("*.txt")):
        if file.name not in WEB_ONLY:
            shutil.copyfile(file, folder / file.name)
    for name in ("LICENSE", "CREDITS.md"):
        shutil.copyfile(ROOT / name, folder / Path(name).with_suffix(".txt"))
    packer = distribution("pyinstaller").read_text("licenses/COPYING.txt")
    assert packer, "PyInstaller comes with its licence"
    (folder / "PyInstaller.txt").write_text(packer, "utf-8")


if __name__ == "__main__":
    main()
