"""Tzolk'in's table as nodes for assistive software: what lies over it, then part by part."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from game.platform.node import Node
from game.table.news import ChangeRow, HandoverCard
from game.table.nodes import region
from game.table.things import Seat
from game.table.words import NODES, did, plays
from game.tzolkin.rules.data.board import HIGHEST_ACTION, TEMPLES, TRACKS
from game.tzolkin.rules.state import State
from game.tzolkin.table import things
from game.tzolkin.table.explaining import Viewer, explain, screen_reader_label
from game.tzolkin.table.explaining.gears import action_of, price_of_plate, what_is_left
from game.tzolkin.table.sheets import Sheet
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray import Tray
from game.tzolkin.table.view.picture import Picture
from game.tzolkin.words import names
from game.tzolkin.words.gears_and_tracks import BOARD_WORDS
from game.tzolkin.words.table import LABELS
from game.ui.i18n import in_use
from game.ui.nodes import corners, flat, group, joined, paragraphs
from game.ui.punctuation import one_after_another
from game.ui.sentence import Words


def table_nodes(picture: Picture) -> list[Node]:
    """Return all that lies on the table, in the order of reading."""
    shown = picture.shown
    return [
        *_tray(shown.tray),
        *(
            _sheet(shown.cover.sheet, [player.name for player in shown.players])
            if shown.cover
            else ()
        ),
        *(_handover(shown.handover) if shown.handover else ()),
        *_lit(picture),
        *_parts(picture),
    ]


def things_on(state: State) -> Iterator[Thing]:
    """Yield every thing that a node stands for."""
    for _id, part in _things(state):
        yield from part


def _things(state: State) -> Iterator[tuple[str, Sequence[Thing]]]:
    """Yield the parts of the table with the things in them."""
    for gear, actions in enumerate(HIGHEST_ACTION):
        plates = [things.Plate(gear, number) for number in range(1, actions + 1)]
        yield f"gear/{gear}", [things.Gear(gear), *plates]
    quick = [things.QuickSpaces()] if state.options.quick_actions else []
    yield "calendar", [things.Calendar(), things.StartSpace(), *quick]
    yield "temples", [things.Temple(temple) for temple in range(len(TEMPLES))]
    yield "technologies", [things.Technology(track) for track in range(len(TRACKS))]
    yield "buildings", [things.BuildingTile(number) for number in state.displayed_buildings]
    yield "monuments", [things.MonumentTile(number) for number in state.displayed_monuments]
    yield "prophecies", [things.ProphecyTile(number) for number in state.prophecies]
    yield "players", [Seat(seat) for seat in range(state.seats)]


def _lit(picture: Picture) -> list[Node]:
    """Return what can be chosen now or is, and is in no part of its own: workers, steps, levels."""
    seen, viewer = picture.shown.seen, picture.viewer
    cards = (card.option for row in picture.shown.tray.rows for card in row.cards)
    told = {*cards, *chain(*_told(viewer, in_use()).values())}
    lit = [one for one in seen.lit if one not in told]
    chosen = [one for one in seen.chosen if one not in told and one not in seen.lit]
    return [
        *group("lit", BOARD_WORDS["to-choose"], _nodes(picture, lit)),
        *group("chosen", BOARD_WORDS["chosen"], _nodes(picture, chosen)),
    ]


def _nodes(picture: Picture, there: Iterable[Thing]) -> list[Node]:
    """Return things that are in no part of their own."""
    return [_node(picture, thing, _said(picture.viewer, thing)) for thing in there]


def _parts(picture: Picture) -> Iterator[Node]:
    """Yield the parts of the table with the things in them, less what a lesson still hides."""
    seen = picture.shown.seen
    unsaid = {*seen.hidden} - {*seen.lit, *seen.chosen}
    for id, part in _told(picture.viewer, in_use()).items():
        nodes = (_node(picture, thing, said) for thing, said in part.items() if thing not in unsaid)
        yield from region(f"part/{id}", _name(id), nodes)


def _name(id: str) -> str:
    """Return the name of a part."""
    room, _slash, gear = id.partition("/")
    if room == "gear":
        return str(names.gear(int(gear)))
    if room in ("players", "calendar"):
        return str(NODES["players"] if room == "players" else BOARD_WORDS["calendar"])
    return str(LABELS[f"drawer/{room}"])


def _node(picture: Picture, thing: Thing, said: str) -> Node:
    """Return a thing with what there is to know about it; a press asks about it or chooses it."""
    seen = picture.shown.seen
    lit, chosen = thing in seen.lit, thing in seen.chosen
    return Node(
        thing.id,
        "button",
        one_after_another((said, flat(BOARD_WORDS["can-be-chosen"]))) if lit else said,
        corners(picture.parts.place_of(thing)),
        chosen=chosen if chosen or lit else None,
    )


@lru_cache(maxsize=2)
def _told(viewer: Viewer, _language: Hashable) -> Mapping[str, Mapping[Thing, str]]:
    """Return what is said of every thing, part by part.

    It is worked out once for a position, which does not change while it is seen.
    """
    parts = _things(viewer.state)
    return {id: {thing: _said(viewer, thing) for thing in part} for id, part in parts}


def _said(viewer: Viewer, thing: Thing) -> str:
    """Return what there is to know about a thing, with who stands there."""
    if isinstance(thing, things.Plate):
        left = what_is_left(viewer.state, thing.gear, thing.number)
        return _plate(thing, (*left, price_of_plate(viewer, thing)), in_use())
    explanation = explain(viewer, thing)
    if isinstance(thing, Seat):
        player = viewer.players[thing.seat]
        return joined((*explanation.parts, plays(player.name, player.mark)))
    if isinstance(thing, things.Gear | things.Space | things.Temple):
        return joined((screen_reader_label(viewer, thing), *explanation.lines))
    return joined(explanation.parts)


@lru_cache(maxsize=256)
def _plate(plate: things.Plate, now: tuple[Words, ...], _language: Hashable) -> str:
    """Return an action with what holds of it now, made once: most stay what they are."""
    return joined((*action_of(plate), *(one for one in now if one)))


def _tray(tray: Tray) -> list[Node]:
    """Return the words of the tray; its cards are widgets."""
    titles = (row.title for row in tray.rows)
    told = [tray.title, *tray.words, *titles, tray.warning]
    return paragraphs("tray", filter(None, told))


def _handover(card: HandoverCard) -> list[Node]:
    """Return what has changed since the next player looked last, or the steps of a plan."""
    rows = [
        Node(f"{card.holds}/{number}", "listitem", flat(_change(row)))
        for number, row in enumerate(card.rows)
    ]
    told = Node("handing", "text", flat(card.wanted or card.title))
    return [told, *group(card.holds, NODES[card.holds], rows, role="list")]


def _change(row: ChangeRow) -> Words:
    return did(row.player.name, row.words) if row.player else row.words


def _sheet(sheet: Sheet, players: Sequence[str]) -> list[Node]:
    """Return a sheet of figures as a table with a column for every player."""
    head = [Node(f"sheet/player/{i}", "columnheader", name) for i, name in enumerate(players)]
    corner = Node("sheet/corner", "cell")
    rows = [Node("sheet/players", "row", children=(corner, *head))]
    for i, (label, figures) in enumerate(row for part in sheet.groups for row in part):
        cells = (Node(f"sheet/{i}/{k}", "cell", str(figure)) for k, figure in enumerate(figures))
        first = Node(f"sheet/{i}", "rowheader", str(label))
        rows.append(Node(f"sheet/row/{i}", "row", children=(first, *cells)))
    told = [
        Node(f"sheet/note/{i}", "text", str(one)) for i, one in enumerate((sheet.hint, *sheet.note))
    ]
    table = [Node("sheet", "table", str(sheet.title), children=tuple(rows))] if sheet.groups else []
    return [Node("sheet/title", "heading", str(sheet.title)), *table, *told]
