"""The party of a new match: seats, variant and options, chosen before it begins, and remembered."""

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from game import small_file
from game.core.game import AnyMatch, Options, SetupChoices
from game.core.record import MAX_NAME, expect
from game.description import Game
from game.platform import platform
from game.players.opponents import PERSON, Opponents, computer_name
from game.scenes.setup.words import COLOURS
from game.scenes.words import mark_begun
from game.table.by_link import kinds_from_here
from game.table.players import marks_for
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Words, phrases
from game.ui.theme import MARKS

EXPLORERS: Final = phrases(
    __name__,
    {
        "red": NC_("name of a player", "Aurelio"),
        "blue": NC_("name of a player", "Beatriz"),
        "yellow": NC_("name of a player", "Cornelius"),
        "white": NC_("name of a player", "Dorothea"),
        "violet": NC_("name of a player", "Ernesto"),
    },
)
"""The names of computer players by mark, until somebody types another name."""
PARTY_FILE: Final = "setup.json"
LEAST: Final = 2
"""The least number of seats."""


@dataclass
class SeatChoice:
    """The choices for one seat.

    Attributes:
        mark: the name of its mark.
        typed_name: the name as typed so far; empty for the seat's own name.
        kind: who plays, as the record writes it.
    """

    mark: str
    typed_name: str = ""
    kind: str = PERSON

    @property
    def own_name(self) -> Words:
        """The name of a seat for which nothing is typed: by its mark, also by colour for people."""
        return EXPLORERS[self.mark] if computer_name(self.kind) else COLOURS[self.mark]

    @property
    def shown_name(self) -> Words:
        """The typed name without needless blanks; the seat's own name if nothing is typed."""
        return " ".join(self.typed_name.split()) or self.own_name

    @property
    def name(self) -> str:
        """The same name as ``shown_name``, in the language in use, as a record stores it."""
        return str(self.shown_name)


