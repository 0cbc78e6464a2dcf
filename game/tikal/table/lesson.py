"""A lesson of Tikal, played at its table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from pygame import Rect

from game.table.lesson import LessonScene
from game.tikal.table import ids
from game.tikal.table.board.elements import is_space, space_numbers
from game.tikal.table.scene import TableScene
from game.tikal.table.shown.shown import Desk
from game.tikal.table.view.places import Places, place_all
from game.ui.screen import Screen


class LessonTable(LessonScene, TableScene):
    """The table with a lesson's card beside it; the board shows what the lesson is about."""

    doors = (ids.ACTIONS,)

    @property
    def _area(self) -> Sequence[int]:
        board = self.course.lesson.board
        return super()._area if board is None else board

    def place(self, screen: Screen, seats: int, desk: Desk) -> Places:
        """Return the layout of the table, of whose board the card may take a part on a phone."""
        there = place_all(screen, seats, desk)
        board = self.card.lay_in(there.layout.board)
        return replace(there, layout=replace(there.layout, board=board))

    def _point(self) -> None:
        """Draw rings around spaces on the board itself, and around all else at the table."""
        super()._point()
        board = self.picture.board
        before = board.hinted, board.named
        there = self.picture.elements() if self.ringed else ()
        board.hinted = space_numbers(
            one.id for one in there if one.id in self.ringed and one.enabled
        )
        board.named = space_numbers(self.named)
        if before != (board.hinted, board.named):
            self.dirty_rects.add(self.screen.rect)

    def _places(self, ids: Collection[str], *, enabled: bool = False) -> Iterator[Rect]:
        return super()._places([id for id in ids if not is_space(id)], enabled=enabled)

    def _door_to(self, id: str) -> str:
        """Return the button of the drawer for an action that is put away in it."""
        there = id.startswith(ids.VERBS) and id not in {one.id for one in self.elements()}
        return ids.ACTIONS if there else id
