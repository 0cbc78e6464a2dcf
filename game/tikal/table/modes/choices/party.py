"""Members picked up together, to go somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Final

from game.core.message import IllegalAction
from game.table.guide.places import TAPS
from game.table.modes import ButtonState
from game.table.outcome import Play
from game.table.sign import ThingState, choosing
from game.tikal.rules.actions import LEADER, WORKER
from game.tikal.rules.actions.move import no_way
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import BASE_CAMP_SPACE
from game.tikal.rules.state import IN_SUPPLY, MOST_STONES
from game.tikal.rules.turns.reach import Route, actions_along, reach
from game.tikal.table import ids, things
from game.tikal.table.modes.choices.choice import Choice, NoChoice
from game.tikal.table.modes.choices.here import act_here, ids_here, looks_here
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.chosen import Chosen, Members, chosen
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.things import SPACE, OnBoard, Thing, space_of
from game.tikal.table.verbs import SHUTTLE
from game.tikal.table.words import reason
from game.tikal.words import tasks
from game.tikal.words.labels import price
from game.tikal.words.places import MOVE
from game.tikal.words.tasks import GUIDES
from game.tikal.words.why_not import WHY_NOT
from game.ui.controls.said import Said
from game.ui.sentence import Words

_ANY: Final = SPACES * MOST_STONES
"""AP that would pay for every way there is."""


@dataclass(frozen=True)
class PickedUp(Choice):
    """Members picked up together: from a space, or from the supply (``origin`` None).

    Attributes:
        assumed: nobody has said who is in it yet; a leader who is tapped goes alone then.
        coming: the party picked up before, which may still come here. Until that is decided what
            the others' ways cost is still told, but only its coming here is lit.
        carried: what letting go of it does where it is carried, or why it cannot go there; empty
            while it is not carried anywhere.
    """

    origin: int | None
    workers: int
    leader: bool
    by_secret_path: bool = False
    assumed: bool = True
    coming: PickedUp | None = None
    carried: Words = ""

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

    @cached_property
    def things(self) -> Mapping[Thing, ThingState]:
        """Where it can go; while others may come here, what going elsewhere costs them."""
        costs, here = (self.coming or self).reach, self.origin
        stands = {
            SPACE[space]: self._sign(SPACE[space], cost)
            for space, cost in costs.items()
            if space != here
        }
        return stands if here is None else choosing(stands, SPACE[here])

    def _sign(self, there: Thing, cost: int) -> ThingState:
        return ThingState(lit=not self.coming, cost=cost, held=self.offer(things.Party(), there))

    def look(self, pointed: Thing | None) -> BoardLook:
        """The way of those who may come here, or the one to where the mouse points."""
        if self.coming and self.origin is not None:
            return BoardLook(path=self.coming.ways[self.origin].spaces)
        space = space_of(pointed)
        return BoardLook(path=self.ways[space].spaces if space in self.reach else ())

    @property
    def panel(self) -> Chosen:
        party = Members(self.workers, self.leader, *self.limits)
        view, players, origin = self.turn.view, self.turn.players, self.origin
        here = () if origin is None else ids_here(view, origin)
        idle = frozenset(id for id in here if not self._beside[id].enabled)
        return chosen(view, players, origin, self.guide, party, here=here, idle=idle)

    @property
    def guide(self) -> Words:
        if self.carried:
            return self.carried
        if self.coming and self.origin is not None:
            return tasks.come_here(self.coming.size)
        return GUIDES["go" if self.reach else "too-many"]

    @property
    def offered(self) -> Thing | None:
        return SPACE[self.origin] if self.coming and self.origin is not None else None

    def offer(self, what: Thing | None, onto: Thing | None) -> Words:
        """What it would cost to join own members there."""
        space, waits = space_of(onto), self.coming or self._goes_at_once
        if what != things.Party() or waits or space not in self.reach or not self._meets(space):
            return ""
        return tasks.join(self.size, self.reach[space])

    def carries(self, thing: Thing | None) -> bool:
        """From the space where it stands."""
        return self.origin is not None and space_of(thing) == self.origin and not self.coming

    def held_over(self, onto: Thing | None) -> PickedUp:
        space = space_of(onto)
        if space is None or space == self.origin:
            return self
        came = self.go(space)
        if isinstance(came, IllegalAction):
            return replace(self, carried=reason(came).said)
        return replace(self, carried=tasks.goes(self.size, self.cost(space)))

    def drop(self, what: Thing | None, onto: Thing | None) -> Play | IllegalAction | None:
        """To a space, whoever stands there."""
        space = space_of(onto)
        if what != things.Party() or space is None or space == self.origin:
            return None
        return self.go(space)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**self._members, **self._beside}

    @property
    def _members(self) -> dict[str, ButtonState]:
        """Everybody who could be in it, and how many are."""
        most, leader = self.limits
        somebody = Said(WHY_NOT["somebody-goes"], TAPS)
        no_more = Said(WHY_NOT["no-more-workers"], MOVE)
        looks = {
            ids.PARTY_LESS: ButtonState(self.workers > (0 if self.leader else 1), why=somebody),
            ids.PARTY_MORE: ButtonState(self.workers < most, why=no_more),
        }
        if leader:
            mark = self.turn.players[self.turn.view.seat].mark
            alone = Said(WHY_NOT["leader-alone"], MOVE)
            own = ButtonState(
                most > 0 or not self.leader, self.leader, icon=f"leader_{mark}", why=alone
            )
            looks[ids.PARTY_LEADER] = own
        if self.origin is not None:
            everybody = self.workers == most and self.leader == leader
            looks[ids.PARTY_ALL] = ButtonState(chosen=everybody)
        return looks

    @property
    def _beside(self) -> dict[str, ButtonState]:
        if self.origin is None:
            return {}
        here = looks_here(self.turn.view, self.origin)
        if not self.coming:
            return here
        note = price(self.coming.cost(self.origin))
        return here | {ids.PARTY_GO: ButtonState(note=note, binds=True)}

    def is_for(self, verb: str) -> bool:
        if self.origin is None:
            return verb == "enter"
        return verb == (SHUTTLE if self.by_secret_path else "move")

    @property
    def gives_way(self) -> bool:
        return not self._goes_at_once

    @property
    def _goes_at_once(self) -> bool:
        """True if it goes wherever it is lit, whoever stands there: somebody has asked for it to
        arrive, or to take a secret path."""
        return self.origin is None or self.by_secret_path

    def touch(self, thing: OnBoard) -> Choice | Play | IllegalAction | None:
        """It goes there. Where own members stand these are chosen, and it comes at a second tap;
        where it stands itself it is put down, but the leader there joins it."""
        space = thing.space
        if self.coming:
            return self._tap_after(self.coming, thing)
        if space == self.origin:
            joins = isinstance(thing, things.Leader) and self.could_take_leader
            return self.with_or_without_leader() if joins else NoChoice(self.turn)
        if space in self.reach and self._meets(space) and not self._goes_at_once:
            return replace(pick_at(self.turn, space, "move"), coming=self)
        return self.go(space)

    def _tap_after(self, before: PickedUp, thing: OnBoard) -> Choice | Play | IllegalAction:
        """What a tap decides while those from before may still come: here it lets them, where they
        stand they are taken again, anywhere else it takes these instead."""
        space = thing.space
        if space == self.origin:
            return before.go(space)
        if space == before.origin:
            return before
        if space in before.reach and self._meets(space):
            return before.touch(thing) or self
        return replace(self, coming=None)

    def _meets(self, space: int) -> bool:
        """True where own members stand."""
        return bool(self.turn.view.members[self.turn.view.seat].get(space))

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
        return IllegalAction("too-few-action-points", cost=cost, ap=self.turn.view.ap)

    def _no_way(self, space: int) -> IllegalAction:
        if self.by_secret_path:
            return IllegalAction("no-camp-there", space=NAMES[space])
        origin = BASE_CAMP_SPACE if self.origin is None else self.origin
        return no_way(self.turn.view, origin, space)

    def press(self, button: str) -> Choice | Play | IllegalAction:
        if self.origin is not None and (play := act_here(self.origin, button)):
            return play
        match button:
            case ids.PARTY_GO if self.coming and self.origin is not None:
                return self.coming.go(self.origin)
            case ids.PARTY_JOIN:
                return self._with(self.workers, True)
            case ids.PARTY_LEADER:
                return self.with_or_without_leader()
            case ids.PARTY_LESS:
                return self._with(self.workers - 1)
            case ids.PARTY_MORE:
                return self._with(self.workers + 1)
            case ids.PARTY_ALL:
                return self._with(*self.limits)
        return self

    def _with(self, workers: int, leader: bool | None = None) -> PickedUp:
        """So many workers, as far as there are, and the leader as before; never nobody."""
        leader = (self.leader if leader is None else leader) and self.limits[1]
        workers = max(0 if leader else 1, min(self.limits[0], workers))
        return replace(self, workers=workers, leader=leader, assumed=False, coming=None)

    def with_or_without_leader(self) -> PickedUp:
        """With the leader, or without; alone as long as nobody has said who else goes."""
        if self.leader:
            return self._with(max(1, self.workers), False)
        return self._with(0 if self.assumed else self.workers, True)


def pick_at(turn: Turn, space: int, verb: str) -> PickedUp:
    """One own member on a space, a worker if there is one."""
    worker = turn.view.workers_at(turn.view.seat, space) > 0
    return PickedUp(turn, space, int(worker), not worker, verb == SHUTTLE)


def pick_from_supply(turn: Turn) -> Choice:
    """One member from the supply, a worker while there are any."""
    view = turn.view
    worker = view.workers[view.seat] > 0
    if worker or view.leader[view.seat] == IN_SUPPLY:
        return PickedUp(turn, None, int(worker), not worker)
    return NoChoice(turn)
