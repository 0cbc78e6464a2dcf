"""The choice of members that are picked up together, to go somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain

from game.core.message import IllegalAction
from game.table.modes import ButtonState
from game.table.outcome import Play
from game.table.rule_names import TAPS
from game.table.things import CHOSEN, ThingState
from game.tikal.rules.actions import LEADER, WORKER
from game.tikal.rules.actions.move import (
    ANY_COST,
    Route,
    actions_along,
    member_routes,
    no_path_reason,
)
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import BASE_CAMP_SPACE
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.table import ids, things
from game.tikal.table.modes.choices import choice
from game.tikal.table.modes.mode import Turn
from game.tikal.table.shown.cards import PartyShown, SelectionShown, selection_shown
from game.tikal.table.shown.shown import BoardLook
from game.tikal.table.things import SPACE, BoardThing, Thing, space_of
from game.tikal.table.verbs import SHUTTLE
from game.tikal.table.words import reason
from game.tikal.words import tasks
from game.tikal.words.labels import DISABLED_REASONS, LABELS, price_label, with_workers
from game.tikal.words.rulebook_sections import MOVE
from game.tikal.words.tasks import TAP_GUIDANCE
from game.ui.sentence import RuleText, Words


@dataclass(frozen=True)
class PartyChoice(choice.Choice):
    """Members picked up together: from a space, or from the supply (``origin`` None).

    Attributes:
        is_default: True while the player has not said who belongs to the party; then a tap on the
            leader takes him alone.
        previous: the party picked up before, which may still come here. Until the player decides,
            it is the one that is chosen; nothing is lit, and only its path to here is drawn.
        drop_hint: while a drag carries the party: what a drop there would do, or why it cannot go
            there; else empty.
    """

    origin: int | None
    workers: int
    leader: bool
    by_secret_path: bool = False
    is_default: bool = True
    previous: PartyChoice | None = None
    drop_hint: Words = ""

    @property
    def space(self) -> int | None:
        return self.origin

    @property
    def size(self) -> int:
        """The number of members in the party."""
        return self.workers + self.leader

    @property
    def members(self) -> list[str]:
        """The members as letters of the notation, the leader first."""
        return [LEADER] * self.leader + [WORKER] * self.workers

    @cached_property
    def limits(self) -> tuple[int, bool]:
        """The most workers that the party could have, and whether the leader could belong to it."""
        view, seat = self.turn.view, self.turn.view.seat
        if self.origin is None:
            return min(view.ap, view.workers[seat]), view.leader[seat] == IN_SUPPLY
        return view.workers_at(seat, self.origin), view.leader[seat] == self.origin

    @property
    def could_take_leader(self) -> bool:
        """True if the leader stands here, is not in the party, and no other party may come."""
        return self.limits[1] and not self.leader and not self.previous

    @cached_property
    def routes(self) -> dict[int, Route]:
        """The cheapest route to every space that a path leads to, by space, whatever it costs."""
        view = self.turn.view
        return member_routes(
            view, view.seat, self.origin, ANY_COST, shuttle_only=self.by_secret_path
        )

    def cost(self, space: int) -> int:
        """Return the AP that the whole party needs to a space; KeyError if no path leads there."""
        return self.routes[space].cost * self.size

    @cached_property
    def reachable(self) -> dict[int, int]:
        """The AP that the whole party needs, for every space that it can pay to reach."""
        costs = {space: self.cost(space) for space in self.routes}
        return {space: cost for space, cost in costs.items() if cost <= self.turn.view.ap}

    @cached_property
    def things(self) -> Mapping[Thing, ThingState]:
        """The spaces that the party can reach, with the cost; while another party may come here,
        only where that one stands."""
        if self.previous:
            return self.previous._standing
        stands = {
            SPACE[space]: self._sign(SPACE[space], cost)
            for space, cost in self.reachable.items()
            if space != self.origin
        }
        return stands | self._standing

    @property
    def _standing(self) -> dict[Thing, ThingState]:
        """The space where the party stands, chosen; empty for the supply."""
        return {} if self.origin is None else {SPACE[self.origin]: CHOSEN}

    def _sign(self, there: Thing, cost: int) -> ThingState:
        return ThingState(lit=True, cost=cost, held=self.offer(things.Party(), there))

    def look(self, pointed: Thing | None) -> BoardLook:
        """Return the path of the party that may come here, else that to the space pointed at."""
        if self.previous and self.origin is not None:
            return BoardLook(path=self.previous.routes[self.origin].spaces)
        space = space_of(pointed)
        return BoardLook(path=self.routes[space].spaces if space in self.reachable else ())

    @property
    def panel(self) -> SelectionShown:
        most, from_board = self.limits, self.origin is not None
        picked = PartyShown(self.workers, self.leader, *most, all_at_once=from_board)
        party = None if self.previous else picked
        view, players, origin = self.turn.view, self.turn.players, self.origin
        here = () if origin is None else choice.space_button_ids(view, origin)
        idle = frozenset(id for id in here if not self._beside[id].enabled)
        return selection_shown(view, players, origin, self.hint, party, buttons=here, disabled=idle)

    @property
    def hint(self) -> Words:
        if self.drop_hint:
            return self.drop_hint
        before, here = self.previous, self.origin
        if before and before.origin is not None and here is not None:
            return tasks.come_here(before.workers, before.leader, NAMES[before.origin], NAMES[here])
        return TAP_GUIDANCE["go" if self.reachable else "too-many"]

    @property
    def offered(self) -> Thing | None:
        return SPACE[self.origin] if self.previous and self.origin is not None else None

    def offer(self, what: Thing | None, onto: Thing | None) -> Words:
        """Return what it would cost to join own members on a space; empty where a drop does not."""
        space, waits = space_of(onto), self.previous or self._goes_at_once
        if (
            what != things.Party()
            or waits
            or space not in self.reachable
            or not self._has_own_members(space)
        ):
            return ""
        return tasks.drop_to_join(self.size, self.reachable[space])

    def carries(self, thing: Thing | None) -> bool:
        """Return True if the drag begins at the space on which the party stands."""
        return self.origin is not None and space_of(thing) == self.origin and not self.previous

    def held_over(self, onto: Thing | None) -> PartyChoice:
        space = space_of(onto)
        if space is None or space == self.origin:
            return self
        came = self.go_to(space)
        if isinstance(came, IllegalAction):
            return replace(self, drop_hint=reason(came).message)
        return replace(self, drop_hint=tasks.drop_to_move(self.size, self.cost(space)))

    def drop(self, what: Thing | None, onto: Thing | None) -> Play | IllegalAction | None:
        """Send the party to the space, whoever stands there; None if it is not dropped on another
        space."""
        space = space_of(onto)
        if what != things.Party() or space is None or space == self.origin:
            return None
        return self.go_to(space)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**self._members, **self._beside}

    @property
    def _members(self) -> dict[str, ButtonState]:
        """The buttons that choose who belongs to the party; none while another party may come."""
        if self.previous:
            return {}
        most, leader = self.limits
        somebody = RuleText(DISABLED_REASONS["somebody-goes"], TAPS)
        no_more = RuleText(DISABLED_REASONS["no-more-workers"], MOVE)
        looks = {
            ids.PARTY_LESS: self._changing(
                ids.PARTY_LESS, self.workers - 1, self.workers > (0 if self.leader else 1), somebody
            ),
            ids.PARTY_MORE: self._changing(
                ids.PARTY_MORE, self.workers + 1, self.workers < most, no_more
            ),
        }
        if leader:
            mark = self.turn.players[self.turn.view.seat].mark
            alone = RuleText(DISABLED_REASONS["leader-alone"], MOVE)
            own = ButtonState(
                most > 0 or not self.leader, self.leader, icon=f"leader_{mark}", why=alone
            )
            looks[ids.PARTY_LEADER] = own
        if self.origin is not None:
            everybody = self.workers == most and self.leader == leader
            looks[ids.PARTY_ALL] = ButtonState(chosen=everybody)
        return looks

    def _changing(self, id: str, workers: int, enabled: bool, why: RuleText) -> ButtonState:
        """Return a button with which this would be the number of workers picked up."""
        label = LABELS[id]
        return ButtonState(
            enabled, label=with_workers(label, workers) if enabled else label, why=why
        )

    @property
    def _beside(self) -> dict[str, ButtonState]:
        """The buttons for actions at the party's space and, while another party may come, for
        that."""
        if self.origin is None:
            return {}
        here = choice.space_buttons(self.turn.view, self.origin)
        if not self.previous:
            return here
        note = price_label(self.previous.cost(self.origin))
        return here | {ids.PARTY_GO: ButtonState(note=note, binds=True)}

    def is_for_verb(self, verb: str) -> bool:
        if self.origin is None:
            return verb == "enter"
        return verb == (SHUTTLE if self.by_secret_path else "move")

    @property
    def picks_up_instead(self) -> bool:
        return not self._goes_at_once

    @property
    def _goes_at_once(self) -> bool:
        """True if a tap on own members sends the party there rather than picking those up: the
        party arrives from the supply or takes a secret path, as the player asked."""
        return self.origin is None or self.by_secret_path

    def touch(self, thing: BoardThing) -> choice.Choice | Play | IllegalAction | None:
        """Send the party to the space that is tapped.

        A tap on a space with own members picks those up; a second tap then lets this party come. A
        tap on its own space puts the party down, but a tap on the leader there lets him join.
        """
        space = thing.space
        if self.previous:
            return self._touch_with_previous(self.previous, thing)
        if space == self.origin:
            joins = isinstance(thing, things.Leader) and self.could_take_leader
            return self.toggle_leader() if joins else choice.NoChoice(self.turn)
        if space in self.reachable and self._has_own_members(space) and not self._goes_at_once:
            return replace(pick_up_at(self.turn, space, "move"), previous=self)
        return self.go_to(space)

    def _touch_with_previous(
        self, before: PartyChoice, thing: BoardThing
    ) -> choice.Choice | Play | IllegalAction:
        """Answer a tap while the party ``before`` may still come here: a tap here lets it come, one
        on its own space picks it up again, any other acts on one of the two parties."""
        space = thing.space
        if space == self.origin:
            return before.go_to(space)
        if space == before.origin:
            return before
        if space in before.reachable and self._has_own_members(space):
            return before.touch(thing) or self
        return replace(self, previous=None)

    def _has_own_members(self, space: int) -> bool:
        """Return True if own members stand on the space."""
        return bool(self.turn.view.members[self.turn.view.seat].get(space))

    def go_to(self, space: int) -> Play | IllegalAction:
        """Return the actions that take the whole party to a space by the cheapest way, or why
        not."""
        if space not in self.routes:
            return self._no_way(space)
        if (cost := self.cost(space)) > self.turn.view.ap:
            return self._too_dear(cost)
        view, route = self.turn.view, self.routes[space]
        steps = (actions_along(view, view.seat, member, route) for member in self.members)
        return Play(tuple(chain.from_iterable(steps)))

    def _too_dear(self, cost: int) -> IllegalAction:
        return IllegalAction("too-few-action-points", cost=cost, ap=self.turn.view.ap)

    def _no_way(self, space: int) -> IllegalAction:
        if self.by_secret_path:
            return IllegalAction("no-camp-there", space=NAMES[space])
        origin = BASE_CAMP_SPACE if self.origin is None else self.origin
        return no_path_reason(self.turn.view, origin, space)

    def press(self, button: str) -> choice.Choice | Play | IllegalAction:
        if self.origin is not None and (play := choice.press_space_button(self.origin, button)):
            return play
        match button:
            case ids.PARTY_GO if self.previous and self.origin is not None:
                return self.previous.go_to(self.origin)
            case ids.PARTY_JOIN:
                return self._with(self.workers, True)
            case ids.PARTY_LEADER:
                return self.toggle_leader()
            case ids.PARTY_LESS:
                return self._with(self.workers - 1)
            case ids.PARTY_MORE:
                return self._with(self.workers + 1)
            case ids.PARTY_ALL:
                return self._with(*self.limits)
        return self

    def _with(self, workers: int, leader: bool | None = None) -> PartyChoice:
        """Return the party with so many workers, within what stands there, and at least one member;
        ``leader`` None keeps the leader as he is."""
        leader = (self.leader if leader is None else leader) and self.limits[1]
        workers = max(0 if leader else 1, min(self.limits[0], workers))
        return replace(self, workers=workers, leader=leader, is_default=False, previous=None)

    def toggle_leader(self) -> PartyChoice:
        """Return the party with the leader added or removed; added before anybody was chosen, he
        goes alone."""
        if self.leader:
            return self._with(max(1, self.workers), False)
        return self._with(0 if self.is_default else self.workers, True)


def pick_up_at(turn: Turn, space: int, verb: str) -> PartyChoice:
    """Return a party of one own member on a space, a worker if there is one."""
    worker = turn.view.workers_at(turn.view.seat, space) > 0
    return PartyChoice(turn, space, int(worker), not worker, verb == SHUTTLE)


def pick_up_from_supply(turn: Turn) -> choice.Choice:
    """Return a party of one member from the supply, a worker if any are left; no choice if the
    supply is empty."""
    view = turn.view
    worker = view.workers[view.seat] > 0
    if worker or view.leader[view.seat] == IN_SUPPLY:
        return PartyChoice(turn, None, int(worker), not worker)
    return choice.NoChoice(turn)
