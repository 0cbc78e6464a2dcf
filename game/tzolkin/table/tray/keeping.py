"""The tray while tribe and wealth tiles are chosen: large cards, and what one would begin with."""

from collections.abc import Iterator
from dataclasses import replace

from game.tzolkin.rules.data.tiles import WEALTH, Goods
from game.tzolkin.rules.state import KEEP, TRIBE, State
from game.tzolkin.table.choice.group import Group
from game.tzolkin.table.choice.path import Path
from game.tzolkin.table.things import TribeTile, WealthTile
from game.tzolkin.table.tray.card import Card, Row, Tray
from game.tzolkin.table.tray.choice import row_of
from game.tzolkin.words import expansion, goods, names
from game.tzolkin.words.effects import effect
from game.tzolkin.words.tasks import task
from game.ui.i18n import gettext as _


def tray_of_keeping(path: Path, *, large: bool) -> Tray:
    """A row for the tribes, one for the wealth tiles."""
    rows = [_told(path, number, group) for number, group in enumerate(path.groups)]
    if path.groups[-1].state.phase == TRIBE:
        rows.append(_later(path))
    begin = names.listed(_begun_with(path))
    words = _("You would begin with {things}.").format(things=begin) if begin else ""
    unseen = _("Nobody sees what you choose.")
    return Tray(_("In secret"), (words or unseen,), tuple(rows), large=large)


def _later(path: Path) -> Row:
    """The wealth tiles that are chosen next."""
    there = path.touch(0, path.groups[0].options[0])
    row = _told(there, 1, there.groups[1])
    first = _("First choose a tribe.")
    cards = tuple(replace(card, enabled=False, why=first) for card in row.cards)
    return Row(cards, task(there.groups[1].state)[0])


def _told(path: Path, number: int, group: Group) -> Row:
    row = row_of(path, number, group)
    title = task(group.state)[0]
    if group.state.phase == KEEP and row.title:
        title = _("{task}: {chosen}").format(task=title, chosen=row.title)
    return Row(tuple(_with_words(card, group.state) for card in row.cards), title)


def _with_words(card: Card, state: State) -> Card:  # noqa: ARG001
    """A tribe says what it can do, a wealth tile is all in its name."""
    if isinstance(card.about, TribeTile):
        return replace(card, note=expansion.tribe_told(card.about.tribe), count="")
    return replace(card, note="", count="")


def _begun_with(path: Path) -> Iterator[str]:
    """What the tiles that are picked bring."""
    picked = [one for group in path.groups for one in group.options if group.count(one)]
    for tribe in picked:
        if isinstance(tribe, TribeTile):
            yield expansion.tribe(tribe.tribe)
    tiles = [WEALTH[one.tile] for one in picked if isinstance(one, WealthTile)]
    yield from goods.goods_of(
        Goods(*map(sum, zip(Goods(), *(one.goods for one in tiles), strict=True)))
    )
    for tile in tiles:
        yield from map(effect, tile.effects)
