"""The texts at a hosted table, and why a host refuses something."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext, pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "menu": N_("Menu: come and go as you like"),
        "lost": N_("The connection is lost. It is tried again."),
        "there-again": N_("The connection is there again."),
        "asked": N_("The host is being asked. One moment."),
        "elsewhere": N_("Another device sits here"),
        "elsewhere-told": N_("Somebody has come to this seat with its link, on another device."),
        "sit-here": N_("Sit here"),
        "your-turn": NC_("call", "Your turn"),
        "turn-begins": N_("It is your turn."),
        "take-back": N_("Ask to take back your last turn?"),
        "ask-all": NC_("button", "Ask the others"),
        "others-asked": N_("The others are asked, each on their own device."),
        "agree": NC_("answer", "Agree"),
        "disagree": NC_("answer", "Disagree"),
        "other": N_("The host has refused that."),
        "say": NC_("button", "Say something"),
        "say-title": N_("What do you say?"),
        "say-told": N_("Everybody at the table sees it at your seat, in their own language."),
        "mute": NC_("button", "Mute others"),
        "hear": NC_("button", "Hear others"),
        "call": NC_("button", "Call me"),
        "call-title": N_("When it is your turn"),
        "called": N_(
            "You are called by a notification, a sound, and this page's name and icon in the "
            "browser. The browser's settings for this page turn notifications off."
        ),
        "call-denied": N_(
            "The browser's settings for this page forbid notifications. Keep the page open: a "
            "sound, its name and its icon call you."
        ),
        "call-none": N_(
            "This browser shows no notifications for this page; mostly that needs https. Keep the "
            "page open: a sound, its name and its icon call you."
        ),
        "away": NC_("player", "away"),
        "you": NC_("at a seat", "you"),
        "stand-in": NC_("button", "Computer plays on …"),
        "who-away": N_("For whom?"),
        "links": NC_("button", "Links"),
        "nobody-away": N_("Nobody is away."),
        "since": N_("What has happened since your last turn"),
        "shall-computer": N_("Shall a computer play on?"),
    },
)
SAID: Final = phrases(
    f"{__name__}.said",
    {
        "0": NC_("said", "Hello!"),
        "1": NC_("said", "Good luck!"),
        "2": NC_("said", "Thinking …"),
        "3": NC_("said", "One moment"),
        "4": NC_("said", "Well played!"),
        "5": NC_("said", "Oh!"),
        "6": NC_("said", "Thank you!"),
        "7": NC_("said", "Good game!"),
    },
)
"""What people can say to each other, by its number."""
REFUSED: Final = phrases(
    f"{__name__}.refused",
    {
        "too-much-at-once": N_("That was too much at once. Please try again."),
        "not-your-turn": N_("It is not your turn."),
        "nothing-to-undo": N_("There is nothing that can be taken back now."),
        "nothing-to-redo": N_("Nothing was taken back."),
        "no-such-table": N_("There is no such table any more."),
        "wrong-key": N_("This link belongs to no seat."),
        "seat-taken": N_("Somebody was faster: no seat is free any more."),
        "name-taken": N_("Somebody at this table has this name."),
        "no-name": N_("A name is needed."),
        "no-such-seat": N_("There is no such seat at this table."),
        "not-begun": N_("The game has not begun yet."),
        "nothing-asked": N_("Nobody is asked any more."),
        "nothing-to-take-back": N_("There is nothing that can be taken back now."),
        "too-late": N_("The game is over."),
        "others-here": N_("Somebody has just come or gone. Please try again."),
    },
)
"""By the names that a host gives the reasons."""


def refused(name: str) -> Words:
    """Return why a host refuses something; empty if its name is one of the rules'."""
    return REFUSED.get(name, "")


def short_time(seconds: int) -> str:
    """Write a time: in minutes and seconds, or in hours, or in days; with a sign what is over."""
    sign, minutes = ("", seconds // 60) if seconds >= 0 else ("+", -seconds // 60)
    hours, days = minutes // 60, minutes // (24 * 60)
    if days:
        told = pgettext("time", "{days} d {hours} h").format(days=days, hours=hours % 24)
    elif hours:
        told = pgettext("time", "{hours} h {minutes} min").format(hours=hours, minutes=minutes % 60)
    else:
        told = f"{minutes}:{abs(seconds) % 60:02}"
    return f"{sign}{told}"


@sentence
def time_left(player: str, minutes: int) -> str:
    """Say how much time a player has left, in full minutes."""
    return _("{player} has {time} left").format(player=player, time=short_time(60 * minutes))


@sentence
def over_time(player: str) -> str:
    """Say that a player's time is over."""
    return _("{player}'s time is over").format(player=player)


@sentence
def says(player: str, phrase: int) -> str:
    """Say which of the set phrases a player says."""
    return _("{player}: {said}").format(player=player, said=SAID[str(phrase)])


@sentence
def how_many_go(count: int) -> str:
    """Say how many actions go back, and what follows."""
    return ngettext(
        "{count} action goes back, whoever made it. What was turned up stays known.",
        "{count} actions go back, whoever made them. What was turned up stays known.",
        count,
    ).format(count=count)


@sentence
def no_agreement(player: str) -> str:
    """Say who does not agree to take something back."""
    return _("{player} does not agree: nothing goes back.").format(player=player)


@sentence
def is_away(player: str) -> str:
    """Say that somebody is not connected."""
    return _("{player} is away").format(player=player)


@sentence
def is_back(player: str) -> str:
    """Say that somebody is connected again."""
    return _("{player} is back").format(player=player)


@sentence
def waits_for(player: str) -> str:
    """Say that somebody who must agree is not here."""
    return _("{player} is away, and can answer only later.").format(player=player)


@sentence
def plays_for(player: str, level: Words) -> str:
    """Say which computer player plays on for somebody."""
    return _("A computer plays on for {player}: {level}").format(player=player, level=level)


@sentence
def plays_again(player: str) -> str:
    """Say that somebody has the seat again that a computer player had."""
    return _("{player} is back and plays again").format(player=player)


@sentence
def until_back(player: str) -> str:
    """Say how a computer player comes to play on, and for how long."""
    return _(
        "It plays for {player} until {player} comes back, and sees only what {player} would see. "
        "All who are here must agree."
    ).format(player=player)


@sentence
def asks_to_play_for(by: str, player: str, level: Words) -> str:
    """Ask whether a computer player may play on for somebody."""
    return _(
        "{by} asks: a computer plays on for {player}, who is away, until {player} is back: {level}."
    ).format(by=by, player=player, level=level)


@sentence
def nobody_plays_for(player: str) -> str:
    """Say who does not agree that a computer player plays on."""
    return _("{player} does not agree: no computer plays on.").format(player=player)
