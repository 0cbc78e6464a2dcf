"""The base of the table's modes, and of those in which a player at this device decides."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.players.player import Decision
from game.table.ids import (
    HINT,
    PLAN_ALL,
    PLAN_STEP,
    TOOL_LOG,
    TOOL_MENU,
    TOOL_REDO,
    TOOL_RESTART,
    TOOL_UNDO,
)
from game.table.modes import ButtonState, mode, planning
from game.table.modes.deciding import MORE
from game.table.news import Change, HandoverCard, change_numbers, change_rows
from game.table.outcome import Outcome
from game.table.overlay import ROOM
from game.table.words import first_line
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table import ids
from game.tzolkin.table.explaining.plan import Plan, PlanStep, plan_of
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.options import Option
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import DRAWERS, Thing
from game.tzolkin.table.tray import Tray
from game.tzolkin.words import plans
from game.ui.sentence import NO_TEXT, RuleText, Words

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
class Deciding(planning.Planning[Turn, Option, Shown], Mode):
    """A mode in which a player decides. A hint comes as a plan, which then lies over it."""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """The looks of all buttons: undo and redo, the advice, and the mode's own."""
        return {**at_rest(NO_TEXT), **self.tools, **self.own_looks}

    @property
    def own_looks(self) -> Mapping[str, ButtonState]:
        """The red button, and other buttons of this mode only."""
        raise NotImplementedError

    def plan_of(self, decision: Decision) -> Plan:
        return plan_of(self.view, decision)

    def show_plan(self, plan: Plan) -> Mode:
        return ShowingPlan(self.turn, plan, self.unasked, self.unasked.preview_plan(plan))

    def preview_plan(self, plan: Plan) -> Mode:  # noqa: ARG002
        """Return the mode as it looks beside a plan."""
        return self


@dataclass(frozen=True)
class ShowingPlan(planning.ShowingPlan[Turn, Option, Shown, PlanStep], Mode):
    """A plan lies over the mode of the player who decides; its places are outlined and numbered.

    Attributes:
        page: how many times the player has asked for the next steps.
    """

    under: Mode
    beside: Mode
    page: int = 0

    @property
    def task(self) -> tuple[Words, Words]:
        first = self.plan.steps[0]
        return first.description, first_line(first.reason)

    @property
    def seen(self) -> Seen:
        return self.beside.seen

    @property
    def tray(self) -> Tray:
        """The cards of the mode beside, where the plan leaves them room."""
        return self.beside.tray

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        beside = {id: look for id, look in self.beside.looks.items() if id not in _OF_DECIDING}
        plan = {**self.plan_looks}
        if PLAN_ALL not in plan:
            plan[PLAN_STEP] = replace(plan[PLAN_STEP], at=ids.LAST_STEP)
        return {**beside, **plan, MORE: ButtonState()}

    @property
    def _changes(self) -> tuple[Change[Thing], ...]:
        return tuple(
            Change(None, plans.step(step.description, step.reason), step.places)
            for step in self.plan.steps
        )

    def shown(self, pointed: Option | None = None) -> Shown:
        rows = change_rows(self._changes, self.turn.players)
        card = HandoverCard(self.player, self.plan.reason, "", rows, self.page, "plan")
        drawers = (DRAWERS.get(type(one), "") for one in self.plan.steps[0].places)
        return replace(
            super().shown(pointed),
            handover=card,
            outlined=change_numbers(self._changes),
            drawer=next(filter(None, drawers), ""),
        )

    def pick(self, card: str, option: Option) -> Outcome:
        return self.beside.pick(card, option)

    def press(self, button: str) -> Outcome:
        return replace(self, page=self.page + 1) if button == MORE else super().press(button)


_OF_DECIDING: Final = (ids.END_TURN, ids.DO, ids.PUT_DOWN, ids.LOOK_AT_TABLE)
"""The buttons that give way to those of a plan."""
