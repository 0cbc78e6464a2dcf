"""Which scene leads to which. What the first picture can do without is imported on the way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.platform import Arrival, platform
from game.scenes.entrance import Entrance
from game.scenes.saving import Saving
from game.scenes.title import Saved, TitleScene
from game.scenes.waiting import when_here
from game.ui.scene import Stage

if TYPE_CHECKING:
    from game.core.game import AnyMatch
    from game.description import Game, Table


# ruff: noqa: PLC0415


class Journey:
    """Takes the stage from the title through a game and back."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.saving = Saving(stage)
        self._term = platform.storage.lock.term
        self._onlooker = False
        self._reminded = False
        self._entrance = Entrance(
            stage,
            self._take_in,
            self._go_on_with,
            instead=self._instead,
            holding=self._holding,
        )

    def watch_lock(self) -> None:
        """Follows who may play: another window takes the game over, or leaves it to this one."""
        term = platform.storage.lock.term
        if term == self._term or self._entrance.asks or platform.arrival() is not Arrival.HERE:
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
        from game.table import autosave

        unsaved, looks_on = autosave.give_up(), self.look_on()
        if not looks_on:
            self.title()
        if looks_on or unsaved:
            tell_lost(self.stage, self.take_over, unsaved.match if unsaved else None)

    def _go_on(self) -> None:
        """The kept game is played here from now on."""
        from game.scenes.saved import find

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
        from game.scenes.elsewhere import played_elsewhere

        if (match := played_elsewhere()) is None:
            return False
        self._onlooker = True
        scene = _table_of(match).look_on(
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

    def _may_play(self) -> bool:
        """True if no other window has the game; else says so and offers what there is."""
        from game.scenes.elsewhere import played_elsewhere, tell_open

        if not self._term:
            there = played_elsewhere()
            tell_open(self.stage, self._look_on_or_leave if there else None, self.take_over)
        return bool(self._term)

    def title(self) -> None:
        """The title, which offers the saved game."""
        self._onlooker = False
        self._entrance.forget()
        leave = self.saving.quit if platform.can_quit else None
        title = TitleScene(
            self.stage,
            look=self._saved,
            new_game=partial(when_here, self.stage, partial(self._instead, self.new_game)),
            matches=partial(when_here, self.stage, partial(self._instead, self.matches)),
            open_record=partial(when_here, self.stage, self._entrance.ask),
            daily=partial(when_here, self.stage, partial(self._instead, self.daily)),
            lessons=partial(when_here, self.stage, self.lessons),
            rules=partial(when_here, self.stage, self._read_rules),
            leave=leave,
        )
        self.stage.go(title)

    def new_game(self) -> None:
        """The set-up of the game that is chosen, if there is a choice."""
        from game.scenes.which import ask_which

        ask_which(self.stage, self._set_up)

    def daily(self) -> None:
        """Today's game, or where it stands if it has been begun."""
        from game.scenes.setup.daily import play_daily
        from game.scenes.which import ask_which

        play = lambda game: play_daily(self.stage, game, self._go_on_with, self._start)  # noqa: E731
        ask_which(self.stage, play)

    def lessons(self) -> None:
        """The lessons; the kept match stays where it is."""
        from game.scenes.lessons import show_lessons

        play = lambda match: self._instead(partial(self._begin, match))  # noqa: E731
        show_lessons(self.stage, self.title, play)

    def _read_rules(self) -> None:
        from game.scenes.rules import show_rules
        from game.scenes.which import ask_which

        ask_which(self.stage, partial(show_rules, self.stage))

    def _set_up(self, game: Game) -> None:
        """The set-up, with the players of the last one."""
        from game.scenes.setup import SetupScene

        scene = SetupScene(self.stage, game=game, back=self.title, start=self._start)
        self.stage.go(scene)

    def matches(self) -> None:
        """All games that are kept."""
        from game.scenes.matches import MatchesScene

        scene = MatchesScene(
            self.stage,
            back=self.title,
            resume=self._resume,
            results=self.results,
            replaying=lambda match: self._replaying(match, self.matches),
            open_record=self._entrance.ask,
        )
        self.stage.go(scene)

    def _resume(self, file: str, match: AnyMatch | None = None, since: int | None = None) -> None:
        """Goes on with a kept game as it is, or as it has come to this match since."""
        from game.scenes.saved import take_up

        def resume() -> None:
            if kept := take_up(self.stage, file):
                self.table(match or kept, since=since)

        self.saving.give_up(resume, unless=file)

    def _start(self, match: AnyMatch) -> None:
        """A match that was chosen; before somebody's first one the lessons are offered."""
        from game.scenes.lessons import offer

        offer(self.stage, match, self.lessons, partial(self._begin, match))

    def _begin(self, match: AnyMatch, *, since: int | None = None) -> None:
        """The table with a match that comes to it for the first time."""
        from game.scenes.saved import make_way
        from game.table.by_link.seats import begin_here

        def begin() -> None:
            if make_way(self.stage, match):
                self.table(match, since=since)

        begin_here(match)
        self.saving.give_up(begin)

    def table(self, match: AnyMatch, *, since: int | None = None) -> None:
        """The table with this match; what was played since so many actions is shown first."""
        self._onlooker = False
        self.saving.begin()
        leave = partial(self.saving.leave, partial(self._leave, match))
        table = _table_of(match)
        table.open(self.stage, match, title=leave, finished=self._finish, since=since)

    def _leave(self, match: AnyMatch) -> None:
        """Back to the title; once a visit a long game that may vanish is worth a word."""
        from game.scenes.reminder import remind

        self.title()
        if not self._reminded:
            self._reminded = True
            self.stage.start(partial(remind, self.stage, match))

    def _finish(self, match: AnyMatch) -> None:
        """The match on the table has ended."""
        from game.games import game_of
        from game.scenes.statistics import count_in
        from game.scenes.words.dates import has_ended
        from game.table import autosave
        from game.table.by_link.seats import ended_here
        from game.table.by_link.sending import send_on

        has_ended(match)
        autosave.save(match)
        count_in(self.stage, match)
        self.results(match)
        if ended_here(match):
            send_on(self.stage, match, game_of(match).rules())

    def _replaying(self, match: AnyMatch, back: Callable[[], None]) -> Callable[[], None] | None:
        """What shows a match again and then leads back; None where its game cannot."""
        from game.scenes.matches.again import show_again

        again = _table_of(match).again
        begin = lambda branch: self._instead(partial(self._begin, branch))  # noqa: E731
        return partial(show_again, self.stage, again, match, back, begin) if again else None

    def results(self, match: AnyMatch) -> None:
        """How a finished match ended; a rematch begins at once with the same players."""
        from game.games import game_of
        from game.scenes.results import ResultsScene, described, ways_on
        from game.scenes.setup import begun_by_lot, party_again

        game, outcome = game_of(match), described(match, _table_of(match).outcome(match))
        party = party_again(game, match, [one.mark for one in outcome.standings])
        again = partial(self._instead, lambda: self._begin(begun_by_lot(party)))
        ways = ways_on(self.stage, match, self._replaying(match, partial(self.results, match)))
        title = partial(self.saving.leave, self.title)
        scene = ResultsScene(self.stage, outcome, rematch=again, title=title, ways=ways)
        self.stage.go(scene)

    def open(self, match: AnyMatch) -> None:
        """A match from outside, which is kept from now on: the results if it is finished, else the
        table; it is compared with what is kept."""
        self._entrance.open(match)

    def _take_in(self, match: AnyMatch, *, since: int | None = None) -> None:
        from game.scenes.saved import keep_ended

        if match.over:
            keep_ended(self.stage, match)
            self.results(match)
        else:
            self._instead(partial(self._begin, match, since=since))

    def _go_on_with(self, file: str, match: AnyMatch, *, since: int | None = None) -> None:
        """A kept match, as it is now or as it has come to this one since."""
        if match.over and since is None:
            self.results(match)
        else:
            self._resume(file, None if since is None else match, since)

    def _holding(self, go_on: Callable[[], None]) -> None:
        """Goes on once no other window has the game."""
        from game.scenes.elsewhere import take_over

        def taken() -> None:
            self._term = platform.storage.lock.term
            go_on()

        taken() if platform.storage.lock.term else take_over(self.stage, taken)

    def open_file(self, path: str) -> None:
        """The match of a record's file; says what is wrong with it otherwise."""
        self._entrance.open_file(path)

    def open_text(self, text: str) -> None:
        """The match of a link, a code or a record; says what is wrong with it otherwise."""
        self._entrance.open_text(text)

    def _instead(self, go_on: Callable[[], None]) -> None:
        """Goes on to another game, if this window may play."""
        if self._may_play():
            go_on()

    def _saved(self) -> Saved | None:
        from game.scenes.saved import any_kept, find, standing_of

        if (self._entrance.asks and not self._term) or not self._may_play():
            return None
        if match := find(self.stage):
            return Saved(standing_of(match), partial(self.table, match))
        return Saved() if any_kept() else None


def _table_of(match: AnyMatch) -> Table:
    """The table of a match's game; a match of a game without words never gets here."""
    from game.games import game_of, table_of

    return table_of(game_of(match))
