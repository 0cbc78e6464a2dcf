"""The party of a new match: the seats, the variant and the options, before the match begins."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.game import AnyMatch, Options, Start
from game.description import Game
from game.players.opponents import PERSON, Opponents, computer
from game.scenes.setup.words import COLOURS
from game.scenes.words.dates import begins
from game.table.by_link.seats import kinds_from_here
from game.table.players import marks_for
from game.ui.sentence import Words
from game.ui.theme import MARKS

EXPLORERS: Final = {
    "red": "Aurelio",
    "blue": "Beatriz",
    "yellow": "Cornelius",
    "white": "Dorothea",
    "violet": "Ernesto",
}
"""The names of computer players by mark, until somebody types another name."""
LEAST: Final = 2
"""The least number of seats."""


@dataclass
class SeatChoice:
    """The choices for one seat.

    Attributes:
        mark: the name of its mark.
        typed: the name as typed so far; empty for the seat's own name.
        kind: who plays, as the record writes it.
    """

    mark: str
    typed: str = ""
    kind: str = PERSON

    @property
    def own_name(self) -> Words:
        """The name of a seat for which nothing is typed: by its mark, also by colour for people."""
        return EXPLORERS[self.mark] if computer(self.kind) else COLOURS[self.mark]

    @property
    def called(self) -> Words:
        """The typed name without needless blanks; the seat's own name if nothing is typed."""
        return " ".join(self.typed.split()) or self.own_name

    @property
    def name(self) -> str:
        """The same name as ``called``, in the language in use, as a record stores it."""
        return str(self.called)


def seat_again(opponents: Opponents, mark: str, name: str, kind: str) -> SeatChoice:
    """Return a seat as it was in a match, for the next one; an unknown kind becomes a person."""
    seat = SeatChoice(mark, name, kind if opponents.is_offered(kind) else PERSON)
    if name == str(seat.own_name):
        seat.typed = ""
    return seat


@dataclass(frozen=True)
class Removed:
    """A seat that was removed.

    Attributes:
        number: its number before that.
        seat: its choices.
        starts: True if it was chosen to start.
    """

    number: int
    seat: SeatChoice
    starts: bool


