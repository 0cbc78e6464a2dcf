"""The buttons that every mode shows, and how they look where nothing can be done."""

from typing import Final

from game.table.modes import Look
from game.table.overlays.overlay import ROOM
from game.tikal.rules.state import State
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.verbs import VERBS
from game.ui.controls.said import NOTHING, Said
from game.ui.i18n import gettext as _

ALWAYS: Final = (*(f"action/{verb}" for verb in VERBS), "tool/undo", "tool/redo", "tool/restart")

OF_OVERLAYS: Final = (ROOM, *(one.button for one in OVERLAYS))


def at_rest(state: State, why: Said) -> dict[str, Look]:
    """Everything that is always there; only the menu, the log, the board's side and the overlays
    can be touched, and ``why`` says why."""
    looks = dict.fromkeys((*ALWAYS, "hint"), Look(enabled=False, why=why))
    always = ("tool/menu", "tool/log", "tool/turn", *OF_OVERLAYS)
    looks |= dict.fromkeys(always, Look())
    return looks | {"end-turn": ending(state, why)}


def ending(state: State, why: Said = NOTHING) -> Look:
    """The button that ends a turn, unless something is in the way."""
    label = _("Score") if state.queue else _("End turn")
    return Look(not why, label=label, why=why, binds=True, final=True)


def displayed(state: State, *, binds: bool = False) -> dict[str, Look]:
    """The hexagons of the display, to be looked at or to be taken."""
    return {f"display/{rank}": Look(binds=binds) for rank in range(len(state.display))}
