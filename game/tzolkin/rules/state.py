"""The position of a game: everything that changes in the course of play.

A position consists of flat lists and small integers, so that a copy is cheap. Only
``game.tzolkin.rules.play`` and the functions that it calls change a position; all other code only
reads it.
"""

from typing import Final, Literal

from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.setup import Options, Setup

FREE: Final = -1
DUMMY: Final = -2
"""Markers on a tooth or a quick action space in place of a seat: nobody, or a dummy worker."""

Phase = Literal[
    "tribe",
    "keep",
    "turn",
    "placing",
    "picking",
    "worker",
    "jungle",
    "tech",
    "pay",
    "temple",
    "gain",
    "favour",
    "build",
    "market",
    "action",
    "gold",
    "lower",
    "bonus",
    "down",
    "advance",
    "over",
]
TRIBE: Final = "tribe"
KEEP: Final = "keep"
TURN: Final = "turn"
PLACING: Final = "placing"
PICKING: Final = "picking"
WORKER: Final = "worker"
JUNGLE: Final = "jungle"
TECH: Final = "tech"
PAY: Final = "pay"
TEMPLE: Final = "temple"
GAIN: Final = "gain"
FAVOUR: Final = "favour"
BUILD: Final = "build"
MARKET: Final = "market"
ACTION: Final = "action"
GOLD: Final = "gold"
LOWER: Final = "lower"
BONUS: Final = "bonus"
DOWN: Final = "down"
ADVANCE: Final = "advance"
OVER: Final = "over"

TRADED: Final = 1
FETCHED: Final = 2
QUICK: Final = 4
SPARED: Final = 8
"""Bits of ``State.used``, which records what was done this turn.

TRADED: T11's trade is used. FETCHED: T01 has picked up his worker between placings. QUICK: a
worker stands on a quick action space, and the quick action follows at the end of the turn.
SPARED: the worker was placed by mercy.
"""

Step = tuple[int, ...]
"""Something still to be done: a code of ``effects.steps``, followed by the numbers it needs."""


