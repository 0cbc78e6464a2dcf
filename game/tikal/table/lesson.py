"""A lesson of Tikal, played at its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from game.lessons.lesson import LessonState
from game.lessons.position import LEARNER
from game.table import ids as table_ids
from game.table.lesson import LessonScene
from game.table.modes import ButtonState
from game.table.overlay import is_about_overlays
from game.tikal.rules.turns import is_acting
from game.tikal.table import ids
from game.tikal.table.board.elements import space_numbers
from game.tikal.table.board.geometry import world_around
from game.tikal.table.modes.choices.choice import SPACE_BUTTONS
from game.tikal.table.modes.mode import AnyMode
from game.tikal.table.modes.watching import Over
from game.tikal.table.scene import TableScene, current_turn
from game.tikal.table.shown.cards import Panel, SelectionShown
from game.tikal.table.shown.shown import BoardLook, Desk, Shown
from game.tikal.table.view.places import Places, place_all
from game.tikal.table.view.table_layout import BOARD_RATIO, empty_rect
from game.ui.screen import Screen
from game.ui.sentence import Words

_HIGHEST: Final = 1.25
"""The least ratio of width to height: a higher board would leave the card of what is chosen no room
for its words."""
_PARTS: Final = (ids.POINTS, ids.STOCK, ids.SUPPLIES, ids.PAYOUT)
"""The parts of the table, buttons aside, that a lesson can hide."""
_NOTES: Final = "notes"
"""The id by which a lesson hides what the card of a hexagon says of its actions."""
_WAYS: Final = "ways"
"""The id by which a lesson hides the costs of ways on the edges of a hexagon that is tried."""


class Learnt(Over):
    """The lesson is learnt and the learner's turn is over: nobody acts any more."""

    @property
    def seat(self) -> int:
        return LEARNER

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {table_ids.TOOL_MENU: ButtonState()}


class LessonTable(LessonScene, TableScene):
    """The table with a lesson's card beside it; the board shows what the lesson is about."""

    doors = (ids.ACTIONS,)

    def _mode_now(self) -> AnyMode:
        """Return the mode of the position; once all is learnt no further turn begins."""
        turn = current_turn(self.session)
        goes_on = is_acting(turn.view, LEARNER)
        learnt = self.course.state is LessonState.DONE
        return Learnt(turn) if learnt and not goes_on else super()._mode_now()

    def _follow_course(self, before: LessonState | None = None) -> None:
        super()._follow_course(before)
        if not isinstance(self.mode, Learnt) and isinstance(now := self._mode_now(), Learnt):
            self._enter(now)

    def _told(self, words: tuple[Words, Words]) -> tuple[Words, Words]:
        return self.card.task(words) if isinstance(self.mode, Learnt) else super()._told(words)

    @property
    def _area(self) -> Sequence[int]:
        board = self.course.lesson.board
        return super()._area if board is None else board

    def place(self, screen: Screen, seats: int, desk: Desk) -> Places:
        """Return the layout of the table, of whose board the card may take a part on a phone."""
        there = _without_extras(place_all(screen, seats, desk, self._board_ratio(screen)))
        hidden = frozenset(filter(self.course.hides, _PARTS))
        points = empty_rect() if ids.POINTS in hidden else there.layout.points
        board = self.card.lay_in(there.layout.board)
        layout = replace(there.layout, board=board, points=points)
        return replace(there, layout=layout, hidden=hidden)

    def _board_ratio(self, screen: Screen) -> float:
        """Return the board's ratio of width to height: that of the spaces which are shown. On a
        phone held across, the card takes about as much room beside them."""
        shown = world_around(self._area)
        if not self.card.needs_room:
            return max(_HIGHEST, shown.w / shown.h)
        return BOARD_RATIO if screen.portrait else 2 * shown.w / shown.h

    def _show(self, shown: Any) -> None:  # noqa: ANN401 (the shared scene's)
        shown = replace(shown, panel=self._spoken_part(shown), look=self._spoken_look(shown.look))
        super()._show(shown)

    def _spoken_part(self, shown: Shown) -> Panel:
        """Return the panel without notes and choices that no step has spoken of yet."""
        panel = shown.panel
        if not isinstance(panel, SelectionShown):
            return panel
        if panel.party is None:
            silent = self.course.hides(_NOTES) and not shown.offered
            return replace(panel, text="") if silent else panel
        if self.course.hides(ids.PARTY_LEADER):
            one = replace(panel.party, most_workers=panel.party.workers, has_leader=False)
            return replace(panel, party=one)
        return panel

    def _spoken_look(self, look: BoardLook) -> BoardLook:
        """Return what is drawn on the board, the hexagon in hand without the costs of its ways
        until a step has spoken of them."""
        if look.preview is None or not self.course.hides(_WAYS):
            return look
        return replace(look, preview=replace(look.preview, way_costs={}))

    def _show_spoken(self) -> None:
        self.picture.layout(self.screen)
        self.picture.invalidate(None)
        super()._show_spoken()

    def _point(self) -> None:
        """Draw the hint's rings around spaces on the board itself, and around all else at the
        table."""
        super()._point()
        board = self.picture.board
        before = board.hinted
        there = self.picture.elements() if self.ringed else ()
        board.hinted = space_numbers(
            one.id for one in there if one.id in self.ringed and one.enabled
        )
        if before != board.hinted:
            self.dirty_rects.add(self.screen.rect)

    def _door_to(self, id: str) -> str:
        """Return the button of the drawer for an action that is put away in it; for a button of
        the party or of a hexagon, while none is chosen, what the step names first."""
        if id in {one.id for one in self.elements()}:
            return id
        if id.startswith((ids.PARTY, SPACE_BUTTONS)):
            return self._door_to(self.course.step.names[0])
        return ids.ACTIONS if id.startswith(ids.VERBS) else id


def _without_extras(places: Places) -> Places:
    """Return the places without log, overlays and the board's other side: no lesson needs them.

    The ribbon takes the room of their buttons, as far as it reaches them.
    """
    layout, extras = places.layout, (table_ids.TOOL_LOG, table_ids.TOOL_TURN, table_ids.HINT)
    gone = {id for id in places.buttons if id in extras or is_about_overlays(id)}
    ribbon = layout.ribbon
    for one in sorted((places.buttons[id] for id in gone), key=lambda rect: rect.x):
        wider = ribbon.union(one)
        if one.y == ribbon.y and wider.collidelist(layout.seats) < 0:
            ribbon = wider
    return replace(
        places,
        layout=replace(layout, ribbon=ribbon, log=empty_rect()),
        buttons={id: rect for id, rect in places.buttons.items() if id not in gone},
    )
