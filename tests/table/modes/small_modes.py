"""The modes of the game that needs no rules: somebody speaks, others speak, it is told."""

from dataclasses import dataclass, replace

from game.table.modes import above, deciding, watching
from game.table.modes.mode import Mode as Shared
from game.table.modes.mode import Shown
from game.table.players import players_of
from tests.table.small_game import PEOPLE, Said

PLAYERS = players_of(PEOPLE)


@dataclass(frozen=True)
class Turn:
    """A position, and who sits there."""

    view: Said
    players: tuple = PLAYERS
    undo: bool = False
    redo: bool = False
    agreed: str = ""


class Mode(Shared[Turn, str, Shown]):
    """What the game's own modes have in common."""

    @property
    def looks(self):
        return {}

    @property
    def task(self):
        return self.player.name, "speaks"

    def shown(self, pointed=None):
        return Shown(players=PLAYERS, seat=self.seat, words=self.words, looks=self.looks)


@dataclass(frozen=True)
class Speaking(deciding.Deciding[Turn, str, Shown], Mode):
    """Somebody here has his word ready."""

    word: str = ""

    def escape(self):
        return replace(self, word="") if self.word else None


class Watching(watching.Watching[Turn, str, Shown], Mode):
    """Others speak."""


class Sending(watching.Sending[Turn, str, Shown], Watching):
    """Somebody elsewhere is to speak."""


class Clapping(watching.Notice[Turn, str, Shown], Mode):
    """What was said is applauded."""


class Handing(deciding.Handing[Turn, str, Shown, int], Mode):
    """The device goes on."""


class LookingBack(above.LookingBack[Turn, str, Shown]):
    """A line of the log is looked at."""


class Above(above.Above[Turn, str, Shown]):
    """Lies over another mode."""