class State:
    """A position of the game.

    Lists marked "per seat" are indexed by seat. ``cubes``, ``temples`` and ``techs`` are flat:
    they hold 3, 3 and 4 numbers for each seat, one seat after another.

    Attributes:
        seats: the number of players.
        options: the parts of the expansion in play.
        teeth: what stands on each tooth (see ``board.START``): a seat, ``DUMMY`` or ``FREE``.
            One more ``FREE`` entry follows the last tooth.
        start_space: the seat on the starting-player space, or ``NONE``.
        quick_board: what stands on each quick action space, coded as in ``teeth``.
        teeth_corn: corn on the teeth of the calendar.
        tooth: how many teeth the calendar has turned since the start.
        round: the number of the round, from 1.
        age: 1 or 2.
        first_player: the seat that starts the round.
        food_day: the food day at the end of this round, 1 to 4, or 0 if none.
        food_days_done: the number of food days that are completed.
        jungle_corn, jungle_wood: the number of corn and wood tiles on each of Palenque 2 to 5.
        skulls_left: skulls in the supply.
        offered: a bit mask; bit n is set if a skull lies on space n of Chichen Itza.
        display: the numbers of the displayed buildings.
        deck1, deck2: building numbers of ages 1 and 2 in drawing order.
        monuments: the numbers of the displayed monuments.
        prophecies: the numbers of the prophecies in play, from 1.
        prophecy: the number of the prophecy in force, or 0 for none.
        quick: the names of the quick action tiles, those of age 1 first.
        corn, skulls, score: per seat.
        hand, bank: per seat, workers in hand and workers still in the bank.
        light: per seat, True while the player's board shows its light side.
        corn_tiles, wood_tiles: per seat, harvest tiles taken from the jungle.
        cubes: wood, stone and gold of each seat.
        temples: the step of each seat on each temple.
        techs: the level of each seat in each technology.
        buildings, own_monuments, wealth: per seat, the numbers of its tiles.
        rebuilt: per seat, the numbers of buildings that it discarded for rebuilding.
        tribe: per seat, the number of its tribe, from 1; 0 for none.
        building_skulls: per seat, skulls on X08.
        fed: per seat, workers fed on the last food day.
        dealt, tribes_dealt: wealth tiles and tribes in dealing order; empty once all have chosen.
        phase: the kind of choice to be made now.
        seat: the seat that makes it.
        about: the numbers that describe the choice, as given to ``effects.steps.ask``.
        todo: the steps to be done after it; the last is done first.
        placed: the number of workers placed this turn.
        placed_at: the teeth on which T01 has placed workers this turn.
        reduced: corn taken off for T06 this turn.
        skipped: the tooth that T10 has skipped this turn, or ``NONE``.
        used: bits ``TRADED``, ``FETCHED``, ``QUICK`` and ``SPARED`` of this turn.
        decided: a counter of events after which nothing can be taken back: the turn passes on,
            or hidden information is revealed.
    """

    __slots__ = (
        "about",
        "age",
        "bank",
        "building_skulls",
        "buildings",
        "corn",
        "corn_tiles",
        "cubes",
        "dealt",
        "decided",
        "deck1",
        "deck2",
        "display",
        "fed",
        "first_player",
        "food_day",
        "food_days_done",
        "hand",
        "jungle_corn",
        "jungle_wood",
        "light",
        "monuments",
        "offered",
        "options",
        "own_monuments",
        "phase",
        "placed",
        "placed_at",
        "prophecies",
        "prophecy",
        "quick",
        "quick_board",
        "rebuilt",
        "reduced",
        "round",
        "score",
        "seat",
        "seats",
        "skipped",
        "skulls",
        "skulls_left",
        "start_space",
        "techs",
        "teeth",
        "teeth_corn",
        "temples",
        "todo",
        "tooth",
        "tribe",
        "tribes_dealt",
        "used",
        "wealth",
        "wood_tiles",
    )

    def __init__(self, setup: Setup) -> None:  # noqa: PLR0915 - one a field
        """Create the position before dummies are placed and before any choice."""
        seats = setup.seats
        self.seats: int = seats
        self.options: Options = setup.options
        self.teeth: list[int] = [FREE] * (board.ALL_TEETH + 1)
        self.start_space: int = board.NONE
        self.quick_board: list[int] = [FREE] * expansion.QUICK_SPACES
        self.teeth_corn: int = 0
        self.tooth: int = 0
        self.round: int = 1
        self.age: int = 1
        self.first_player: int = setup.first_player
        self.food_day: int = 0
        self.food_days_done: int = 0
        self.jungle_corn: list[int] = [seats] * 4
        self.jungle_wood: list[int] = [0] + [seats] * 3
        self.skulls_left: int = board.SKULLS
        self.offered: int = 0
        self.display: tuple[int, ...] = setup.buildings1[: board.DISPLAYED]
        self.deck1: tuple[int, ...] = setup.buildings1[board.DISPLAYED :]
        self.deck2: tuple[int, ...] = setup.buildings2
        self.monuments: tuple[int, ...] = setup.monuments[: setup.displayed_monuments]
        self.prophecies: tuple[int, ...] = setup.prophecies[: expansion.PROPHECIES_DRAWN]
        self.prophecy: int = 0
        self.quick: tuple[str, ...] = setup.quick1 + setup.quick2
        self.corn: list[int] = [0] * seats
        self.cubes: list[int] = [0] * (3 * seats)
        self.skulls: list[int] = [0] * seats
        self.hand: list[int] = [board.WORKERS_AT_FIRST] * seats
        self.bank: list[int] = [board.WORKERS - board.WORKERS_AT_FIRST] * seats
        self.temples: list[int] = [board.FIRST_STEP] * (3 * seats)
        self.techs: list[int] = [0] * (4 * seats)
        self.light: list[bool] = [True] * seats
        self.score: list[int] = [0] * seats
        self.corn_tiles: list[int] = [0] * seats
        self.wood_tiles: list[int] = [0] * seats
        self.buildings: list[tuple[int, ...]] = [()] * seats
        self.own_monuments: list[tuple[int, ...]] = [()] * seats
        self.wealth: list[tuple[int, ...]] = [()] * seats
        self.rebuilt: list[tuple[int, ...]] = [()] * seats
        self.tribe: list[int] = [0] * seats
        self.building_skulls: list[int] = [0] * seats
        self.fed: list[int] = [0] * seats
        self.dealt: tuple[int, ...] = setup.wealth
        self.tribes_dealt: tuple[int, ...] = setup.tribes
        self.phase: Phase = KEEP
        self.seat: int = setup.first_player
        self.about: Step = ()
        self.todo: list[Step] = []
        self.placed: int = 0
        self.placed_at: tuple[int, ...] = ()
        self.reduced: int = 0
        self.skipped: int = board.NONE
        self.used: int = 0
        self.decided: int = 0

    def copy(self) -> "State":  # noqa: PLR0915 - one a field
        """Return an independent copy; values that never change in place are shared."""
        new = State.__new__(State)
        new.seats = self.seats
        new.options = self.options
        new.teeth = self.teeth[:]
        new.start_space = self.start_space
        new.quick_board = self.quick_board[:]
        new.teeth_corn = self.teeth_corn
        new.tooth = self.tooth
        new.round = self.round
        new.age = self.age
        new.first_player = self.first_player
        new.food_day = self.food_day
        new.food_days_done = self.food_days_done
        new.jungle_corn = self.jungle_corn[:]
        new.jungle_wood = self.jungle_wood[:]
        new.skulls_left = self.skulls_left
        new.offered = self.offered
        new.display = self.display
        new.deck1 = self.deck1
        new.deck2 = self.deck2
        new.monuments = self.monuments
        new.prophecies = self.prophecies
        new.prophecy = self.prophecy
        new.quick = self.quick
        new.corn = self.corn[:]
        new.cubes = self.cubes[:]
        new.skulls = self.skulls[:]
        new.hand = self.hand[:]
        new.bank = self.bank[:]
        new.temples = self.temples[:]
        new.techs = self.techs[:]
        new.light = self.light[:]
        new.score = self.score[:]
        new.corn_tiles = self.corn_tiles[:]
        new.wood_tiles = self.wood_tiles[:]
        new.buildings = self.buildings[:]
        new.own_monuments = self.own_monuments[:]
        new.wealth = self.wealth[:]
        new.rebuilt = self.rebuilt[:]
        new.tribe = self.tribe[:]
        new.building_skulls = self.building_skulls[:]
        new.fed = self.fed[:]
        new.dealt = self.dealt
        new.tribes_dealt = self.tribes_dealt
        new.phase = self.phase
        new.seat = self.seat
        new.about = self.about
        new.todo = self.todo[:]
        new.placed = self.placed
        new.placed_at = self.placed_at
        new.reduced = self.reduced
        new.skipped = self.skipped
        new.used = self.used
        new.decided = self.decided
        return new

    def cubes_of(self, seat: int) -> tuple[int, int, int]:
        """Return a seat's numbers of wood, stone and gold cubes."""
        wood, stone, gold = self.cubes[3 * seat : 3 * seat + 3]
        return wood, stone, gold

    def all_cubes(self, seat: int) -> int:
        """Return how many cubes of all kinds a seat has."""
        first = 3 * seat
        return self.cubes[first] + self.cubes[first + 1] + self.cubes[first + 2]

    def has_lore(self, seat: int, track: int) -> bool:
        """Return True if the effect of a technology's second level works for a seat (8, P10)."""
        return self.techs[4 * seat + track] > 1 and self.prophecy != expansion.FORGOTTEN_LORE

    def on_gears(self, seat: int) -> int:
        """Return how many workers of a seat stand on gears."""
        return self.teeth.count(seat)

    def quick_tile(self) -> str:
        """Return the name of the quick action tile in force (17)."""
        return self.quick[min(self.tooth // expansion.QUICK_TEETH, len(self.quick) - 1)]
