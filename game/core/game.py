"""What the rules of a game give to all that plays it: records, set-up, and a look at a position."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol

from game.core.match import GameMatch
from game.core.message import Refused
from game.core.record import whole

State = Any
Action = Any
Setup = Any
"""A game's own: what is shared hands them on, and asks of them no more than ``core.match`` says."""
AnyMatch = GameMatch[Any, Any]
"""A match of some game."""
OwnMatch = Any
"""A match of the very game that it is handed to."""

NOBODY: Final = -1
"""In place of a seat: what nobody in particular sees of a position, all may see."""

Value = str | int | bool
"""What an option of the rules can be."""
Options = Mapping[str, Value]


class SetupError(Refused):
    """A set-up that no game can start from."""


def check_option(name: str, value: Value, values: tuple[Value, ...]) -> None:
    """Make sure that an option is one of the values that it can be.

    Raises:
        SetupError: it is none of them.
    """
    if value not in values:
        raise SetupError("not-one-of", name=name, values=values, value=str(value)[:40])


class Engine(Protocol):
    """The rules in one surface; a module with these functions will do. Positions and actions are
    the game's own."""

    def new_game(self, setup: Setup, /) -> State:
        """The first position of a set-up."""

    def legal_actions(self, state: State, /) -> list[Action]:
        """Every legal action, none when the game is over; the first does least."""

    def check(self, state: State, action: Action, /) -> None:
        """Raise the rule that an action breaks."""

    def apply(self, state: State, action: Action, /) -> None:
        """Change a position by a legal action."""


@dataclass(frozen=True)
class Start:
    """What is chosen before a game.

    Attributes:
        players: one mapping a seat with at least ``name`` and ``kind``, as records have them.
        seed: where all chance comes from.
        variant: the game that is played; empty where there is but one.
        options: the rules' options by name; what is not named is as it comes.
    """

    players: tuple[dict[str, Any], ...]
    first_player: int
    seed: int
    variant: str = ""
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Audit:
    """What the commands look at a match with.

    Attributes:
        board: a position in plain values, complete.
        line: what is told of a position after each action.
        result: what is told of the last one.
        seal: the seal of a set-up.
        drawn_from_seed: whether a set-up is what its seed gives; None without a seed.
    """

    board: Callable[[State], dict[str, Any]]
    line: Callable[[State], dict[str, Any]]
    result: Callable[[State], dict[str, Any]]
    seal: Callable[[Setup], str]
    drawn_from_seed: Callable[[Setup], bool | None]


def _none_needed(_seats: int) -> Options:
    return {}


@dataclass(frozen=True, kw_only=True)
class GameRules:
    """The rules of a game, loaded.

    Attributes:
        variants: the games in the box by name, each with the seats that it is for.
        options: what each option can be, by name; the first value is how it comes.
        view: a position without what a seat cannot know, or ``NOBODY``.
        setup: a set-up, all its chance drawn; ``SetupError`` for what nobody can play.
        chosen: what a set-up was chosen to be: its variant and its options.
        match: a match that begins with a set-up.
        reading: a match from its record, action by action; ``RecordError`` for what is none.
        parse: an action from its notation; ``NotationError`` for what is none.
        random_action: one of the legal actions by chance, None when the game is over.
        ends_turn: whether a turn ends with an action.
        points: what every seat has in the end.
        needed: the options without which so many cannot play.
    """

    engine: Engine
    variants: Mapping[str, range]
    options: Mapping[str, tuple[Value, ...]]
    view: Callable[[State, int], State]
    setup: Callable[[Start], Setup]
    chosen: Callable[[Setup], tuple[str, Options]]
    match: Callable[[Setup], AnyMatch]
    reading: Callable[[str | bytes], Generator[None, None, AnyMatch]]
    parse: Callable[[str], Action]
    random_action: Callable[[State, Random], Action | None]
    ends_turn: Callable[[Action], bool]
    points: Callable[[State], Sequence[float]]
    audit: Audit
    needed: Callable[[int], Options] = _none_needed

    def read(self, source: str | bytes) -> AnyMatch:
        """A match from its record.

        Raises:
            RecordError: it is refused, with the part that is wrong.
        """
        return whole(self.reading(source))

    @property
    def most_seats(self) -> int:
        """Seats of the variant for most."""
        return max(max(seats) for seats in self.variants.values())

    @property
    def first_variant(self) -> str:
        """The variant that is played where nobody names one."""
        return next(iter(self.variants))

    def completed(self, options: Options) -> dict[str, Value]:
        """All options: those that are named, and the others as they come.

        Raises:
            SetupError: one is not known, or cannot be that.
        """
        for name, value in options.items():
            if name not in self.options:
                raise SetupError("no-option", name=name[:40], names=tuple(self.options))
            check_option(name, value, self.options[name])
        return {name: options.get(name, values[0]) for name, values in self.options.items()}
