"""The seats being filled, before there is a game."""

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
"""What computer players are called until somebody gives them another name."""
LEAST: Final = 2
"""Seats that there are at least."""


@dataclass
class SeatChoice:
    """A mark, the name as typed so far, and who plays, as the record calls it."""

    mark: str
    typed: str = ""
    kind: str = PERSON

    @property
    def own_name(self) -> Words:
        """The name of a seat that nobody has named."""
        return EXPLORERS[self.mark] if computer(self.kind) else COLOURS[self.mark]

    @property
    def called(self) -> Words:
        """The name without needless blanks; the seat's own while there is none."""
        return " ".join(self.typed.split()) or self.own_name

    @property
    def name(self) -> str:
        """The same in the language in use, as a record has it."""
        return str(self.called)


def seat_again(opponents: Opponents, mark: str, name: str, kind: str) -> SeatChoice:
    """A seat as it was in a match, for the next one; unknown kinds become people."""
    seat = SeatChoice(mark, name, kind if opponents.is_offered(kind) else PERSON)
    if name == str(seat.own_name):
        seat.typed = ""
    return seat


@dataclass(frozen=True)
class Removed:
    """Somebody who was taken from his seat, and whether he was to start."""

    number: int
    seat: SeatChoice
    starts: bool


@dataclass
class NewGame:
    """Seats in turn order, and the game, variant and options they play; starter is a seat's
    number, None is drawn by lot.

    Attributes:
        removed: who was taken from a seat, the last one last.
        given_way: the variant that was chosen, while there are too many for it.
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
        """A person and a computer player: most games in an app are played alone."""
        usual = (PERSON, game.opponents().usual_kind)
        seats = [SeatChoice(mark, kind=kind) for mark, kind in zip(MARKS, usual, strict=False)]
        return cls(game, game.rules().first_variant, seats)

    @classmethod
    def first(cls, game: Game, variant: str) -> "NewGame":
        """A person and the easiest computer player."""
        party = cls.usual(game)
        party.variant = variant
        party.seats[1].kind = game.opponents().easiest_kind
        return party

    @property
    def most(self) -> int:
        """How many can sit down at most."""
        return min(len(MARKS), self.game.rules().most_seats)

    @property
    def marks(self) -> tuple[str, ...]:
        """The marks that those who sit here can choose from."""
        return marks_for(len(self.seats))

    @property
    def free_marks(self) -> list[str]:
        """The marks that nobody has, in the order in which they are given."""
        taken = {seat.mark for seat in self.seats}
        free = [mark for mark in MARKS if mark not in taken]
        return free[: self.most - len(self.seats)]

    @property
    def variants(self) -> list[str]:
        """The variants that so many can play."""
        variants = self.game.rules().variants
        return [name for name, seats in variants.items() if len(self.seats) in seats]

    @property
    def may_remove(self) -> bool:
        return len(self.seats) > LEAST

    def add(self) -> None:
        """Adds a seat like the last one, with the first free mark; a variant for fewer gives way
        to the last that is for so many."""
        self.seats.append(SeatChoice(self.free_marks[0], kind=self.seats[-1].kind))
        self._fit_variant()

    def remove(self, seat: int) -> None:
        """Takes a seat away; if it was to start, the lot decides. A variant that had given way for
        it comes back."""
        self.removed.append(Removed(seat, self.seats.pop(seat), self.starter == seat))
        if self.starter is not None:
            later = self.starter - (self.starter > seat)
            self.starter = None if self.starter == seat else later
        for left in self.seats:
            if left.mark not in self.marks:
                left.mark = self.free_marks[0]
        self._fit_variant()

    def bring_back(self) -> None:
        """Gives the one who was removed last his seat again; his mark too, if it is free."""
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
        """Another variant is to be played."""
        self.variant, self.given_way = variant, ""

    def _fit_variant(self) -> None:
        """A variant that so many can play, the chosen one if that is possible."""
        wanted = self.given_way or self.variant
        fits = wanted in self.variants
        self.given_way = "" if fits else wanted
        self.variant = wanted if fits else self.variants[-1]

    def change_mark(self, seat: int) -> None:
        """Gives a seat the next mark; whoever has that mark takes this seat's in exchange."""
        old = self.seats[seat].mark
        new = self.marks[(self.marks.index(old) + 1) % len(self.marks)]
        for other in self.seats:
            if other.mark == new:
                other.mark = old
        self.seats[seat].mark = new

    @property
    def double_name(self) -> Words | None:
        """A name that two seats bear, if there is one."""
        folded = [seat.name.casefold() for seat in self.seats]
        named = zip(self.seats, folded, strict=True)
        return next((seat.called for seat, name in named if folded.count(name) > 1), None)

    def players(self) -> list[dict[str, Any]]:
        """The players of a record."""
        return [{"name": seat.name, "kind": seat.kind, "mark": seat.mark} for seat in self.seats]

    def first_player(self, draw: Callable[[int], int]) -> int:
        """The chosen seat, or the one that draw picks from so many."""
        return draw(len(self.seats)) if self.starter is None else self.starter

    @property
    def settled(self) -> Options:
        """The options that are played with: those chosen, and those that so many need."""
        return {**self.options, **self.game.rules().needed(len(self.seats))}

    def begin(self, draw: Callable[[int], int], seed: int) -> AnyMatch:
        """The match of this party."""
        rules, first = self.game.rules(), self.first_player(draw)
        start = Start(tuple(self.players()), first, seed, self.variant, self.settled)
        return rules.match(rules.setup(start))


def begun_by_lot(party: NewGame) -> AnyMatch:
    """A match of this party whose draw nobody can foresee; it begins today."""
    return begins(party.begin(secrets.randbelow, secrets.randbits(63)))


def party_again(game: Game, match: AnyMatch, marks: Sequence[str]) -> NewGame:
    """The same players and choices once more; marks are those of the seats."""
    opponents, names = game.opponents(), [one["name"] for one in match.setup.players]
    seats = [
        seat_again(opponents, mark, name, kind)
        for mark, name, kind in zip(marks, names, kinds_from_here(match), strict=True)
    ]
    variant, options = game.rules().chosen(match.setup)
    return NewGame(game, variant, seats, options)
