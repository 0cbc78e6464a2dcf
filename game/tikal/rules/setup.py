"""The set-up of a game: all its chance, drawn before the first action (section 2)."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.chance import shuffled
from game.core.game import SetupError
from game.tikal.rules.components import HEXAGONS, TREASURE_COPIES, TREASURE_KINDS
from game.tikal.rules.variants import BASIC, Variant

CAMP_RULES: Final = ("free", "present", "own")
A4_VALUES: Final = (1, 2)


@dataclass(frozen=True, slots=True)
class Options:
    """Where the rulebooks differ: who must be present for a camp (section 3), and the value of
    the printed temple a4, which is a reconstruction."""

    camp_rule: str = "free"
    a4_value: int = 1


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, who starts, and in which order hexagons and treasures come.

    ``variant`` is the game that is played. ``deck`` holds hexagon numbers in drawing order,
    ``treasures`` kinds 0 .. 7 in the order in which they are put on hexagons, ``players`` one
    mapping a seat with at least ``name`` and ``kind``. ``seed`` tells where the order came
    from; it is not used to rebuild it.
    """

    players: tuple[dict[str, Any], ...]
    first_player: int
    deck: tuple[int, ...]
    treasures: tuple[int, ...]
    options: Options = field(default_factory=Options)
    seed: int | None = None
    variant: Variant = BASIC

    def __post_init__(self) -> None:
        if len(self.players) not in self.variant.seats:
            least, most = min(self.variant.seats), max(self.variant.seats)
            seats = f"{least} to {most}" if least < most else f"{most}"
            raise SetupError(f"the {self.variant.name} game has {seats} seats, not {self.seats}")
        if not 0 <= self.first_player < len(self.players):
            raise SetupError(f"first player {self.first_player} has no seat")
        if self.options.camp_rule not in CAMP_RULES:
            raise SetupError(f"camp_rule is one of {', '.join(CAMP_RULES)}")
        if self.options.a4_value not in A4_VALUES:
            raise SetupError("a4_value is 1 or 2")
        _check_deck(self.deck, self.variant)
        _check_treasures(self.treasures, self.variant)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)


def _check_deck(deck: Sequence[int], variant: Variant) -> None:
    if len(deck) != variant.hexagons:
        raise SetupError(f"the deck must hold {variant.hexagons} hexagons, not {len(deck)}")
    start = 0
    for numbers in variant.sets:
        part = deck[start : start + len(numbers)]
        if sorted(part) != list(numbers):
            ids = " ".join(HEXAGONS[number].id for number in numbers)
            raise SetupError(f"hexagons {start + 1} to {start + len(numbers)} must be {ids}")
        start += len(numbers)


def _check_treasures(treasures: Sequence[int], variant: Variant) -> None:
    counts = Counter(treasures)
    if not set(counts) <= set(range(TREASURE_KINDS)):
        raise SetupError(f"a treasure is one of 0 to {TREASURE_KINDS - 1}")
    if len(counts) != variant.kinds or set(counts.values()) != {TREASURE_COPIES}:
        raise SetupError(f"the treasures must be {TREASURE_COPIES} each of {variant.kinds} kinds")


def new_setup(
    players: Sequence[dict[str, Any]],
    first_player: int,
    seed: int,
    options: Options | None = None,
    variant: Variant = BASIC,
) -> Setup:
    """Shuffle hexagons (set by set) and treasures from ``seed``.

    The same seed gives the same order on every platform and version.

    Raises:
        SetupError: a wrong number of players or a first player without a seat.
    """
    source = random.Random(seed)
    deck: list[int] = []
    for numbers in variant.sets:
        deck += shuffled(list(numbers), source)
    kinds = list(range(TREASURE_KINDS))
    if variant.kinds < TREASURE_KINDS:
        kinds = sorted(shuffled(kinds, source)[: variant.kinds])
    treasures = shuffled(sorted(kinds * TREASURE_COPIES), source)
    return Setup(
        tuple(players),
        first_player,
        tuple(deck),
        tuple(treasures),
        options or Options(),
        seed,
        variant,
    )
