"""The buttons that every mode shows, and how they look where nothing can be done."""

from typing import Final

from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_TURN, TOOL_UNDO
from game.table.modes import ButtonState
from game.table.overlays.overlay import ROOM
from game.tikal.rules.state import State
from game.tikal.table import ids
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.verbs import VERBS
from game.tikal.words.labels import LABELS
from game.ui.controls.said import NOTHING, Said

ALWAYS: Final = (*(ids.verb(verb) for verb in VERBS), TOOL_UNDO, TOOL_REDO, TOOL_RESTART)

OF_OVERLAYS: Final = (ROOM, *(one.button for one in OVERLAYS))


def at_rest(state: State, why: Said) -> dict[str, ButtonState]:
    """Everything that is always there; only the menu, the log, the board's side and the overlays
    can be touched, and ``why`` says why."""
    looks = dict.fromkeys((*ALWAYS, HINT), ButtonState(enabled=False, why=why))
    always = (TOOL_MENU, TOOL_LOG, TOOL_TURN, *OF_OVERLAYS)
    looks |= dict.fromkeys(always, ButtonState())
    return looks | {ids.END_TURN: ending(state, why)}


def ending(state: State, why: Said = NOTHING) -> ButtonState:
    """The button that ends a turn, unless something is in the way."""
    label = LABELS["score" if state.queue else ids.END_TURN]
    return ButtonState(not why, label=label, why=why, binds=True, final=True)


def displayed(state: State, *, binds: bool = False) -> dict[str, ButtonState]:
    """The hexagons of the display, to be looked at or to be taken."""
    return {ids.displayed(rank): ButtonState(binds=binds) for rank in range(len(state.display))}
