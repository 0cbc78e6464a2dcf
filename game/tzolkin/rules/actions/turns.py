"""Actions of a turn, and the choices before the first one."""

from dataclasses import dataclass
from typing import ClassVar

from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.data.board import (
    GEAR_OF,
    GEARS,
    KINDS,
    SPACE_OF,
    TEMPLES,
)
from game.tzolkin.rules.data.expansion import TRIBES
from game.tzolkin.rules.data.tiles import WEALTH


@dataclass(frozen=True, slots=True)
class Tribe(Action):
    """Keep one of the two tribes, counted from 1 (15)."""

    verb: ClassVar[str] = "tribe"
    tribe: int

    def __str__(self) -> str:
        return f"tribe {TRIBES[self.tribe - 1]}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep some of the dealt wealth tiles (2)."""

    verb: ClassVar[str] = "keep"
    tiles: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["keep", *(WEALTH[number].id for number in self.tiles)])


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a worker on the lowest free space of a gear (5); ``skip``: on the next (T10)."""

    verb: ClassVar[str] = "place"
    gear: int
    skip: bool = False

    def __str__(self) -> str:
        return f"place {GEARS[self.gear]}{' skip' if self.skip else ''}"


@dataclass(frozen=True, slots=True)
class PlaceStart(Action):
    """Place a worker on the starting-player space (5)."""

    verb: ClassVar[str] = "place"

    def __str__(self) -> str:
        return "place start"


@dataclass(frozen=True, slots=True)
class PlaceQuick(Action):
    """Place the last worker of the turn on a quick action space (17)."""

    verb: ClassVar[str] = "place"

    def __str__(self) -> str:
        return "place quick"


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Take a worker from a gear back into the hand (6)."""

    verb: ClassVar[str] = "pick"
    tooth: int

    def __str__(self) -> str:
        return f"pick {GEARS[GEAR_OF[self.tooth]]} {SPACE_OF[self.tooth]}"


@dataclass(frozen=True, slots=True)
class Beg(Action):
    """Give all corn back, take 3, and go down a step on a temple (4)."""

    verb: ClassVar[str] = "beg"
    temple: int

    def __str__(self) -> str:
        return f"beg {TEMPLES[self.temple]}"


@dataclass(frozen=True, slots=True)
class Mercy(Action):
    """Pay all corn and place one worker on the lowest space, since nothing else can be done (4)."""

    verb: ClassVar[str] = "mercy"
    gear: int

    def __str__(self) -> str:
        return f"mercy {GEARS[self.gear]}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Neither place nor pick up (T03)."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn."""

    verb: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """One cube into corn, once a turn (T11)."""

    verb: ClassVar[str] = "trade"
    kind: int

    def __str__(self) -> str:
        return f"trade {KINDS[self.kind]}"
