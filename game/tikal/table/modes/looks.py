"""The buttons that every mode shows, and how they look where nothing can be done."""

from typing import Final

from game.tikal.rules.state import State
from game.tikal.table.modes.mode import Look
from game.tikal.table.verbs import VERBS
from game.ui.i18n import gettext as _

OFF: Final = Look(enabled=False)
ALWAYS: Final = (*(f"action/{verb}" for verb in VERBS), "tool/undo", "tool/redo", "tool/restart")


def at_rest(state: State) -> dict[str, Look]:
    """Everything that is always there; only the menu can be touched."""
    looks = dict.fromkeys((*ALWAYS, "hint"), OFF)
    return looks | {"tool/menu": Look(), "end-turn": ending(state, enabled=False)}


def ending(state: State, enabled: bool) -> Look:
    """The button that ends a turn."""
    return Look(enabled, label=_("Score") if state.queue else _("End turn"))


def displayed(state: State) -> dict[str, Look]:
    """The hexagons of the display, which can always be looked at."""
    return {f"display/{rank}": Look() for rank in range(len(state.display))}
