"""Texts that more than one part of every table uses."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.punctuation import listed_apart
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "hint": NC_("button", "Hint"),
        "what-happened": N_("What happened"),
        "copy-record": N_("Copy record"),
        "person": NC_("player", "Person"),
    },
)

NODES: Final = phrases(
    f"{__name__}.nodes",
    {
        "actions": N_("What you can do"),
        "board": NC_("part of the table", "Board"),
        "players": NC_("part of the table", "Players"),
        "log": N_("What was done"),
        "table": NC_("part of the table", "Table"),
        "changes": N_("What has changed"),
        "beside": N_("Beside the board"),
        "plan": N_("The plan, step by step"),
        "left": N_("What is left"),
    },
)
"""The names of a table's parts for those who do not see them."""


_COLOURS: Final = phrases(
    f"{__name__}.colours",
    {
        "red": NC_("colour", "red"),
        "blue": NC_("colour", "blue"),
        "yellow": NC_("colour", "yellow"),
        "white": NC_("colour", "white"),
        "violet": NC_("colour", "violet"),
    },
)


@sentence
def plays(player: str, mark: str) -> str:
    """Say which colour a player has."""
    return _("{player} plays {colour}.").format(player=player, colour=_COLOURS[mark])


@sentence
def who_is_who(you: tuple[str, str] | None, others: tuple[tuple[str, str], ...]) -> str:
    """Say who plays which colour, each player with the name and the mark.

    you: the one player who is here; None if nobody is, or several.
    """
    one = _("{player} plays {colour}")
    told = listed_apart(one.format(player=name, colour=_COLOURS[mark]) for name, mark in others)
    if you is None:
        return _("{players}.").format(players=told)
    template = _("You are {you} and play {colour}. {players}.")
    return template.format(you=you[0], colour=_COLOURS[you[1]], players=told)


@sentence
def turn_of(player: str) -> str:
    """Say whose turn it is, as a heading."""
    return _("{player}'s turn").format(player=player)


@sentence
def turn_begins(player: str) -> str:
    """Tell a player that their turn begins."""
    return _("It is {player}'s turn.").format(player=player)


@sentence
def master_advises(does: Words) -> str:
    """Say what a strong player would do."""
    return _("A master's advice: {does}").format(does=does)


@sentence
def did(player: str, what: Words) -> str:
    """Say what a player did."""
    return _("{player}: {what}").format(player=player, what=what)


@sentence
def taken_back(what: str) -> str:
    """Say what was taken back, as a line of the log told it."""
    return _("Taken back: {what}").format(what=what)


@sentence
def first_line(words: Words) -> str:
    """The first of several lines."""
    return str(words).partition("\n")[0]


@sentence
def of_turn(reason: Words) -> str:
    """Say that a reason is the one of a whole turn, while its steps are told one by one."""
    return _("This turn: {reason}").format(reason=reason)


@sentence
def bid_taken_back(player: str) -> str:
    """Say that a player's bid is taken back."""
    return _("{player}'s bid is taken back.").format(player=player)


@sentence
def last_turn_taken_back(player: str) -> str:
    """Say that a player's last turn is taken back."""
    return _("{player}'s last turn is taken back.").format(player=player)


@sentence
def translated(word: str) -> str:
    """Translate a word that a game has marked for the catalogues, such as the name of a level."""
    return _(word)


@sentence
def level_and_temper(level: Words, temper: Words) -> str:
    """Name a computer player by level and temper."""
    return _("{level}, {temper}").format(level=level, temper=temper)


@sentence
def computer_is(who: Words) -> str:
    """Say that a seat is played by a computer, and by which."""
    return _("Computer: {who}").format(who=who)


@sentence
def turn(number: int) -> str:
    """Name a turn; turns count from 1."""
    return _("Turn {number}").format(number=number)
