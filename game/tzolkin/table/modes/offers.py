"""What lies on the table where something of its kind is to be chosen, to be had or not."""

from collections.abc import Iterator

from game.tzolkin.rules import state as phases
from game.tzolkin.rules.data.board import ACTIONS, CHICHEN, TEMPLES, TRACKS
from game.tzolkin.rules.state import State
from game.tzolkin.table.things import (
    BuildingTile,
    MonumentTile,
    Plate,
    Technology,
    Temple,
    Thing,
)


def others_there(state: State) -> Iterator[Thing]:
    """All that somebody may touch who looks for what is to be chosen."""
    match state.phase:
        case phases.WORKER:
            gear = state.about[0]
            yield from (Plate(gear, number) for number in range(1, ACTIONS[gear] + 1))
        case phases.ACTION:
            for gear in range(CHICHEN):
                yield from (Plate(gear, number) for number in range(1, ACTIONS[gear] + 1))
        case phases.TECH | phases.DOWN:
            yield from map(Technology, range(len(TRACKS)))
        case phases.TEMPLE | phases.LOWER:
            yield from map(Temple, range(len(TEMPLES)))
        case phases.BUILD:
            yield from map(BuildingTile, state.display)
            yield from map(MonumentTile, state.monuments)
