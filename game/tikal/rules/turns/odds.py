"""The odds of a volcano, from public information (sections 6 and 9)."""

from collections.abc import Sequence

from game.tikal.rules.components import HEXAGONS, KINDS, VOLCANO
from game.tikal.rules.hidden import next_letter
from game.tikal.rules.state import State


def volcano_odds(state: State, draws: int) -> float:
    """Return the probability (0 to 1) that a volcano is among the next ``draws`` hexagons.

    The letter of the top hexagon is known; the order inside a set is not.
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
    """Return the chance of no volcano in ``count`` draws, of which the first has letter ``top``."""
    first = [number for number in hidden if top in (None, HEXAGONS[number].letter)]
    spared = 1 - _volcanoes(first) / len(first)
    for left in range(len(hidden) - 1, len(hidden) - count, -1):
        spared *= max(0.0, 1 - _volcanoes(hidden) / left)
    return spared


def _volcanoes(hexagons: Sequence[int]) -> int:
    return sum(KINDS[number] == VOLCANO for number in hexagons)
