"""An overlay lies over what goes on at the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from game.table.guide.places import OVERLAYS as OVERLAYS_TOLD
from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_TURN
from game.table.modes import Look, Moment
from game.table.modes.advice import Advice
from game.table.overlays.overlay import (
    CLOSE,
    ROOM,
    Looking,
    Told,
    is_about_overlays,
    looking_after,
    seat_button,
)
from game.tikal.rules.board import SPACES
from game.tikal.table.desk import Desk
from game.tikal.table.modes.above import Above
from game.tikal.table.modes.looks import ALWAYS, OF_OVERLAYS
from game.tikal.table.modes.mode import Mode, Outcome
from game.tikal.table.overlays import OVERLAYS, Lens, seen_through
from game.tikal.table.shown.cards import Looked, Panel
from game.tikal.table.shown.lit import Highlights
from game.tikal.words.tasks import HINTS
from game.ui.sentence import Words

_STAY: Final = {*ALWAYS, *OF_OVERLAYS, HINT, TOOL_LOG, TOOL_TURN, TOOL_MENU}
"""What of the mode below can be touched: none of it lies on a card."""


@dataclass(frozen=True)
class Overlaid(Above):
    """The overlay lies over a mode, which waits as it is: nothing that was begun there is put
    down, and the others' turns stand still. Whatever is done beside the overlay puts it away.

    Attributes:
        looking: what is looked at.
        space: the space that is asked about.
    """

    looking: Looking
    space: int | None = None

    @cached_property
    def lens(self) -> Lens:
        """What the overlay shows of the position."""
        return seen_through(self.looking, self.view, self.turn.players)

    @property
    def overlay(self) -> Looking:
        return self.looking

    @property
    def uncovered(self) -> Mode:
        return self.under

    @property
    def spaces(self) -> Collection[int]:  # type: ignore[override]
        return range(SPACES)

    @property
    def words(self) -> tuple[Words, Words]:
        hint = HINTS["ask"] if self.lens.remarks else self.lens.note
        return self.lens.title, hint

    @property
    def desk(self) -> Desk:
        return Desk.CARD

    def lit(self, hovered: int | None) -> Highlights:
        lens, there = self.lens, hovered if hovered in self.lens.ways else self.space
        way = lens.ways.get(there, ()) if there is not None else ()
        explored = range(len(self.view.hexagon))
        dark = [one for one in explored if self.view.kind(one) and one not in lens.tags]
        return Highlights(
            legal=tuple(lens.legal),
            selected=self.space,
            path=tuple(way) if len(way) > 1 else (),
            tags=lens.tags,
            strengths=lens.strengths,
            rings=lens.rings,
            dusk=tuple(dark) if lens.dusk else (),
        )

    @property
    def rule(self) -> str:
        return OVERLAYS_TOLD

    @property
    def panel(self) -> Panel:
        lens, seats = self.lens, self.view.seats if self.looking.overlay.by_seat else 0
        at = lens.at.get(self.space) if self.space is not None else None
        told = lens.remarks.get(self.space, "") if self.space is not None else ""
        return Looked(Told(lens.title, at or lens.rows, told or lens.note), seats)

    @property
    def looks(self) -> Mapping[str, Look]:
        under = {id: look for id, look in self.under.looks.items() if id in _STAY}
        players = self.turn.players if self.looking.overlay.by_seat else ()
        seats = {
            seat_button(seat): Look(
                chosen=seat == self.looking.seat, label=player.name, icon=f"mark_{player.mark}"
            )
            for seat, player in enumerate(players)
        }
        chosen = {self.looking.overlay.button: Look(chosen=True), ROOM: Look(chosen=True)}
        return {**under, **chosen, CLOSE: Look(), **seats}

    @property
    def remarks(self) -> Mapping[int, Words]:
        return self.lens.remarks

    def touch(self, space: int | None) -> Outcome:
        """Asks about a space."""
        return replace(self, space=None if space == self.space else space)

    @property
    def offered(self) -> int | None:
        return None

    def offer(self, space: int | None) -> Words:  # noqa: ARG002
        """Nobody is sent anywhere while one looks."""
        return ""

    def drop(self, space: int | None) -> Outcome:  # noqa: ARG002
        """Nobody is sent anywhere while one looks."""
        return self

    def advised(self, advice: Advice) -> Mode:
        return replace(self, under=self.under.advised(advice))

    def update(self, moment: Moment) -> Outcome | None:
        """What lies under it waits, as it does under a dialog; an advice is thought of."""
        return super().update(replace(moment, covered=True))


def pressed(mode: Mode, button: str) -> Outcome:
    """What a button means: those of overlays mean the same in every mode."""
    if not is_about_overlays(button):
        return mode.press(button)
    under = mode.uncovered
    looking = looking_after(button, OVERLAYS, mode.overlay, under.seat)
    return Overlaid(under.turn, under, looking) if looking else under
