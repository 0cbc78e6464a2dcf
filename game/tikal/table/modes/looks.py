"""The buttons that every mode shows, and their state where nothing can be done."""

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
    """Return all buttons that are always shown, disabled because of ``why``, except menu, log, the
    board's side and overlays, which stay enabled."""
    looks = dict.fromkeys((*ALWAYS, HINT), ButtonState(enabled=False, why=why))
    always = (TOOL_MENU, TOOL_LOG, TOOL_TURN, *OF_OVERLAYS)
    looks |= dict.fromkeys(always, ButtonState())
    return looks | {ids.END_TURN: ending(state, why)}


def ending(state: State, why: Said = NOTHING) -> ButtonState:
    """Return the state of the button that ends a turn; disabled if ``why`` gives a reason."""
    label = LABELS["score" if state.queue else ids.END_TURN]
    return ButtonState(not why, label=label, why=why, binds=True, final=True)


def displayed(state: State, *, binds: bool = False) -> dict[str, ButtonState]:
    """Return the state of the buttons of the display; ``binds`` where a tap takes the hexagon."""
    return {ids.displayed(rank): ButtonState(binds=binds) for rank in range(len(state.display))}
