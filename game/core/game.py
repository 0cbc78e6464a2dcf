"""The rules of a game as all shared code uses them: set-up, records, views and options."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol

from game.core.match import GameMatch
from game.core.message import Refusal
from game.core.record import run_to_end

State = Any
Action = Any
Setup = Any
"""``State``, ``Action`` and ``Setup`` are types of each game's own.

Shared code passes them on and uses no more of them than ``core.match`` requires.
"""
AnyMatch = GameMatch[Any, Any]
"""A match of any game."""
OwnMatch = Any
"""A match of the same game as the code that receives it."""
NOBODY: Final = -1
"""Used in place of a seat for the view with public information only."""
NOT_SENT: Final = "not sent"
"""Marks the type of a position's field that the set-up gives, or that follows from the others."""
Value = str | int | bool
"""The types that the value of an option can have."""
Options = Mapping[str, Value]


class SetupError(Refusal):
    """A set-up that no game can start from."""


def check_option(name: str, value: Value, values: tuple[Value, ...]) -> None:
    """Check that an option has one of its possible values.

    Raises:
        SetupError: it has another value.
    """
    if value not in values:
        raise SetupError("not-one-of", name=name, values=values, value=str(value)[:40])


class Engine(Protocol):
    """The rules as functions on a game's own states and actions; a module with these will do."""

    def new_game(self, setup: Setup, /) -> State:
        """Return the first state of a set-up."""

    def legal_actions(self, state: State, /) -> list[Action]:
        """Return every legal action, none when the game is over.

        The first one does least: pass, or end the turn.
        """

    def check(self, state: State, action: Action, /) -> None:
        """Raise an error if the action breaks a rule."""

    def apply(self, state: State, action: Action, /) -> None:
        """Change the state by a legal action."""


@dataclass(frozen=True)
class SetupChoices:
    """What is chosen before a game.

    Attributes:
        players: one mapping per seat with at least ``name`` and ``kind``, as in records.
        first_player: the seat that begins.
        seed: the source of all chance.
        variant: the variant; empty for games with only one.
        options: values of the rules' options by name; options left out have their usual value.
    """

    players: tuple[dict[str, Any], ...]
    first_player: int
    seed: int
    variant: str = ""
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Audit:
    """The functions with which the command line inspects a match.

    Attributes:
        full_state: the complete state as plain values.
        summary: a short report of the state after an action.
        result: a report of the final state.
        seal: the seal of a set-up: a fingerprint of what was drawn.
        drawn_from_seed: True if the set-up is what its seed gives; None without a seed.
    """

    full_state: Callable[[State], dict[str, Any]]
    summary: Callable[[State], dict[str, Any]]
    result: Callable[[State], dict[str, Any]]
    seal: Callable[[Setup], str]
    drawn_from_seed: Callable[[Setup], bool | None]


def _none_needed(_seats: int) -> Options:
    return {}


def _never(_state: State) -> bool:
    return False


def _nothing_to_derive(_state: State) -> None:
    pass


@dataclass(frozen=True, kw_only=True)
class GameRules:
    """The rules of a game.

    Attributes:
        engine: the rules as functions on states and actions.
        variants: the possible numbers of seats of each variant, by the variant's name.
        options: the possible values of each option, by name; the first is the usual one.
        view: the view of a seat, or the public one for ``NOBODY``: the state without hidden parts.
        setup: makes a set-up with everything drawn; SetupError if it cannot be played.
        variant_and_options: the variant and the options of a set-up.
        new_match: makes a match that begins with a set-up.
        read_in_steps: reads a record, yielding after every action, and returns the match;
            RecordError if it is refused.
        parse: reads an action's notation; NotationError if it is none.
        random_action: a random legal action; None when the game is over.
        ends_turn: True if an action ends the turn.
        points: the points of every seat.
        audit: the functions for the command line.
        required_options: the options without which this number of seats cannot play.
        derive: works out the fields of a state that are not sent (``core.position_values``) from
            the others, in a state of the same set-up.
        keeps_reason: True where nobody is told why a computer player decides so, though everybody
            sees what he sees: it would give away what he goes on to do.
    """

    engine: Engine
    variants: Mapping[str, range]
    options: Mapping[str, tuple[Value, ...]]
    view: Callable[[State, int], State]
    setup: Callable[[SetupChoices], Setup]
    variant_and_options: Callable[[Setup], tuple[str, Options]]
    new_match: Callable[[Setup], AnyMatch]
    read_in_steps: Callable[[str | bytes], Generator[None, None, AnyMatch]]
    parse: Callable[[str], Action]
    random_action: Callable[[State, Random], Action | None]
    ends_turn: Callable[[Action], bool]
    points: Callable[[State], Sequence[float]]
    audit: Audit
    required_options: Callable[[int], Options] = _none_needed
    derive: Callable[[State], None] = _nothing_to_derive
    keeps_reason: Callable[[State], bool] = _never

    def read(self, source: str | bytes) -> AnyMatch:
        """Read a record and return its match.

        Raises:
            RecordError: the record is refused; the message names the part that is wrong.
        """
        return run_to_end(self.read_in_steps(source))

    @property
    def max_seats(self) -> int:
        """The largest number of seats of any variant."""
        return max(max(seats) for seats in self.variants.values())

    @property
    def default_variant(self) -> str:
        """The name of the default variant."""
        return next(iter(self.variants))

    def with_defaults(self, options: Options) -> dict[str, Value]:
        """Return the values of all options: those given, and the usual ones for the rest.

        Raises:
            SetupError: an option is unknown or cannot have that value.
        """
        for name, value in options.items():
            if name not in self.options:
                raise SetupError("no-option", name=name[:40], names=tuple(self.options))
            check_option(name, value, self.options[name])
        return {name: options.get(name, values[0]) for name, values in self.options.items()}


def read_options(rules: GameRules, text: str) -> dict[str, Value]:
    """Return the options that a text like ``a,b=2,c=own`` names; one without a value is True.

    Raises:
        SetupError: an option is unknown or cannot have that value.
    """
    read: dict[str, Value] = {}
    for part in filter(None, text.split(",")):
        name, equals, word = part.partition("=")
        if name not in rules.options:
            raise SetupError("no-option", name=name[:40], names=tuple(rules.options))
        read[name] = _value(rules, name, word) if equals else True
    rules.with_defaults(read)
    return read


def _value(rules: GameRules, name: str, word: str) -> Value:
    """Return the possible value that is written as ``word``; ``word`` itself if there is none."""
    written = {str(value).lower(): value for value in rules.options[name]}
    return written.get(word.lower(), word)
