"""Positions of random games of every kind, for what is foreseen to be held against the rules."""

import random
from collections.abc import Iterator

from game.tzolkin.rules import apply, new_game, rounds
from game.tzolkin.rules.data.board import TEMPLES
from game.tzolkin.rules.effects import benefits
from game.tzolkin.rules.effects.tracks import temples_to_step_down
from game.tzolkin.rules.play import _STEPS
from game.tzolkin.rules.rounds import clockwise
from game.tzolkin.rules.state import GOLD, LOWER, State
from tests.tzolkin.rules.referee import random_action
from tests.tzolkin.rules.refereed import course


def game_of(seed: int) -> Iterator[State]:
    """All positions of a random game, the last one too; what follows changes them."""
    source = random.Random(seed)
    state = new_game(course(seed).setup)
    yield state
    while state.phase != "over":
        apply(state, random_action(state, source))
        yield state


def held_by_the_rules(state: State, day: int) -> State:
    """A food day of this number is held now, by the rules alone. Whoever is asked takes gold for
    the corn that nobody needs to eat, and skulls; he goes down where it costs him least."""
    ways = [_held(state, day, temple) for temple in range(len(TEMPLES))]
    asked = [(held, seat) for held, seat in ways if seat is not None]
    if not asked:
        return ways[0][0]
    return max(asked, key=lambda way: _has(*way))[0]


def _has(held: State, seat: int) -> tuple[int, int]:
    return held.score[seat], sum(held.cubes_of(seat))


def _held(state: State, day: int, temple: int) -> tuple[State, int | None]:
    """With a step down on this temple before anybody eats, where it is possible, and who took
    it."""
    held, down = state.copy(), None
    held.food_day = day
    held.pending_steps = []
    for seat in clockwise(held, held.first_player):
        rounds.give_building_goods(held, seat)
        if _take(held, temple, hungry=True):
            down = seat
    rounds.feed_all(held)
    _take(held, temple)
    return held, down


def _take(held: State, temple: int, *, hungry: bool = False) -> bool:
    """All that is left to do; True if somebody went down on a temple."""
    went = False
    while held.pending_steps:
        code, *numbers = held.pending_steps.pop()
        if not _STEPS[code](held, *numbers):
            continue
        if held.phase == GOLD:
            eats = sum(rounds.worker_meals(held, held.seat)) if hungry else 0
            spare = max(0, held.corn[held.seat] - eats)
            benefits.take_gold(held, min(held.phase_args[0], spare))
        else:
            assert held.phase == LOWER
            can, went = temples_to_step_down(held, held.seat), True
            benefits.choose_step_down(held, temple if temple in can else can[0])
    return went


def positions(first: int, count: int, share: float) -> Iterator[State]:
    """A share of all positions of so many games."""
    for seed in range(first, first + count):
        source = random.Random(seed)
        state = new_game(course(seed).setup)
        while state.phase != "over":
            if source.random() < share:
                yield state.copy()
            apply(state, random_action(state, source))
        yield state.copy()
