"""Everything that can be asked of the rules: all actions, and all reasons to refuse one."""

import ast
import inspect
import re
from types import ModuleType
from typing import Final

from game.tikal.rules.actions import (
    CAMP,
    CHOOSE,
    DISCARD,
    END_TURN,
    ENTER,
    EXCHANGE,
    GUARD,
    MEMBERS,
    PASS,
    RECOVER,
    SHUTTLE,
    TILE,
    UNCOVER,
    Action,
    Move,
    bid,
)


def _flat(table: object) -> list[Action]:
    """All actions of a nested table."""
    if isinstance(table, Action):
        return [table]
    assert isinstance(table, dict | list | tuple)
    items = table.values() if isinstance(table, dict) else table
    return [action for item in items for action in _flat(item)]


UNIVERSE: Final = [
    PASS,
    DISCARD,
    END_TURN,
    *(bid(points) for points in range(1, 40)),
    *_flat((CHOOSE, TILE, ENTER, SHUTTLE, UNCOVER, RECOVER, CAMP, GUARD, EXCHANGE)),
    *(Move(member, a, b) for member in MEMBERS for a in range(40) for b in range(40)),
]
"""Every action that can be written down, bids from 40 on aside."""


NAME: Final = re.compile("[a-z]+(-[a-z]+)+")


def names(module: ModuleType) -> set[str]:
    """Every name of a message in a module's code: words with hyphens between them."""
    tree = ast.parse(inspect.getsource(module))
    constants = (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant))
    return {one for one in constants if isinstance(one, str) and NAME.fullmatch(one)}
