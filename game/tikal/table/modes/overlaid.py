"""The modes in which one looks at something else meanwhile: an overlay, or an entry of the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_TURN
from game.table.modes import ButtonState, above
from game.table.outcome import Outcome
from game.table.overlay import CLOSE, ROOM, OverlayText, seat_button
from game.table.rule_names import OVERLAYS as OVERLAYS_TOLD
from game.table.things import ThingState, with_chosen
from game.tikal.rules.board import SPACES
from game.tikal.table.modes.buttons import ACTION_BUTTONS, OVERLAY_BUTTONS
from game.tikal.table.modes.mode import Turn
from game.tikal.table.overlays import OVERLAYS, OverlayContent, overlay_content
from game.tikal.table.shown.cards import OverlayShown
from game.tikal.table.shown.shown import BoardLook, Desk, Shown
from game.tikal.table.things import SPACE, Thing, space_of
from game.tikal.words.tasks import GUIDANCE
from game.ui.sentence import Words


@dataclass(frozen=True)
class LookingBack(above.LookingBack[Turn, Thing | None, Shown]):
    """An entry of the log on the board: its space is chosen, a walk is drawn as a path."""

    def shown(self, pointed: Thing | None = None) -> Shown:
        shown, touched = super().shown(pointed), self.entry.step.spaces
        if not touched:
            return shown
        things = with_chosen(shown.things, SPACE[touched[-1]])
        return replace(shown, things=things, look=replace(shown.look, path=touched))


_STAY: Final = {*ACTION_BUTTONS, *OVERLAY_BUTTONS, HINT, TOOL_LOG, TOOL_TURN, TOOL_MENU}
"""The ids of the buttons of the mode below that stay: those that lie on no card."""


@dataclass(frozen=True)
class Overlaid(above.Overlaid[Turn, Thing | None, Shown]):
    """An overlay on the board, and its card beside it.

    Attributes:
        space: the space that was tapped to ask about it, None for none.
    """

    space: int | None = None
    overlays = OVERLAYS

    @cached_property
    def content(self) -> OverlayContent:
        """What the overlay shows of the position."""
        return overlay_content(self.looking, self.turn.view, self.turn.players)

    @property
    def words(self) -> tuple[Words, Words]:
        hint = GUIDANCE["ask"] if self.content.remarks else self.content.note
        return self.content.title, hint

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
        told, legal = self.content.remarks, self.content.lit
        stands = {
            SPACE[space]: ThingState(lit=space in legal, remark=told.get(space, ""))
            for space in {**told, **dict.fromkeys(legal)}
        }
        return stands if self.space is None else with_chosen(stands, SPACE[self.space])

    def look(self, pointed: Thing | None) -> BoardLook:
        """Return what else is drawn, with the way to the space pointed at or asked about."""
        content, there = self.content, space_of(pointed)
        there = there if there in content.paths else self.space
        way = () if there is None else content.paths.get(there, ())
        view = self.turn.view
        explored = range(len(view.hexagon))
        dark = [one for one in explored if view.hexagon_kind(one) and one not in content.tags]
        return BoardLook(
            path=tuple(way),
            tags=content.tags,
            rings=content.rings,
            darkened=tuple(dark) if content.darkens_rest else (),
        )

    @property
    def panel(self) -> OverlayShown:
        """The overlay's text, on the whole position or on the space asked about."""
        content, seats = self.content, self.turn.view.seats if self.looking.overlay.by_seat else 0
        at = content.rows_by_space.get(self.space) if self.space is not None else None
        told = content.remarks.get(self.space, "") if self.space is not None else ""
        rows, note = at or content.rows, told or content.note
        return OverlayShown(OverlayText(content.title, rows, note, content.aloud), seats)

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
