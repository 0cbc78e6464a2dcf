"""The links of a table: one for others, one's own seat's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.platform import platform
from game.scenes.tables.seats import Place
from game.scenes.tables.words import WORDS
from game.table.dialogs.share import ShareDialog, ShareOption
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import lines
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

_THIS_DEVICE: Final = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class LinkOption(ShareOption):
    """A link that leads to a table or a seat."""

    @property
    def link(self) -> str:
        return self.code

    @property
    def pieces(self) -> list[str]:
        return [self.code]


class InviteDialog(ShareDialog):
    """Shows one of several links, and copies it to the clipboard."""

    def _copiers(self) -> list[Button]:
        return super()._copiers()[-1:]


def invite(stage: Stage, place: Place) -> None:
    """Show the link of a table; beside it, at a seat, that of one's own.

    A page that was opened on the host itself has no link for others.
    """
    if any(f"//{name}" in platform.sharing.page for name in _THIS_DEVICE):
        answers = [DialogButton("understood", BUTTONS["understood"])]
        stage.push(Dialog(stage, WORDS["invite"], WORDS["only-here"], answers))
        return
    links: Sequence[tuple[str, Place]] = [("table-link", Place(place.table))]
    if place.key:
        links = [*links, ("seat-link", place)]
    options = [
        # it can be read too, where nothing can be copied
        LinkOption(WORDS[name], lines((WORDS[f"{name}-told"], to.link)), lambda to=to: to.link)  # type: ignore[misc]
        for name, to in links
    ]
    stage.push(InviteDialog(stage, WORDS["invite"], options))
