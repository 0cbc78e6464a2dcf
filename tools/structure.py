"""Draws the house from its imports: python -m tools.structure [COMMIT] (this checkout by default).

Prints a Mermaid flowchart of the rooms: an arrow where a module of one imports one of the other. An
arrow that a longer way says already is left out, and what imports each other is drawn thick.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DIVIDED: Final = ("game.tikal", "game.tzolkin", "game.scenes")
"""Packages whose own packages are rooms."""
LOOSE: Final = {"game", "game.__main__"}
"""Who starts it all, and the program's name."""

Arrows = set[tuple[str, str]]


def main() -> None:
    commit = sys.argv[1] if len(sys.argv) > 1 else ""
    print(flowchart(arrows(sources(commit))))


def sources(commit: str = "") -> dict[str, str]:
    """The text of every module of the game by name, of a commit or of this checkout."""
    if not commit:
        paths = (ROOT / "game").rglob("*.py")
        return {_module(one.relative_to(ROOT).as_posix()): one.read_text("utf-8") for one in paths}
    listed = _git("ls-tree", "-r", "--name-only", commit, "game").splitlines()
    files = [name for name in listed if name.endswith(".py")]
    return {_module(name): _git("show", f"{commit}:{name}") for name in files}


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def arrows(modules: Mapping[str, str]) -> Arrows:
    """From room to room, every import once."""
    packages = {module.rpartition(".")[0] for module in modules}
    found = {
        (room(module, packages), room(imported, packages))
        for module, text in modules.items()
        for imported in _imports(text, modules)
    }
    return {(a, b) for a, b in found if a != b and not {a, b} & LOOSE}


def _imports(text: str, modules: Iterable[str]) -> Iterator[str]:
    known = set(modules)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            named = [f"{node.module}.{one.name}" for one in node.names]
            yield from (one if one in known else node.module for one in named)


def room(module: str, packages: set[str]) -> str:
    """The room that a module lies in: its package just below the game or a divided package."""
    parts = module.split(".")
    depth = 3 if ".".join(parts[:2]) in DIVIDED and len(parts) > 2 else 2
    name = ".".join(parts[:depth])
    return name if depth == 2 or name in packages else ".".join(parts[:2])


def plain(found: Arrows) -> Arrows:
    """The arrows that no longer way says already; those of a circle all stay."""
    return {(a, b) for a, b in found if (b, a) in found or not _by_another_way(found, a, b)}


def _by_another_way(found: Arrows, start: str, end: str) -> bool:
    reached, ahead = {start}, [b for a, b in found if a == start and b != end]
    while ahead:
        here = ahead.pop()
        if here not in reached:
            reached.add(here)
            ahead += [b for a, b in found if a == here]
    return end in reached


def flowchart(found: Arrows) -> str:
    """As Mermaid draws it; what imports each other is one thick line."""
    lines = ["flowchart TD"]
    for a, b in sorted(plain(found)):
        if (b, a) not in found:
            lines.append(f"    {_label(a)} --> {_label(b)}")
        elif a < b:
            lines.append(f"    {_label(a)} <==> {_label(b)}")
    return "\n".join(lines)


def _label(name: str) -> str:
    short = name.removeprefix("game.")
    return f'{name.replace(".", "_")}["{short}"]'


if __name__ == "__main__":
    main()
