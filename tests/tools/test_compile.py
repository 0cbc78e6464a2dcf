"""What the browser gets of a module: nothing that is only read."""

import sys
from dataclasses import fields
from types import ModuleType

from tools.bundle.compile import shortened

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
