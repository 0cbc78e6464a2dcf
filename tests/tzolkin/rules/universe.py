"""Everything that can be asked of the rules: all actions, and all reasons to refuse one."""

from pathlib import Path
from typing import Final

from game.tzolkin import rules
from game.tzolkin.rules.actions import ACTIONS, Action, Build, BuildMonument, Keep
from tests.raised import refusals

KEEPS: Final[list[Action]] = list(Keep.every())
BUILDS: Final[list[Action]] = [*Build.every(), *BuildMonument.every()]
CHOICES: Final = [
    action
    for kind in ACTIONS
    if kind not in (Keep, Build, BuildMonument)
    for action in kind.every()
]
UNIVERSE: Final = [*CHOICES, *BUILDS, *KEEPS]

REASONS: Final = refusals(Path(rules.__file__).parent.rglob("*.py"))
"""Their names."""
