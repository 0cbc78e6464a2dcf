"""What chance may bring next, from what everybody can see (sections 6 and 9)."""

from collections.abc import Sequence

from game.tikal.rules.components import HEXAGONS, KINDS, VOLCANO
from game.tikal.rules.hidden import next_letter
from game.tikal.rules.state import State


def volcano_odds(state: State, draws: int) -> float:
    """The chance (0 to 1) that a volcano is among so many hexagons drawn next from the stack.

    The letter of the top one is known; the hexagons of a set come in any order.
    """
    spared, top = 1.0, next_letter(state)
    seen = set(state.deck[: state.drawn])
    for numbers in state.variant.sets:
        hidden = [number for number in numbers if number not in seen]
        if (count := min(draws, len(hidden))) > 0:
            spared *= _spared(hidden, count, top)
            draws, top = draws - count, None
    return 1 - spared


def _spared(hidden: Sequence[int], count: int, top: str | None) -> float:
    """The chance that none of so many of these is a volcano; the first is of the top's letter."""
    first = [number for number in hidden if top in (None, HEXAGONS[number].letter)]
    spared = 1 - _volcanoes(first) / len(first)
    for left in range(len(hidden) - 1, len(hidden) - count, -1):
        spared *= max(0.0, 1 - _volcanoes(hidden) / left)
    return spared


def _volcanoes(hexagons: Sequence[int]) -> int:
    return sum(KINDS[number] == VOLCANO for number in hexagons)
