"""The mode in which an overlay lies over the mode below."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from game.table.guide.places import OVERLAYS as OVERLAYS_TOLD
from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_TURN
from game.table.modes import ButtonState, overlaid
from game.table.outcome import Outcome
from game.table.overlays.overlay import CLOSE, ROOM, OverlayText, seat_button
from game.table.sign import ThingState, choosing
from game.tikal.rules.board import SPACES
from game.tikal.table.desk import Desk
from game.tikal.table.modes.looks import ALWAYS, OF_OVERLAYS
from game.tikal.table.modes.turn import Turn
from game.tikal.table.overlays import OVERLAYS, Lens, seen_through
from game.tikal.table.shown.cards import Looked
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import SPACE, Thing, space_of
from game.tikal.words.tasks import HINTS
from game.ui.sentence import Words

_STAY: Final = {*ALWAYS, *OF_OVERLAYS, HINT, TOOL_LOG, TOOL_TURN, TOOL_MENU}
"""The ids of the buttons of the mode below that stay: those that lie on no card."""


@dataclass(frozen=True)
class Overlaid(overlaid.Overlaid[Turn, Thing | None, Shown]):
    """An overlay on the board, and its card beside it.

    Attributes:
        space: the space that was tapped to ask about it, None for none.
    """

    space: int | None = None
    overlays = OVERLAYS

    @cached_property
    def lens(self) -> Lens:
        """What the overlay shows of the position."""
        return seen_through(self.looking, self.turn.view, self.turn.players)

    @property
    def words(self) -> tuple[Words, Words]:
        hint = HINTS["ask"] if self.lens.remarks else self.lens.note
        return self.lens.title, hint

    def shown(self, pointed: Thing | None = None) -> Shown:
        return replace(
            super().shown(pointed),
            rule=OVERLAYS_TOLD,
            desk=Desk.CARD,
            panel=self.panel,
            looks=self.looks,
            spaces=range(SPACES),
            things=self.things,
            look=self.look(pointed),
            offered=None,
        )

    @cached_property
    def things(self) -> Mapping[Thing, ThingState]:
        """The state of the spaces: lit where something is legal, with a remark where there is
        one."""
        told, legal = self.lens.remarks, self.lens.legal
        stands = {
            SPACE[space]: ThingState(lit=space in legal, remark=told.get(space, ""))
            for space in {**told, **dict.fromkeys(legal)}
        }
        return stands if self.space is None else choosing(stands, SPACE[self.space])

    def look(self, pointed: Thing | None) -> BoardLook:
        """Return what else is drawn, with the way to the space pointed at or asked about."""
        lens, there = self.lens, space_of(pointed)
        there = there if there in lens.ways else self.space
        way = () if there is None else lens.ways.get(there, ())
        view = self.turn.view
        explored = range(len(view.hexagon))
        dark = [one for one in explored if view.kind(one) and one not in lens.tags]
        return BoardLook(
            path=tuple(way),
            tags=lens.tags,
            strengths=lens.strengths,
            rings=lens.rings,
            dusk=tuple(dark) if lens.dusk else (),
        )

    @property
    def panel(self) -> Looked:
        """The overlay's text, on the whole position or on the space asked about."""
        lens, seats = self.lens, self.turn.view.seats if self.looking.overlay.by_seat else 0
        at = lens.at.get(self.space) if self.space is not None else None
        told = lens.remarks.get(self.space, "") if self.space is not None else ""
        return Looked(OverlayText(lens.title, at or lens.rows, told or lens.note), seats)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        under = {id: look for id, look in self.under.looks.items() if id in _STAY}
        players = self.turn.players if self.looking.overlay.by_seat else ()
        seats = {
            seat_button(seat): ButtonState(
                chosen=seat == self.looking.seat, label=player.name, icon=f"mark_{player.mark}"
            )
            for seat, player in enumerate(players)
        }
        chosen = {
            self.looking.overlay.button: ButtonState(chosen=True),
            ROOM: ButtonState(chosen=True),
        }
        return {**under, **chosen, CLOSE: ButtonState(), **seats}

    def touch(self, thing: Thing | None) -> Outcome:
        """Ask about a space; tapped again, or beside the board, about none."""
        space = space_of(thing)
        return replace(self, space=None if space == self.space else space)
