"""What is picked before anybody has touched anything."""

from collections.abc import Sequence

from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.state import BUILD, PAY, WORKER, State
from game.tzolkin.table.choice.options import ANEW, NOTHING, SERVED, Option, Way
from game.tzolkin.table.things import Cube, Plate


def preferred(state: State, options: Sequence[Option]) -> Option | None:
    """The only one there is, a worker's own action, the cheapest cubes; else nothing."""
    if len(options) == 1:
        return options[0]
    if state.phase == WORKER:
        return _own_action(state, options)
    if state.phase == PAY and isinstance(options[0], Cube):
        return options[0]
    if state.phase == BUILD and (ways := [one for one in options if isinstance(one, Way)]):
        return _cheapest_way(ways)
    return None


def _cheapest_way(ways: Sequence[Way]) -> Way | None:
    """How a building is built: nothing rebuilt, the dearest cube spared, architecture used."""
    usual = (ANEW, *(Way("save", kind) for kind in reversed(range(len(KINDS)))), SERVED)
    return next((one for one in usual if one in ways), None)


def _own_action(state: State, options: Sequence[Option]) -> Option | None:
    """The action of the worker's own space, if it can be done; where nothing can, nothing."""
    own = Plate(*state.about)
    if own in options:
        return own
    acts = [one for one in options if not isinstance(one, Way)]
    return None if acts else NOTHING
