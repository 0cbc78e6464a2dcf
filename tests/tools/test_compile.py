"""What the browser gets of a module: nothing that is only read."""

from dataclasses import fields

from tools.bundle.compile import shortened

SOURCE = b'''"""A module."""
from dataclasses import dataclass

@dataclass
class Point:
    """Somewhere."""
    x: int
    y: int = 0

def moved(point: Point, /, *by: int, far: int = 1) -> Point:
    """Further on."""
    return Point(point.x + sum(by) * far, point.y)
'''


def test_a_shortened_module_does_the_same():
    space = {"__name__": "shortened"}
    exec(compile(shortened(SOURCE), "module.py", "exec"), space)
    moved, point = space["moved"], space["Point"](1)
    assert moved(point, 2, 3, far=2) == space["Point"](11)
    assert [one.name for one in fields(point)] == ["x", "y"]
    assert (space.get("__doc__"), moved.__doc__, moved.__annotations__) == (None, None, {})
