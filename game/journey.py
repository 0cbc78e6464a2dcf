"""Which scene leads to which. What the first picture can do without is imported on the way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.platform import Arrival, platform
from game.scenes.title import Saved, TitleScene
from game.scenes.waiting import when_here
from game.ui.scene import Stage

if TYPE_CHECKING:
    from game.scenes.setup import Party
    from game.tikal.rules.record import TikalMatch

# ruff: noqa: PLC0415


class Journey:
    """Takes the stage from the title through a game and back."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        # the game in progress, on the table or kept, as far as it is known
        self._playing: TikalMatch | None = None
        self._term = platform.storage.lock.term
        self._onlooker = False
        self._reminded = False

    def watch_lock(self) -> None:
        """Follows who may play: another window takes the game over, or leaves it to this one."""
        term = platform.storage.lock.term
        if term == self._term or platform.arrival() is not Arrival.HERE:
            return  # before that there is nothing but the title, which has not looked yet
        before, self._term = self._term, term
        if before and not self._term:
            self._lose()
        elif self._onlooker:
            self._go_on()
        else:
            self.title()

    def _lose(self) -> None:
        """Nothing that was begun here counts any more."""
        from game.scenes.elsewhere import tell_lost

        if self.look_on():
            tell_lost(self.stage, self.take_over)
        else:
            self.title()

    def _go_on(self) -> None:
        """The kept game is played here from now on."""
        from game.scenes.title.saved import find

        if match := find(self.stage):
            self.table(match)
        else:
            self.title()

    def take_over(self) -> None:
        """Takes the game from another window and goes on with it here."""
        from game.scenes.elsewhere import take_over

        self._onlooker = True
        take_over(self.stage)

    def look_on(self) -> bool:
        """The table as another window plays it; False if no game is being played there."""
        from game.tikal.table.onlooker import LookOn

        if (match := self._played_elsewhere()) is None:
            return False
        self._playing, self._onlooker = None, True
        scene = LookOn(
            self.stage,
            match,
            title=self.title,
            finished=self.results,
            another=self._look_on_or_leave,
            take=self.take_over,
        )
        self.stage.go(scene)
        return True

    def _look_on_or_leave(self) -> None:
        if not self.look_on():
            self.title()

    def _played_elsewhere(self) -> TikalMatch | None:
        """The kept game if it can be looked on at; it is the other window's, and left alone."""
        from game.core.record import RecordError
        from game.scenes import autosave
        from game.tikal.rules.record import read
        from game.tikal.rules.state import OVER

        try:
            match = read(autosave.glance() or "")
        except RecordError:
            return None
        return None if match.state.phase == OVER else match

    def _may_play(self) -> bool:
        """True if no other window has the game; else says so and offers what there is."""
        from game.scenes.elsewhere import tell_open

        if not self._term:
            there = self._played_elsewhere()
            tell_open(self.stage, self._look_on_or_leave if there else None, self.take_over)
        return bool(self._term)

    def title(self) -> None:
        """The title, which offers the saved game."""
        self._playing, self._onlooker = None, False
        leave = self.stage.close if platform.can_quit else None
        title = TitleScene(
            self.stage,
            look=self._saved,
            new_game=partial(when_here, self.stage, partial(self._instead, self.new_game)),
            open_record=partial(when_here, self.stage, self._ask_for_record),
            leave=leave,
        )
        self.stage.go(title)

    def new_game(self, party: Party | None = None) -> None:
        """The set-up, with these players or with fresh ones."""
        from game.scenes.setup import SetupScene

        self._playing = None
        scene = SetupScene(self.stage, back=self.title, start=self.table, party=party)
        self.stage.go(scene)

    def table(self, match: TikalMatch) -> None:
        """The table with this match."""
        from game.tikal.table import open_table

        self._playing, self._onlooker = match, False
        open_table(self.stage, match, title=partial(self._leave, match), finished=self.results)

    def _leave(self, match: TikalMatch) -> None:
        """Back to the title; once a visit a long game that may vanish is worth a word."""
        from game.scenes.reminder import remind

        self.title()
        if not self._reminded:
            self._reminded = True
            self.stage.start(remind(self.stage, match))

    def results(self, match: TikalMatch) -> None:
        """How a finished match ended; a rematch starts from the same players."""
        from game.scenes.results import ResultsScene, draw_of
        from game.scenes.setup import Party, seat_again
        from game.scenes.sharing import copy_record, save_record
        from game.tikal.table.match.standings import standings

        self._playing = None
        ended = standings(match)
        seats = [
            seat_again(one.mark, one.name, player["kind"])
            for one, player in zip(ended, match.setup.players, strict=True)
        ]
        party = Party(seats, variant=match.setup.variant, options=match.setup.options)
        again = partial(self._instead, partial(self.new_game, party))
        scene = ResultsScene(
            self.stage,
            ended,
            draw_of(match),
            rematch=again,
            title=self.title,
            save=partial(save_record, self.stage, match),
            copy=partial(copy_record, self.stage, match),
        )
        self.stage.go(scene)

    def open(self, match: TikalMatch) -> None:
        """A match from outside: the results if it is finished, else the table.

        Asks first where that would end another game.
        """
        from game.tikal.rules.state import OVER

        if match.state.phase == OVER:
            self.results(match)
        else:
            self._instead(partial(self.table, match))

    def open_file(self, path: str) -> None:
        """The match of a record's file; says what is wrong with it otherwise."""
        when_here(self.stage, partial(self._read_file, path))

    def _read_file(self, path: str) -> None:
        from game.scenes import opening

        opening.open_file(self.stage, path, self._open_source)

    def _instead(self, go_on: Callable[[], None]) -> None:
        """Goes on to another game, if the one in progress may be given up for it."""
        from game.scenes.opening import give_way

        if self._may_play():
            give_way(self.stage, self._playing, go_on)

    def _ask_for_record(self) -> None:
        from game.scenes.opening import ask_for_record

        ask_for_record(self.stage, self._open_source)

    def _open_source(self, source: str | bytes) -> None:
        from game.scenes.opening import read_record

        if match := read_record(self.stage, source):
            self.open(match)

    def _saved(self) -> Saved | None:
        from game.scenes.title.saved import find, standing_of

        if not self._may_play():
            return None
        self._playing = match = find(self.stage)
        return Saved(standing_of(match), partial(self.table, match)) if match else None
