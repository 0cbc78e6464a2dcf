"""The plain table's things: spaces of the board, choices, and seats (``game.table.things``)."""

from dataclasses import dataclass

from game.table.things import Thing


@dataclass(frozen=True, slots=True)
class Space(Thing):
    """A space of the board, by its name in the notation."""

    name: str


@dataclass(frozen=True, slots=True)
class ActionGroup(Thing):
    """All actions whose notation begins with these parts.

    With ``whole`` it is the single action whose notation has these parts and no more.
    """

    parts: tuple[str, ...]
    whole: bool = False

    @property
    def id(self) -> str:
        return f"{'play' if self.whole else 'choice'}/{' '.join(self.parts)}"
