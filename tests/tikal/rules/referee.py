"""A referee who watches a game and keeps his own books (sections 1 to 6).

He looks at the board only, never at what the engine derived from it, and works everything out
anew in the plainest way.
"""

import random
from collections import Counter

from game.tikal import rules
from game.tikal.rules.actions import Action
from game.tikal.rules.components import HEXAGONS, STONES
from game.tikal.rules.state import State

VOLCANO, TEMPLE, JUNGLE, TREASURE = "volcano", "temple", "jungle", "treasure"
TILES = (0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1)
PRICES = {"enter": 1, "shuttle": 1, "dig": 2, "recover": 3, "exchange": 3, "camp": 5, "guard": 5}
"""AP of the actions that always cost the same."""
STEPS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From one hexagon to the next, clockwise from north, where a row counts two."""


def place(space: int) -> tuple[int, int]:
    """Column and doubled row of a space; columns b, d, f, h lie one half lower."""
    column, row = divmod(space, 5)
    return column, 2 * row + column % 2


AT = {place(space): space for space in range(40)}


def neighbours(space: int) -> dict[int, int]:
    """Side -> the space across it."""
    column, row = place(space)
    across = {side: AT.get((column + c, row + r)) for side, (c, r) in enumerate(STEPS)}
    return {side: other for side, other in across.items() if other is not None}


def kind(state: State, space: int) -> str | None:
    """What lies on a space, None for nothing."""
    number = state.hexagon[space]
    return None if number < 0 else HEXAGONS[number].kind


def step_costs(state: State) -> list[dict[int, int]]:
    """AP of every step that the board allows (section 3, "move")."""
    costs: list[dict[int, int]] = []
    for space in range(40):
        steps = {}
        for side, other in neighbours(space).items():
            if {kind(state, space), kind(state, other)} & {None, VOLCANO}:
                continue
            here = STONES[state.hexagon[space]][state.rotation[space]][side]
            there = STONES[state.hexagon[other]][state.rotation[other]][(side + 3) % 6]
            if here + there:
                steps[other] = here + there
        costs.append(steps)
    return costs


def strength(state: State, seat: int, space: int) -> int:
    """A worker counts one, the leader three (section 4)."""
    members = state.members[seat].get(space, 0)
    return members + 2 if state.leader[seat] == space else members


def position_points(state: State, seat: int) -> tuple[int, int]:
    """What temples and treasures pay a seat (section 5)."""
    temples = 0
    for space in range(40):
        if kind(state, space) != TEMPLE:
            continue
        if state.guard[space] >= 0:
            paid = state.guard[space] == seat
        else:
            others = [strength(state, s, space) for s in range(state.seats) if s != seat]
            paid = strength(state, seat, space) > max(others)
        temples += state.value[space] if paid else 0
    return temples, sum({0: 0, 1: 1, 2: 3, 3: 6}[count] for count in state.treasures[seat])


def random_action(state: State, source: random.Random) -> Action:
    """Any legal action; every kind of action is equally likely, so that rare ones come up."""
    by_verb: dict[str, list[Action]] = {}
    for action in rules.legal_actions(state):
        by_verb.setdefault(action.verb, []).append(action)
    return source.choice(by_verb[source.choice(sorted(by_verb))])


class Referee:
    """Follows one game and fails with an AssertionError at the first thing that is wrong."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.actions: list[Action] = []
        self.boxed = [0] * state.seats
        self.guards = [0] * state.seats
        self.paid = [0] * state.seats
        self.scored = [0] * state.seats
        self.turns: Counter[int] = Counter()
        self.scoring_turns: Counter[int] = Counter()
        self.discarded = 0
        self._board: tuple[list[int], list[int]] = ([], [])
        self._costs: list[dict[int, int]] = []
        self.look()

    def play(self, action: Action) -> None:
        """Write down what the action means, let the engine apply it, and look at the position."""
        state = self.state
        seat, scoring = state.seat, bool(state.scoring_queue)
        if action.verb == "guard":
            # one of the members stays as the guard, all others go into the box
            members = state.members[seat][action.space]
            self.boxed[seat] += members - 1
            self.guards[seat] += 1
        elif action.verb == "end":
            if scoring:
                self.scored[seat] += sum(position_points(state, seat))
                self.scoring_turns[seat] += 1
            else:
                self.turns[seat] += 1
        self.discarded += action.verb == "discard"
        auctioned = state.phase == "auction"
        high = max(state.bids.high if state.bids else 0, getattr(action, "points", 0))
        ap, price = state.ap, self._price(action)
        rules.apply(state, action)
        # what costs nothing begins a turn of 10 AP, or one in which there are none to spend
        fresh = 10 if state.phase == "act" else 0
        assert state.ap == (fresh if price is None else ap - price)
        if auctioned and state.phase == "choose":
            self.paid[state.seat] += high
        self.actions.append(action)
        self.look()

    def _price(self, action: Action) -> int | None:
        """What an action costs (section 3), None for those that do not cost AP."""
        if action.verb == "move":
            return self._costs[action.origin][action.space]
        return PRICES.get(action.verb)

    def look(self) -> None:
        """Everything that must hold in any position."""
        state = self.state
        self._pieces()
        self._treasures()
        self._temple_tiles()
        self._derived()
        assert 0 <= state.ap <= 10
        assert state.ap == 0 or state.phase == "act"
        start = state.variant.starting_points
        assert state.score == [
            start + scored - paid for scored, paid in zip(self.scored, self.paid, strict=True)
        ]
        legal = rules.legal_actions(state)
        assert len(legal) == len(set(map(str, legal)))
        assert bool(legal) == (state.phase != "over")

    def _pieces(self) -> None:
        state = self.state
        for seat in range(state.seats):
            on_board = sum(state.members[seat].values())
            supply = state.workers[seat] + (state.leader[seat] == -1)
            gone = self.boxed[seat] + self.guards[seat]
            assert supply + on_board + gone == state.variant.workers + 1
            assert min(state.members[seat].values(), default=1) > 0
            assert state.workers[seat] >= 0
            assert state.leader[seat] < 0 or state.leader[seat] in state.members[seat]
            assert state.guard.count(seat) == self.guards[seat]
            assert state.guards_left[seat] == state.variant.guards - self.guards[seat]
            assert state.camps_left[seat] == state.variant.camps - state.camp.count(seat)
            assert all(kind(state, s) not in (None, VOLCANO) for s in state.members[seat])

    def _treasures(self) -> None:
        state = self.state
        lying = [treasure for space in state.ruin_treasures for treasure in space]
        owned = [k for own in state.treasures for k, count in enumerate(own) for _ in range(count)]
        assert len(state.treasure_stack) == 3 * state.variant.treasure_kinds
        assert sorted(state.treasure_stack) == sorted(
            lying + owned + list(state.treasure_stack[state.treasures_laid :])
        )

    def _temple_tiles(self) -> None:
        """Every tile is in the supply or on a temple, which was uncovered number by number."""
        state = self.state
        used: Counter[int] = Counter()
        for space, value in enumerate(state.value):
            assert bool(value) == (kind(state, space) == TEMPLE)
            if value:
                printed = HEXAGONS[state.hexagon[space]].value
                if space == AT[0, 6]:
                    printed = state.options.a4_value
                used.update(range(printed + 1, value + 1))
        assert [state.temple_tiles[n] + used[n] for n in range(11)] == list(TILES)
        assert min(state.temple_tiles) >= 0

    def _derived(self) -> None:
        """What the engine keeps at hand for speed is what the board says."""
        state = self.state
        board = (state.hexagon, state.rotation)
        if board != self._board:
            self._board = (state.hexagon[:], state.rotation[:])
            self._costs = step_costs(state)
            self._walks()
        assert state.step_costs == self._costs
        sites = {
            space
            for space in range(40)
            if kind(state, space) in (JUNGLE, TREASURE)
            and not state.ruin_treasures[space]
            and state.camp[space] < 0
        }
        assert set(state.camp_sites) == sites
        assert len(state.camp_sites) == len(sites)
        base = AT[0, 8]
        for seat, homes in enumerate(state.homes):
            camps = {space for space in range(40) if state.camp[space] == seat}
            assert set(homes) == camps | {base}
            assert len(homes) == len(camps) + 1

    def _walks(self) -> None:
        for space, steps in enumerate(self._costs):
            if not steps:
                continue
            for who, walks in zip(("w", "l", "lw"), self.state.legal_moves[space], strict=True):
                for ap, moves in enumerate(walks):
                    reached = [to for to, cost in steps.items() if cost <= ap]
                    wanted = {(member, space, to) for member in who for to in reached}
                    assert {(m.member, m.origin, m.space) for m in moves} == wanted
                    assert len(moves) == len(wanted)

    def sign(self) -> None:
        """The game is over and was of the right length (sections 3 and 6)."""
        state = self.state
        assert state.phase == "over"
        assert rules.legal_actions(state) == []
        hexagons, rounds = self._length()
        assert sum(self.turns.values()) == hexagons
        assert max(self.turns.values()) - min(self.turns[s] for s in range(state.seats)) <= 1
        assert self.scoring_turns == dict.fromkeys(range(state.seats), rounds)
        laid = sum(number >= 0 for number in state.hexagon)
        assert laid == 4 + hexagons - self.discarded
        assert [(s.round, s.seat) for s in state.scorings] == [
            (index // state.seats, s.seat) for index, s in enumerate(state.scorings)
        ]

    def _length(self) -> tuple[int, int]:
        """Return how many hexagons have a turn of their own, and how many rounds are scored."""
        state = self.state
        volcanoes = sum(HEXAGONS[number].kind == VOLCANO for number in state.deck)
        if state.options.length != "short" or volcanoes < 2:
            return len(state.deck), volcanoes + 1
        had = set(state.deck[: state.drawn]) - set(state.display)
        assert sum(HEXAGONS[number].kind == VOLCANO for number in had) == 2
        return len(had) - 1, 2