def seat_of_match(opponents: Opponents, mark: str, name: str, kind: str) -> SeatChoice:
    """Return a seat as it was in a match, for the next one; an unknown kind becomes a person."""
    seat = SeatChoice(mark, name, kind if opponents.is_offered(kind) else PERSON)
    if name == str(seat.own_name):
        seat.typed_name = ""
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
        variant_set_aside: the chosen variant, as long as it does not allow so many seats; else
            empty.
    """

    game: Game
    variant: str
    seats: list[SeatChoice]
    options: Options = field(default_factory=dict)
    starter: int | None = None
    removed: list[Removed] = field(default_factory=list)
    variant_set_aside: str = ""

    @classmethod
    def default(cls, game: Game) -> "NewGame":
        """Return a person and a computer player: most matches in an app are played alone."""
        usual = (PERSON, game.opponents().default_kind)
        seats = [SeatChoice(mark, kind=kind) for mark, kind in zip(MARKS, usual, strict=False)]
        return cls(game, game.rules().default_variant, seats)

    @classmethod
    def for_beginner(cls, game: Game) -> "NewGame":
        """Return a person and the easiest computer player, for a first match."""
        party = cls.default(game)
        party.seats[1].kind = game.opponents().easiest_kind
        return party

    @property
    def max_seats(self) -> int:
        """The greatest number of seats."""
        return min(len(MARKS), self.game.rules().max_seats)

    @property
    def marks(self) -> tuple[str, ...]:
        """The marks from which this number of players can choose."""
        return marks_for(len(self.seats))

    @property
    def free_marks(self) -> list[str]:
        """The marks that are free, in the order in which new seats get them."""
        taken = {seat.mark for seat in self.seats}
        free = [mark for mark in MARKS if mark not in taken]
        return free[: self.max_seats - len(self.seats)]

    @property
    def variants(self) -> list[str]:
        """The variants that this number of players can play."""
        variants = self.game.rules().variants
        return [name for name, seats in variants.items() if len(self.seats) in seats]

    @property
    def can_remove(self) -> bool:
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
        self.variant, self.variant_set_aside = variant, ""

    def _fit_variant(self) -> None:
        """Set a variant that so many players can play: the chosen one, if that is possible."""
        wanted = self.variant_set_aside or self.variant
        fits = wanted in self.variants
        self.variant_set_aside = "" if fits else wanted
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
    def duplicate_name(self) -> Words | None:
        """A name that two seats have in common; None if all names differ."""
        folded = [seat.name.casefold() for seat in self.seats]
        named = zip(self.seats, folded, strict=True)
        return next((seat.shown_name for seat, name in named if folded.count(name) > 1), None)

    def players(self) -> list[dict[str, Any]]:
        """Return the players as a record writes them."""
        return [{"name": seat.name, "kind": seat.kind, "mark": seat.mark} for seat in self.seats]

    def first_player(self, draw: Callable[[int], int]) -> int:
        """Return the seat that starts; if none is chosen, ``draw`` picks one of so many seats."""
        return draw(len(self.seats)) if self.starter is None else self.starter

    @property
    def all_options(self) -> Options:
        """The options of the match: the chosen ones, and those that so many players need."""
        return {**self.options, **self.game.rules().required_options(len(self.seats))}

    def begin(self, draw: Callable[[int], int], seed: int) -> AnyMatch:
        """Return the match of this party.

        Args:
            draw: gets the number of seats and picks the one that starts, if none is chosen.
            seed: the seed for everything that is drawn in the match.
        """
        rules, first = self.game.rules(), self.first_player(draw)
        start = SetupChoices(tuple(self.players()), first, seed, self.variant, self.all_options)
        return rules.new_match(rules.setup(start))


def begin_at_random(party: NewGame) -> AnyMatch:
    """Return a match of this party, begun today, with a draw that nobody can foresee."""
    return mark_begun(party.begin(secrets.randbelow, secrets.randbits(63)))


def party_of_match(game: Game, match: AnyMatch, marks: Sequence[str]) -> NewGame:
    """Return a party with the players, variant and options of a match; ``marks`` are by seat."""
    opponents, names = game.opponents(), [one["name"] for one in match.setup.players]
    seats = [
        seat_of_match(opponents, mark, name, kind)
        for mark, name, kind in zip(marks, names, kinds_from_here(match), strict=True)
    ]
    variant, options = game.rules().variant_and_options(match.setup)
    return NewGame(game, variant, seats, options)


# The party of the last set-up is remembered, so that it can be offered again.


def store_party(party: NewGame) -> None:
    """Store the party for the next set-up.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    kept = {
        "game": party.game.id,
        "variant": party.variant,
        **party.game.rules().with_defaults(party.options),
        "kinds": [seat.kind for seat in party.seats],
        "names": [seat.typed_name for seat in party.seats],
        "marks": [seat.mark for seat in party.seats],
    }
    platform.storage.write(PARTY_FILE, json.dumps(kept))


def load_party(game: Game) -> NewGame | None:
    """Return the stored party; None if there is none, it is damaged, or it is of another game.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(PARTY_FILE, partial(_party, game), "choices-damaged")


def _party(game: Game, kept: dict[str, Any]) -> NewGame | None:
    if kept.get("game", game.id) != game.id:  # old files name no game
        return None
    rules, opponents = game.rules(), game.opponents()
    # old files lack the options that came later
    options = rules.with_defaults({name: kept[name] for name in rules.options if name in kept})
    variant, kinds = kept["variant"], kept["kinds"]
    if len(kinds) not in rules.variants[variant] or not all(map(opponents.is_offered, kinds)):
        raise ValueError(kinds)
    # old files have neither marks nor names
    marks = kept.get("marks", MARKS[: len(kinds)])
    names = [expect(name, str, "name")[:MAX_NAME] for name in kept.get("names", [""] * len(kinds))]
    if len(set(marks)) < len(marks) or not set(marks) <= set(marks_for(len(kinds))):
        raise ValueError(marks)
    seats = [SeatChoice(*one) for one in zip(marks, names, kinds, strict=True)]
    return NewGame(game, variant, seats, options)
