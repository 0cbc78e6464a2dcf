"""The navigation between scenes; what the first picture does not need is imported in functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from game.games import games_with_words
from game.platform import LoadingState, platform
from game.scenes.entrance import Entrance, open_tables, when_loaded
from game.scenes.front import SavedMatches
from game.scenes.game_page import GamePage, Ways
from game.scenes.saving import SaveWatch
from game.scenes.title import TitleScene
from game.settings.store import last_game, remember_last_game
from game.ui.scene import Stage

if TYPE_CHECKING:
    from game.core.game import AnyMatch
    from game.description import Game, Table
    from game.scenes.setup import NewGame
    from game.ui.widgets import Button


# ruff: noqa: PLC0415


class Journey:
    """The navigator: takes the stage from the title through a game and back."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.saving = SaveWatch(stage)
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
        if (
            term == self._term
            or self._entrance.has_open_question
            or platform.loading_state() is not LoadingState.LOADED
        ):
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
        from game.scenes.storage_dialogs import tell_taken_over
        from game.table import autosave

        unsaved, looks_on = autosave.drop_unsaved(), self.watch_other_window()
        if not looks_on:
            self.title()
        if looks_on or unsaved:
            tell_taken_over(self.stage, self.take_over, unsaved.match if unsaved else None)

    def _go_on(self) -> None:
        """Continue the saved game in this window."""
        from game.scenes.kept_matches import restore_last

        if match := restore_last(self.stage):
            self.table(match)
        else:
            self.title()

    def take_over(self) -> None:
        """Ask the other window for the game, to continue it here."""
        from game.scenes.storage_dialogs import take_over

        self._onlooker = True
        take_over(self.stage)

    def watch_other_window(self) -> bool:
        """Show the game that another window plays; return False if it plays none."""
        from game.scenes.storage_dialogs import match_elsewhere

        if (match := match_elsewhere()) is None:
            return False
        self._onlooker = True
        scene = _table_of(match).watch(
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
        if not self.watch_other_window():
            self.title()

    def _may_play(self) -> bool:
        """Return True if this window may play; else offer to watch or to take the game over."""
        from game.scenes.storage_dialogs import ask_to_take_over, match_elsewhere

        if not self._term:
            there = match_elsewhere()
            ask_to_take_over(self.stage, self._look_on_or_leave if there else None, self.take_over)
        return bool(self._term)

    def title(self) -> None:
        """Show the title, which offers the saved game."""
        self._onlooker = False
        self._entrance.forget_question()
        further: Sequence[Button] = ()
        if platform.can_quit:
            from game.scenes.window_buttons import window_buttons

            further = window_buttons(self.stage, self.title, self.saving.quit)
        title = TitleScene(
            self.stage,
            self._games,
            look=self._saved,
            page=self.page,
            open_record=partial(when_loaded, self.stage, self._entrance.ask_for_record),
            tables=self.tables if platform.sharing.is_hosted else None,
            further=further,
        )
        self.stage.go(title)

    @cached_property
    def _games(self) -> Sequence[Game]:
        """The games in the order of their pictures: the one that was played last comes first. It
        stays while the program runs: whoever comes back finds each where it was."""
        last = last_game()
        return sorted(games_with_words(), key=lambda game: game.id != last)

    def page(self, game: Game) -> None:
        """Show a game's page, which leads into its matches."""

        def way(step: Callable[[Game], None]) -> Callable[[], None]:
            return partial(when_loaded, self.stage, partial(step, game))

        def alone(step: Callable[[Game], None]) -> Callable[[], None]:
            return way(lambda game: self._instead(partial(step, game)))

        ways = Ways(
            new_game=alone(self.new_game),
            matches=alone(self.matches),
            daily=alone(self.daily),
            lessons=way(self.lessons) if game.lessons else None,
            rules=way(self._read_rules),
            back=self.title,
        )
        self.stage.go(GamePage(self.stage, game, partial(self._saved_of, game), ways))

    def new_game(self, game: Game, party: NewGame | None = None) -> None:
        """Open a game's set-up, filled in with a party, or with the players of the last one."""
        from game.scenes.setup import SetupScene

        back = partial(self.page, game)
        scene = SetupScene(self.stage, game=game, back=back, start=self._start, party=party)
        self.stage.go(scene)

    def daily(self, game: Game) -> None:
        """Open today's game, or continue it if it has been begun."""
        from game.scenes.setup.daily import play_daily

        play_daily(self.stage, game, self._go_on_with, self._start)

    def lessons(self, game: Game) -> None:
        """Open a game's lessons; the saved match stays untouched."""
        from game.scenes.lessons import show_lessons

        show_lessons(self.stage, game, partial(self.page, game), self._begin_instead)

    def _read_rules(self, game: Game) -> None:
        """Open a game's rulebook."""
        from game.scenes.dialogs import show_rules

        show_rules(self.stage, game)

    def matches(self, game: Game) -> None:
        """Show the list of a game's saved matches."""
        from game.scenes.matches import MatchesScene

        scene = MatchesScene(
            self.stage,
            game.id,
            back=partial(self.page, game),
            resume=self._resume,
            results=self.results,
            replaying=lambda match: self._replaying(match, partial(self.matches, game)),
            open_record=self._entrance.ask_for_record,
        )
        self.stage.go(scene)

    def _resume(self, file: str, match: AnyMatch | None = None, since: int | None = None) -> None:
        """Continue the saved game in ``file``.

        Args:
            file: the saved game's file.
            match: a later state of that game to continue with instead; None for the game as saved.
            since: replay the actions after this many first; None for no replay.
        """
        from game.scenes.kept_matches import bring_to_table

        def resume() -> None:
            if kept := bring_to_table(self.stage, file):
                self.table(match or kept, since=since)

        self.saving.give_up(resume, unless=file)

    def _start(self, match: AnyMatch) -> None:
        """Start a match from the set-up; before a player's very first one, offer the lessons."""
        from game.scenes.first_game import offer_lessons

        offer_lessons(self.stage, match, self.lessons, self._begin)

    def _begin(self, match: AnyMatch, *, since: int | None = None) -> None:
        """Put a new match on the table, after putting the match that is there away.

        since: replay the actions after this many first; None for no replay.
        """
        from game.scenes.kept_matches import clear_table
        from game.table.by_link import claim_first_seats

        def begin() -> None:
            if clear_table(self.stage, match):
                self.table(match, since=since)

        claim_first_seats(match)
        self.saving.give_up(begin)

    def _begin_instead(self, match: AnyMatch) -> None:
        """Put a new match on the table if this window may play."""
        self._instead(partial(self._begin, match))

    def table(self, match: AnyMatch, *, since: int | None = None) -> None:
        """Open the table with a match.

        since: replay the actions after this many first; None for no replay.
        """
        self._onlooker = False
        self.saving.start_watching()
        leave = partial(self.saving.leave, partial(self._leave, match))
        remember_last_game(match.game)
        table = _table_of(match)
        table.open(self.stage, match, title=leave, finished=self._finish, since=since)

    def _leave(self, match: AnyMatch) -> None:
        """Return to the title; once per visit, warn that a long game may be deleted."""
        from game.scenes.storage_dialogs import remind_to_save

        self.title()
        if not self._reminded:
            self._reminded = True
            self.stage.start_task(partial(remind_to_save, self.stage, match))

    def _finish(self, match: AnyMatch) -> None:
        """Record that the match on the table has ended, and show its results."""
        from game.scenes.finished import keep_as_finished, offer_to_send

        keep_as_finished(self.stage, match)
        self.results(match)
        offer_to_send(self.stage, match)

    def _replaying(self, match: AnyMatch, back: Callable[[], None]) -> Callable[[], None] | None:
        """Return a function that replays a match and then calls ``back``; None for no replay."""
        from game.scenes.replaying import show_replay

        again = _table_of(match).replays
        begin = self._begin_instead
        return partial(show_replay, self.stage, again, match, back, begin) if again else None

    def results(self, match: AnyMatch) -> None:
        """Show the results of a finished match and offer a rematch of the same players."""
        from game.games import game_of
        from game.scenes.leading_on import lead_on
        from game.scenes.results import ResultsScene, complete_results, further_choices
        from game.scenes.setup import NewGame, begin_at_random, party_of_match

        game, outcome = game_of(match), complete_results(match, _table_of(match).outcome(match))
        party = party_of_match(game, match, [one.mark for one in outcome.standings])
        again = partial(self._instead, lambda: self._begin(begin_at_random(party)))
        back = partial(self.results, match)
        ways = further_choices(self.stage, match, self._replaying(match, back))
        full = partial(self._instead, partial(self.new_game, game, NewGame.default(game)))
        onward = lead_on(self.stage, match, back, self._begin_instead, full)
        title = partial(self.saving.leave, self.title)
        scene = ResultsScene(
            self.stage, outcome, rematch=again, title=title, ways=ways, leading_on=onward
        )
        self.stage.go(scene)

    def open(self, match: AnyMatch) -> None:
        """Open a match from outside (a file, a link or a paste), which is saved from now on.

        It is compared with the saved games first. A finished match leads to the results, any other
        to the table.
        """
        self._entrance.open_match(match)

    def _take_in(self, match: AnyMatch, *, since: int | None = None) -> None:
        """Accept a match from outside: show its results if it is finished, else begin it."""
        from game.scenes.kept_matches import keep_finished

        if match.over:
            keep_finished(self.stage, match)
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
        from game.scenes.storage_dialogs import take_over

        def taken() -> None:
            self._term = platform.storage.lock.term
            go_on()

        taken() if platform.storage.lock.term else take_over(self.stage, taken)

    def open_file(self, path: str) -> None:
        """Open the match in a record's file; show what is wrong if it cannot be read."""
        self._entrance.open_file(path)

    def open_text(self, text: str) -> None:
        """Open the match in a link, a code or a record; show what is wrong if it cannot be read."""
        if "#table/" in text or "#seat/" in text:
            self.tables(text)
        else:
            self._entrance.open_text(text)

    def tables(self, link: str = "") -> None:
        """Show the tables of the host that serves this page, or go where a link leads."""
        open_tables(self.stage, self.title, self._replaying, link)

    def _instead(self, go_on: Callable[[], None]) -> None:
        """Call ``go_on``, which leads to another game, if this window may play."""
        if self._may_play():
            go_on()

    def _saved(self) -> SavedMatches | None:
        """Return what the title offers to continue; None if nothing is saved.

        Also None if this window may not play; a dialog says so, unless another question is open
        already.
        """
        from game.scenes.offers import offer_last

        if (self._entrance.has_open_question and not self._term) or not self._may_play():
            return None
        return offer_last(self.stage, self.table)

    def _saved_of(self, game: Game) -> SavedMatches | None:
        """Return what a game's page offers; None if nothing of it is saved.

        Also None if this window may not play, which the title has said.
        """
        from game.scenes.offers import offer_of

        def resume(file: str) -> None:
            self._instead(partial(self._resume, file))

        return offer_of(game, self.table, resume) if self._term else None


def _table_of(match: AnyMatch) -> Table:
    """Return the table of a match's game. Matches of games without words never get here."""
    from game.games import game_of, table_of

    return table_of(game_of(match))
