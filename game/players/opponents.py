"""The computer players of a game, and the player kinds by which records name who plays a seat.

A kind is ``human``, ``link``, or ``ai:`` and a computer player's name, such as
``ai:explorer:spoiler``.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.core.message import CONTEXT
from game.players.player import Player

PERSON: Final = "human"
BY_LINK: Final = "link"
"""The kind of a person at another device, who plays by link."""
_COMPUTER: Final = "ai:"


class UnknownPlayer(ValueError):
    """There is no computer player of this name."""


def computer_name(kind: str) -> str:
    """Return the name of a kind's computer player; empty for people."""
    return kind[len(_COMPUTER) :] if kind.startswith(_COMPUTER) else ""


def people_among(players: Iterable[Mapping[str, str]]) -> frozenset[int]:
    """Return the seats of a set-up's players that are people's, each at any device."""
    return frozenset(seat for seat, one in enumerate(players) if one["kind"] == PERSON)


def split_kind(kind: str) -> tuple[str, str]:
    """Split a kind into the kind of its level (or person) and the temper, empty for an even one."""
    level, _colon, temper = computer_name(kind).partition(":")
    return (f"{_COMPUTER}{level}" if level else kind), temper


def N_(words: str) -> str:
    """Return the words unchanged; the call marks them for translation when they are shown."""
    return words


def NC_(context: str, words: str) -> str:
    """Return the words after what they are, by which they are translated when they are shown."""
    return context + CONTEXT + words


@dataclass(frozen=True, slots=True)
class LevelOrTemper:
    """A level or a temper.

    Attributes:
        name: its name in records.
        label: its name for players, in English and marked for translation.
        note: what it does in a few words, also in English and marked.
    """

    name: str
    label: str
    note: str = ""


EVEN_TEMPER: Final = LevelOrTemper("", NC_("temper", "Balanced"), N_("A bit of everything"))
SURPRISE: Final = LevelOrTemper("surprise", N_("Surprise me"), N_("One of these, secretly"))
"""A random temper, possibly the even one, drawn from the seed."""


PEOPLE: Final = (
    LevelOrTemper(PERSON, NC_("player", "Person"), N_("Plays at this device")),
    LevelOrTemper(BY_LINK, N_("Person by link"), N_("Far away, by links")),
)


def four_levels(second: str, third: str) -> tuple[LevelOrTemper, ...]:
    """Return the levels that every game has; records name them alike in all games.

    The labels of the second and the third are the game's own, in English and marked.
    """
    return (
        LevelOrTemper("novice", NC_("level", "Novice"), N_("For your first games")),
        LevelOrTemper("explorer", second, N_("For your next games")),
        LevelOrTemper("archaeologist", third, N_("To win, plan ahead")),
        LevelOrTemper("master", NC_("level", "Master"), N_("Hard to beat")),
    )


def draw_temper(seed: int, tempers: Sequence[str]) -> str:
    """Return the temper that a seed draws.

    ``tempers`` must never change, or saved games would go on differently.
    """
    return tempers[int(Random(seed).random() * len(tempers))]


def level_and_temper(name: str, seed: int, tempers: Sequence[str]) -> tuple[str, str]:
    """Split a computer player's name into level and temper; the temper is empty for an even one.

    The temper ``surprise`` is replaced by the one that the seed draws.
    """
    level, _colon, temper = name.partition(":")
    return level, draw_temper(seed, tempers) if temper == SURPRISE.name else temper


@dataclass(frozen=True, kw_only=True)
class Opponents:
    """The computer players of a game.

    A player's name is a level, or a level and a temper: ``master``, ``explorer:spoiler``.

    Attributes:
        levels: the levels that are offered, the easiest first.
        tempers: the tempers besides the even one.
        levels_with_temper: the names of the levels that can have a temper.
        unlisted: players that are not offered as a level; tournaments and records may name them.
        default_level: the name of the default level; empty if a person is the default.
        make: makes the player of a name, with a seed for its chance.
        people: the kinds of people.
    """

    levels: Sequence[LevelOrTemper] = ()
    tempers: Sequence[LevelOrTemper] = ()
    levels_with_temper: Sequence[str] = ()
    unlisted: Sequence[LevelOrTemper] = ()
    default_level: str = ""
    make: Callable[[str, int], Player]
    people: Sequence[LevelOrTemper] = PEOPLE

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all computer players."""
        tempered = (
            f"{level}:{one.name}" for level in self.levels_with_temper for one in self.tempers
        )
        return (*(one.name for one in (*self.unlisted, *self.levels)), *tempered)

    @property
    def kinds(self) -> dict[str, LevelOrTemper]:
        """The kinds offered for a seat, with their labels: people first, then the levels."""
        levels = {f"{_COMPUTER}{level.name}": level for level in self.levels}
        return {**{one.name: one for one in self.people}, **levels}

    @property
    def all_tempers(self) -> tuple[LevelOrTemper, ...]:
        """All tempers, the even one first."""
        return (EVEN_TEMPER, *self.tempers)

    @property
    def default_kind(self) -> str:
        """The kind of an opponent if nobody chooses one."""
        return f"{_COMPUTER}{self.default_level}" if self.default_level else PERSON

    @property
    def easiest_kind(self) -> str:
        """The kind of the easiest opponent; a person if the game has no computer players."""
        return f"{_COMPUTER}{self.levels[0].name}" if self.levels else PERSON

    def player(self, name: str, seed: int) -> Player:
        """Make the computer player of this name.

        Raises:
            UnknownPlayer: there is no such player.
        """
        if name not in self.names:
            known = ", ".join(self.names)
            raise UnknownPlayer(f"no computer player is called '{name:.40}'; {known} are")
        return self.make(name, seed)

    def label(self, level: str) -> str:
        """Return the English label of a level or a person, given its kind without the temper."""
        plain = {f"{_COMPUTER}{one.name}": one for one in self.unlisted}
        return (self.kinds | plain)[level].label

    def temper(self, name: str) -> LevelOrTemper:
        """Return the temper of this name; the empty name is the even temper."""
        return next(one for one in self.all_tempers if one.name == name)

    def is_offered(self, kind: str) -> bool:
        """Return True for the kinds of people and of this game's computer players."""
        return kind in (PERSON, BY_LINK) or computer_name(kind) in self.names

    def is_known(self, kind: str) -> bool:
        """Return True for the offered kinds and for every kind that is no computer player's."""
        return not computer_name(kind) or self.is_offered(kind)

    def has_temper(self, level: str) -> bool:
        """Return True if the level of this kind can have a temper."""
        return computer_name(level) in self.levels_with_temper

    def join_kind(self, level: str, temper: str) -> str:
        """Join a level's kind and a temper; the temper is left out if the level cannot have one."""
        return f"{level}:{temper}" if temper and self.has_temper(level) else level
