"""A position, everything that changes in the course of a game, and an action, which changes it.

A position has flat lists and small integers, so that a copy is cheap. Only actions change it
(``game.tikal.rules.play``); everybody else reads it.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal, NamedTuple, TypeAlias

from game.core import action
from game.core.game import NOT_SENT
from game.tikal.rules import components
from game.tikal.rules.board import SIDES, SPACES
from game.tikal.rules.setup import Options, Setup, Variant

NONE: Final = -1
"""Stands for no hexagon and for no seat."""
IN_SUPPLY: Final = -1
OUT_OF_PLAY: Final = -2
"""``IN_SUPPLY`` and ``OUT_OF_PLAY`` stand for the space of a leader that is not on the board."""

Phase = Literal["auction", "choose", "place", "act", "over"]
AUCTION: Final = "auction"
CHOOSE: Final = "choose"
PLACE: Final = "place"
ACT: Final = "act"
OVER: Final = "over"

MOST_STONES: Final = 6
"""The most stones between two hexagons, and so the most AP of a move: three on each side."""

NOTHING_BESIDE: Final = 0
EXPLORED_BESIDE: Final = 1 << SIDES
STONE_TOWARDS: Final = 1 << (SIDES + 1)
"""Flags for the border of a free space.

``NOTHING_BESIDE`` if no explored hexagon is around it. Else ``EXPLORED_BESIDE``, with
``STONE_TOWARDS`` if a neighbour has a stone on the side they share, and bit ``side`` for every
explored neighbour that is no volcano.
"""

MovesByMembers: TypeAlias = "tuple[tuple[tuple[Action, ...], ...], ...]"


class ScoredTurn(NamedTuple):
    """The points of one seat in one scoring round (``round`` is counted from 0)."""

    round: int
    seat: int
    temples: int
    treasures: int


class Bids(NamedTuple):
    """An auction under way (section 7).

    ``still_in`` are the seats that have not passed, the next bidder first; ``high`` is 0 before
    the first bid.
    """

    still_in: tuple[int, ...]
    high: int = 0
    high_bidder: int = NONE
    first_pass: int = NONE


@dataclass(slots=True, init=False, eq=False, repr=False)
class State:
    """A position. Lists are indexed by space or by seat.

    Attributes:
        seats: number of players.
        variant: the game that is played.
        options: the rule options of this game.
        deck, drawn: hexagon numbers in drawing order, and how many have been drawn.
        backs: the letters on the backs of the deck, in drawing order.
        treasure_stack, treasures_laid: treasures in order, and how many have been put on hexagons.
        hexagon, rotation: what lies on each space (``NONE``: unexplored) and how it is turned.
        value: topmost number of the temple on each space, 0 where there is none.
        ruin_treasures: kinds of the treasures on each space; the last one is recovered first.
        camp, guard: seat that owns the camp or guard on each space, or ``NONE``.
        members: per seat, the number of its members on each space where it has any.
        leader: per seat, its leader's space, ``IN_SUPPLY`` or ``OUT_OF_PLAY``.
        workers: per seat, workers not yet entered.
        homes: per seat, base camp and own camps.
        camps_left, guards_left, score: per seat.
        treasures: per seat, how many of each kind.
        temple_tiles: how many temple tiles of each number are in the supply.
        hand: hexagon drawn and not yet placed, or ``NONE``.
        display: hexagons face up, to be chosen from (auction).
        bids: the auction under way, or None.
        had_turn: seats that have had their turn this round (auction).
        paid_for_turns: per seat, points paid for turns (auction).
        placer: the seat that drew or chose the hexagon last.
        phase, seat, ap: what is to be done, by whom, with how many action points.
        scoring_queue: seats that still have their scoring turn, the acting one first; empty
            outside a scoring round.
        uncovered, recovered: levels and treasures taken this turn, per space.
        scorings: what every seat scored so far.
        borders: per free space, what lies around it (``EXPLORED_BESIDE``,
            ``STONE_TOWARDS`` and bits of sides); ``NOTHING_BESIDE`` where a hexagon lies.
        camp_sites: spaces where a camp may stand.
        step_costs: per space, AP of a step to each neighbour that can be reached.
        legal_moves: ``legal_moves[space][mix][ap]`` are the moves from a space that cost at most
            ``ap`` (0 to 6), for the members that stand there (``mix``: index of ``MEMBER_MIXES``).
    """

    seats: int
    variant: Annotated[Variant, NOT_SENT]
    options: Annotated[Options, NOT_SENT]
    deck: tuple[int, ...]
    backs: tuple[str, ...]
    drawn: int
    treasure_stack: tuple[int, ...]
    treasures_laid: int
    hexagon: list[int]
    rotation: list[int]
    value: list[int]
    ruin_treasures: list[tuple[int, ...]]
    camp: list[int]
    guard: list[int]
    members: list[dict[int, int]]
    leader: list[int]
    workers: list[int]
    homes: list[tuple[int, ...]]
    camps_left: list[int]
    guards_left: list[int]
    score: list[int]
    treasures: list[list[int]]
    temple_tiles: list[int]
    hand: int
    display: tuple[int, ...]
    bids: Bids | None
    had_turn: tuple[int, ...]
    paid_for_turns: list[int]
    placer: int
    phase: Phase
    seat: int
    ap: int
    scoring_queue: tuple[int, ...]
    uncovered: dict[int, int]
    recovered: dict[int, int]
    scorings: tuple[ScoredTurn, ...]
    borders: Annotated[list[int], NOT_SENT]
    camp_sites: tuple[int, ...]
    step_costs: Annotated[list[dict[int, int]], NOT_SENT]
    legal_moves: Annotated[list[MovesByMembers], NOT_SENT]

    def __init__(self, setup: Setup) -> None:
        """Make the empty position, before even the printed hexagons lie on the board."""
        seats, variant = setup.seats, setup.variant
        self.seats = seats
        self.variant = variant
        self.options = setup.options
        self.deck = setup.deck
        self.backs = tuple(components.HEXAGONS[number].letter for number in setup.deck)
        self.drawn = 0
        self.treasure_stack = setup.treasures
        self.treasures_laid = 0
        self.hexagon = [NONE] * SPACES
        self.rotation = [0] * SPACES
        self.value = [0] * SPACES
        self.ruin_treasures = [()] * SPACES
        self.camp = [NONE] * SPACES
        self.guard = [NONE] * SPACES
        self.members = [{} for _ in range(seats)]
        self.leader = [IN_SUPPLY] * seats
        self.workers = [variant.workers] * seats
        self.homes = [(components.BASE_CAMP_SPACE,)] * seats
        self.camps_left = [variant.camps] * seats
        self.guards_left = [variant.guards] * seats
        self.score = [variant.starting_points] * seats
        self.treasures = [[0] * components.TREASURE_KINDS for _ in range(seats)]
        self.temple_tiles = list(components.TEMPLE_TILES)
        self.hand = NONE
        self.display = ()
        self.bids = None
        self.had_turn = ()
        self.paid_for_turns = [0] * seats
        self.placer = setup.first_player
        self.phase = PLACE
        self.seat = setup.first_player
        self.ap = 0
        self.scoring_queue = ()
        self.uncovered = {}
        self.recovered = {}
        self.scorings = ()
        self.borders = [NOTHING_BESIDE] * SPACES
        self.camp_sites = ()
        self.step_costs = [{}] * SPACES
        self.legal_moves = [()] * SPACES

    def copy(self) -> "State":
        """Return an independent position; only values that never change in place are shared."""
        new = State.__new__(State)
        new.seats = self.seats
        new.variant = self.variant
        new.options = self.options
        new.deck = self.deck
        new.backs = self.backs
        new.drawn = self.drawn
        new.treasure_stack = self.treasure_stack
        new.treasures_laid = self.treasures_laid
        new.hexagon = self.hexagon[:]
        new.rotation = self.rotation[:]
        new.value = self.value[:]
        new.ruin_treasures = self.ruin_treasures[:]
        new.camp = self.camp[:]
        new.guard = self.guard[:]
        new.members = [members.copy() for members in self.members]
        new.leader = self.leader[:]
        new.workers = self.workers[:]
        new.homes = self.homes[:]
        new.camps_left = self.camps_left[:]
        new.guards_left = self.guards_left[:]
        new.score = self.score[:]
        new.treasures = [kinds[:] for kinds in self.treasures]
        new.temple_tiles = self.temple_tiles[:]
        new.hand = self.hand
        new.display = self.display
        new.bids = self.bids
        new.had_turn = self.had_turn
        new.paid_for_turns = self.paid_for_turns[:]
        new.placer = self.placer
        new.phase = self.phase
        new.seat = self.seat
        new.ap = self.ap
        new.scoring_queue = self.scoring_queue
        new.uncovered = self.uncovered.copy()
        new.recovered = self.recovered.copy()
        new.scorings = self.scorings
        new.borders = self.borders[:]
        new.camp_sites = self.camp_sites
        new.step_costs = self.step_costs[:]
        new.legal_moves = self.legal_moves[:]
        return new

    def stones(self, space: int) -> tuple[int, ...]:
        """Return the stones per side of the hexagon on an explored space, clockwise from north."""
        return components.STONES[self.hexagon[space]][self.rotation[space]]

    def hexagon_kind(self, space: int) -> str | None:
        """Return the kind of hexagon on a space (``components.TEMPLE``, ...); unexplored: None."""
        hexagon = self.hexagon[space]
        return None if hexagon == NONE else components.HEXAGON_KINDS[hexagon]

    def workers_at(self, seat: int, space: int) -> int:
        """Return how many workers a seat has on a space; its leader does not count."""
        return self.members[seat].get(space, 0) - (self.leader[seat] == space)


@dataclass(frozen=True, slots=True)
class Action(action.Action):
    """One action of a player: its notation, why it is not legal, and what it does."""

    phase: ClassVar[Phase] = ACT
    """The phase in which the action can be done."""
    cost: ClassVar[int] = 0
    """The action points (AP) of an action with a fixed cost, else 0."""

    def check(self, state: State) -> None:
        """Make sure that the action is legal; the caller has checked its phase.

        Raises:
            IllegalAction: names the rule that it breaks.
        """
        raise NotImplementedError

    def apply(self, state: State) -> None:
        """Change a position in which the action is legal."""
        raise NotImplementedError
