"""What is told, and may have been told before."""

from dataclasses import dataclass, field, replace

from game.tzolkin.table.modes.mode import Mode


@dataclass(frozen=True)
class Told(Mode):
    """Comes by itself, or because somebody here wants to see it again: then it takes nothing from
    him.

    Attributes:
        begun: what he had begun; he goes on there when nothing is left to be told.
    """

    begun: Mode | None = field(default=None, kw_only=True)

    def followed_by(self, mode: Mode) -> Mode:
        return mode.keeping(self.begun) if self.begun else mode

    def keeping(self, begun: Mode) -> Mode:
        return self if begun.decider is None else replace(self, begun=begun)
