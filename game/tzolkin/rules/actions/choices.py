"""What is done with a worker that was picked up, and the choices that it brings."""

from dataclasses import dataclass
from typing import ClassVar

from game.tzolkin.rules.actions.action import NONE, Action
from game.tzolkin.rules.data.board import (
    GEARS,
    KINDS,
    TEMPLES,
    TRACKS,
)
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS


@dataclass(frozen=True, slots=True)
class Do(Action):
    """Do an action of the gear that the worker comes from (6)."""

    verb: ClassVar[str] = "do"
    number: int

    def __str__(self) -> str:
        return f"do {self.number}"


@dataclass(frozen=True, slots=True)
class DoOn(Action):
    """Do an action of a named gear (Uxmal 5, B21, T07)."""

    verb: ClassVar[str] = "do"
    gear: int
    number: int

    def __str__(self) -> str:
        return f"do {GEARS[self.gear]} {self.number}"


@dataclass(frozen=True, slots=True)
class Nothing(Action):
    """Do without what is offered."""

    verb: ClassVar[str] = "nothing"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Neither pay for a taxed part of a benefit nor take it (14)."""

    verb: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the corn or the wood of a jungle space (7)."""

    verb: ClassVar[str] = "take"
    wood: bool

    def __str__(self) -> str:
        return "take wood" if self.wood else "take corn"


@dataclass(frozen=True, slots=True)
class Burn(Action):
    """Burn the wood and take the corn under it, a step down on a temple (7)."""

    verb: ClassVar[str] = "burn"
    temple: int

    def __str__(self) -> str:
        return f"burn {TEMPLES[self.temple]}"


@dataclass(frozen=True, slots=True)
class Learn(Action):
    """A step of a technology (8)."""

    verb: ClassVar[str] = "tech"
    track: int

    def __str__(self) -> str:
        return f"tech {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class Bonus(Action):
    """The bonus of any technology (T08)."""

    verb: ClassVar[str] = "bonus"
    track: int

    def __str__(self) -> str:
        return f"bonus {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class Unlearn(Action):
    """A technology goes down a level (X07)."""

    verb: ClassVar[str] = "down"
    track: int

    def __str__(self) -> str:
        return f"down {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay cubes of one's own choice, in the order wood, stone, gold."""

    verb: ClassVar[str] = "pay"
    cubes: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["pay", *(KINDS[kind] for kind in self.cubes)])


@dataclass(frozen=True, slots=True)
class Gain(Action):
    """Take cubes of one's own choice, in the order wood, stone, gold."""

    verb: ClassVar[str] = "gain"
    cubes: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["gain", *(KINDS[kind] for kind in self.cubes)])


@dataclass(frozen=True, slots=True)
class StepUp(Action):
    """A step up on a temple (9)."""

    verb: ClassVar[str] = "temple"
    temple: int

    def __str__(self) -> str:
        return f"temple {TEMPLES[self.temple]}"


@dataclass(frozen=True, slots=True)
class Lower(Action):
    """A step down on a temple (P08, T09)."""

    verb: ClassVar[str] = "lower"
    temple: int

    def __str__(self) -> str:
        return f"lower {TEMPLES[self.temple]}"


@dataclass(frozen=True, slots=True)
class TakeGold(Action):
    """Pay for so many of the offered gold (P07)."""

    verb: ClassVar[str] = "gold"
    number: int

    def __str__(self) -> str:
        return f"gold {self.number}"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a building (9): instead of ``source`` (16), with one cube of the kind ``save`` less
    (architecture 3), or ``plain``, without architecture (Tikal 4)."""

    verb: ClassVar[str] = "build"
    building: int
    source: int = NONE
    save: int = NONE
    plain: bool = False

    def __str__(self) -> str:
        words = ["build", BUILDINGS[self.building].id]
        if self.source != NONE:
            words += ["from", BUILDINGS[self.source].id]
        if self.save != NONE:
            words += ["save", KINDS[self.save]]
        return " ".join([*words, "plain"] if self.plain else words)


@dataclass(frozen=True, slots=True)
class BuildMonument(Action):
    """Build a monument (9), instead of ``source`` (16)."""

    verb: ClassVar[str] = "build"
    monument: int
    source: int = NONE

    def __str__(self) -> str:
        words = ["build", MONUMENTS[self.monument].id]
        return " ".join(
            words + ([] if self.source == NONE else ["from", BUILDINGS[self.source].id])
        )


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """A cube for corn at the market (7)."""

    verb: ClassVar[str] = "sell"
    kind: int

    def __str__(self) -> str:
        return f"sell {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """A cube for one's corn at the market (7)."""

    verb: ClassVar[str] = "buy"
    kind: int

    def __str__(self) -> str:
        return f"buy {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Leave the market."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """One day or two (10)."""

    verb: ClassVar[str] = "advance"
    days: int

    def __str__(self) -> str:
        return f"advance {self.days}"
