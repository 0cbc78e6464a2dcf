"""What is drawn on the board beside the state of its spaces: paths, the last action, a scoring."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Preview:
    """The hexagon in hand as it is tried on a space. ``opens`` holds the AP cost of each side that
    becomes a way, the stones of both hexagons added."""

    space: int
    hexagon: int
    rotation: int
    opens: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Pulse:
    """A temple lit while it is scored: its points, the seat that gets them, the brightness (0 to
    1)."""

    space: int
    points: int
    seat: int
    glow: float = 1.0


@dataclass(frozen=True, slots=True)
class BoardLook:
    """What is drawn on the board at one moment; spaces are numbers of the board.

    Attributes:
        path: the spaces of a route, both ends included; a single one draws no path.
        preview: the hexagon in hand as it is tried on a space.
        last: spaces that the last action touched.
        pulse: the temple that is being scored.
        plan: the steps of a plan in order, each as the spaces of a walk or the only space.
        tags: an overlay's numbers by space; they take the place of costs, never beside them.
        strengths: temples on which an overlay shows how strong every seat is.
        rings: the mark of the seat to which an overlay gives a space, by space.
        told: numbers of the rows on what has changed, by space; such spaces are outlined, too.
        dusk: spaces that an overlay darkens, because it says nothing about them.
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
