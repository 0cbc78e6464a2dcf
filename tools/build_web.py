"""Builds the browser game into build/web: python -m tools.build_web.

Any static server can serve that folder. Nothing is done where nothing has changed.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from tools.bundle import (
    BUILD,
    ROOT,
    BuildError,
    bytecode,
    imports,
    plain_scripts,
    portions,
    runtime,
    snapshot,
)
from tools.bundle.icon import draw_icon
from tools.bundle.offline import write_manifest, write_worker
from tools.bundle.pack import pack
from tools.bundle.packed import SUFFIX, unzipped
from tools.bundle.page import fill
from tools.bundle.plain_fonts import with_plain_fonts
from tools.bundle.stage import shipped, stage
from tools.bundle.stamps import fingerprint, fresh, mark
from tools.bundle.words import with_words_of_pages

PAGE = ROOT / "web"
LICENSES = ROOT / "tools/wheel/licenses"
HOME = "/tikal"  # where boot.js unpacks the archive


def build(target: Path = BUILD / "web", root: Path = ROOT) -> bool:
    """Builds the bundle of the game in root; False if it was there already.

    Raises:
        BuildError: with what to do.
    """
    python = runtime.prepare()
    stamp = _stamp(root, python)
    if fresh(target, stamp):
        return False
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        _assemble(Path(folder), python, root)
        shutil.rmtree(target, ignore_errors=True)
        os.replace(Path(folder) / "tikal/build/web", target)
    mark(target, stamp)
    return True


def _stamp(root: Path, python: Path) -> str:
    game = shipped(root)
    page = [file for file in sorted(PAGE.rglob("*")) if file.is_file()]
    steps = [Path(__file__), *sorted((ROOT / "tools/bundle").glob("*.*"))]
    names = [file.relative_to(root).as_posix() for file in game]
    return fingerprint([*game, *page, *steps, *sorted(python.iterdir())], *names)


def _assemble(work: Path, python: Path, root: Path) -> None:
    staged = work / "tikal"
    stage(staged, root)
    draw_icon(PAGE / "icon.svg", work / "icon.png")
    web = pack(staged, PAGE / "page.tmpl", work / "icon.png")
    app = web / "app"
    shutil.copytree(PAGE / "static", app)
    plain_scripts.strip(app)
    apk, code = web / "tikal.apk", work / "game.zip"
    sources = rf"assets/main\.py$|{portions.OF_TABLES.pattern}"
    game = bytecode.Job(apk, code, HOME, sources=sources, brief=r"assets/game/")
    bytecode.compile_zips(BUILD / "npm/node_modules/pyodide", game)
    files = with_words_of_pages(with_plain_fonts(unzipped(game.target)))
    library = unzipped(python / "stdlib.zip")
    shipping = [file for file in shipped(root) if _reaches(file.relative_to(root))]
    imports.check(shipping, library, root)
    held = snapshot.take(python, files, portions.MODULES, app / f"snapshot{SUFFIX}")
    divided = portions.divide(files, library, held)
    portions.write(divided, files, app)
    shutil.copytree(runtime.pack(python), web / "runtime")
    write_manifest(app, PAGE / "icon.svg")
    fill(web / "index.html", named(app), named(web / "runtime"))
    write_worker(web, PAGE / "worker.js")
    for unused in (
        "tikal.apk",
        "tikal.tar.gz",
        "favicon.png",
    ):  # the second is for pygbag's runtime
        (web / unused).unlink()
    shutil.copytree(LICENSES, web / "licenses")
    for licence in sorted((root / "fonts").glob("*.txt")):
        shutil.copyfile(licence, web / "licenses" / licence.name)


def _reaches(file: Path) -> bool:
    """True for a module that a page can come to."""
    return file.suffix == ".py" and not portions.UNREACHED.match(f"assets/{file.as_posix()}c")


def named(folder: Path) -> Path:
    """Gives the folder a name that is new whenever its content is, so that no cache is stale."""
    return folder.rename(folder.with_name(f"{folder.name}-{fingerprint(sorted(folder.iterdir()))}"))


def main() -> None:
    try:
        made = build()
    except BuildError as error:
        sys.exit(f"The browser game was not built. {error}")
    size = sum(file.stat().st_size for file in (BUILD / "web").rglob("*") if file.is_file())
    print(f"build/web is {'built' if made else 'up to date'} ({size / 1e6:.1f} MB)")


if __name__ == "__main__":
    main()
