"""The texts of dialogs over every table: menu, sharing, unsaved matches, taking back."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Words, phrases, sentence

MENU: Final = phrases(
    f"{__name__}.menu",
    {
        "saved": N_("Menu: your game is saved"),
        "unsaved": N_("Menu: your game is not saved"),
        "saved-elsewhere": N_("Menu: another window saves this game"),
        "stay": N_("Keep playing"),
        "title": N_("Back to the title"),
        "take-back": N_("Take back a turn"),
        "nothing-yet": N_("Nothing has been played yet."),
    },
)
SHARE: Final = phrases(
    f"{__name__}.share",
    {
        "game": N_("The game"),
        "beginning": N_("Its beginning"),
        "game-over": N_("Whoever opens it sees how the game ended, and can look at it again."),
        "game-goes-on": N_("Whoever opens it sees the game as it is now, and can go on with it."),
        "record-saved": N_("The record is saved"),
        "saved": N_("It is saved"),
        "hidden": N_("What is still hidden is packed in it, but not locked."),
        "begins": N_("Whoever opens it begins the same game: the same players, rules and draw."),
        "code": N_("Copy code"),
        "link": N_("Copy link"),
        "code-copied": N_("The code is on the clipboard."),
        "link-copied": N_("The link is on the clipboard."),
        "record-copied": N_("The record is on the clipboard."),
        "no-picture": N_("This is too long for a QR code."),
        "no-code": N_(
            "The record of this game holds more than a code can. Hand on the record itself."
        ),
    },
)
UNSAVED: Final = phrases(
    f"{__name__}.unsaved",
    {
        "full-in-short": N_("Not saved: no room. Make some, or save a record."),
        "forbidden-by-page-in-short": N_("Not saved: the browser forbids it. Save a record."),
        "forbidden-in-short": N_("Not saved: the folder is locked. Save a record."),
        "in-short": N_("Not saved. Save a record of the game."),
        "full-page": N_(
            "The browser has no room left for this page. Throw away games that you need no more: "
            "title, Matches. The game is saved as soon as there is room."
        ),
        "full": N_(
            "The disk is full. Make room on it, or throw away games that you need no more: title, "
            "Matches. The game is saved as soon as there is room."
        ),
        "forbidden-by-page": N_(
            "The browser does not let this page save. Allow it cookies and site data, or take the "
            "game along as a record and open that in another browser."
        ),
        "forbidden": N_(
            "The game may not write into its folder. Allow it to: the game is saved with your next "
            "action. Or take it along as a record."
        ),
        "try-again": N_("Every action tries again. Take the game along as a record."),
        "saved": N_("The game is saved."),
        "unsaved": N_("The game is not saved"),
        "again": N_("Try again"),
        "held": N_("It is kept as long as this window is open, and saved as soon as that can be."),
        "lost": N_("What is not saved is lost. Take the game along as a record first."),
        "title": N_("To the title"),
        "stay": NC_("button", "Stay"),
    },
)
STRANGERS: Final = phrases(
    f"{__name__}.strangers",
    {"unknown": N_("An unknown player"), "person": N_("A person")},
)
TAKING_BACK: Final = phrases(
    f"{__name__}.taking-back", {"no": NC_("answer", "No"), "agreed": N_("All agree")}
)


@sentence
def lies_at(path: str) -> str:
    """Say where a file was saved."""
    return _("It lies here:\n{path}").format(path=path)


@sentence
def record_lies_at(path: str) -> str:
    """Say where a record was saved, and how to open it."""
    told = _("It lies here:\n{path}\n\nDrop it on the window to open it again.")
    return told.format(path=path)


@sentence
def downloaded(name: str) -> str:
    """Say that a browser has saved a file among the downloads."""
    return _("{name} is among your downloads.").format(name=name)


@sentence
def not_saved(reason: Words) -> str:
    """Say why a file was not saved."""
    return _("The file cannot be saved: {reason}").format(reason=reason)


@sentence
def not_copied(reason: Words) -> str:
    """Say why nothing was copied to the clipboard."""
    return _("It cannot be copied: {reason}").format(reason=reason)


@sentence
def unknown_player(name: str, kind: str) -> str:
    """Ask who is to play for an unknown computer player."""
    return _(
        'In this record {name} is played by "{kind}", which this version of the game does not '
        "know. Who is to play on for {name}?"
    ).format(name=name, kind=kind)


@sentence
def turn_was_taken_back(player: str) -> str:
    """Say that a turn was taken back, as a line between the menu's actions."""
    return _("{player}'s turn was taken back").format(player=player)


@sentence
def take_back_bid(player: str) -> str:
    """Label the button that asks to take back a bid."""
    return _("Take back {player}'s bid …").format(player=player)


@sentence
def take_back_turn(player: str) -> str:
    """Label the button that asks to take back a turn."""
    return _("Take back {player}'s turn …").format(player=player)


@sentence
def is_bid_taken_back(player: str) -> str:
    """Ask whether to take back a bid."""
    return _("Take back {player}'s bid?").format(player=player)


@sentence
def is_turn_taken_back(player: str) -> str:
    """Ask whether to take back a turn."""
    return _("Take back {player}'s turn?").format(player=player)


@sentence
def bids_anew(player: str) -> str:
    """Say what follows if a bid is taken back."""
    return _("{player} says anew how much to bid. The record of the game tells of it.").format(
        player=player
    )


@sentence
def plays_anew(player: str) -> str:
    """Say what follows if a turn is taken back."""
    return _(
        "{player} plays the last turn again from its beginning. What was seen in it stays "
        "known, and the record of the game tells of it."
    ).format(player=player)
