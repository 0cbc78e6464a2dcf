"""The base of the table's modes, and of those in which a player at this device decides."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_UNDO
from game.table.modes import ButtonState, deciding, mode
from game.table.outcome import Outcome
from game.table.overlay import ROOM
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table import ids
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.options import Option
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.tray import Tray
from game.ui.sentence import NO_TEXT, RuleText

# The buttons that every mode shows.

_TOOLS: Final = (TOOL_UNDO, TOOL_REDO, TOOL_RESTART, HINT)
_ALWAYS: Final = (TOOL_MENU, TOOL_LOG, ids.TOOL_VIEW, *(one.button for one in OVERLAYS), ROOM)


def at_rest(why: RuleText, *, covered: bool = False) -> dict[str, ButtonState]:
    """Return the looks of the buttons that are always there.

    Only the menu, the log, the overlays and the view are enabled; the view only if nothing has
    ``covered`` the gears. ``why`` explains the disabled ones.
    """
    off = (*_TOOLS, ids.TOOL_VIEW) if covered else _TOOLS
    return dict.fromkeys(_ALWAYS, ButtonState()) | dict.fromkeys(
        off, ButtonState(enabled=False, why=why)
    )


AnyMode = mode.Mode[Turn, Option, Shown]
"""A mode of which only what every game's table has is used."""


@dataclass(frozen=True, slots=True)
class Rewind(Outcome):
    """The outcome that the match goes back to an action of the turn, then plays these lines.

    Attributes:
        index: the number of the action.
        actions: played afterwards, as far as they are legal.
    """

    index: int
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True)
class Mode(AnyMode):
    """What is going on at the table.

    Cards of the tray are touched as well as the buttons in ``looks``.
    """

    @property
    def view(self) -> State:
        """The position that is shown."""
        return self.turn.view

    @property
    def seen(self) -> Seen:
        """What is seen of the position."""
        return Seen(state=self.view, seat=self.turn.viewer)

    @property
    @abstractmethod
    def tray(self) -> Tray:
        """The contents of the tray."""

    def shown(self, pointed: Option | None = None) -> Shown:  # noqa: ARG002
        return Shown(
            players=self.turn.players,
            seat=self.seat,
            words=self.words,
            looks=self.looks,
            seen=self.seen,
            tray=self.tray,
        )

    def pick(self, card: str, option: Option) -> Outcome:  # noqa: ARG002
        """Touch a card of the tray, by its id and the option that it stands for."""
        return self.touch(option)


@dataclass(frozen=True)
class Deciding(deciding.Deciding[Turn, Option, Shown], Mode):
    """A mode in which a player decides.

    The advice is told in the ribbon, and stays shown below it.
    """

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """The looks of all buttons: undo and redo, the advice, and the mode's own."""
        return {**at_rest(NO_TEXT), **self.tools, **self.own_looks}

    @property
    def own_looks(self) -> Mapping[str, ButtonState]:
        """The red button, and other buttons of this mode only."""
        raise NotImplementedError
