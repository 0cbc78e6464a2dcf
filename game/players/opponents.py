"""The computer players that a game gives, and who plays a seat, as records name it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.players.player import Player

PERSON: Final = "human"
ELSEWHERE: Final = "link"
"""A person at another device, to whom the match goes by link."""
_COMPUTER: Final = "ai:"


class UnknownPlayer(ValueError):
    """No computer player has this name."""


def computer(kind: str) -> str:
    """The name of the computer player of a kind; empty for people."""
    return kind[len(_COMPUTER) :] if kind.startswith(_COMPUTER) else ""


def split(kind: str) -> tuple[str, str]:
    """A kind's level (or person) and its temper, empty for an even one."""
    level, _colon, temper = computer(kind).partition(":")
    return (f"{_COMPUTER}{level}" if level else kind), temper


def N_(words: str) -> str:
    """The words as they are, marked for catalogues: who shows them translates them."""
    return words


@dataclass(frozen=True, slots=True)
class Named:
    """A level or a temper: its name in records, what it is called, and what it does in a few
    words, both in English and marked."""

    name: str
    label: str
    note: str = ""


EVEN: Final = Named("", N_("Even-tempered"), N_("Takes what is best"))
SURPRISE: Final = Named("surprise", N_("Surprise me"), N_("One of these, secretly"))
"""One of the tempers or none; the seed decides."""
FOUR_LEVELS: Final = (
    Named("novice", N_("Novice"), N_("Has just learned it")),
    Named("explorer", N_("Explorer"), N_("Knows the ropes")),
    Named("archaeologist", N_("Archaeologist"), N_("Plans ahead")),
    Named("master", N_("Master"), N_("Leaves you little")),
)
"""What the levels of every game are called."""


def surprising(seed: int, tempers: Sequence[str]) -> str:
    """The temper that a seed draws; the list must never change, for kept games go on alike."""
    return tempers[int(Random(seed).random() * len(tempers))]


def level_and_temper(name: str, seed: int, tempers: Sequence[str]) -> tuple[str, str]:
    """What a player's name says, empty for an even temper; for a surprise, what the seed draws."""
    level, _colon, temper = name.partition(":")
    return level, surprising(seed, tempers) if temper == SURPRISE.name else temper


@dataclass(frozen=True, kw_only=True)
class Opponents:
    """The computer players of a game by name.

    A name is a level, or a level and a temper: ``master``, ``explorer:spoiler``.

    Attributes:
        levels: the levels that are offered, the easiest first.
        tempers: what levels can be beside even-tempered.
        tempered: names of the levels that come with tempers.
        plain: players that are no level; tournaments and records may name them.
        usual: the name of the level that sits down where nobody chooses; empty for none.
        make: the player of a name, whose chance comes from the seed.
    """

    levels: Sequence[Named] = ()
    tempers: Sequence[Named] = ()
    tempered: Sequence[str] = ()
    plain: Sequence[Named] = ()
    usual: str = ""
    make: Callable[[str, int], Player]

    @property
    def names(self) -> tuple[str, ...]:
        """All that there are."""
        tempered = (f"{level}:{one.name}" for level in self.tempered for one in self.tempers)
        return (*(one.name for one in (*self.plain, *self.levels)), *tempered)

    @property
    def kinds(self) -> dict[str, Named]:
        """A person here or elsewhere, and the levels from the easiest on, as records name them."""
        levels = {f"{_COMPUTER}{level.name}": level for level in self.levels}
        person = Named(PERSON, N_("Person"), N_("At this device"))
        elsewhere = Named(ELSEWHERE, N_("Person by link"), N_("At another device"))
        return {PERSON: person, ELSEWHERE: elsewhere, **levels}

    @property
    def all_tempers(self) -> tuple[Named, ...]:
        """An even one, and the others."""
        return (EVEN, *self.tempers)

    @property
    def usual_kind(self) -> str:
        """Who sits down where nobody chooses."""
        return f"{_COMPUTER}{self.usual}" if self.usual else PERSON

    @property
    def easiest_kind(self) -> str:
        """Who leaves a beginner most."""
        return f"{_COMPUTER}{self.levels[0].name}" if self.levels else PERSON

    def player(self, name: str, seed: int) -> Player:
        """The computer player of this name.

        Raises:
            UnknownPlayer: there is none.
        """
        if name not in self.names:
            known = ", ".join(self.names)
            raise UnknownPlayer(f"no computer player is called '{name:.40}'; {known} are")
        return self.make(name, seed)

    def label(self, level: str) -> str:
        """What a level, or a person, is called, in English; the kind without its temper."""
        plain = {f"{_COMPUTER}{one.name}": one for one in self.plain}
        return (self.kinds | plain)[level].label

    def temper(self, name: str) -> Named:
        """The temper of this name."""
        return next(one for one in self.all_tempers if one.name == name)

    def is_offered(self, kind: str) -> bool:
        """True for people, and for the computer players that there are."""
        return kind in (PERSON, ELSEWHERE) or computer(kind) in self.names

    def is_known(self, kind: str) -> bool:
        """True for what is offered, and for people whatever a record calls them."""
        return not computer(kind) or self.is_offered(kind)

    def has_temper(self, level: str) -> bool:
        """True for the levels (as records name them) that come with tempers."""
        return computer(level) in self.tempered

    def joined(self, level: str, temper: str) -> str:
        """The kind of this level and temper; the temper is left out where the level has none."""
        return f"{level}:{temper}" if temper and self.has_temper(level) else level
