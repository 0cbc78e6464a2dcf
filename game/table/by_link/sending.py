"""Sending a match by link to the player who is to act."""

from collections.abc import Callable
from functools import partial

from game.core.game import AnyMatch, GameRules
from game.core.share import code_of
from game.platform import platform
from game.table.by_link.words import WORDS, send_code, send_link
from game.table.dialogs.share import Parcel, ShareDialog
from game.table.modes.sending import LEAVE, SEND
from game.table.words import turn_of
from game.ui.scene import Stage
from game.ui.sentence import Sentence, lines


def tools_of_links(
    stage: Stage, match: AnyMatch, rules: GameRules, leave: Callable[[], None]
) -> dict[str, Callable[[], None]]:
    """Return what the buttons that send a link and leave for the title do, by their ids."""
    return {SEND: partial(send_on, stage, match, rules), LEAVE: leave}


def send_on(stage: Stage, match: AnyMatch, rules: GameRules) -> None:
    """Show the link for the player to act; of a finished match, for all others."""
    if match.over:
        title, words = WORDS["last"], WORDS["last-told"]
    else:
        name = match.setup.players[match.state.seat]["name"]
        way = send_link if platform.sharing.page else send_code
        title, words = turn_of(name), lines((way(name), sealed()))
    code = partial(code_of, match, rules, veiled=not match.over)
    stage.push(ShareDialog(stage, title, [Parcel("", words, code)]))


def sealed() -> Sentence:
    """Return what a link hides, and what it cannot hide."""
    return WORDS["sealed"]
