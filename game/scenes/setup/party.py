"""The seats being filled, before there is a game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.tikal.components import MAX_SEATS, MIN_SEATS
from game.tikal.setup import Options
from game.tikal.variants import AUCTION, BASIC, VARIANTS, Variant
from game.ui.i18n import gettext as _
from game.ui.theme import SEAT_FILL

MARKS = tuple(SEAT_FILL)


def colour_name(mark: str) -> str:
    """The name of a mark's colour, which is also a nameless player's name."""
    return {"red": _("Red"), "blue": _("Blue"), "yellow": _("Yellow"), "white": _("White")}[mark]


@dataclass
class Seat:
    """A mark, and the name as typed so far."""

    mark: str
    typed: str = ""

    @property
    def name(self) -> str:
        """The name without needless blanks; the colour's while there is none."""
        return " ".join(self.typed.split()) or colour_name(self.mark)


@dataclass
class Party:
    """Seats in turn order, and the game and options they play; starter is a seat's number, None
    is drawn by lot."""

    seats: list[Seat] = field(default_factory=lambda: [Seat(mark) for mark in MARKS[:MIN_SEATS]])
    starter: int | None = None
    variant: Variant = BASIC
    options: Options = field(default_factory=Options)

    @property
    def may_add(self) -> bool:
        return len(self.seats) < MAX_SEATS

    @property
    def variants(self) -> list[Variant]:
        """The games that so many can play."""
        return [one for one in VARIANTS.values() if len(self.seats) in one.seats]

    @property
    def may_remove(self) -> bool:
        return len(self.seats) > MIN_SEATS

    def add(self) -> None:
        """Adds a seat with the first free mark; a game for fewer gives way to the auction game."""
        taken = {seat.mark for seat in self.seats}
        self.seats.append(Seat(next(mark for mark in MARKS if mark not in taken)))
        if self.variant not in self.variants:
            self.variant = AUCTION

    def remove(self, seat: int) -> None:
        """Takes a seat away; if it was to start, the lot decides."""
        del self.seats[seat]
        if self.starter is not None:
            later = self.starter - (self.starter > seat)
            self.starter = None if self.starter == seat else later

    def change_mark(self, seat: int) -> None:
        """Gives a seat the next mark; whoever has that mark takes this seat's in exchange."""
        old = self.seats[seat].mark
        new = MARKS[(MARKS.index(old) + 1) % len(MARKS)]
        for other in self.seats:
            if other.mark == new:
                other.mark = old
        self.seats[seat].mark = new

    @property
    def double_name(self) -> str | None:
        """A name that two seats bear, if there is one."""
        names = [seat.name for seat in self.seats]
        folded = [name.casefold() for name in names]
        return next((name for name in names if folded.count(name.casefold()) > 1), None)

    def players(self) -> list[dict[str, Any]]:
        """The players of a record."""
        return [{"name": seat.name, "kind": "human", "mark": seat.mark} for seat in self.seats]

    def first_player(self, draw: Callable[[int], int]) -> int:
        """The chosen seat, or the one that draw picks from so many."""
        return draw(len(self.seats)) if self.starter is None else self.starter
