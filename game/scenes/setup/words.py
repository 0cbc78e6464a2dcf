"""What the set-up says."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "add-a-player": N_("Add a player"),
        "compare": N_("At the end copy your result, and compare your points with the others'."),
        "copy-result": N_("Copy result"),
        "draw-lots": N_("Draw lots"),
        "game": N_("Game"),
        "options": N_("Options"),
        "start": N_("Start"),
        "the-result-is-on-the-clipboard": N_("The result is on the clipboard."),
        "who-starts": N_("Who starts"),
    },
)


COLOURS: Final = phrases(
    __name__,
    {
        "red": N_("Red"),
        "blue": N_("Blue"),
        "yellow": N_("Yellow"),
        "white": N_("White"),
        "violet": N_("Violet"),
    },
)
"""The names of marks' colours, which are also nameless players' names."""


@sentence
def choices_not_read(reason: Words) -> str:
    """The set-up is as it comes."""
    return _("Your last choices cannot be read: {reason}").format(reason=reason)


@sentence
def choices_not_saved(reason: Words) -> str:
    """The next set-up will not know them."""
    return _("These choices cannot be saved: {reason}").format(reason=reason)


@sentence
def bring_back(name: Words) -> str:
    """Somebody who was removed gets his seat again."""
    return _("Bring back {name}").format(name=name)


@sentence
def mark_of(name: Words, colour: Words) -> str:
    """Whose mark it is."""
    return _("Mark of {name}: {colour}").format(name=name, colour=colour)


@sentence
def name_of(number: int) -> str:
    """What a line is for; players count from 1."""
    return _("Name of player {number}").format(number=number)


@sentence
def take_away(name: Words) -> str:
    """Takes somebody from his seat."""
    return _("Remove {name}").format(name=name)


@sentence
def two_called(name: Words) -> str:
    """Why the game cannot begin."""
    return _("Two are called {name}").format(name=name)


@sentence
def players(count: int) -> str:
    """How many sit there."""
    return ngettext("{count} player", "{count} players", count).format(count=count)


@sentence
def daily_game(date: str) -> str:
    """The heading of what is offered once a day."""
    return _("The daily game of {date}").format(date=date)


@sentence
def what_is_daily(game: str, rivals: tuple[Words, ...]) -> str:
    """What is the same for everybody."""
    return _(
        "{game}: everybody who plays today gets the same draw and the same opponent, {rival}."
    ).format(game=game, rival=", ".join(map(str, rivals)))


@sentence
def daily(game: Words, date: str) -> str:
    """Which game it was, of which day."""
    return _("{game}, the daily game of {date}").format(game=game, date=date)
