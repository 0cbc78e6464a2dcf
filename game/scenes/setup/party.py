"""The seats being filled, before there is a game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from game.scenes import kinds
from game.tikal.rules.setup import Options
from game.tikal.rules.variants import AUCTION, BASIC, VARIANTS, Variant
from game.ui.i18n import gettext as _
from game.ui.theme import MARKS

EXPLORERS: Final = {
    "red": "Aurelio",
    "blue": "Beatriz",
    "yellow": "Cornelius",
    "white": "Dorothea",
}
"""What computer players are called until somebody gives them another name."""
USUAL: Final = (kinds.PERSON, "ai:explorer")
"""Most games in an app are played alone."""


def colour_name(mark: str) -> str:
    """The name of a mark's colour, which is also a nameless player's name."""
    return {"red": _("Red"), "blue": _("Blue"), "yellow": _("Yellow"), "white": _("White")}[mark]


@dataclass
class Seat:
    """A mark, the name as typed so far, and who plays, as the record calls it."""

    mark: str
    typed: str = ""
    kind: str = kinds.PERSON

    @property
    def own_name(self) -> str:
        """The name of a seat that nobody has named."""
        return EXPLORERS[self.mark] if kinds.computer(self.kind) else colour_name(self.mark)

    @property
    def name(self) -> str:
        """The name without needless blanks; the seat's own while there is none."""
        return " ".join(self.typed.split()) or self.own_name


def seat_again(mark: str, name: str, kind: str) -> Seat:
    """A seat as it was in a match, for the next one; unknown kinds become people."""
    seat = Seat(mark, name, kind if kinds.is_offered(kind) else kinds.PERSON)
    if name == seat.own_name:
        seat.typed = ""
    return seat


def _usual_seats() -> list[Seat]:
    return [Seat(mark, kind=kind) for mark, kind in zip(MARKS, USUAL, strict=False)]


@dataclass
class Party:
    """Seats in turn order, and the game and options they play; starter is a seat's number, None
    is drawn by lot."""

    seats: list[Seat] = field(default_factory=_usual_seats)
    starter: int | None = None
    variant: Variant = BASIC
    options: Options = field(default_factory=Options)

    @property
    def free_marks(self) -> list[str]:
        """The marks that nobody has, in the order in which they are given."""
        taken = {seat.mark for seat in self.seats}
        return [mark for mark in MARKS if mark not in taken]

    @property
    def variants(self) -> list[Variant]:
        """The games that so many can play."""
        return [one for one in VARIANTS.values() if len(self.seats) in one.seats]

    @property
    def may_remove(self) -> bool:
        return len(self.seats) > len(USUAL)

    def add(self) -> None:
        """Adds a seat like the last one, with the first free mark; a game for fewer gives way to
        the auction game."""
        self.seats.append(Seat(self.free_marks[0], kind=self.seats[-1].kind))
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
        return [{"name": seat.name, "kind": seat.kind, "mark": seat.mark} for seat in self.seats]

    def first_player(self, draw: Callable[[int], int]) -> int:
        """The chosen seat, or the one that draw picks from so many."""
        return draw(len(self.seats)) if self.starter is None else self.starter
