"""What the active player is about to do: from taps on spaces and buttons to actions.

Knows no pixels. It reads the position, remembers what is picked up or chosen, says what should
be lit, and hands back the actions that a tap stands for.
"""

from dataclasses import dataclass
from typing import Final

from game.tikal.rules.actions import (
    CAMP,
    GUARD,
    LEADER,
    RECOVER,
    UNCOVER,
    WORKER,
    Action,
    Exchange,
    Move,
    PlaceTile,
    Shuttle,
)
from game.tikal.rules.legal import legal_actions
from game.tikal.rules.reach import Route, actions_along, reach
from game.tikal.rules.refusal import IllegalAction, check, why_not
from game.tikal.rules.state import ACT, IN_SUPPLY, PLACE, State

SITE_ACTIONS: Final[dict[str, tuple[Action, ...]]] = {
    "dig": UNCOVER,
    "recover": RECOVER,
    "camp": CAMP,
    "guard": GUARD,
}
"""Verbs that are done at one space, with their action for every space."""
WALKS: Final = ("move", "shuttle")
"""Verbs that begin with picking up members."""


@dataclass(frozen=True, slots=True)
class Party:
    """Members picked up together: from a space, or from the supply (``origin`` None)."""

    origin: int | None
    workers: int
    leader: bool
    by_secret_path: bool = False

    @property
    def size(self) -> int:
        """How many members it has."""
        return self.workers + self.leader

    @property
    def members(self) -> list[str]:
        """Its members in the notation's letters, the leader first."""
        return [LEADER] * self.leader + [WORKER] * self.workers


