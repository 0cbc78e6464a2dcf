"""The position of a game: everything that changes in the course of play.

A position consists of flat lists and small integers, so that a copy is cheap. Only
``game.tzolkin.rules.play`` and the functions that it calls change a position; all other code only
reads it.
"""

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from game.core.game import NOT_SENT
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
PICKED_WHILE_PLACING: Final = 2
PLACED_ON_QUICK_SPACE: Final = 4
PLACED_BY_MERCY: Final = 8
"""Bits of ``State.turn_flags``, which records what was done this turn.

TRADED: T11's trade is used. PICKED_WHILE_PLACING: T01 has picked up his worker between placings.
PLACED_ON_QUICK_SPACE: the quick action follows at the end of the turn. PLACED_BY_MERCY: the worker
was placed by mercy.
"""

Step = tuple[int, ...]
"""Something still to be done: a code of ``effects.steps``, followed by the numbers it needs."""


@dataclass(slots=True, init=False, eq=False, repr=False)
class State:
    """A position of the game.

    Lists marked "per seat" are indexed by seat. ``cubes``, ``temples`` and ``techs`` are flat:
    they hold 3, 3 and 4 numbers for each seat, one seat after another.

    Attributes:
        seats: the number of players.
        options: the parts of the expansion in play.
        teeth: what stands on each tooth (see ``board.FIRST_TOOTH``): a seat, ``DUMMY`` or ``FREE``.
            One more ``FREE`` entry follows the last tooth.
        start_space: the seat on the starting-player space, or ``NONE``.
        quick_spaces: what stands on each quick action space, coded as in ``teeth``.
        calendar_corn: corn on the teeth of the calendar.
        days_passed: how many teeth the calendar has turned since the start.
        round: the number of the round, from 1.
        age: 1 or 2.
        first_player: the seat that starts the round.
        food_day: the food day at the end of this round, 1 to 4, or 0 if none.
        food_days_done: the number of food days that are completed.
        jungle_corn, jungle_wood: the number of corn and wood tiles on each of Palenque 2 to 5.
        skulls_left: skulls in the supply.
        offered_spaces: a bit mask; bit n is set if a skull lies on space n of Chichen Itza.
        displayed_buildings: the numbers of the displayed buildings.
        deck1, deck2: building numbers of ages 1 and 2 in drawing order.
        displayed_monuments: the numbers of the displayed monuments.
        prophecies: the numbers of the prophecies in play, from 1.
        prophecy: the number of the prophecy in force, or 0 for none.
        quick_tiles: the names of the quick action tiles, those of age 1 first.
        corn, skulls, score: per seat.
        workers_in_hand, workers_in_bank: per seat, workers in hand and workers still in the bank.
        light_side: per seat, True while the player's board shows its light side.
        corn_tiles, wood_tiles: per seat, harvest tiles taken from the jungle.
        cubes: wood, stone and gold of each seat.
        temples: the step of each seat on each temple.
        techs: the level of each seat in each technology.
        buildings, own_monuments, wealth: per seat, the numbers of its tiles.
        buildings_given_up: per seat, the numbers of buildings that it discarded for rebuilding.
        tribe: per seat, the number of its tribe, from 1; 0 for none.
        skulls_on_buildings: per seat, skulls on X08.
        fed_last_food_day: per seat, workers fed on the last food day.
        dealt_wealth, dealt_tribes: tiles and tribes in dealing order; empty once all have chosen.
        phase: the kind of choice to be made now.
        seat: the seat that makes it.
        phase_args: the numbers that describe the choice, as given to ``effects.steps.ask``.
        pending_steps: the steps to be done after it; the last is done first.
        workers_placed: the number of workers placed this turn.
        teeth_placed_on: the teeth on which T01 has placed workers this turn.
        space_discount_used: corn taken off for T06 this turn.
        skipped_tooth: the tooth that T10 has skipped this turn, or ``NONE``.
        turn_flags: bits that record what was done this turn, such as ``TRADED``.
        irreversible_events: a counter of events after which nothing can be taken back: the turn
            passes on, or hidden information is revealed.
    """

    seats: int
    options: Annotated[Options, NOT_SENT]
    teeth: list[int]
    start_space: int
    quick_spaces: list[int]
    calendar_corn: int
    days_passed: int
    round: int
    age: int
    first_player: int
    food_day: int
    food_days_done: int
    jungle_corn: list[int]
    jungle_wood: list[int]
    skulls_left: int
    offered_spaces: int
    displayed_buildings: tuple[int, ...]
    deck1: tuple[int, ...]
    deck2: tuple[int, ...]
    displayed_monuments: tuple[int, ...]
    prophecies: tuple[int, ...]
    prophecy: int
    quick_tiles: tuple[str, ...]
    corn: list[int]
    cubes: list[int]
    skulls: list[int]
    workers_in_hand: list[int]
    workers_in_bank: list[int]
    temples: list[int]
    techs: list[int]
    light_side: list[bool]
    score: list[int]
    corn_tiles: list[int]
    wood_tiles: list[int]
    buildings: list[tuple[int, ...]]
    own_monuments: list[tuple[int, ...]]
    wealth: list[tuple[int, ...]]
    buildings_given_up: list[tuple[int, ...]]
    tribe: list[int]
    skulls_on_buildings: list[int]
    fed_last_food_day: list[int]
    dealt_wealth: tuple[int, ...]
    dealt_tribes: tuple[int, ...]
    phase: Phase
    seat: int
    phase_args: Step
    pending_steps: list[Step]
    workers_placed: int
    teeth_placed_on: tuple[int, ...]
    space_discount_used: int
    skipped_tooth: int
    turn_flags: int
    irreversible_events: int

    def __init__(self, setup: Setup) -> None:  # noqa: PLR0915 - one a field
        """Create the position before dummies are placed and before any choice."""
        seats = setup.seats
        self.seats = seats
        self.options = setup.options
        self.teeth = [FREE] * (board.ALL_TEETH + 1)
        self.start_space = board.NONE
        self.quick_spaces = [FREE] * expansion.QUICK_SPACES
        self.calendar_corn = 0
        self.days_passed = 0
        self.round = 1
        self.age = 1
        self.first_player = setup.first_player
        self.food_day = 0
        self.food_days_done = 0
        self.jungle_corn = [seats] * 4
        self.jungle_wood = [0] + [seats] * 3
        self.skulls_left = board.SKULLS
        self.offered_spaces = 0
        self.displayed_buildings = setup.buildings1[: board.DISPLAYED_BUILDINGS]
        self.deck1 = setup.buildings1[board.DISPLAYED_BUILDINGS :]
        self.deck2 = setup.buildings2
        self.displayed_monuments = setup.monuments[: setup.monuments_to_display]
        self.prophecies = setup.prophecies[: expansion.PROPHECIES_DRAWN]
        self.prophecy = 0
        self.quick_tiles = setup.quick1 + setup.quick2
        self.corn = [0] * seats
        self.cubes = [0] * (3 * seats)
        self.skulls = [0] * seats
        self.workers_in_hand = [board.WORKERS_AT_FIRST] * seats
        self.workers_in_bank = [board.WORKERS - board.WORKERS_AT_FIRST] * seats
        self.temples = [board.FIRST_STEP] * (3 * seats)
        self.techs = [0] * (4 * seats)
        self.light_side = [True] * seats
        self.score = [0] * seats
        self.corn_tiles = [0] * seats
        self.wood_tiles = [0] * seats
        self.buildings = [()] * seats
        self.own_monuments = [()] * seats
        self.wealth = [()] * seats
        self.buildings_given_up = [()] * seats
        self.tribe = [0] * seats
        self.skulls_on_buildings = [0] * seats
        self.fed_last_food_day = [0] * seats
        self.dealt_wealth = setup.wealth
        self.dealt_tribes = setup.tribes
        self.phase = KEEP
        self.seat = setup.first_player
        self.phase_args = ()
        self.pending_steps = []
        self.workers_placed = 0
        self.teeth_placed_on = ()
        self.space_discount_used = 0
        self.skipped_tooth = board.NONE
        self.turn_flags = 0
        self.irreversible_events = 0

    def copy(self) -> "State":  # noqa: PLR0915 - one a field
        """Return an independent copy; values that never change in place are shared."""
        new = State.__new__(State)
        new.seats = self.seats
        new.options = self.options
        new.teeth = self.teeth[:]
        new.start_space = self.start_space
        new.quick_spaces = self.quick_spaces[:]
        new.calendar_corn = self.calendar_corn
        new.days_passed = self.days_passed
        new.round = self.round
        new.age = self.age
        new.first_player = self.first_player
        new.food_day = self.food_day
        new.food_days_done = self.food_days_done
        new.jungle_corn = self.jungle_corn[:]
        new.jungle_wood = self.jungle_wood[:]
        new.skulls_left = self.skulls_left
        new.offered_spaces = self.offered_spaces
        new.displayed_buildings = self.displayed_buildings
        new.deck1 = self.deck1
        new.deck2 = self.deck2
        new.displayed_monuments = self.displayed_monuments
        new.prophecies = self.prophecies
        new.prophecy = self.prophecy
        new.quick_tiles = self.quick_tiles
        new.corn = self.corn[:]
        new.cubes = self.cubes[:]
        new.skulls = self.skulls[:]
        new.workers_in_hand = self.workers_in_hand[:]
        new.workers_in_bank = self.workers_in_bank[:]
        new.temples = self.temples[:]
        new.techs = self.techs[:]
        new.light_side = self.light_side[:]
        new.score = self.score[:]
        new.corn_tiles = self.corn_tiles[:]
        new.wood_tiles = self.wood_tiles[:]
        new.buildings = self.buildings[:]
        new.own_monuments = self.own_monuments[:]
        new.wealth = self.wealth[:]
        new.buildings_given_up = self.buildings_given_up[:]
        new.tribe = self.tribe[:]
        new.skulls_on_buildings = self.skulls_on_buildings[:]
        new.fed_last_food_day = self.fed_last_food_day[:]
        new.dealt_wealth = self.dealt_wealth
        new.dealt_tribes = self.dealt_tribes
        new.phase = self.phase
        new.seat = self.seat
        new.phase_args = self.phase_args
        new.pending_steps = self.pending_steps[:]
        new.workers_placed = self.workers_placed
        new.teeth_placed_on = self.teeth_placed_on
        new.space_discount_used = self.space_discount_used
        new.skipped_tooth = self.skipped_tooth
        new.turn_flags = self.turn_flags
        new.irreversible_events = self.irreversible_events
        return new

    def cubes_of(self, seat: int) -> tuple[int, int, int]:
        """Return a seat's numbers of wood, stone and gold cubes."""
        wood, stone, gold = self.cubes[3 * seat : 3 * seat + 3]
        return wood, stone, gold

    def cube_count(self, seat: int) -> int:
        """Return how many cubes of all kinds a seat has."""
        first = 3 * seat
        return self.cubes[first] + self.cubes[first + 1] + self.cubes[first + 2]

    def has_level_two(self, seat: int, track: int) -> bool:
        """Return True if the effect of a technology's second level works for a seat (8, P10)."""
        return self.techs[4 * seat + track] > 1 and self.prophecy != expansion.FORGOTTEN_LORE

    def is_used_up(self, gear: int, number: int) -> bool:
        """Return True if a skull lies on an action of Chichen Itza, or no tile is left in the
        jungle of one of Palenque (7).
        """
        if gear == board.CHICHEN:
            return bool(self.offered_spaces >> number & 1)
        is_jungle = gear == board.PALENQUE and number in board.JUNGLE_SPACES
        return is_jungle and not self.jungle_corn[number - board.JUNGLE_SPACES[0]]

    def workers_on_gears(self, seat: int) -> int:
        """Return how many workers of a seat stand on gears."""
        return self.teeth.count(seat)

    def current_quick_tile(self) -> str:
        """Return the name of the quick action tile in force (17)."""
        return self.quick_tiles[
            min(self.days_passed // expansion.QUICK_TEETH, len(self.quick_tiles) - 1)
        ]
