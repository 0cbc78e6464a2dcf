"""What bidding and choosing have in common: the hexagons on display."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import Look
from game.tikal.table.modes.deciding import Deciding
from game.tikal.table.modes.looks import displayed
from game.tikal.table.modes.mode import LookAt, Outcome
from game.tikal.table.shown.lit import Highlights


@dataclass(frozen=True)
class Offered(Deciding):
    """Hexagons lie on display; on the board there is nothing to do but to look.

    Attributes:
        space: what is looked at on the board.
    """

    space: int | None = None

    @property
    def looks(self) -> Mapping[str, Look]:
        return {**super().looks, **displayed(self.view)}

    def chosen(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        return Highlights(selected=self.space)

    def touch(self, space: int | None) -> Outcome:
        there = space is not None and self.view.kind(space) is not None
        return replace(self, space=space if there and space != self.space else None)

    def press(self, button: str) -> Outcome:
        room, _slash, name = button.partition("/")
        return LookAt(self.view.display[int(name)]) if room == "display" else self

    def put_down(self) -> Self:
        return replace(self, space=None)
