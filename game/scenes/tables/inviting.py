"""The links of a table: one for others, one's own seat's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.platform import platform
from game.scenes.tables.seats import Place, page_for_others
from game.scenes.tables.words import WORDS
from game.table.dialogs.share import ShareDialog, ShareOption
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words, lines
from game.ui.widgets import Button
from game.words.buttons import BUTTONS


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


def invite(stage: Stage, place: Place, told: str) -> None:
    """Show the link of a table; beside it, at a seat, that of one's own.

    ``told`` is what the host says of the page's address to a page on its own machine.
    """
    if not (page := page_for_others(told)):
        answers = [DialogButton("understood", BUTTONS["understood"])]
        stage.push(Dialog(stage, WORDS["invite"], WORDS["only-here"], answers))
        return
    links = [("table-link", Place(place.table).link(page))]
    if place.key:
        links.append(("seat-link", place.link(page)))
    _show(stage, WORDS["invite"], links)


def show_links(stage: Stage, place: Place, told: str) -> None:
    """Show the link of one's own seat; beside it that of the table, if it leads others there."""
    page = page_for_others(told)
    links = [("seat-link", place.link(page or platform.sharing.page))]
    if page:
        links.append(("table-link", Place(place.table).link(page)))
    _show(stage, WORDS["links"], links)


def keep_link(stage: Stage, place: Place, told: str) -> InviteDialog:
    """Show the link of a seat that has just been taken, as one to be kept."""
    link = place.link(page_for_others(told) or platform.sharing.page)
    return _show(stage, WORDS["keep"], [("seat-kept", link)])


def _show(stage: Stage, title: Words, links: Sequence[tuple[str, str]]) -> InviteDialog:
    """Show links by the names of what is told of them."""
    options = [
        # it can be read too, where nothing can be copied
        LinkOption(WORDS[name], lines((WORDS[f"{name}-told"], link)), partial(str, link))
        for name, link in links
    ]
    dialog = InviteDialog(stage, title, options)
    stage.push(dialog)
    return dialog
