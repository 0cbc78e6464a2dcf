"""What the browser gets of a module: nothing that is only read."""

import sys
from dataclasses import fields
from types import ModuleType

from tools.bundle.compile import plain, shortened

SOURCE = b'''"""A module."""
from __future__ import annotations
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nowhere import Nothing

STEP: Final = 1
nothing: Nothing

@dataclass
class Point:
    """Somewhere."""
    x: int
    y: int = 0

def moved(point: Point, /, *by: int, far: int = STEP) -> Point:
    """Further on."""
    return Point(point.x + sum(by) * far, point.y)
'''


def test_a_shortened_module_does_the_same(monkeypatch):
    module = ModuleType("shortened")
    monkeypatch.setitem(sys.modules, "shortened", module)
    space = vars(module)
    exec(compile(shortened(SOURCE), "module.py", "exec"), space)
    moved, point = space["moved"], space["Point"](1)
    assert moved(point, 2, 3, far=2) == space["Point"](11)
    assert not {"__annotations__", "__annotate__", "nothing"} & set(space)
    assert [one.name for one in fields(point)] == ["x", "y"]
    assert (space.get("__doc__"), moved.__doc__, moved.__annotations__) == (None, None, {})


def test_a_plain_source_is_the_same_in_the_same_lines():
    source = b"# why\n" + SOURCE.replace(b"nothing: Nothing", b"word = '# stays'  # goes")
    lines, shown = source.decode().splitlines(), plain(source).decode().splitlines()
    assert len(shown) == len(lines)
    assert [line.strip() for line in shown if '" "' in line] == ['" "'] * 3
    assert shown[0] == ""
    assert "word = '# stays'" in shown
    others = [n for n, line in enumerate(lines) if '"""' not in line and "#" not in line]
    assert [shown[n] for n in others] == [lines[n] for n in others]
    several = b'def told():\n    """One.\n\n    Two.\n    """\n    return 1\n'
    assert plain(several) == b'def told():\n    " "\n\n\n\n    return 1\n'
