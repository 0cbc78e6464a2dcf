"""What is said at any table, in more than one of its places."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "hint": N_("Hint"),
        "what-happened": N_("What happened"),
        "copy-record": N_("Copy record"),
        "person": N_("Person"),
    },
)


@sentence
def turn_of(player: str) -> str:
    """Whose turn it is."""
    return _("{player}'s turn").format(player=player)


@sentence
def turn_begins(player: str) -> str:
    """What a player is told whose turn it is."""
    return _("It is {player}'s turn.").format(player=player)


@sentence
def advised(does: Words) -> str:
    """What a strong player would do."""
    return _("A master's advice: {does}").format(does=does)


@sentence
def did(player: str, what: Words) -> str:
    """What somebody did."""
    return _("{player}: {what}").format(player=player, what=what)


@sentence
def bid_taken_back(player: str) -> str:
    """An auction goes on as it was before somebody's bid."""
    return _("{player}'s bid is taken back.").format(player=player)


@sentence
def last_turn_taken_back(player: str) -> str:
    """Somebody plays his last turn again."""
    return _("{player}'s last turn is taken back.").format(player=player)


@sentence
def marked(word: str) -> str:
    """A word of a game that it has marked for catalogues, the name of a level for instance."""
    return _(word)


@sentence
def level_and_temper(level: Words, temper: Words) -> str:
    """Which computer player it is."""
    return _("{level}, {temper}").format(level=level, temper=temper)


@sentence
def computer_is(who: Words) -> str:
    """That it is one, where people sit too."""
    return _("Computer: {who}").format(who=who)
