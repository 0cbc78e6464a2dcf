"""The navigation between scenes: which scene leads to which.

Whatever the first picture does not need is imported inside the functions.
"""

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
    """The navigator: takes the stage from the title through a game and back."""

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
        """React when the lock changes hands: another window took the game over, or gave it up.

        Call it once a turn of the loop.
        """
        term = platform.storage.lock.term
        if term == self._term or self._entrance.asks or platform.arrival() is not Arrival.HERE:
            return  # until the rest has been loaded only the title is open
        before, self._term = self._term, term
        if before and not self._term:
            self._lose()
        elif self._onlooker:
            self._go_on()
        else:
            self.title()

    def _lose(self) -> None:
        """Stop playing here, because another window has taken the game over."""
        from game.scenes.elsewhere import tell_lost
        from game.table import autosave

        unsaved, looks_on = autosave.give_up(), self.look_on()
        if not looks_on:
            self.title()
        if looks_on or unsaved:
            tell_lost(self.stage, self.take_over, unsaved.match if unsaved else None)

    def _go_on(self) -> None:
        """Continue the saved game in this window."""
        from game.scenes.saved import find

        if match := find(self.stage):
            self.table(match)
        else:
            self.title()

    def take_over(self) -> None:
        """Ask the other window for the game, to continue it here."""
        from game.scenes.elsewhere import take_over

        self._onlooker = True
        take_over(self.stage)

    def look_on(self) -> bool:
        """Show the game that another window plays; return False if it plays none."""
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
        """Watch the other window's game, or return to the title if there is none."""
        if not self.look_on():
            self.title()

    def _may_play(self) -> bool:
        """Return True if this window may play; else offer to watch or to take the game over."""
        from game.scenes.elsewhere import played_elsewhere, tell_open

        if not self._term:
            there = played_elsewhere()
            tell_open(self.stage, self._look_on_or_leave if there else None, self.take_over)
        return bool(self._term)

    def title(self) -> None:
        """Show the title, which offers the saved game."""
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
        """Open the set-up, after asking which game if there are several."""
        from game.scenes.which import ask_which

        ask_which(self.stage, self._set_up)

    def daily(self) -> None:
        """Open today's game, or continue it if it has been begun."""
        from game.scenes.setup.daily import play_daily
        from game.scenes.which import ask_which

        play = lambda game: play_daily(self.stage, game, self._go_on_with, self._start)  # noqa: E731
        ask_which(self.stage, play)

    def lessons(self) -> None:
        """Open the lessons; the saved match stays untouched."""
        from game.scenes.lessons import show_lessons

        play = lambda match: self._instead(partial(self._begin, match))  # noqa: E731
        show_lessons(self.stage, self.title, play)

    def _read_rules(self) -> None:
        """Open the rulebook, after asking of which game if there are several."""
        from game.scenes.rules import show_rules
        from game.scenes.which import ask_which

        ask_which(self.stage, partial(show_rules, self.stage))

    def _set_up(self, game: Game) -> None:
        """Open a game's set-up, filled in with the players of the last one."""
        from game.scenes.setup import SetupScene

        scene = SetupScene(self.stage, game=game, back=self.title, start=self._start)
        self.stage.go(scene)

    def matches(self) -> None:
        """Show the list of all saved games."""
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
        """Continue the saved game in ``file``.

        Args:
            file: the saved game's file.
            match: a later state of that game to continue with instead; None for the game as saved.
            since: replay the actions after this many first; None for no replay.
        """
        from game.scenes.saved import take_up

        def resume() -> None:
            if kept := take_up(self.stage, file):
                self.table(match or kept, since=since)

        self.saving.give_up(resume, unless=file)

    def _start(self, match: AnyMatch) -> None:
        """Start a match from the set-up; before a player's very first one, offer the lessons."""
        from game.scenes.lessons import offer

        offer(self.stage, match, self.lessons, partial(self._begin, match))

    def _begin(self, match: AnyMatch, *, since: int | None = None) -> None:
        """Put a new match on the table, after putting the match that is there away.

        since: replay the actions after this many first; None for no replay.
        """
        from game.scenes.saved import make_way
        from game.table.by_link.seats import begin_here

        def begin() -> None:
            if make_way(self.stage, match):
                self.table(match, since=since)

        begin_here(match)
        self.saving.give_up(begin)

    def table(self, match: AnyMatch, *, since: int | None = None) -> None:
        """Open the table with a match.

        since: replay the actions after this many first; None for no replay.
        """
        self._onlooker = False
        self.saving.begin()
        leave = partial(self.saving.leave, partial(self._leave, match))
        table = _table_of(match)
        table.open(self.stage, match, title=leave, finished=self._finish, since=since)

    def _leave(self, match: AnyMatch) -> None:
        """Return to the title; once per visit, warn that a long game may be deleted."""
        from game.scenes.reminder import remind

        self.title()
        if not self._reminded:
            self._reminded = True
            self.stage.start(partial(remind, self.stage, match))

    def _finish(self, match: AnyMatch) -> None:
        """Record that the match on the table has ended, and show its results."""
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
        """Return a function that replays a match and then calls ``back``; None for no replay."""
        from game.scenes.matches.again import show_again

        again = _table_of(match).again
        begin = lambda branch: self._instead(partial(self._begin, branch))  # noqa: E731
        return partial(show_again, self.stage, again, match, back, begin) if again else None

    def results(self, match: AnyMatch) -> None:
        """Show the results of a finished match and offer a rematch of the same players."""
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
        """Open a match from outside (a file, a link or a paste), which is saved from now on.

        It is compared with the saved games first. A finished match leads to the results, any other
        to the table.
        """
        self._entrance.open(match)

    def _take_in(self, match: AnyMatch, *, since: int | None = None) -> None:
        """Accept a match from outside: show its results if it is finished, else begin it."""
        from game.scenes.saved import keep_ended

        if match.over:
            keep_ended(self.stage, match)
            self.results(match)
        else:
            self._instead(partial(self._begin, match, since=since))

    def _go_on_with(self, file: str, match: AnyMatch, *, since: int | None = None) -> None:
        """Continue a saved match.

        Args:
            file: the saved match's file.
            match: the match as saved, or a later state of it.
            since: if ``match`` is later, the number of actions that are already saved; else None.
        """
        if match.over and since is None:
            self.results(match)
        else:
            self._resume(file, None if since is None else match, since)

    def _holding(self, go_on: Callable[[], None]) -> None:
        """Call ``go_on`` once this window has the lock, taking it from another window if needed."""
        from game.scenes.elsewhere import take_over

        def taken() -> None:
            self._term = platform.storage.lock.term
            go_on()

        taken() if platform.storage.lock.term else take_over(self.stage, taken)

    def open_file(self, path: str) -> None:
        """Open the match in a record's file; show what is wrong if it cannot be read."""
        self._entrance.open_file(path)

    def open_text(self, text: str) -> None:
        """Open the match in a link, a code or a record; show what is wrong if it cannot be read."""
        self._entrance.open_text(text)

    def _instead(self, go_on: Callable[[], None]) -> None:
        """Call ``go_on``, which leads to another game, if this window may play."""
        if self._may_play():
            go_on()

    def _saved(self) -> Saved | None:
        """Return what the title offers to continue; None if nothing is saved.

        Also None if this window may not play; a dialog says so, unless another question is open
        already.
        """
        from game.scenes.saved import any_kept, find, standing_of

        if (self._entrance.asks and not self._term) or not self._may_play():
            return None
        if match := find(self.stage):
            return Saved(standing_of(match), partial(self.table, match))
        return Saved() if any_kept() else None


def _table_of(match: AnyMatch) -> Table:
    """Return the table of a match's game. Matches of games without words never get here."""
    from game.games import game_of, table_of

    return table_of(game_of(match))
