"""The words of the ribbon while others act."""

from collections.abc import Sequence

from game.table.players import Player
from game.table.telling import ToldStep
from game.tikal.words.others import doing, thinking
from game.ui.sentence import Words


def caption(steps: Sequence[ToldStep], reason: Words, player: Player) -> tuple[Words, Words]:
    """Return the headline (what the player does now) and the hint (why)."""
    if not steps:
        return thinking(player.name), ""
    return doing(player.name, steps[-1].words), reason
