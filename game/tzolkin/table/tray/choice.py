"""The tray during a choice: a row of cards for every group."""

from game.tzolkin.rules.data.tiles import BUILDINGS
from game.tzolkin.rules.state import ADVANCE, State
from game.tzolkin.table.choice.group import Group, SomeOf
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.choice.path import Path
from game.tzolkin.table.foresight.placing import ways_back
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.naming import name_of
from game.tzolkin.table.things import BuildingTile, MonumentTile, Plate
from game.tzolkin.table.tray.card import CardRow, Tray, TrayCard
from game.tzolkin.table.tray.signs import signs_of_option
from game.tzolkin.table.tray.turn import describe_corn, workers_done
from game.tzolkin.words import goods, names, trays
from game.tzolkin.words.changes import gained, paid
from game.tzolkin.words.trays import TRAY
from game.ui.sentence import Words


def tray_of_choice(turn: Turn, path: Path) -> Tray:
    """Return the tray: what was done in the turn, then a row for every group of the choice."""
    rows = [row_of(path, number, group) for number, group in enumerate(path.groups)]
    if turn.view.phase == ADVANCE:
        return Tray(TRAY["two-days"], rows=tuple(rows))
    return Tray(TRAY["turn"], (describe_corn(turn, path.after),), (*workers_done(turn), *rows))


def row_of(path: Path, number: int, group: Group) -> CardRow:
    """Return a row with a card for every option of a group."""
    cards = tuple(_card(path, number, group, option) for option in group.options)
    title = trays.picked(len(group.picked), group.number) if isinstance(group, SomeOf) else ""
    return CardRow(cards, title)


def _card(path: Path, number: int, group: Group, option: Option) -> TrayCard:
    count = group.count(option)
    return TrayCard(
        f"{number}/{option.id}",
        _short(option, group.state),
        note=_comes_of(path, number, group, option),
        signs=signs_of_option(option, group.state),
        about=option,
        count=str(count) if count and isinstance(group, SomeOf) else "",
        chosen=count > 0,
    )


def _short(option: Option, state: State) -> Words:
    """Return a short name, where the signs say the rest."""
    match option:
        case BuildingTile(number):
            return names.capital(names.kind(BUILDINGS[number].kind))
        case MonumentTile():
            return TRAY["monument"]
    return name_of(option, state)


def _comes_of(path: Path, number: int, group: Group, option: Option) -> Words:
    """Return what the player would pay and get with this option; empty while that is open."""
    if isinstance(group, SomeOf):
        return ""
    there = path if group.picked == option else path.touch(number, option)
    if not there.lines:
        way = ways_back(group.state).get(option) if isinstance(option, Plate) else None
        return _price(goods.corn(way.corn)) if way else ""
    if isinstance(option, BuildingTile | MonumentTile):
        return _price(paid(group.state, there.after, group.state.seat))
    return describe_change(group.state, there.after)


def describe_change(before: State, after: State) -> Words:
    """Return what the seat to act pays and gets."""
    seat = before.seat
    pays, gets = paid(before, after, seat), gained(before, after, seat)
    if pays and gets:
        return trays.exchanged(pays, gets)
    return gets or _price(pays)


def _price(paid: Words) -> Words:
    return trays.price(paid) if paid else ""