@dataclass
class NewGame:
    """The choices for a new match; the seats are in turn order.

    Attributes:
        game: the game.
        variant: the variant to be played.
        seats: the seats, in turn order.
        options: the chosen options of the rules by name; missing ones have their first value.
        starter: the number of the seat that starts; None draws lots.
        removed: the removed seats, the latest last.
        given_way: the variant that was chosen, as long as it does not allow so many seats; else
            empty.
    """

    game: Game
    variant: str
    seats: list[SeatChoice]
    options: Options = field(default_factory=dict)
    starter: int | None = None
    removed: list[Removed] = field(default_factory=list)
    given_way: str = ""

    @classmethod
    def usual(cls, game: Game) -> "NewGame":
        """Return a person and a computer player: most matches in an app are played alone."""
        usual = (PERSON, game.opponents().usual_kind)
        seats = [SeatChoice(mark, kind=kind) for mark, kind in zip(MARKS, usual, strict=False)]
        return cls(game, game.rules().first_variant, seats)

    @classmethod
    def first(cls, game: Game, variant: str) -> "NewGame":
        """Return a person and the easiest computer player, for a first match of this variant."""
        party = cls.usual(game)
        party.variant = variant
        party.seats[1].kind = game.opponents().easiest_kind
        return party

    @property
    def most(self) -> int:
        """The greatest number of seats."""
        return min(len(MARKS), self.game.rules().most_seats)

    @property
    def marks(self) -> tuple[str, ...]:
        """The marks from which this number of players can choose."""
        return marks_for(len(self.seats))

    @property
    def free_marks(self) -> list[str]:
        """The marks that are free, in the order in which new seats get them."""
        taken = {seat.mark for seat in self.seats}
        free = [mark for mark in MARKS if mark not in taken]
        return free[: self.most - len(self.seats)]

    @property
    def variants(self) -> list[str]:
        """The variants that this number of players can play."""
        variants = self.game.rules().variants
        return [name for name, seats in variants.items() if len(self.seats) in seats]

    @property
    def may_remove(self) -> bool:
        """True if there are more seats than the least number."""
        return len(self.seats) > LEAST

    def add(self) -> None:
        """Add a seat of the same kind as the last one, with the first free mark.

        A variant for fewer players gives way to the last one that allows so many.
        """
        self.seats.append(SeatChoice(self.free_marks[0], kind=self.seats[-1].kind))
        self._fit_variant()

    def remove(self, seat: int) -> None:
        """Remove a seat; if it was to start, lots are drawn instead.

        If the chosen variant had given way to the number of seats and fits again, it comes back.
        """
        self.removed.append(Removed(seat, self.seats.pop(seat), self.starter == seat))
        if self.starter is not None:
            later = self.starter - (self.starter > seat)
            self.starter = None if self.starter == seat else later
        for left in self.seats:
            if left.mark not in self.marks:
                left.mark = self.free_marks[0]
        self._fit_variant()

    def bring_back(self) -> None:
        """Put the seat that was removed last back in its place; with its mark, if that is free."""
        back = self.removed.pop()
        seat, number = back.seat, min(back.number, len(self.seats))
        if seat.mark not in self.free_marks:
            seat.mark = self.free_marks[0]
        self.seats.insert(number, seat)
        if self.starter is not None and self.starter >= number:
            self.starter += 1
        elif back.starts:
            self.starter = number
        self._fit_variant()

    def choose(self, variant: str) -> None:
        """Choose another variant."""
        self.variant, self.given_way = variant, ""

    def _fit_variant(self) -> None:
        """Set a variant that so many players can play: the chosen one, if that is possible."""
        wanted = self.given_way or self.variant
        fits = wanted in self.variants
        self.given_way = "" if fits else wanted
        self.variant = wanted if fits else self.variants[-1]

    def change_mark(self, seat: int) -> None:
        """Give a seat the next mark; a seat that has that mark takes this seat's in exchange."""
        old = self.seats[seat].mark
        new = self.marks[(self.marks.index(old) + 1) % len(self.marks)]
        for other in self.seats:
            if other.mark == new:
                other.mark = old
        self.seats[seat].mark = new

    @property
    def double_name(self) -> Words | None:
        """A name that two seats have in common; None if all names differ."""
        folded = [seat.name.casefold() for seat in self.seats]
        named = zip(self.seats, folded, strict=True)
        return next((seat.called for seat, name in named if folded.count(name) > 1), None)

    def players(self) -> list[dict[str, Any]]:
        """Return the players as a record writes them."""
        return [{"name": seat.name, "kind": seat.kind, "mark": seat.mark} for seat in self.seats]

    def first_player(self, draw: Callable[[int], int]) -> int:
        """Return the seat that starts; if none is chosen, ``draw`` picks one of so many seats."""
        return draw(len(self.seats)) if self.starter is None else self.starter

    @property
    def settled(self) -> Options:
        """The options of the match: the chosen ones, and those that so many players need."""
        return {**self.options, **self.game.rules().needed(len(self.seats))}

    def begin(self, draw: Callable[[int], int], seed: int) -> AnyMatch:
        """Return the match of this party.

        Args:
            draw: gets the number of seats and picks the one that starts, if none is chosen.
            seed: the seed for everything that is drawn in the match.
        """
        rules, first = self.game.rules(), self.first_player(draw)
        start = Start(tuple(self.players()), first, seed, self.variant, self.settled)
        return rules.match(rules.setup(start))


def begun_by_lot(party: NewGame) -> AnyMatch:
    """Return a match of this party, begun today, with a draw that nobody can foresee."""
    return begins(party.begin(secrets.randbelow, secrets.randbits(63)))


def party_again(game: Game, match: AnyMatch, marks: Sequence[str]) -> NewGame:
    """Return a party with the players, variant and options of a match; ``marks`` are by seat."""
    opponents, names = game.opponents(), [one["name"] for one in match.setup.players]
    seats = [
        seat_again(opponents, mark, name, kind)
        for mark, name, kind in zip(marks, names, kinds_from_here(match), strict=True)
    ]
    variant, options = game.rules().chosen(match.setup)
    return NewGame(game, variant, seats, options)
