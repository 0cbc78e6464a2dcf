"""Things: what lies on a table and can be touched, lit and explained, as small frozen values."""

from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Thing:
    """The base class of what lies on a table; each game has its own things.

    Things that are equal are the same thing.
    """

    @property
    def id(self) -> str:
        """The thing's name for elements, tests and lessons, unique within a game.

        It is made of the class's name and the fields, unless a class has other names.
        """
        return "/".join((type(self).__name__.lower(), *map(str, astuple(self))))


@dataclass(frozen=True, slots=True)
class Seat(Thing):
    """A player's panel, standing for all that the player has."""

    seat: int
