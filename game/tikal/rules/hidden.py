"""What is hidden from players (section 9): the view that leaves it out, and what is public."""

from collections.abc import Sequence
from typing import Final, NewType

from game.core.message import HiddenInformation
from game.tikal.rules.components import HEXAGON_KINDS, HEXAGONS, LETTERS, VOLCANO
from game.tikal.rules.state import AUCTION, NONE, State

UNKNOWN: Final = -1
"""Stands for a hexagon or treasure that has not been revealed."""

UNKNOWN_BACK: Final = "?"


View = NewType("View", State)
"""A position as players see it, made by ``view``: the type for code that must not know more."""


def view(state: State) -> View:
    """Return the position as every player sees it.

    Everything public is equal; hexagons not yet drawn and treasures not yet recovered are
    ``UNKNOWN``. Legal actions, costs and scores can be worked out from it; an action that
    reveals something raises ``HiddenInformation``.
    """
    seen = state.copy()
    seen.deck = state.deck[: state.drawn] + (UNKNOWN,) * (len(state.deck) - state.drawn)
    seen.backs = state.backs[: state.drawn + 1] + (UNKNOWN_BACK,) * (
        len(state.backs) - state.drawn - 1
    )
    seen.treasure_stack = (UNKNOWN,) * len(state.treasure_stack)
    seen.ruin_treasures = [
        treasures and (UNKNOWN,) * len(treasures) for treasures in state.ruin_treasures
    ]
    return View(seen)


def keeps_reason(state: State) -> bool:
    """Return True in an auction: a reason would give away the most that a player would pay."""
    return state.phase == AUCTION


def reveal(number: int) -> int:
    """Return the number of a hexagon or treasure that is being turned up.

    Raises:
        HiddenInformation: it is ``UNKNOWN``, because the position is a player's view.
    """
    if number == UNKNOWN:
        raise HiddenInformation("hidden")
    return number


def recovered_treasure(before: State, after: State) -> int:
    """Return the kind of treasure that the seat to act in ``before`` has gained since. Public."""
    had, has = before.treasures[before.seat], after.treasures[before.seat]
    return next(kind for kind, count in enumerate(has) if count > had[kind])


def letters_left(state: State) -> dict[str, int]:
    """Return the number of hexagons of each letter, A to G, still in the stack. Public."""
    left = dict.fromkeys(LETTERS, 0)
    seen = set(state.deck[: state.drawn])
    for numbers in state.variant.hexagon_sets:
        for number in numbers:
            left[HEXAGONS[number].letter] += number not in seen
    return left


def next_letter(state: State) -> str | None:
    """Return the letter on the back of the top hexagon, None when the stack is empty. Public."""
    return state.backs[state.drawn] if state.drawn < len(state.deck) else None


def next_hexagons(state: State) -> tuple[int, ...]:
    """Return the hexagons that may be on top of the stack, in ascending order. Public.

    These are the hexagons with the top one's letter that have not been drawn; none when the stack
    is empty.
    """
    letter, seen = next_letter(state), set(state.deck[: state.drawn])
    numbers = sorted(number for part in state.variant.hexagon_sets for number in part)
    return tuple(one for one in numbers if HEXAGONS[one].letter == letter and one not in seen)


def treasures_left(state: State) -> int:
    """Return the number of treasures in the stack, not yet put on hexagons. Public."""
    return len(state.treasure_stack) - state.treasures_laid


def treasures_on_board(state: State) -> int:
    """Return the number of treasures that lie on hexagons. Public."""
    return sum(map(len, state.ruin_treasures))


def treasures_to_come(state: State) -> int:
    """Return the number of treasures of all hexagons that are still to be laid. Public.

    Hexagons in the display and in hand count; the treasures of a discarded hexagon never come.
    """
    seen = set(state.deck[: state.drawn])
    left = [number for part in state.variant.hexagon_sets for number in part if number not in seen]
    coming = (*left, *state.display, *(() if state.hand == NONE else (state.hand,)))
    return sum(HEXAGONS[number].masks for number in coming)


def volcano_odds(state: State, draws: int) -> float:
    """Return the probability (0 to 1) that a volcano is among the next ``draws`` hexagons.

    The letter of the top hexagon is known; the order inside a set is not (sections 6 and 9).
    """
    spared, top = 1.0, next_letter(state)
    seen = set(state.deck[: state.drawn])
    for numbers in state.variant.hexagon_sets:
        hidden = [number for number in numbers if number not in seen]
        if (count := min(draws, len(hidden))) > 0:
            spared *= _odds_of_none(hidden, count, top)
            draws, top = draws - count, None
    return 1 - spared


def _odds_of_none(hidden: Sequence[int], count: int, top: str | None) -> float:
    """Return the chance of no volcano in ``count`` draws, of which the first has letter ``top``."""
    first = [number for number in hidden if top in (None, HEXAGONS[number].letter)]
    spared = 1 - _volcanoes(first) / len(first)
    for left in range(len(hidden) - 1, len(hidden) - count, -1):
        spared *= max(0.0, 1 - _volcanoes(hidden) / left)
    return spared


def _volcanoes(hexagons: Sequence[int]) -> int:
    return sum(HEXAGON_KINDS[number] == VOLCANO for number in hexagons)
