"""Opening the table of a match: to play it, or to look on while another window plays it."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from typing import Any, Protocol

from game.core.game import AnyMatch, OwnMatch
from game.core.record import RecordError
from game.description import OpenTable
from game.players.opponents import PERSON, Opponents
from game.table import autosave
from game.table.dialogs.words import MENU, STRANGERS, unknown_player
from game.table.modes.mode import AnyMode
from game.table.others import Others
from game.table.outcome import Watch
from game.table.scene import MatchScene, TableScene
from game.table.words import translated
from game.ui import theme
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.sentence import Words


class FollowStatus(Enum):
    """What has become of the followed match since the last look."""

    NOTHING_NEW = auto()
    CAUGHT_UP = auto()
    """The match here has as many actions as the saved one now."""
    ANOTHER = auto()
    """The other window plays another match."""


class SaveFollower:
    """Reads the saved match now and then.

    ``catch_up`` brings the match here as far as a record; it returns False if the record is not a
    later one of this match.
    """

    def __init__(self, catch_up: Callable[[str], bool]) -> None:
        self._catch_up = catch_up
        self._due = 0.0
        self._seen: str | None = None

    def update(self, now: float) -> FollowStatus:
        """Read the save if it is time to; ``now`` is in monotonic seconds.

        A save that cannot be read is ignored: it is reported when the match is taken over, and the
        next save may be readable again.
        """
        if now < self._due:
            return FollowStatus.NOTHING_NEW
        self._due = now + theme.FOLLOW
        kept = autosave.record_if_readable()
        if kept is None or kept == self._seen:
            return FollowStatus.NOTHING_NEW
        self._seen = kept
        try:
            return FollowStatus.CAUGHT_UP if self._catch_up(kept) else FollowStatus.ANOTHER
        except RecordError:
            return FollowStatus.NOTHING_NEW


class LookOnScene(TableScene):
    """The scene that shows, step by step, what another window plays.

    Nothing is played or saved here.
    """

    def __init__(
        self,
        stage: Stage,
        match: AnyMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[AnyMatch], None],
        another: Callable[[], None],
        take: Callable[[], None],
    ) -> None:
        """Make the scene of a match that another window plays.

        ``another`` is called when the other window plays another match, ``take`` when the player
        wants to go on with this match here.
        """
        super().__init__(stage, match, title=title, finished=finished)
        self._following = SaveFollower(partial(self.kit.catch_up, match))
        self._another, self._take = another, take
        self.session.people = frozenset()
        self.others = Others(self.session, {}, self.others.pace)
        self._look_again()

    def _mode_now(self) -> AnyMode:
        """Return the mode: an interlude first, else watching the other window."""
        now = self._now
        return (
            self.kit.make_mode(now) if now.interlude else self.kit.looking_on(now.turn, now.others)
        )

    @property
    def _saved(self) -> Words:
        """The menu's title: that the other window saves the match."""
        return MENU["saved-elsewhere"]

    def update(self, now: float) -> None:
        """Catch up with the other window now and then."""
        found, session = self._following.update(now), self.session
        if found is FollowStatus.ANOTHER:
            self._another()
        elif found is FollowStatus.CAUGHT_UP and len(self.match.actions) <= session.shown:
            session.shown = len(self.match.actions)
            self._look_again()
        elif found is FollowStatus.CAUGHT_UP:
            self._renew()
        super().update(now)

    def _watch(self, wanted: Watch) -> None:
        """Pause, skip or step the others' turns, leave, or take the match over."""
        leads = {Watch.LEAVE: self._to_title, Watch.TAKE_OVER: self._take}
        lead = leads.get(wanted)
        lead() if lead else super()._watch(wanted)


class Recorded(Protocol):
    """A match with the set-up of its record."""

    setup: Any


def make_open_table(scene: type[MatchScene]) -> OpenTable:
    """Return a function that opens the table of a match.

    If the record names a computer player that this version does not know, the function first asks
    who is to play that seat.
    """

    def open_table(
        stage: Stage,
        match: OwnMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[OwnMatch], None],
        since: int | None = None,
    ) -> None:
        table = scene(stage, match, title=title, finished=finished)
        stage.go(table)
        opponents = scene.kit.opponents
        if (seat := first_unknown_seat(match, opponents)) is not None:
            again = partial(open_table, stage, match, title=title, finished=finished, since=since)
            ask_who_plays(stage, match, opponents, seat, again)
            return
        if since is not None:
            table.repeat(since)
        table.resume()

    return open_table


def first_unknown_seat(match: Recorded, opponents: Opponents) -> int | None:
    """Return the first seat of an unknown kind; None if all are known."""
    kinds = [one["kind"] for one in match.setup.players]
    return next((i for i, kind in enumerate(kinds) if not opponents.is_known(kind)), None)


def ask_who_plays(
    stage: Stage, match: Recorded, opponents: Opponents, seat: int, go_on: Callable[[], None]
) -> None:
    """Ask who is to play a seat of an unknown kind.

    The answer is stored in the match's set-up; then ``go_on`` is called.
    """
    one = match.setup.players[seat]
    body = unknown_player(one["name"], one["kind"])
    usual = opponents.default_kind
    answers = [
        DialogButton("person", STRANGERS["person"], partial(_give, match, seat, PERSON, go_on))
    ]
    if usual != PERSON:
        label = translated(opponents.label(usual))
        answers.append(DialogButton("computer", label, partial(_give, match, seat, usual, go_on)))
    stage.push(Dialog(stage, STRANGERS["unknown"], body, answers))


def _give(match: Recorded, seat: int, kind: str, go_on: Callable[[], None]) -> None:
    players = list(match.setup.players)
    players[seat] = players[seat] | {"kind": kind}
    match.setup = replace(match.setup, players=tuple(players))
    go_on()
