"""What the table's menu tells of a game of Tikal."""

from game.table.dialogs.menu import latest
from game.table.players import Player
from game.tikal.rules.actions import Action
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.words import choices


def told_of(match: TikalMatch, players: tuple[Player, ...]) -> str:
    """Which game is played, and what was done last."""
    names = [player.name for player in players]

    def told(before: State, action: Action) -> str:
        return words.log_line(before, action, names)

    return f"{choices.game_played(match.setup)}\n{latest(match, players, told)}"
