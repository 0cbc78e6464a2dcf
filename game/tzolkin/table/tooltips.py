"""The tooltips of everything at the table, for a resting mouse or a finger held down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.table.rule_names import LOG
from game.table.things import Seat
from game.table.words import NODES
from game.tzolkin.rules.data.board import GEAR_OF, LAST_SPACE, SPACE_OF
from game.tzolkin.table.explaining import explain
from game.tzolkin.table.explaining.panels import explain_owned
from game.tzolkin.table.panels.tile import picture_of
from game.tzolkin.table.signs import Signs, drawing
from game.tzolkin.table.signs.spaces import space
from game.tzolkin.table.things import Calendar, Plate, Space, Thing
from game.tzolkin.table.tray import CardKind
from game.tzolkin.words import rulebook_sections
from game.tzolkin.words.calendar import DAY_WORDS
from game.tzolkin.words.gears_and_tracks import on_calendar
from game.tzolkin.words.table import LABEL_EXPLANATIONS, LABELS
from game.ui.controls.tooltips import Tooltip
from game.ui.sentence import Words, lines

if TYPE_CHECKING:
    from game.tzolkin.table.view.picture import Picture
    from game.ui.input import Pos
    from game.ui.screen import Canvas

_RULES: Final = {
    "temples": rulebook_sections.TEMPLES,
    "technologies": rulebook_sections.TECHNOLOGIES,
    "buildings": rulebook_sections.TILES,
    "monuments": rulebook_sections.MONUMENTS,
    "prophecies": rulebook_sections.PROPHECIES,
}
"""The section of the rulebook about each part around the gears."""


def tooltip_at(picture: Picture, pos: Pos) -> Tooltip | None:
    """Return the tooltip at a pixel of the table, buttons aside; None for none.

    Of what lies over one another it is that of the topmost.
    """
    if told := picture.cut_at(pos) or _at(_around(picture), pos) or _at(_over(picture), pos):
        return picture.sum_at(pos) or told
    if (thing := picture.pick(pos)) is not None and (place := picture.parts.place_of(thing)):
        return _detail(picture, thing, pos) or _of_thing(picture, thing, place)
    return _at(_headings(picture), pos)


def _at(there: Iterator[Tooltip], pos: Pos) -> Tooltip | None:
    return next((one for one in there if one.rect.collidepoint(pos)), None)


def _around(picture: Picture) -> Iterator[Tooltip]:
    """Yield the tooltips of what lies around the gears: a part before the one in which it lies."""
    shown, places = picture.shown, picture.places
    tray, task = shown.tray, _joined(*shown.words)
    if not shown.handover:
        for card, box in picture.tray.cards:
            if card.kind is CardKind.NEXT:
                yield Tooltip(box, card.why, rulebook_sections.PLACING)
        told = _joined(tray.title, *tray.words, tray.warning)
        yield Tooltip(places.tray, told if str(told) else task)
    yield Tooltip(places.ribbon, task)
    about = explain(picture.viewer, picture.about)
    yield Tooltip(places.info, about.words, about.rule)
    yield Tooltip(picture.log.rect, NODES["log"], LOG)


def _over(picture: Picture) -> Iterator[Tooltip]:
    """Yield the tooltips of what lies over the board."""
    shown, places = picture.shown, picture.places
    if shown.cover:
        sheet = shown.cover.sheet
        yield Tooltip(places.board, _joined(sheet.title, sheet.hint, *sheet.note))
    if shown.handover and picture.card:
        for paper in picture.card.papers:
            yield Tooltip(paper, _joined(shown.handover.player.name, shown.handover.wanted))
    if shown.tray.large:
        titles = (row.title for row in shown.tray.rows)
        yield Tooltip(places.page, _joined(*titles, *shown.words))


def _headings(picture: Picture) -> Iterator[Tooltip]:
    """Yield the tooltips of the parts as wholes: their headings, and what lies between things."""
    for name, rect in picture.parts.part_rects.items():
        id = f"drawer/{name}"
        if id in LABEL_EXPLANATIONS:
            yield Tooltip(rect, lines((LABELS[id], LABEL_EXPLANATIONS[id])), _RULES.get(name, ""))


def _detail(picture: Picture, thing: Thing, pos: Pos) -> Tooltip | None:
    """Return the tooltip of a part of a seat's card; None elsewhere."""
    if isinstance(thing, Seat) and (found := picture.parts.detail_at(pos)):
        name, place = found
        told = explain_owned(picture.viewer, thing.seat, name)
        return Tooltip(place, told.words, told.rule)
    return None


@dataclass(frozen=True)
class _SpaceSigns:
    """The signs of an action space as a drawing: on a phone's board they are small."""

    signs: Signs

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        drawing.draw(canvas, rect, self.signs, rect.h)


def _of_thing(picture: Picture, thing: Thing, place: Rect) -> Tooltip:
    told = explain(picture.viewer, thing)
    rim = _on_rim(picture) if isinstance(thing, Calendar) else ()
    above = _signs_of_space(picture, thing)
    return Tooltip(place, _joined(told.words, *rim), told.rule, picture_of(thing), above)


def _signs_of_space(picture: Picture, thing: Thing) -> _SpaceSigns | None:
    """Return the signs of a space, in one line; None for what is none or shows none."""
    match thing:
        case Plate(gear, number):
            pass
        case Space(tooth):
            gear, number = GEAR_OF[tooth], SPACE_OF[tooth]
        case _:
            return None
    if number > LAST_SPACE[gear] or Plate(gear, number) in picture.shown.seen.hidden:
        return None
    line = tuple(chain.from_iterable(space(gear, number)))
    return _SpaceSigns((line,)) if line else None


def _on_rim(picture: Picture) -> Iterator[Words]:
    """Yield what the signs on the calendar's rim mean, and how much corn lies there."""
    yield DAY_WORDS["rim"]
    if corn := picture.viewer.state.calendar_corn:
        yield on_calendar(corn)


def _joined(*told: Words) -> Words:
    return lines(tuple(filter(None, told)))
