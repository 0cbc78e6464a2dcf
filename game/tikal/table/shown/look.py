"""What is drawn on the board beside how its spaces stand: ways, what was done, who scores."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Preview:
    """The hexagon in hand laid on a space for a look; ``opens`` holds the AP cost of each side
    that becomes a way, stones of both hexagons added."""

    space: int
    hexagon: int
    rotation: int
    opens: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Pulse:
    """One temple lit while it is scored: its points, who gets them, how bright (0 to 1)."""

    space: int
    points: int
    seat: int
    glow: float = 1.0


@dataclass(frozen=True, slots=True)
class BoardLook:
    """All that is drawn at one moment; spaces are numbers of the board.

    Attributes:
        path: the spaces of a route, its ends included; one alone is none.
        preview: the hexagon in hand, laid for a look.
        last: spaces that the last action touched.
        pulse: the temple that is being scored.
        plan: the steps of a plan in order, each as the spaces of a walk or the only one.
        tags: an overlay's numbers by space; they stand where costs do, never beside them.
        strengths: temples on which an overlay tells how strong every seat is.
        rings: the mark of the seat that an overlay shows on a space.
        told: the numbers of what has changed there, which are outlined too.
        dusk: spaces in the dark, which an overlay is not about.
    """

    path: Sequence[int] = ()
    preview: Preview | None = None
    last: Collection[int] = ()
    pulse: Pulse | None = None
    plan: tuple[tuple[int, ...], ...] = ()
    tags: Mapping[int, str] = field(default_factory=dict)
    strengths: Collection[int] = ()
    rings: Mapping[int, str] = field(default_factory=dict)
    told: Mapping[int, str] = field(default_factory=dict)
    dusk: Collection[int] = ()
