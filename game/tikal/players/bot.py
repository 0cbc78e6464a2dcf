"""The base of a bot of one's own that plays Tikal (docs/bots.md)."""

from game.core.game import Engine
from game.players import bot
from game.tikal import rules


class Bot(bot.Bot):
    """A player of Tikal that picks one of the legal actions."""

    engine: Engine = rules
