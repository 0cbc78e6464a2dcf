"""The tray for choosing a tribe and wealth tiles: large cards, and what they begin with."""

from dataclasses import replace

from game.tzolkin.rules.state import KEEP, TRIBE, State
from game.tzolkin.table.choice.group import Group
from game.tzolkin.table.choice.path import Path
from game.tzolkin.table.things import TribeTile, WealthTile
from game.tzolkin.table.tray.card import CardRow, Tray, TrayCard
from game.tzolkin.table.tray.choice import row_of
from game.tzolkin.words import expansion, trays
from game.tzolkin.words.tasks import task
from game.tzolkin.words.trays import TRAY
from game.ui.sentence import Sentence


def tray_of_keeping(path: Path, *, large: bool) -> Tray:
    """Return the tray: a row for the tribes, and one for the wealth tiles."""
    rows = [_told(path, number, group) for number, group in enumerate(path.groups)]
    if path.groups[-1].state.phase == TRIBE:
        rows.append(_later(path))
    return Tray(TRAY["secret"], (_begun_with(path),), tuple(rows), large=large)


def _later(path: Path) -> CardRow:
    """Return the row of the wealth tiles that are chosen next, which cannot be touched yet."""
    there = path.touch(0, path.groups[0].options[0])
    row = _told(there, 1, there.groups[1])
    cards = tuple(replace(card, enabled=False, why=TRAY["tribe-first"]) for card in row.cards)
    return CardRow(cards, task(there.groups[1].state)[0])


def _told(path: Path, number: int, group: Group) -> CardRow:
    row = row_of(path, number, group)
    title = task(group.state)[0]
    if group.state.phase == KEEP and row.title:
        title = trays.task_so_far(title, row.title)
    return CardRow(tuple(_with_words(card, group.state) for card in row.cards), title)


def _with_words(card: TrayCard, state: State) -> TrayCard:  # noqa: ARG001
    """Return a card with its words: a tribe tells what it can do; a tile's name is enough."""
    if isinstance(card.about, TribeTile):
        return replace(card, note=expansion.describe_tribe(card.about.tribe), count="")
    return replace(card, note="", count="")


def _begun_with(path: Path) -> Sentence:
    """Return what the picked tiles bring; before any is picked, that the choice is secret."""
    picked = [one for group in path.groups for one in group.options if group.count(one)]
    tribe = next((one.tribe for one in picked if isinstance(one, TribeTile)), 0)
    wealth = tuple(one.tile for one in picked if isinstance(one, WealthTile))
    return trays.begun_with(tribe, wealth) if tribe or wealth else TRAY["unseen"]
