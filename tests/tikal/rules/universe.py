"""Everything that can be asked of the rules: all actions, and all reasons to refuse one."""

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from game.core.action import spellings
from game.tikal.rules import actions, play
from game.tikal.rules.actions import Action, Bid

BIDS: Final = 39


def _written(kind: type[Action]) -> Iterator[Action]:
    """All actions of a class that can be written down, also between two spaces far apart."""
    fields = [one.values for one in spellings(kind).values()]
    return (kind.of(*values) for values in product(*fields))


UNIVERSE: Final = [
    one
    for kind in actions.ACTIONS
    for one in _written(kind)
    if not isinstance(one, Bid) or one.points <= BIDS
]
"""Every action that can be written down, bids from 40 on aside."""


NAME: Final = re.compile("[a-z]+(-[a-z]+)+")


def names(module: ModuleType) -> set[str]:
    """Every name of a message in a module's code: words with hyphens between them."""
    tree = ast.parse(inspect.getsource(module))
    constants = (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant))
    return {one for one in constants if isinstance(one, str) and NAME.fullmatch(one)}


SPEAKERS: Final = [
    play,
    *(
        import_module(f"{actions.__name__}.{one.name}")
        for one in iter_modules(actions.__path__)
        if one.name != "fields"  # these say what is no action
    ),
]
"""The modules that refuse actions."""
REASONS: Final = set().union(*map(names, SPEAKERS))
"""All that they say."""
