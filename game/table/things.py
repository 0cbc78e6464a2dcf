"""What lies on a table and can be touched, lit and explained: small frozen values with ids."""

from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that lies on a table; every game has its own. Two that are equal are one."""

    @property
    def id(self) -> str:
        """Its name in the program, for elements, tests and lessons: what it is and its numbers,
        unless it has names for them. No two things of a game have the same."""
        return "/".join((type(self).__name__.lower(), *map(str, astuple(self))))


@dataclass(frozen=True, slots=True)
class Seat(Thing):
    """A player with all that he has."""

    seat: int
