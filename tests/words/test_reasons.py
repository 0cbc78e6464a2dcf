"""The reasons that computer players of any game give."""

from game.lessons import position
from game.players import bot, reasons
from game.words.saying import ANY_GAME
from tests.tikal.rules.universe import names


def test_every_reason_has_its_saying():
    assert names(bot) | names(position) | names(reasons) == set(ANY_GAME)
