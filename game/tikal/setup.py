"""The set-up of a game: all its chance, drawn before the first action (section 2)."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.tikal.components import (
    DECK_SIZE,
    HEXAGONS,
    LETTERS,
    MAX_SEATS,
    MIN_SEATS,
    TREASURE_COPIES,
    TREASURE_KINDS,
)

CAMP_RULES: Final = ("free", "present", "own")
A4_VALUES: Final = (1, 2)


class SetupError(ValueError):
    """A set-up that no game can start from."""


@dataclass(frozen=True, slots=True)
class Options:
    """Where the rulebooks differ: who must be present for a camp (section 3), and the value of
    the printed temple a4, which is a reconstruction."""

    camp_rule: str = "free"
    a4_value: int = 1


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, who starts, and in which order hexagons and treasures come.

    ``deck`` holds hexagon numbers in drawing order, ``treasures`` kinds 0 .. 7 in the order in
    which they are put on hexagons, ``players`` one mapping a seat with at least ``name`` and
    ``kind``. ``seed`` tells where the order came from; it is not used to rebuild it.
    """

    players: tuple[dict[str, Any], ...]
    first_player: int
    deck: tuple[int, ...]
    treasures: tuple[int, ...]
    options: Options = field(default_factory=Options)
    seed: int | None = None

    def __post_init__(self) -> None:
        if not MIN_SEATS <= len(self.players) <= MAX_SEATS:
            raise SetupError(
                f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {len(self.players)}"
            )
        if not 0 <= self.first_player < len(self.players):
            raise SetupError(f"first player {self.first_player} has no seat")
        if self.options.camp_rule not in CAMP_RULES:
            raise SetupError(f"camp_rule is one of {', '.join(CAMP_RULES)}")
        if self.options.a4_value not in A4_VALUES:
            raise SetupError("a4_value is 1 or 2")
        _check_deck(self.deck)
        _check_treasures(self.treasures)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)


def _check_deck(deck: Sequence[int]) -> None:
    if sorted(deck) != list(range(DECK_SIZE)):
        raise SetupError(f"the deck must hold each of the {DECK_SIZE} hexagons once")
    letters = [HEXAGONS[number].letter for number in deck]
    if letters != sorted(letters):
        raise SetupError("the deck must run through the letters A to G")


def _check_treasures(treasures: Sequence[int]) -> None:
    if sorted(treasures) != sorted(list(range(TREASURE_KINDS)) * TREASURE_COPIES):
        raise SetupError(f"the treasures must be {TREASURE_COPIES} of each of 0 to 7")


def _shuffled(items: list[int], source: random.Random) -> list[int]:
    # Fisher-Yates over random() only: Random.shuffle may change between Python versions,
    # the Mersenne Twister's random() does not
    for last in range(len(items) - 1, 0, -1):
        other = int(source.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def new_setup(
    players: Sequence[dict[str, Any]],
    first_player: int,
    seed: int,
    options: Options | None = None,
) -> Setup:
    """Shuffle hexagons (letter by letter) and treasures from ``seed``.

    The same seed gives the same order on every platform and version.

    Raises:
        SetupError: a wrong number of players or a first player without a seat.
    """
    source = random.Random(seed)
    deck: list[int] = []
    for letter in LETTERS:
        deck += _shuffled([n for n in range(DECK_SIZE) if HEXAGONS[n].letter == letter], source)
    treasures = _shuffled(sorted(list(range(TREASURE_KINDS)) * TREASURE_COPIES), source)
    return Setup(
        tuple(players), first_player, tuple(deck), tuple(treasures), options or Options(), seed
    )
