"""The base of the plain table's modes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_UNDO
from game.table.modes import ButtonState, mode
from game.table.outcome import Outcome
from game.table.plain.modes.turn import Turn
from game.table.plain.shown import OptionRow, Shown
from game.table.plain.things import Space
from game.table.things import Thing
from game.ui.controls.said import NOTHING, Said
from game.ui.sentence import Words

_ALWAYS: Final = (TOOL_MENU, TOOL_LOG)
_TOOLS: Final = (TOOL_UNDO, TOOL_REDO, TOOL_RESTART)


@dataclass(frozen=True, slots=True)
class Try(Outcome):
    """A space was touched with which nothing can be done.

    The scene tells why the action is refused if it is clear which one was meant; else it explains
    the space.

    Attributes:
        notation: the action that was meant; empty if that is not clear.
        space: the space.
    """

    notation: str
    space: Space


@dataclass(frozen=True)
class Mode(mode.Mode[Turn, Thing | None, Shown]):
    """The base of the plain table's modes, with all that the picture shows."""

    @property
    def lit(self) -> frozenset[str]:
        """The names of spaces that can be touched."""
        return frozenset()

    @property
    def ringed(self) -> frozenset[str]:
        """The names of spaces that an action touched, or that a hint names."""
        return frozenset()

    @property
    def on(self) -> str:
        """The name of the chosen space; empty for none."""
        return ""

    @property
    def title(self) -> Words:
        """What has been chosen so far."""
        return ""

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        """The choices."""
        return ()

    @property
    def told_steps(self) -> tuple[Words, ...]:
        """What another player did."""
        return ()

    def shown(self, pointed: Thing | None = None) -> Shown:  # noqa: ARG002
        turn = self.turn
        return Shown(
            players=turn.players,
            points=turn.points,
            seat=self.seat,
            words=self.words,
            diagram=turn.diagram,
            looks=self.looks,
            lit=self.lit,
            ringed=self.ringed,
            chosen=self.on,
            title=self.title,
            rows=self.rows,
            steps=self.told_steps,
        )

    def at_rest(self, why: Said = NOTHING) -> Mapping[str, ButtonState]:
        """Return the states of the buttons that are always visible; only menu and log are enabled.

        ``why`` is what the others say when they are tapped.
        """
        tools = (*_TOOLS, HINT) if self.turn.advised else _TOOLS
        return dict.fromkeys(_ALWAYS, ButtonState()) | dict.fromkeys(
            tools, ButtonState(enabled=False, why=why)
        )
