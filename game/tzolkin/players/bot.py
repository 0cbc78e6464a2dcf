"""The base of a bot of one's own that plays Tzolk'in (docs/bots.md), and one that drifts."""

from game.core.game import Engine
from game.players import bot
from game.tzolkin import rules


class Bot(bot.Bot):
    """A player of Tzolk'in that picks one of the legal actions."""

    engine: Engine = rules


class RandomPlayer(bot.RandomBot):
    """Any legal action."""

    engine: Engine = rules
