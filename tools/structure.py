"""Draws the house from its imports: python -m tools.structure.

Prints a Mermaid flowchart of the rooms: an arrow where a module of one imports one of the other. An
arrow that a longer way says already is left out, and what imports each other is drawn thick.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).parents[1]
DIVIDED: Final = ("game.tikal", "game.tzolkin")
"""Packages whose own packages are rooms."""
LOOSE: Final = {"game", "game.__main__"}
"""Who starts it all, and the program's name."""

Arrows = set[tuple[str, str]]


def main() -> None:
    print(flowchart(arrows(imports())))


def imports() -> dict[str, set[str]]:
    """What every module of the game imports of the others, by name."""
    graph = grimp.build_graph("game", cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def arrows(imports: Mapping[str, set[str]]) -> Arrows:
    """From room to room, every import once."""
    packages = {module.rpartition(".")[0] for module in imports}
    found = {
        (room(module, packages), room(other, packages))
        for module, others in imports.items()
        for other in others
    }
    return {(a, b) for a, b in found if a != b and not {a, b} & LOOSE}


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
