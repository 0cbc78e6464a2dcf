"""What is left in the stack and beside it, in figures."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.tikal.rules import hidden
from game.tikal.rules.components import HIGHEST_TEMPLE, TEMPLE_TILES
from game.tikal.rules.state import NONE
from game.tikal.rules.turns import (
    is_final_round,
    rounds_scored,
    scoring_rounds,
    volcano_to_place,
)
from game.tikal.words.auction import AFTER_LAST_HEXAGON, turns_left
from game.ui.sentence import Sentence, Words

TEMPLE_NUMBERS: Final = tuple(
    number for number, count in enumerate(TEMPLE_TILES) if count and number <= HIGHEST_TEMPLE
)


@dataclass(frozen=True, slots=True)
class Stock:
    """What is left of hexagons, scoring rounds, treasures and temple tiles.

    Attributes:
        top: the letter on top of the stack; None when the stack is empty.
        next: the numbers of the hexagons of which the top one is one.
        letters: how many hexagons of each letter are left; letters without any are missing.
        what_follows: what comes now that the stack is empty; empty before.
        on_display: how many hexagons are to be chosen before the next one is drawn.
        scored, scorings: the scoring rounds that are over, and all of the match.
        on_board, to_come: the treasures on the board, and those of hexagons in the stack.
        temples: how many temple tiles are left, by number.
        volcano: the hexagon that has brought the scoring and is laid after it; NONE without one.
    """

    top: str | None
    next: tuple[int, ...]
    letters: Mapping[str, int]
    what_follows: Words
    on_display: int
    scored: int
    scorings: int
    on_board: int
    to_come: int
    temples: Mapping[int, int]
    volcano: int = NONE


def stock_of(view: hidden.View) -> Stock:
    """Return what is left in a position."""
    top = hidden.next_letter(view)
    return Stock(
        top=top,
        next=hidden.next_hexagons(view),
        letters={letter: count for letter, count in hidden.letters_left(view).items() if count},
        what_follows="" if top else _what_follows(view),
        on_display=len(view.display),
        scored=rounds_scored(view),
        scorings=scoring_rounds(view),
        on_board=hidden.treasures_on_board(view),
        to_come=hidden.treasures_to_come(view),
        temples={number: view.temple_tiles[number] for number in TEMPLE_NUMBERS},
        volcano=volcano_to_place(view),
    )


def _what_follows(view: hidden.View) -> Sentence:
    if is_final_round(view):
        return AFTER_LAST_HEXAGON["final-now"]
    return turns_left(len(view.display)) if view.display else AFTER_LAST_HEXAGON["final-next"]
