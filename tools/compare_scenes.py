"""Tells which scenes look or answer otherwise than in another commit.

``python -m tools.compare_scenes COMMIT`` opens every scene of both galleries in all windows, here
and in a checkout of the commit, in the same environment: a hash of every picture, lossless, and the
elements that can be touched. Prints what differs and exits with 1, or with 0 if nothing does.
``--scenes`` and ``--windows`` take words: only what has one of them in its name is compared.
``--pictures FOLDER`` keeps both pictures of every scene that differs.

What the commit shows is kept in ``build/scenes``, and not drawn twice; what this checkout shows
is always drawn, since it may have changes that are not committed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypedDict

from tools import gallery
from tools.gallery import tzolkin, visit
from tools.gallery.windows import WINDOWS

SCENES: Final = gallery.SCENES | {f"tzolkin-{name}": one for name, one in tzolkin.SCENES.items()}
HERE: Final = Path(__file__).parents[1]
KEPT: Final = HERE / "build/scenes"
OWN: Final = f"tools/{Path(__file__).name}"


class Look(TypedDict):
    """What one scene shows in one window."""

    picture: str
    """A hash of its size and pixels."""
    elements: list[str]
    """What can be touched, in its order: id, label, role, value, rectangle and whether it is
    enabled, a line of text each."""


Looks = dict[str, Look]
"""By window and scene, with a blank between."""


def look(name: str, picture: Path | None = None) -> Look:
    """One scene in one window, by both names; ``picture`` is a file to keep it in."""
    import pygame  # noqa: PLC0415 (the gallery chooses the driver first)

    window, scene = name.split()
    shown = visit(SCENES[scene], WINDOWS[window])
    if picture:
        pygame.image.save(shown.surface, picture)
    pixels = pygame.image.tobytes(shown.surface, "RGB")
    size = repr(shown.surface.get_size()).encode()
    return {
        "picture": hashlib.sha256(size + pixels).hexdigest()[:16],
        "elements": [repr(element) for element in shown.stage.elements()],
    }


def looks(names: Iterable[str]) -> Looks:
    """Many scenes, by all processors; those of one window come one after another."""
    listed = list(names)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as processes:
        return dict(zip(listed, processes.map(look, listed, chunksize=16), strict=True))


def differences(now: Mapping[str, Look], then: Mapping[str, Look]) -> Iterator[str]:
    """A line for each scene and window that is not the same."""
    for name in sorted({*now, *then}):
        if name not in then:
            yield f"{name}: new"
        elif name not in now:
            yield f"{name}: gone"
        elif told := list(_differences(now[name], then[name])):
            yield f"{name}: {'; '.join(told)}"


def _differences(now: Look, then: Look) -> Iterator[str]:
    if now["picture"] != then["picture"]:
        yield "looks otherwise"
    gone = [element for element in then["elements"] if element not in now["elements"]]
    came = [element for element in now["elements"] if element not in then["elements"]]
    if gone or came:
        yield "\n  ".join(
            ["other elements", *(f"- {one}" for one in gone), *(f"+ {one}" for one in came)]
        )
    elif now["elements"] != then["elements"]:
        yield "elements in another order"


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """A folder with another commit, and with this module as it is here."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", commit], cwd=HERE, check=True, capture_output=True
        ).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        shutil.copy(__file__, Path(folder) / OWN)
        yield Path(folder)


def _there(folder: Path, names: Iterable[str], pictures: Path | None = None) -> Looks:
    """What a checkout shows, drawn by a process of its own; what it has not is left out."""
    more = ["--pictures", str(pictures)] if pictures else []
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as found:
        subprocess.run(
            [sys.executable, "-m", "tools.compare_scenes", "--take", found.name, *more],
            cwd=folder,
            input=json.dumps(list(names)),
            check=True,
            text=True,
        )
        return json.load(found)  # type: ignore[no-any-return]


def _take(file: Path, pictures: Path | None) -> None:
    """Writes as JSON what the scenes look like whose names come by standard input."""
    names = [name for name in json.load(sys.stdin) if name.split()[1] in SCENES]
    if pictures:
        found = {name: look(name, pictures / f"{name.replace(' ', '-')}.png") for name in names}
    else:
        found = looks(names)
    file.write_text(json.dumps(found), "utf-8")


def then(commit: str, names: list[str]) -> Looks:
    """What a commit shows of these scenes, as far as it has them."""
    asked = ["git", "rev-parse", "--verify", f"{commit}^{{commit}}"]
    full = subprocess.run(
        asked, cwd=HERE, check=True, capture_output=True, text=True
    ).stdout.strip()
    file = KEPT / f"{full}.json"
    known: Looks = json.loads(file.read_text("utf-8")) if file.exists() else {}
    if missing := [name for name in names if name not in known]:
        with checkout(full) as folder:
            known |= _there(folder, missing)
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(known), "utf-8")
    return {name: known[name] for name in names if name in known}


def keep_pictures(folder: Path, commit: str, names: list[str]) -> None:
    """Both pictures of every scene, in folders of their own."""
    for part in ("now", "then"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    _there(HERE, names, (folder / "now").absolute())
    with checkout(commit) as there:
        _there(there, names, (folder / "then").absolute())


def chosen(scenes: list[str], windows: list[str]) -> list[str]:
    """The names of all scenes in all windows that have one of the words in them; all for none."""

    def wanted(words: list[str], name: str) -> bool:
        return not words or any(word in name for word in words)

    return [
        f"{window} {scene}"
        for window in WINDOWS
        if wanted(windows, window)
        for scene in SCENES
        if wanted(scenes, scene)
    ]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--scenes", nargs="*", default=[], metavar="WORD")
    parser.add_argument("--windows", nargs="*", default=[], metavar="WORD")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    parser.add_argument("--take", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.take:
        _take(asked.take, asked.pictures)
        return
    names = chosen(asked.scenes, asked.windows)
    before = then(asked.commit, names)
    told = list(differences(looks(names), before))
    print(*told, f"{len(told)} of {len(names)} pictures differ from {asked.commit}", sep="\n")
    if told and asked.pictures:
        keep_pictures(asked.pictures, asked.commit, [line.partition(":")[0] for line in told])
    sys.exit(bool(told))


if __name__ == "__main__":
    main()
