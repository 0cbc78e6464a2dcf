"""What is left in the stack and beside it, in figures."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.tikal.rules import hidden
from game.tikal.rules.components import HIGHEST_TEMPLE, TEMPLE_TILES
from game.tikal.rules.state import NONE
from game.tikal.rules.turns import (
    is_final_round,
    is_over,
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
        top: the letter on top of the stack; None when no hexagon is to come.
        next: the numbers of the hexagons of which the top one is one.
        letters: how many hexagons of each letter are to come; letters without any are missing.
        what_follows: what comes now that no hexagon does; empty before.
        on_display: how many hexagons are to be chosen before the next one is drawn.
        scored, scorings: the scoring rounds that are over, and all of the match.
        on_board, to_come: the treasures on the board, and those of hexagons in the stack.
        temples: how many temple tiles are left, by number.
        volcano: the hexagon that has brought the scoring and is laid after it; NONE without one.
        ends: True in the final scoring round and after it: then nothing is drawn any more, though
            a short game leaves hexagons over.
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
    ends: bool = False


def stock_of(view: hidden.View) -> Stock:
    """Return what is left in a position."""
    ends = is_final_round(view) or is_over(view)
    top = None if ends else hidden.next_letter(view)
    letters = {} if ends else hidden.letters_left(view)
    return Stock(
        top=top,
        next=hidden.next_hexagons(view) if top else (),
        letters={letter: count for letter, count in letters.items() if count},
        what_follows="" if top else _what_follows(view, ends=ends),
        on_display=len(view.display),
        scored=rounds_scored(view),
        scorings=scoring_rounds(view),
        on_board=hidden.treasures_on_board(view),
        to_come=0 if ends else hidden.treasures_to_come(view),
        temples={number: view.temple_tiles[number] for number in TEMPLE_NUMBERS},
        volcano=volcano_to_place(view),
        ends=ends,
    )


def _what_follows(view: hidden.View, *, ends: bool) -> Sentence:
    if is_over(view):
        return AFTER_LAST_HEXAGON["over"]
    if ends:
        return AFTER_LAST_HEXAGON["final-now"]
    return turns_left(len(view.display)) if view.display else AFTER_LAST_HEXAGON["final-next"]
