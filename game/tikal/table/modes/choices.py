"""What the acting player has picked up or chosen: nothing, a space, a party, or a verb that waits.

Each says what is lit and shown because of it, and what a tap then means.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from game.tikal.rules.actions import LEADER, WORKER, Action
from game.tikal.rules.refusal import IllegalAction, check
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.rules.turns.reach import Route, actions_along, reach
from game.tikal.table.board import Highlights
from game.tikal.table.modes.mode import Look, Play
from game.tikal.table.modes.turn import Turn
from game.tikal.table.panels import Chosen, Panel, StillToCome
from game.tikal.table.verbs import SHUTTLE, VERBS, refusals
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Choice(ABC):
    """What is chosen within a turn."""

    turn: Turn

    @property
    def space(self) -> int | None:
        """The space that it is about."""
        return None

    @abstractmethod
    def lit(self, hovered: int | None) -> Highlights:
        """What is lit because of it."""

    @property
    @abstractmethod
    def panel(self) -> Panel:
        """What is told about it."""

    @property
    def looks(self) -> Mapping[str, Look]:
        """Its own buttons."""
        return {}

    def is_for(self, verb: str) -> bool:  # noqa: ARG002
        """True if it was chosen to do this."""
        return False

    def tap(self, space: int) -> Choice | Play | IllegalAction:
        """A tap on a space that has no meaning of its own chooses it, or lets it go again."""
        if space == self.space or self.turn.view.kind(space) is None:
            return Nothing(self.turn)
        return choice_at(self.turn, space)

    def press(self, button: str) -> Choice:  # noqa: ARG002
        """A button of its own."""
        return self


@dataclass(frozen=True)
class Nothing(Choice):
    """Nothing is chosen."""

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        return Highlights()

    @property
    def panel(self) -> Panel:
        return StillToCome(self.turn.view)


@dataclass(frozen=True)
class Space(Choice):
    """A space whose panel is open."""

    at: int

    @property
    def space(self) -> int:
        return self.at

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        return Highlights(selected=self.at)

    @property
    def panel(self) -> Panel:
        said = refusals(self.turn.view, self.at)
        return Chosen(self.turn.view, self.turn.players, self.at, said)


@dataclass(frozen=True)
class Waiting(Choice):
    """A verb that waits for its space; ``at`` is the space that was chosen before."""

    verb: str
    at: int | None = None

    @property
    def space(self) -> int | None:
        return self.at

    @cached_property
    def targets(self) -> tuple[int, ...]:
        """The spaces where it can be done, or from which own members can set out."""
        sites = VERBS[self.verb].sites
        if not sites:
            return self.turn.stacks(self.verb)
        legal = set(self.turn.legal)
        return tuple(space for space, action in enumerate(sites) if action in legal)

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        return Highlights(legal=self.targets, selected=self.at)

    @property
    def panel(self) -> Panel:
        return (Nothing(self.turn) if self.at is None else Space(self.turn, self.at)).panel

    def is_for(self, verb: str) -> bool:
        return self.verb == verb

    def tap(self, space: int) -> Choice | Play | IllegalAction:
        sites = VERBS[self.verb].sites
        if not sites:
            picked = space in self.targets
            return pick_at(self.turn, space, self.verb) if picked else super().tap(space)
        try:
            check(self.turn.view, sites[space])
        except IllegalAction as refused:
            return refused
        return Play((sites[space],))


@dataclass(frozen=True)
class Party(Choice):
    """Members picked up together: from a space, or from the supply (``origin`` None)."""

    origin: int | None
    workers: int
    leader: bool
    by_secret_path: bool = False

    @property
    def space(self) -> int | None:
        return self.origin

    @property
    def size(self) -> int:
        """How many members it has."""
        return self.workers + self.leader

    @property
    def members(self) -> list[str]:
        """Its members in the notation's letters, the leader first."""
        return [LEADER] * self.leader + [WORKER] * self.workers

    @cached_property
    def limits(self) -> tuple[int, bool]:
        """How many workers could be in it, and whether the leader could."""
        view, seat = self.turn.view, self.turn.view.seat
        if self.origin is None:
            return view.workers[seat], view.leader[seat] == IN_SUPPLY
        return view.workers_at(seat, self.origin), view.leader[seat] == self.origin

    @cached_property
    def routes(self) -> dict[int, Route]:
        """The way to every space that it can get to, with what it costs one member."""
        view = self.turn.view
        most = view.ap // self.size
        return reach(view, view.seat, self.origin, most, shuttle_only=self.by_secret_path)

    @cached_property
    def reach(self) -> dict[int, int]:
        """AP that the whole party needs to every space it can get to."""
        return {space: route.cost * self.size for space, route in self.routes.items()}

    def lit(self, hovered: int | None) -> Highlights:
        path = self.routes[hovered].spaces if hovered in self.routes else ()
        return Highlights(selected=self.origin, reach=self.reach, path=path)

    @property
    def panel(self) -> Panel:
        said = _("Tap a lit hexagon. Its number is what it costs.")
        turn, kind = self.turn, "leader" if self.leader else "worker"
        return Chosen(turn.view, turn.players, self.origin, said, kind, self.workers)

    @property
    def looks(self) -> Mapping[str, Look]:
        most, leader = self.limits
        least = 0 if self.leader else 1
        return {
            "party/less": Look(self.workers > least),
            "party/more": Look(self.workers < min(most, self.turn.view.ap)),
            "party/leader": Look(leader and (most > 0 or not self.leader), self.leader),
        }

    def is_for(self, verb: str) -> bool:
        if self.origin is None:
            return verb == "enter"
        return verb == (SHUTTLE if self.by_secret_path else "move")

    def tap(self, space: int) -> Choice | Play | IllegalAction:
        """It goes there; where it stands, one more worker joins it, or it is put down."""
        if space in self.routes:
            return Play(self._walk(self.routes[space]))
        if space != self.origin:
            return super().tap(space)
        more = self.with_workers(1)
        return more if more.workers > self.workers else Nothing(self.turn)

    def _walk(self, route: Route) -> tuple[Action, ...]:
        view = self.turn.view
        return tuple(
            action
            for member in self.members
            for action in actions_along(view, view.seat, member, route)
        )

    def press(self, button: str) -> Choice:
        if button == "party/leader":
            return self.with_or_without_leader()
        steps = {"party/less": -1, "party/more": 1}
        return self.with_workers(steps[button]) if button in steps else self

    def with_workers(self, step: int) -> Party:
        """More or fewer workers; the party never becomes empty."""
        least = 0 if self.leader else 1
        most = min(self.limits[0], self.turn.view.ap, max(least, self.workers + step))
        return replace(self, workers=max(least, most))

    def with_or_without_leader(self) -> Party:
        """With the leader, or without; alone it is exchanged for a worker."""
        most, leader = self.limits
        if leader and not self.leader:
            return replace(self, leader=True)
        if leader and (self.workers or most):
            return replace(self, workers=max(1, self.workers), leader=False)
        return self


def choice_at(turn: Turn, space: int) -> Choice:
    """A space is chosen; who has members there has picked one up."""
    view = turn.view
    if view.members[view.seat].get(space) and view.ap:
        return pick_at(turn, space, "move")
    return Space(turn, space)


def pick_at(turn: Turn, space: int, verb: str) -> Party:
    """One own member on a space, a worker if there is one."""
    worker = turn.view.workers_at(turn.view.seat, space) > 0
    return Party(turn, space, int(worker), not worker, verb == SHUTTLE)


def pick_from_supply(turn: Turn) -> Choice:
    """One member from the supply, a worker while there are any."""
    view = turn.view
    worker = view.workers[view.seat] > 0
    if worker or view.leader[view.seat] == IN_SUPPLY:
        return Party(turn, None, int(worker), not worker)
    return Nothing(turn)
