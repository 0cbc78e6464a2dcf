"""A position: everything that changes in the course of a game.

Flat lists and small integers, so that a copy is cheap. Only actions change a position
(``game.tikal.rules.play``); everybody else reads it.
"""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from game.tikal.rules import components
from game.tikal.rules.board import SIDES, SPACES
from game.tikal.rules.setup import Options, Setup
from game.tikal.rules.variants import Variant

if TYPE_CHECKING:
    from game.tikal.rules.actions.action import Action

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

UNTOUCHED: Final = 0
TOUCHED: Final = 1 << SIDES
LED_INTO: Final = 1 << (SIDES + 1)
"""Flags for the border of a free space.

``UNTOUCHED`` if no explored hexagon is around it. Else ``TOUCHED``, with ``LED_INTO`` if a
neighbour has a stone on the side they share, and bit ``side`` for every explored neighbour that
is no volcano.
"""

Walks: TypeAlias = "tuple[tuple[tuple[Action, ...], ...], ...]"


class Scored(NamedTuple):
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


class State:
    """A position. Lists are indexed by space or by seat.

    Attributes:
        seats: number of players.
        variant: the game that is played.
        options: the rule options of this game.
        deck, drawn: hexagon numbers in drawing order, and how many have been drawn.
        backs: the letters on the backs of the deck, in drawing order.
        stack, taken: treasures in order, and how many have been put on hexagons.
        hexagon, rotation: what lies on each space (``NONE``: unexplored) and how it is turned.
        value: topmost number of the temple on each space, 0 where there is none.
        lying: kinds of the treasures on each space; the last one is recovered first.
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
        paid: per seat, points paid for turns (auction).
        placer: the seat that drew or chose the hexagon last.
        phase, seat, ap: what is to be done, by whom, with how many action points.
        queue: seats that still have their scoring turn, the acting one first; empty outside a
            scoring round.
        dug, recovered: levels and treasures taken this turn, per space.
        scorings: what every seat scored so far.
        borders: per free space, what lies around it (``TOUCHED``, ``LED_INTO`` and bits of
            sides); ``UNTOUCHED`` where a hexagon lies.
        camp_sites: spaces where a camp may stand.
        costs: per space, AP of a step to each neighbour that can be reached.
        walks: ``walks[space][who][ap]`` are the moves from a space that cost at most ``ap`` (0 to
            6), for the kinds of members ``who`` (an index of ``fields.WHO``).
    """

    __slots__ = (
        "ap",
        "backs",
        "bids",
        "borders",
        "camp",
        "camp_sites",
        "camps_left",
        "costs",
        "deck",
        "display",
        "drawn",
        "dug",
        "guard",
        "guards_left",
        "had_turn",
        "hand",
        "hexagon",
        "homes",
        "leader",
        "lying",
        "members",
        "options",
        "paid",
        "phase",
        "placer",
        "queue",
        "recovered",
        "rotation",
        "score",
        "scorings",
        "seat",
        "seats",
        "stack",
        "taken",
        "temple_tiles",
        "treasures",
        "value",
        "variant",
        "walks",
        "workers",
    )

    def __init__(self, setup: Setup) -> None:
        """Make the empty position, before even the printed hexagons lie on the board."""
        seats, variant = setup.seats, setup.variant
        self.seats: int = seats
        self.variant: Variant = variant
        self.options: Options = setup.options
        self.deck: tuple[int, ...] = setup.deck
        self.backs: tuple[str, ...] = tuple(
            components.HEXAGONS[number].letter for number in setup.deck
        )
        self.drawn: int = 0
        self.stack: tuple[int, ...] = setup.treasures
        self.taken: int = 0
        self.hexagon: list[int] = [NONE] * SPACES
        self.rotation: list[int] = [0] * SPACES
        self.value: list[int] = [0] * SPACES
        self.lying: list[tuple[int, ...]] = [()] * SPACES
        self.camp: list[int] = [NONE] * SPACES
        self.guard: list[int] = [NONE] * SPACES
        self.members: list[dict[int, int]] = [{} for _ in range(seats)]
        self.leader: list[int] = [IN_SUPPLY] * seats
        self.workers: list[int] = [variant.workers] * seats
        self.homes: list[tuple[int, ...]] = [(components.BASE_CAMP_SPACE,)] * seats
        self.camps_left: list[int] = [variant.camps] * seats
        self.guards_left: list[int] = [variant.guards] * seats
        self.score: list[int] = [variant.points] * seats
        self.treasures: list[list[int]] = [[0] * components.TREASURE_KINDS for _ in range(seats)]
        self.temple_tiles: list[int] = list(components.TEMPLE_TILES)
        self.hand: int = NONE
        self.display: tuple[int, ...] = ()
        self.bids: Bids | None = None
        self.had_turn: tuple[int, ...] = ()
        self.paid: list[int] = [0] * seats
        self.placer: int = setup.first_player
        self.phase: Phase = PLACE
        self.seat: int = setup.first_player
        self.ap: int = 0
        self.queue: tuple[int, ...] = ()
        self.dug: dict[int, int] = {}
        self.recovered: dict[int, int] = {}
        self.scorings: tuple[Scored, ...] = ()
        self.borders: list[int] = [UNTOUCHED] * SPACES
        self.camp_sites: tuple[int, ...] = ()
        self.costs: list[dict[int, int]] = [{}] * SPACES
        self.walks: list[Walks] = [()] * SPACES

    def copy(self) -> "State":
        """Return an independent position; only values that never change in place are shared."""
        new = State.__new__(State)
        new.seats = self.seats
        new.variant = self.variant
        new.options = self.options
        new.deck = self.deck
        new.backs = self.backs
        new.drawn = self.drawn
        new.stack = self.stack
        new.taken = self.taken
        new.hexagon = self.hexagon[:]
        new.rotation = self.rotation[:]
        new.value = self.value[:]
        new.lying = self.lying[:]
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
        new.paid = self.paid[:]
        new.placer = self.placer
        new.phase = self.phase
        new.seat = self.seat
        new.ap = self.ap
        new.queue = self.queue
        new.dug = self.dug.copy()
        new.recovered = self.recovered.copy()
        new.scorings = self.scorings
        new.borders = self.borders[:]
        new.camp_sites = self.camp_sites
        new.costs = self.costs[:]
        new.walks = self.walks[:]
        return new

    def stones(self, space: int) -> tuple[int, ...]:
        """Return the stones per side of the hexagon on an explored space, clockwise from north."""
        return components.STONES[self.hexagon[space]][self.rotation[space]]

    def kind(self, space: int) -> str | None:
        """Return the kind of hexagon on a space (``components.TEMPLE``, ...); unexplored: None."""
        hexagon = self.hexagon[space]
        return None if hexagon == NONE else components.KINDS[hexagon]

    def workers_at(self, seat: int, space: int) -> int:
        """Return how many workers a seat has on a space; its leader does not count."""
        return self.members[seat].get(space, 0) - (self.leader[seat] == space)
