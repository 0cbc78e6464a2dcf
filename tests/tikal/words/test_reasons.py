"""Every reason of a computer player is a sentence."""

from game.tikal.players import roster
from game.tikal.players.planning import laying, reasons
from game.tikal.words.reasons import REASONS
from game.words.saying import ANY_GAME
from tests.tikal.rules.universe import names
from tests.words.sayings import is_whole, sentences


def test_every_reason_has_its_saying():
    given = set().union(*map(names, (laying, reasons, roster)))
    assert given == REASONS.templates.keys() - ANY_GAME.keys()


def test_every_reason_is_a_whole_sentence():
    assert all(map(is_whole, sentences(REASONS)))
