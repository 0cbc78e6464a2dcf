"""The words of the set-up."""

from typing import Final

from game.ui.figures import date
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.punctuation import listed
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "add-a-player": N_("Add a player"),
        "compare": N_("When it is over, copy your result and compare it with your friends'."),
        "copy-result": N_("Copy result"),
        "draw-lots": N_("By chance"),
        "game": NC_("heading", "Game"),
        "options": NC_("heading", "Options"),
        "start": NC_("button", "Start"),
        "the-result-is-on-the-clipboard": N_("The result is on the clipboard."),
        "who-starts": N_("Who starts"),
    },
)


COLOURS: Final = phrases(
    __name__,
    {
        "red": NC_("colour", "Red"),
        "blue": NC_("colour", "Blue"),
        "yellow": NC_("colour", "Yellow"),
        "white": NC_("colour", "White"),
        "violet": NC_("colour", "Violet"),
    },
)
"""The names of the marks' colours; also the names of people who have typed none."""


@sentence
def choices_not_read(reason: Words) -> str:
    """Warn that the last party cannot be read, so the usual one is offered."""
    return _("Your last choices cannot be read: {reason}").format(reason=reason)


@sentence
def choices_not_saved(reason: Words) -> str:
    """Warn that the party cannot be stored, so the next set-up will not offer it."""
    return _("These choices cannot be saved: {reason}").format(reason=reason)


@sentence
def bring_back(name: Words) -> str:
    """Name the button that brings a removed player back."""
    return _("Bring back {name}").format(name=name)


@sentence
def mark_of(name: Words, colour: Words) -> str:
    """Name the button with a seat's mark; a player without a name is called by its colour."""
    if str(name) == str(colour):
        return _("Mark: {colour}").format(colour=colour)
    return _("Mark of {name}: {colour}").format(name=name, colour=colour)


@sentence
def name_of(number: int) -> str:
    """Name a seat's text field; players count from 1."""
    return _("Name of player {number}").format(number=number)


@sentence
def take_away(name: Words) -> str:
    """Name the button that removes a player."""
    return _("Remove {name}").format(name=name)


@sentence
def same_name_twice(name: Words) -> str:
    """Say that the match cannot begin because two players have the same name."""
    return _("Two are called {name}").format(name=name)


@sentence
def who_has_style(levels: tuple[Words, ...]) -> str:
    """Say why a style of play cannot be chosen: these levels alone have one."""
    return _("A style can be chosen for: {levels}.").format(levels=listed(levels))


@sentence
def players(count: int) -> str:
    """Say how many players there are."""
    return ngettext("{count} player", "{count} players", count).format(count=count)


@sentence
def daily_game(day: str) -> str:
    """Name the dialog that offers the daily match."""
    return _("The daily game of {date}").format(date=date(day))


@sentence
def what_is_daily(game: str, rivals: tuple[Words, ...]) -> str:
    """Explain what is the same for everybody in the daily match."""
    return _(
        "{game}: today everybody plays the very same game, against the same opponent: {rival}."
    ).format(game=game, rival=listed(rivals))


@sentence
def daily(game: Words, day: str) -> str:
    """Name a daily match by its game and its date."""
    return _("{game}, the daily game of {date}").format(game=game, date=date(day))
