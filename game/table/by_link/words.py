"""The texts about matches that go from device to device as links."""

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
    """Say how links go to another player and back."""
    told = _("Send this link to {player}. The answer is a link too: open it in this browser.")
    return told.format(player=player)


@sentence
def send_code(player: str) -> str:
    """Say how codes go to another player and back, where there is no page to link to."""
    return _(
        "Send this code to {player}. The answer is a code too: paste it at the title, under "
        "Open a record."
    ).format(player=player)


@sentence
def branch(player: str) -> str:
    """Tell of a match that branched off from one on this device."""
    return _(
        "It is a branch of a game that you play, and a game of its own. You play {player}. "
        "When your turn is over, you send a link back."
    ).format(player=player)


@sentence
def played_elsewhere(player: str) -> str:
    """Tell of a match in which this device's seat has been played at another device."""
    return _(
        "This device does not know this game, and {player} has played in it before: on another "
        "device, or in another browser. Go on there if you can. Here you sit down as {player} "
        "once more."
    ).format(player=player)


@sentence
def unknown(player: str) -> str:
    """Tell of a match that this device does not have yet."""
    return _(
        "This device does not know this game yet. You play {player}. When your turn is over, "
        "you send a link back."
    ).format(player=player)


@sentence
def branched_off(after: int, of: int) -> str:
    """Say after which action a match branched off."""
    told = ngettext(
        "Branched off after {after} action of {of}",
        "Branched off after {after} actions of {of}",
        after,
    )
    return told.format(after=after, of=of)


@sentence
def is_for(player: str) -> str:
    """Say for whom the player's own link is."""
    told = _("It is for {player}, who is to play. Your game is just as far.")
    return told.format(player=player)
