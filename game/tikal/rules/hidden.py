"""What players may not see (section 9), and the view that they are given instead."""

from typing import Final, NewType

from game.core.message import HiddenInformation
from game.tikal.rules.components import HEXAGONS, LETTERS
from game.tikal.rules.state import NONE, State

UNKNOWN: Final = -1
"""Stands for a hexagon or treasure that has not been revealed."""

UNKNOWN_BACK: Final = "?"


View = NewType("View", State)
"""A position as every player sees it, made by ``view``; whoever must not know more asks for it."""


def view(state: State) -> View:
    """The position as every player sees it.

    Everything public is equal; hexagons not yet drawn and treasures not yet recovered are
    ``UNKNOWN``. Legal actions, costs and scores can be worked out from it; an action that
    reveals something raises ``HiddenInformation``.
    """
    seen = state.copy()
    seen.deck = state.deck[: state.drawn] + (UNKNOWN,) * (len(state.deck) - state.drawn)
    seen.backs = state.backs[: state.drawn + 1] + (UNKNOWN_BACK,) * (
        len(state.backs) - state.drawn - 1
    )
    seen.stack = (UNKNOWN,) * len(state.stack)
    seen.lying = [treasures and (UNKNOWN,) * len(treasures) for treasures in state.lying]
    return View(seen)


def reveal(number: int) -> int:
    """The hexagon or treasure that is turned up now.

    Raises:
        HiddenInformation: it is not known here.
    """
    if number == UNKNOWN:
        raise HiddenInformation("hidden")
    return number


def recovered(before: State, after: State) -> int:
    """The treasure that the seat to act has recovered between two positions: public."""
    had, has = before.treasures[before.seat], after.treasures[before.seat]
    return next(kind for kind, count in enumerate(has) if count > had[kind])


def letters_left(state: State) -> dict[str, int]:
    """How many hexagons of each letter are still in the stack, in drawing order: public."""
    left = dict.fromkeys(LETTERS, 0)
    seen = set(state.deck[: state.drawn])
    for numbers in state.variant.sets:
        for number in numbers:
            left[HEXAGONS[number].letter] += number not in seen
    return left


def next_letter(state: State) -> str | None:
    """The letter on the back of the top hexagon, None when the stack is empty: public."""
    return state.backs[state.drawn] if state.drawn < len(state.deck) else None


def next_hexagons(state: State) -> tuple[int, ...]:
    """The hexagons of which one is on top of the stack, as far as anybody can know: those with its
    letter that have not been drawn; none when the stack is empty. Public."""
    letter, seen = next_letter(state), set(state.deck[: state.drawn])
    numbers = sorted(number for part in state.variant.sets for number in part)
    return tuple(one for one in numbers if HEXAGONS[one].letter == letter and one not in seen)


def treasures_left(state: State) -> int:
    """Treasures in the stack, not yet put on hexagons: public."""
    return len(state.stack) - state.taken


def treasures_on_board(state: State) -> int:
    """Treasures that lie on hexagons and can be recovered: public."""
    return sum(map(len, state.lying))


def treasures_to_come(state: State) -> int:
    """Treasures of the hexagons that are still to be laid, those face up and in hand among them;
    what a hexagon would have had that has left the game never comes. Public."""
    seen = set(state.deck[: state.drawn])
    left = [number for part in state.variant.sets for number in part if number not in seen]
    coming = (*left, *state.display, *(() if state.hand == NONE else (state.hand,)))
    return sum(HEXAGONS[number].masks for number in coming)
