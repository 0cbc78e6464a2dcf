"""What a mode of the plain table is: it answers for all that depends on what is going on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_UNDO
from game.table.modes import GoOn, Look, Moment, ThinkOn, mode
from game.table.modes.advice import Advice
from game.table.plain.modes.turn import Turn
from game.table.plain.shown import Row, Shown
from game.table.plain.things import Space
from game.table.things import Thing
from game.table.turns.handing import Card
from game.table.watched import Watch
from game.ui.controls.said import NOTHING, Said
from game.ui.sentence import Words

_ALWAYS: Final = (TOOL_MENU, TOOL_LOG)
_TOOLS: Final = (TOOL_UNDO, TOOL_REDO, TOOL_RESTART)


@dataclass(frozen=True, slots=True)
class Play:
    """An action is to be played."""

    action: Any


@dataclass(frozen=True, slots=True)
class Try:
    """A space was touched with which nothing can be done: the rules say why not, if it is clear
    what was meant; else it is explained.

    Attributes:
        notation: of the action that was meant; empty where that is not clear.
    """

    notation: str
    space: Space


@dataclass(frozen=True)
class Mode(mode.Mode[Turn]):
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
    def rows(self) -> tuple[Row, ...]:
        """What there is to choose from."""
        return ()

    @property
    def told_steps(self) -> tuple[Words, ...]:
        """What somebody else did."""
        return ()

    @property
    def beside(self) -> Card | None:
        """A card that lies over the choices; None for none."""
        return None

    @property
    def told(self) -> Mapping[Space, str]:
        """The spaces that have numbers of that card's rows."""
        return {}

    def shown(self) -> Shown:
        """All that there is to be seen."""
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
            beside=self.beside,
            told=self.told,
        )

    def at_rest(self, why: Said = NOTHING) -> dict[str, Look]:
        """The buttons that are always there; only the menu and the log can be touched."""
        tools = (*_TOOLS, HINT) if self.turn.advised else _TOOLS
        return dict.fromkeys(_ALWAYS, Look()) | dict.fromkeys(tools, Look(enabled=False, why=why))

    def touch(self, thing: Thing) -> Outcome:  # noqa: ARG002
        """Something on the table, or what stands for it among the choices."""
        return self

    def press(self, button: str) -> Outcome:  # noqa: ARG002
        """A button that can be touched."""
        return self

    @property
    def offered(self) -> Thing | None:
        """Where a second tap does more than the one that has just offered it."""
        return None

    def escape(self) -> Mode | None:
        """The same with less chosen; None if nothing is."""
        return None

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        """What comes by itself, None for nothing."""
        return None

    def asking(self) -> Mode:
        """The same with an advice asked for, which is thought of from now on."""
        return self

    def advised(self, advice: Advice) -> Mode:  # noqa: ARG002
        """The same once the advice has come; nothing where nobody waits for it."""
        return self

    def followed_by(self, mode: Mode) -> Mode:
        """What comes next, where this mode follows from the match alone."""
        return mode

    def keeping(self, begun: Mode) -> Mode:  # noqa: ARG002
        """The same with what somebody here had begun in this position before he looked back."""
        return self


Outcome = Mode | Play | Try | GoOn | ThinkOn | Watch
