"""What is said of a match that goes from device to device as a link."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "last": N_("The last link"),
        "last-told": N_("Send it once more, so that the others see how it ended."),
        "sealed": N_(
            "What is hidden is packed in it, but not locked: whoever takes it apart, or tries a "
            "turn in another browser, can look. Play with people you trust."
        ),
        "apart": N_("This link does not fit"),
        "apart-told": N_(
            "In it the game goes on in another way than here: somebody has played from an old "
            "link. Your game stays as it is; send your link once more (at the table: the menu, "
            "Share)."
        ),
        "here": N_("You have this game"),
        "here-told": N_("It is kept on this device, just as far."),
        "old": N_("This link is old"),
        "gone-on": N_("Your game has gone on since, and stays as it is."),
        "known": N_("You know this link"),
        "known-told": N_("It was opened before. Your game is just as far."),
        "sent": N_("You sent this link"),
        "sent-over": N_("It shows the others how the game ended."),
    },
)


@sentence
def send_link(player: str) -> str:
    """How a link goes to and fro."""
    told = _("Send this link to {player}. The answer is a link too: open it in this browser.")
    return told.format(player=player)


@sentence
def send_code(player: str) -> str:
    """How a code goes to and fro, where no page can be linked to."""
    return _(
        "Send this code to {player}. The answer is a code too: paste it at the title, under "
        "Open a record."
    ).format(player=player)


@sentence
def branch(player: str) -> str:
    """A match that branched off from one that this device knows."""
    return _(
        "It is a branch of a game that you play, and a game of its own. You play {player}. "
        "When your turn is over, you send a link back."
    ).format(player=player)


@sentence
def played_elsewhere(player: str) -> str:
    """A match in which somebody has played at another device for a seat of this one."""
    return _(
        "This device does not know this game, and {player} has played in it before: on another "
        "device, or in another browser. Go on there if you can. Here you sit down as {player} "
        "once more."
    ).format(player=player)


@sentence
def unknown(player: str) -> str:
    """A match that this device does not know yet."""
    return _(
        "This device does not know this game yet. You play {player}. When your turn is over, "
        "you send a link back."
    ).format(player=player)


@sentence
def branched_off(after: int, of: int) -> str:
    """Where a match branched off."""
    told = ngettext(
        "Branched off after {after} action of {of}",
        "Branched off after {after} actions of {of}",
        after,
    )
    return told.format(after=after, of=of)


@sentence
def is_for(player: str) -> str:
    """A link of one's own that somebody else is to open."""
    told = _("It is for {player}, who is to play. Your game is just as far.")
    return told.format(player=player)
