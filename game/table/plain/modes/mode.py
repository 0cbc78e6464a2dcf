"""What a mode of the plain table is: it answers for all that depends on what is going on."""

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
    """A space was touched with which nothing can be done: the rules say why not, if it is clear
    what was meant; else it is explained.

    Attributes:
        notation: of the action that was meant; empty where that is not clear.
    """

    notation: str
    space: Space


@dataclass(frozen=True)
class Mode(mode.Mode[Turn, Thing | None, Shown]):
    """What is going on at the table."""

    @property
    def lit(self) -> frozenset[str]:
        """Spaces that can be touched to go on."""
        return frozenset()

    @property
    def ringed(self) -> frozenset[str]:
        """Spaces that something was done on, or that an advice names."""
        return frozenset()

    @property
    def on(self) -> str:
        """The space that was chosen; empty for none."""
        return ""

    @property
    def title(self) -> Words:
        """What was chosen so far."""
        return ""

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        """What there is to choose from."""
        return ()

    @property
    def told_steps(self) -> tuple[Words, ...]:
        """What somebody else did."""
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
        """The buttons that are always there; only the menu and the log can be touched."""
        tools = (*_TOOLS, HINT) if self.turn.advised else _TOOLS
        return dict.fromkeys(_ALWAYS, ButtonState()) | dict.fromkeys(
            tools, ButtonState(enabled=False, why=why)
        )
