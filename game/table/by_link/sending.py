"""A match by link on its way to whoever is to act."""

from collections.abc import Callable
from functools import partial

from game.core.game import AnyMatch, GameRules
from game.core.share import code_of
from game.platform import platform
from game.table.dialogs.share import Parcel, ShareDialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage

SEND = "link/send"
LEAVE = "link/leave"
"""The buttons of a table whose turn is elsewhere."""


def tools_of_links(
    stage: Stage, match: AnyMatch, rules: GameRules, leave: Callable[[], None]
) -> dict[str, Callable[[], None]]:
    """What these buttons do, by their ids."""
    return {SEND: partial(send_on, stage, match, rules), LEAVE: leave}


def send_on(stage: Stage, match: AnyMatch, rules: GameRules) -> None:
    """Shows the link that goes to whoever is to act; of a finished match, to all others."""
    if match.over:
        title = _("The last link")
        words = _("Send it once more, so that the others see how it ended.")
    else:
        name = match.setup.players[match.state.seat]["name"]
        title = _("{player}'s turn").format(player=name)
        words = "\n".join((_way(name), sealed()))
    code = partial(code_of, match, rules, veiled=not match.over)
    stage.push(ShareDialog(stage, title, [Parcel("", words, code)]))


def _way(name: str) -> str:
    """How the match goes to and fro."""
    if platform.sharing.page:
        told = _("Send this link to {player}. The answer is a link too: open it in this browser.")
    else:
        told = _(
            "Send this code to {player}. The answer is a code too: paste it at the title, under "
            "Open a record."
        )
    return told.format(player=name)


def sealed() -> str:
    """What a link hides, and what it cannot."""
    return _(
        "What is hidden is packed in it, but not locked: whoever takes it apart, or tries a turn "
        "in another browser, can look. Play with people you trust."
    )
