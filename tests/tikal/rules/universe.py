"""Everything that can be asked of the rules: all actions, and all reasons to refuse one."""

import ast
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


WORD: Final = re.compile("[a-z]{3}")


def reasons(module: ModuleType) -> list[re.Pattern[str]]:
    """Every text of several words in a module's code: what its errors are made of.

    A field, of an f-string or a template, stands for anything.
    """
    assert module.__file__
    with open(module.__file__, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    return [
        re.compile(text) for text in _texts(tree) if " " in text and re.search("[a-z]{3}", text)
    ]


def _texts(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return []  # a docstring
    if isinstance(node, ast.JoinedStr):
        return ["".join(_text(part) for part in node.values)]
    if isinstance(node, ast.Constant):
        return [_text(node)]
    return [text for child in ast.iter_child_nodes(node) for text in _texts(child)]


def _text(part: ast.expr) -> str:
    if isinstance(part, ast.Constant) and isinstance(part.value, str):
        return re.sub(r"\\{\w+\\}", ".+", re.escape(part.value)).replace(r"\ ", " ")
    return ".+"
