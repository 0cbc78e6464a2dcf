"""Positions for the tests: set up in a line or two, played and asked by notation."""

from collections.abc import Iterable
from typing import Any

from game.tzolkin.rules import apply, check, legal_actions, new_game, why_not
from game.tzolkin.rules.actions import parse
from game.tzolkin.rules.data.board import FIRST_TOOTH, FOOD_TEETH, GEARS, KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.data.expansion import PROPHECY_INDEX, TRIBE_INDEX
from game.tzolkin.rules.data.tiles import BUILDING_INDEX, BUILDINGS, MONUMENT_INDEX, WEALTH_INDEX
from game.tzolkin.rules.setup import Options, Setup, new_setup
from game.tzolkin.rules.state import FREE, State
from tests.tzolkin.rules.refereed import players


def setup(seats: int = 2, first: int = 0, seed: int = 1, **options: Any) -> Setup:
    """A shuffled set-up."""
    return new_setup(players(seats), first, seed, Options(**options))


def game(seats: int = 2, first: int = 0, seed: int = 1, **options: Any) -> State:
    """The first position, in which the first player chooses."""
    return new_game(setup(seats, first, seed, **options))


def position(seats: int = 2, **options: Any) -> State:
    """The first turn of seat 0 on empty gears; nobody has anything but 3 workers."""
    state = game(seats, **options)
    while state.phase != "turn":
        apply(state, legal_actions(state)[0])
    state.teeth = [FREE] * len(state.teeth)
    state.corn, state.skulls, state.score = [0] * seats, [0] * seats, [0] * seats
    state.cubes, state.techs = [0] * (3 * seats), [0] * (4 * seats)
    state.temples, state.wealth = [1] * (3 * seats), [()] * seats
    state.workers_in_hand, state.workers_in_bank, state.tribe = (
        [3] * seats,
        [3] * seats,
        [0] * seats,
    )
    state.skulls_left = 13
    return state


FIELDS = {"hand": "workers_in_hand", "bank": "workers_in_bank", "fed": "fed_last_food_day"}


def own(state: State, seat: int = 0, **things: Any) -> State:
    """Give a seat things by name: corn, wood, skulls, hand ..., technologies, temples."""
    for name, value in things.items():
        if name in KINDS:
            state.cubes[3 * seat + KINDS.index(name)] = value
        elif name in TRACKS:
            state.techs[4 * seat + TRACKS.index(name)] = value
        elif name in TEMPLES:
            state.temples[3 * seat + TEMPLES.index(name)] = value
        elif name == "tribe":
            state.tribe[seat] = TRIBE_INDEX[value]
        elif name == "buildings":
            state.buildings[seat] = _numbers(BUILDING_INDEX, value)
        elif name == "monuments":
            state.own_monuments[seat] = _numbers(MONUMENT_INDEX, value)
        elif name == "wealth":
            state.wealth[seat] = _numbers(WEALTH_INDEX, value)
        else:
            getattr(state, FIELDS.get(name, name))[seat] = value
    if "skulls" in things:
        state.skulls_left = 13 - sum(state.skulls)
    return state


def _numbers(index: dict[str, int], ids: str) -> tuple[int, ...]:
    return tuple(index[id_] for id_ in ids.split())


def display(state: State, ids: str) -> State:
    """Buildings and monuments that are displayed, and no others."""
    state.displayed_buildings = tuple(
        BUILDING_INDEX[id_] for id_ in ids.split() if id_ in BUILDING_INDEX
    )
    state.displayed_monuments = tuple(
        MONUMENT_INDEX[id_] for id_ in ids.split() if id_ in MONUMENT_INDEX
    )
    return state


def tooth(space: str) -> int:
    """The tooth of ``tikal 4``."""
    gear, number = space.split()
    return FIRST_TOOTH[GEARS.index(gear)] + int(number)


def stand(state: State, *spaces: str, seat: int = 0) -> State:
    """Workers of a seat stand there, from its hand, or from the bank."""
    for space in spaces:
        state.teeth[tooth(space)] = seat
        (state.workers_in_hand if state.workers_in_hand[seat] else state.workers_in_bank)[seat] -= 1
    return state


def picked(space: str, state: State | None = None, **things: Any) -> State:
    """The worker of seat 0 on a space was picked up and is to act."""
    state = stand(own(state or position(), **things), space)
    return play(state, f"pick {space}")


def force(state: State, prophecy: str) -> State:
    """A prophecy is in force."""
    state.prophecy = PROPHECY_INDEX[prophecy]
    return state


def play(state: State, *lines: str) -> State:
    """Play lines, each of which must be legal."""
    for line in lines:
        action = parse(line)
        check(state, action)
        assert action in legal_actions(state)
        apply(state, action)
    return state


def legal(state: State, begins: str = "") -> set[str]:
    """The legal lines that begin so."""
    lines = (str(action) for action in legal_actions(state))
    return {line for line in lines if line.startswith(begins)}


def why(state: State, line: str) -> str:
    """Why a line is refused; empty if it is legal."""
    return str(why_not(state, parse(line)) or "")


def goods(state: State, seat: int = 0) -> tuple[int, int, int, int]:
    """Corn, wood, stone, gold."""
    return (state.corn[seat], *state.cubes_of(seat))


def temples(state: State, seat: int = 0) -> list[int]:
    """The steps of a seat."""
    return state.temples[3 * seat : 3 * seat + 3]


def techs(state: State, seat: int = 0) -> list[int]:
    """The levels of a seat."""
    return state.techs[4 * seat : 4 * seat + 4]


def names(numbers: Iterable[int]) -> set[str]:
    """The ids of buildings."""
    return {BUILDINGS[number].id for number in numbers}


def end_of_round(state: State) -> State:
    """Everybody else places one worker for nothing and ends, until the round is over."""
    round_ = state.round
    while state.round == round_ and state.phase in ("turn", "placing", "picking"):
        if state.phase == "turn":
            lines = legal(state, "place") or legal(state, "mercy") or legal(state, "pick")
            cheap = [line for line in sorted(lines) if line != "place start"]
            play(state, cheap[0])
            if state.phase == "worker":
                play(state, "nothing")
        else:
            play(state, "end")
    return state


def on_food_day(state: State, day: int) -> State:
    """It is the last turn of the round of a food day, and nothing else is to be done in it."""
    state.food_day, state.food_days_done = day, day - 1
    state.days_passed, state.round = FOOD_TEETH[day - 1], FOOD_TEETH[day - 1] + 1
    state.seat = (state.first_player - 1) % state.seats
    state.phase, state.phase_args = "placing", ()
    return state


def held(state: State, day: int) -> State:
    """The food day was held, up to its first question or the next turn."""
    return play(on_food_day(state, day), "end")
