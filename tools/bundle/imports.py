"""What the game imports, and the browser's Python does not have."""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.bundle import BuildError

_ENDS: Final = (".py", ".pyc", "/__init__.py", "/__init__.pyc")


def check(modules: Iterable[Path], library: Collection[str], root: Path) -> None:
    """Make sure that all that modules of the game import of Python's library is there.

    library: the names of the files that a page's Python has.

    Raises:
        BuildError: with who imports what.
    """
    missing = [
        f"{module.relative_to(root)}:{line} imports {name}"
        for module in modules
        for name, line in sorted(_imported(ast.parse(module.read_text("utf-8"))))
        if _lacks(library, name)
    ]
    if missing:
        raise BuildError(
            "The browser's Python lacks what the game asks for; do without it, or take it out of "
            f"UNUSED in tools/bundle/runtime.py: {'; '.join(missing)}."
        )


def _lacks(library: Collection[str], name: str) -> bool:
    """True for a module of Python's library that is written in Python and not there."""
    top = name.partition(".")[0]
    spec = find_spec(top) if top in sys.stdlib_module_names else None
    if spec is None or not (spec.origin or "").endswith(".py"):
        return False  # what is compiled, a page's Python has within itself
    return not any(
        f"{top}{end}" in library for end in (".py", ".pyc", "/__init__.py", "/__init__.pyc")
    )


def _imported(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The modules that are imported when this one is, with their lines: nothing for types alone,
    and nothing within functions, which the desktop may have for itself."""
    waiting: list[ast.stmt] = list(tree.body)
    for node in waiting:
        if isinstance(node, ast.Import):
            yield from ((one.name, node.lineno) for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module, node.lineno
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            waiting += [*node.body, *node.orelse]
