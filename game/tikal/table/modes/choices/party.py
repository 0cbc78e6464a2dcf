"""Members picked up together, to go somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Final

from game.table.guide.places import TAPS
from game.table.modes import Look
from game.tikal.rules.actions import LEADER, WORKER
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import BASE_CAMP_SPACE
from game.tikal.rules.refusal import IllegalAction
from game.tikal.rules.state import IN_SUPPLY, MOST_STONES
from game.tikal.rules.turns.reach import Route, actions_along, reach
from game.tikal.table import words
from game.tikal.table.board import Highlights
from game.tikal.table.modes.choices.choice import Choice, Nothing
from game.tikal.table.modes.choices.here import act_here, ids_here, looks_here
from game.tikal.table.modes.mode import Play
from game.tikal.table.modes.turn import Turn
from game.tikal.table.panels import Chosen, Panel
from game.tikal.table.panels.party import Members
from game.tikal.table.verbs import SHUTTLE
from game.tikal.words.places import MOVE
from game.ui.controls.said import NOTHING, Said
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext

_ANY: Final = SPACES * MOST_STONES
"""AP that would pay for every way there is."""


@dataclass(frozen=True)
class Party(Choice):
    """Members picked up together: from a space, or from the supply (``origin`` None).

    Attributes:
        assumed: nobody has said who is in it yet; a leader who is tapped goes alone then.
        coming: the party picked up before, which may still come here.
    """

    origin: int | None
    workers: int
    leader: bool
    by_secret_path: bool = False
    assumed: bool = True
    coming: Party | None = None

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
            return min(view.ap, view.workers[seat]), view.leader[seat] == IN_SUPPLY
        return view.workers_at(seat, self.origin), view.leader[seat] == self.origin

    @property
    def could_take_leader(self) -> bool:
        """True if the leader is there and not in it, and nobody else may come."""
        return self.limits[1] and not self.leader and not self.coming

    @cached_property
    def ways(self) -> dict[int, Route]:
        """The way to every space that a path leads to, whatever it costs."""
        view = self.turn.view
        return reach(view, view.seat, self.origin, _ANY, shuttle_only=self.by_secret_path)

    def cost(self, space: int) -> int:
        """AP that the whole party needs to a space that a path leads to."""
        return self.ways[space].cost * self.size

    @cached_property
    def reach(self) -> dict[int, int]:
        """AP that the whole party needs to every space it can get to."""
        costs = {space: self.cost(space) for space in self.ways}
        return {space: cost for space, cost in costs.items() if cost <= self.turn.view.ap}

    def lit(self, hovered: int | None) -> Highlights:
        path: tuple[int, ...] = ()
        if hovered in self.reach:
            path = self.ways[hovered].spaces
        elif self.coming and self.origin is not None:
            path = self.coming.ways[self.origin].spaces
        return Highlights(selected=self.origin, reach=self.reach, path=path)

    @property
    def panel(self) -> Panel:
        party = Members(self.workers, self.leader, *self.limits)
        turn = self.turn
        return Chosen(turn.view, turn.players, self.origin, self.guide, party, self._here)

    @property
    def _here(self) -> tuple[str, ...]:
        """The buttons beside its members: what may be done there, or to let the others come."""
        if self.origin is None:
            return ()
        return ("party/go",) if self.coming else ids_here(self.turn.view, self.origin)

    @property
    def guide(self) -> str:
        if self.coming and self.origin is not None:
            return self.coming.told_again(self.origin)
        if not self.reach:
            return _("Their way costs more than you have: take fewer.")
        return _("Tap a lit hexagon. Its number is what it costs.")

    @property
    def offered(self) -> int | None:
        return self.origin if self.coming else None

    def told_again(self, space: int) -> str:
        """What a second tap on a space with own members means for this party."""
        cost = self.cost(space)
        if cost > self.turn.view.ap:
            return words.reason(self._too_dear(cost)).words
        return ngettext(
            "Tap again: {count} member comes here for {cost} AP.",
            "Tap again: {count} members come here for {cost} AP.",
            self.size,
        ).format(count=self.size, cost=cost)

    def offer(self, space: int) -> str:
        own = self.turn.view.members[self.turn.view.seat].get(space)
        if self.coming or not own or space == self.origin or space not in self.reach:
            return ""
        return ngettext(
            "{count} member joins these for {cost} AP.",
            "{count} members join these for {cost} AP.",
            self.size,
        ).format(count=self.size, cost=self.reach[space])

    def send(self, space: int) -> Play | IllegalAction | None:
        return None if space == self.origin else self.go(space)

    @property
    def looks(self) -> Mapping[str, Look]:
        return {**self._members, **self._beside}

    @property
    def _members(self) -> dict[str, Look]:
        """Everybody who could be in it, and how many are."""
        most, leader = self.limits
        mark = self.turn.players[self.turn.view.seat].mark
        figures = {
            f"party/worker/{count}": Look(chosen=count <= self.workers, icon=f"worker_{mark}")
            for count in range(1, most + 1)
        }
        alone = Said(_("The leader is alone here."), MOVE)
        own = Look(most > 0 or not self.leader, self.leader, icon=f"leader_{mark}", why=alone)
        somebody = Said(_("Somebody has to go; the cross puts all down."), TAPS)
        no_more = Said(_("There are no more workers that could go."), MOVE)
        everybody = self.workers == most and self.leader == leader
        figures |= {
            "party/less": Look(self.workers > (0 if self.leader else 1), why=somebody),
            "party/more": Look(self.workers < most, why=no_more),
        }
        if leader:
            figures["party/leader"] = own
        return figures if self.origin is None else figures | {"party/all": Look(chosen=everybody)}

    @property
    def _beside(self) -> dict[str, Look]:
        if self.origin is None:
            return {}
        if not self.coming:
            return looks_here(self.turn.view, self.origin)
        cost = self.coming.cost(self.origin)
        why = words.reason(self._too_dear(cost)) if cost > self.turn.view.ap else NOTHING
        return {"party/go": Look(not why, cost=str(cost), why=why)}

    def is_for(self, verb: str) -> bool:
        if self.origin is None:
            return verb == "enter"
        return verb == (SHUTTLE if self.by_secret_path else "move")

    def tap(self, space: int) -> Choice | Play | IllegalAction | None:
        """It goes there. Where own members stand these are chosen, and it comes at a second tap;
        where it stands itself it is put down."""
        if self.turn.view.kind(space) is None:
            return Nothing(self.turn)
        if space == self.origin:
            return self.coming.go(space) if self.coming else Nothing(self.turn)
        if self.turn.view.members[self.turn.view.seat].get(space) and not self._leads_to(space):
            met = pick_at(self.turn, space, "move")
            return replace(met, coming=replace(self, coming=None)) if space in self.ways else met
        return self.go(space)

    def _leads_to(self, space: int) -> bool:
        """True for the camps that it was picked up to arrive at, or to shuttle to."""
        view = self.turn.view
        return (self.origin is None or self.by_secret_path) and space in view.homes[view.seat]

    def go(self, space: int) -> Play | IllegalAction:
        """All of it to a space by the cheapest way, or why not."""
        if space not in self.ways:
            return self._no_way(space)
        if (cost := self.cost(space)) > self.turn.view.ap:
            return self._too_dear(cost)
        view, route = self.turn.view, self.ways[space]
        steps = (actions_along(view, view.seat, member, route) for member in self.members)
        return Play(tuple(chain.from_iterable(steps)))

    def _too_dear(self, cost: int) -> IllegalAction:
        return IllegalAction(
            "that costs {cost} AP and {ap} are left", cost=cost, ap=self.turn.view.ap
        )

    def _no_way(self, space: int) -> IllegalAction:
        if self.by_secret_path:
            return IllegalAction(
                "{space} is neither the base camp nor a camp of yours", space=NAMES[space]
            )
        origin = BASE_CAMP_SPACE if self.origin is None else self.origin
        return IllegalAction(
            "no path leads from {origin} to {space}", origin=NAMES[origin], space=NAMES[space]
        )

    def press(self, button: str) -> Choice | Play | IllegalAction:
        if self.origin is not None and (play := act_here(self.origin, button)):
            return play
        match button.split("/"):
            case ["party", "go"] if self.coming and self.origin is not None:
                return self.coming.go(self.origin)
            case ["party", "worker", count]:
                return self.up_to(int(count))
            case ["party", "leader", "join"]:
                return self._with(self.workers, True)
            case ["party", "leader"]:
                return self.with_or_without_leader()
            case ["party", "less"]:
                return self._with(self.workers - 1)
            case ["party", "more"]:
                return self._with(self.workers + 1)
            case ["party", "all"]:
                return self._with(*self.limits)
        return self

    def _with(self, workers: int, leader: bool | None = None) -> Party:
        """So many workers, as far as there are, and the leader as before; never nobody."""
        leader = (self.leader if leader is None else leader) and self.limits[1]
        workers = max(0 if leader else 1, min(self.limits[0], workers))
        return replace(self, workers=workers, leader=leader, assumed=False, coming=None)

    def up_to(self, worker: int) -> Party:
        """The workers in a row up to this one; the last one who is in it is left behind."""
        return self._with(worker - 1 if worker == self.workers else worker)

    def with_or_without_leader(self) -> Party:
        """With the leader, or without; alone as long as nobody has said who else goes."""
        if self.leader:
            return self._with(max(1, self.workers), False)
        return self._with(0 if self.assumed else self.workers, True)


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
