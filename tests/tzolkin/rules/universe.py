"""Everything that can be asked of the rules: all actions that can be written down."""

from itertools import combinations
from typing import Final

from game.tzolkin.rules import actions
from game.tzolkin.rules.actions import Action, keep
from game.tzolkin.rules.data.tiles import WEALTH


def _flat(table: object) -> list[Action]:
    """All actions of a nested table."""
    if isinstance(table, Action):
        return [table]
    assert isinstance(table, dict | list | tuple)
    items = table.values() if isinstance(table, dict) else table
    return [action for item in items for action in _flat(item)]


KEEPS: Final = [
    keep(tiles) for number in (2, 3) for tiles in combinations(range(len(WEALTH)), number)
]
CHOICES: Final = _flat(
    (
        [actions.TRIBE, actions.PLACE, actions.PLACE_SKIP, actions.PLACE_START],
        [actions.PLACE_QUICK, actions.PICK, actions.BEG, actions.MERCY, actions.PASS],
        [actions.END_TURN, actions.TRADE, actions.DO[1:], [gear[1:] for gear in actions.DO_ON]],
        [actions.NOTHING, actions.DECLINE, actions.TAKE_CORN, actions.TAKE_WOOD, actions.BURN],
        [actions.LEARN, actions.BONUS, actions.UNLEARN, actions.PAY, actions.GAIN],
        [actions.STEP_UP, actions.LOWER, actions.TAKE_GOLD, actions.SELL, actions.BUY],
        [actions.DONE, actions.ADVANCE],
    )
)
BUILDS: Final = _flat([actions.BUILD, actions.BUILD_MONUMENT])
UNIVERSE: Final = [*CHOICES, *BUILDS, *KEEPS]