class Interaction:
    """The choices of the active player within one position.

    Attributes:
        watching: True while others act.
        placing: where the hexagon in hand lies for a look, as (space, rotation).
        selected: the space whose panel is open.
        party: the members picked up.
        verb: a key of ``SITE_ACTIONS`` or one of ``WALKS`` that waits for its space.
    """

    def __init__(self, state: State) -> None:
        self.show(state)

    def show(self, state: State, watching: bool = False) -> None:
        """Start afresh in a position; while others' turns are watched, nothing can be done."""
        self.state = state
        self.watching = watching
        self.legal = [] if watching else legal_actions(state)
        self.placing: tuple[int, int] | None = None
        self.selected: int | None = None
        self.party: Party | None = None
        self.verb: str | None = None
        self._routes: dict[int, Route] = {}

    def clear(self) -> None:
        """Put down whatever is picked up or chosen."""
        self.show(self.state, self.watching)

    # the hexagon in hand

    @property
    def rotations(self) -> dict[int, list[int]]:
        """Legal spaces for the hexagon in hand, each with its legal rotations."""
        found: dict[int, list[int]] = {}
        for action in self.legal:
            if isinstance(action, PlaceTile):
                found.setdefault(action.space, []).append(action.rotation)
        return found

    def rotate(self) -> None:
        """Turn the hexagon that lies for a look to its next legal rotation."""
        if self.placing:
            space, rotation = self.placing
            turns = self.rotations[space]
            self.placing = (space, turns[(turns.index(rotation) + 1) % len(turns)])

    def confirmed(self) -> list[Action]:
        """The placement that lies for a look; the discard where nothing fits."""
        if self.placing:
            return [PlaceTile(*self.placing)]
        return [] if self.rotations else list(self.legal)

    # members

    def pick_from_supply(self) -> None:
        """Pick up one member from the supply, a worker while there are any."""
        seat = self.state.seat
        worker = self.state.workers[seat] > 0
        if worker or self.state.leader[seat] == IN_SUPPLY:
            self._pick(Party(None, int(worker), not worker))

    def pick_at(self, space: int, by_secret_path: bool = False) -> None:
        """Pick up one own member on a space, a worker if there is one."""
        worker = self.state.workers_at(self.state.seat, space) > 0
        self.selected = space
        self._pick(Party(space, int(worker), not worker, by_secret_path))

    def choose_walk(self, verb: str) -> None:
        """The button of a walk: picks up from the selected space, else waits for a space."""
        if self.verb == verb:
            self.clear()
        elif self.selected is not None and self.selected in self.stacks(verb):
            self.pick_at(self.selected, verb == "shuttle")
        else:
            self.clear()
            self.verb = verb

    def stacks(self, verb: str) -> list[int]:
        """The spaces from which own members can walk or shuttle away."""
        found: dict[int, None] = {}
        for action in self.legal:
            if isinstance(action, Move | Shuttle) and action.verb == verb:
                found[action.origin] = None
        return list(found)

    def party_limits(self) -> tuple[int, bool]:
        """How many workers could be in the party, and whether the leader could."""
        state, party = self.state, self.party
        if party is None:
            return 0, False
        if party.origin is None:
            return state.workers[state.seat], state.leader[state.seat] == IN_SUPPLY
        workers = state.workers_at(state.seat, party.origin)
        return workers, state.leader[state.seat] == party.origin

    def change_workers(self, step: int) -> None:
        """Take more or fewer workers along; the party never becomes empty."""
        if self.party:
            most, _ = self.party_limits()
            least = 0 if self.party.leader else 1
            workers = min(most, self.state.ap, max(least, self.party.workers + step))
            self._repick(max(least, workers), self.party.leader)

    def toggle_leader(self) -> None:
        """Take the leader along, or leave it; alone it is exchanged for a worker."""
        party = self.party
        if party is None or not self.party_limits()[1]:
            return
        if not party.leader:
            self._repick(party.workers, True)
        elif party.workers or self.party_limits()[0]:
            self._repick(max(1, party.workers), False)

    def _repick(self, workers: int, leader: bool) -> None:
        assert self.party
        self._pick(Party(self.party.origin, workers, leader, self.party.by_secret_path))

    def _pick(self, party: Party) -> None:
        self.verb = None
        self.party = party
        self._routes = reach(
            self.state,
            self.state.seat,
            party.origin,
            self.state.ap // party.size,
            shuttle_only=party.by_secret_path,
        )

    @property
    def reach(self) -> dict[int, int]:
        """AP that the whole party needs to every space it can get to."""
        if self.party is None:
            return {}
        return {space: route.cost * self.party.size for space, route in self._routes.items()}

    def route(self, space: int) -> tuple[int, ...]:
        """The spaces that the party passes on its way, the ends included."""
        return self._routes[space].spaces if self.party and space in self._routes else ()

    # actions at a space

    def sites(self, verb: str) -> list[int]:
        """The spaces where a site action is legal."""
        legal = set(self.legal)
        return [space for space, action in enumerate(SITE_ACTIONS[verb]) if action in legal]

    def choose_verb(self, verb: str) -> list[Action]:
        """A site action's button: done at once on the selected space, else it waits for one."""
        if self.selected is not None:
            action = SITE_ACTIONS[verb][self.selected]
            if action in self.legal:
                return [action]
        self.party = None
        self.verb = None if self.verb == verb else verb
        return []

    def why_not_here(self, verb: str) -> IllegalAction | None:
        """Why a site action is not legal on the selected space."""
        if self.selected is None:
            return None
        return why_not(self.state, SITE_ACTIONS[verb][self.selected])

    def targets(self) -> list[int]:
        """The spaces that wait to be tapped: for the hexagon in hand, or for the verb."""
        if self.verb in SITE_ACTIONS:
            return self.sites(self.verb)
        if self.verb in WALKS:
            return self.stacks(self.verb)
        return list(self.rotations)

    @property
    def exchanges(self) -> list[Exchange]:
        """The legal exchanges."""
        return [action for action in self.legal if isinstance(action, Exchange)]

    @property
    def could_do_more(self) -> bool:
        """True if action points are left that could still do something."""
        return self.state.phase == ACT and len(self.legal) > 1

    @property
    def busy(self) -> bool:
        """True if something is picked up or chosen."""
        chosen = (self.placing, self.selected, self.party, self.verb)
        return any(one is not None for one in chosen)

    def verbs(self) -> set[str]:
        """Verbs of which some action is legal now."""
        return {action.verb for action in self.legal}

    # taps

    def tap(self, space: int) -> list[Action]:
        """A tap on a space: the actions it stands for, none if it only picks or shows.

        Raises:
            IllegalAction: a site action waits for its space and this is none.
        """
        if self.state.phase == PLACE:
            self._try(space)
            return []
        if self.verb in WALKS and space in self.stacks(self.verb):
            self.pick_at(space, self.verb == "shuttle")
            return []
        if self.verb in SITE_ACTIONS:
            action = SITE_ACTIONS[self.verb][space]
            check(self.state, action)
            return [action]
        if self.party and space in self._routes:
            return self._walk(space)
        self._select(space)
        return []

    def _try(self, space: int) -> None:
        turns = self.rotations.get(space)
        if self.placing and self.placing[0] == space:
            self.rotate()
        elif turns:
            self.placing = (space, turns[0])

    def _walk(self, space: int) -> list[Action]:
        assert self.party
        route = self._routes[space]
        return [
            action
            for member in self.party.members
            for action in actions_along(self.state, self.state.seat, member, route)
        ]

    def _select(self, space: int) -> None:
        if self.party and self.party.origin == space:
            most, _ = self.party_limits()
            more = min(self.party.workers + 1, most, self.state.ap)
            if more > self.party.workers:
                self.change_workers(1)
            else:
                self.clear()
            return
        again = self.selected == space
        self.clear()
        if again or self.state.kind(space) is None:
            return
        self.selected = space
        if self.state.members[self.state.seat].get(space) and self.state.ap:
            self.pick_at(space)
