"""The set-up of a game: all its chance, drawn before the first action (section 2)."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from game.core.chance import shuffled
from game.core.game import SetupError, check_option
from game.tikal.rules.components import HEXAGONS, TREASURE_COPIES, TREASURE_KINDS
from game.tikal.rules.variants import BASIC, Variant

CAMP_RULES: Final = ("free", "present", "own")
A4_VALUES: Final = (1, 2)


@dataclass(frozen=True, slots=True)
class Options:
    """The options on which the rulebooks differ.

    ``camp_rule`` says who must be present for a camp (section 3), ``a4_value`` is the value of
    the printed temple on a4, which is a reconstruction.
    """

    camp_rule: str = "free"
    a4_value: int = 1


OPTION_NAMES: Final = tuple(option.name for option in fields(Options))


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, who starts, and in which order hexagons and treasures come.

    ``variant`` is the game that is played. ``deck`` holds hexagon numbers in drawing order,
    ``treasures`` kinds 0 .. 7 in the order in which they are put on hexagons, ``players`` one
    mapping for each seat with at least ``name`` and ``kind``. ``seed`` tells where the order came
    from; it is not used to rebuild it. A set-up that breaks the rules raises ``SetupError``.
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
            raise _other_seats(self.variant, self.seats)
        if not 0 <= self.first_player < len(self.players):
            raise SetupError("no-seat-of-first-player", number=self.first_player)
        check_option("camp_rule", self.options.camp_rule, CAMP_RULES)
        check_option("a4_value", self.options.a4_value, A4_VALUES)
        _check_deck(self.deck, self.variant)
        _check_treasures(self.treasures, self.variant)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)


def _other_seats(variant: Variant, seats: int) -> SetupError:
    least, most, name = min(variant.seats), max(variant.seats), variant.name
    if least < most:
        return SetupError("seats-from-to", variant=name, least=least, most=most, seats=seats)
    return SetupError("seats", variant=name, wanted=most, seats=seats)


def _check_deck(deck: Sequence[int], variant: Variant) -> None:
    if len(deck) != variant.hexagons:
        raise SetupError("deck-size", wanted=variant.hexagons, found=len(deck))
    start = 0
    for numbers in variant.sets:
        part = deck[start : start + len(numbers)]
        if sorted(part) != list(numbers):
            ids, last = tuple(HEXAGONS[number].id for number in numbers), start + len(numbers)
            raise SetupError("deck-part", first=start + 1, last=last, names=ids)
        start += len(numbers)


def _check_treasures(treasures: Sequence[int], variant: Variant) -> None:
    counts = Counter(treasures)
    if not set(counts) <= set(range(TREASURE_KINDS)):
        raise SetupError("no-such-treasure", most=TREASURE_KINDS - 1)
    if len(counts) != variant.kinds or set(counts.values()) != {TREASURE_COPIES}:
        raise SetupError("treasures-of-kinds", copies=TREASURE_COPIES, kinds=variant.kinds)


def new_setup(
    players: Sequence[dict[str, Any]],
    first_player: int,
    seed: int,
    options: Options | None = None,
    variant: Variant = BASIC,
) -> Setup:
    """Return a set-up with hexagons (set by set) and treasures shuffled by ``seed``.

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
