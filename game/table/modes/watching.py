"""The modes in which others act: here, at another device, in another window, or in a replay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Self

from game.players.opponents import computer_name
from game.table import ids
from game.table.modes.mode import ButtonState, Mode, Moment, ShownT, ThingT, TurnT
from game.table.modes.words import SAID
from game.table.outcome import OthersState, Outcome, Tempo, Watch
from game.table.players import Player
from game.table.telling import ActionReport
from game.table.words import first_line, of_turn, turn_of
from game.ui.sentence import Words


@dataclass(frozen=True)
class Notice(Mode[TurnT, ThingT, ShownT]):
    """A mode that shows what has happened, by itself or because a player asked to see it again.

    A player who asked for it loses nothing that was begun before.

    Attributes:
        begun: the mode that the player was in before, to return to afterwards; None for none.
    """

    earlier_mode: Mode[TurnT, ThingT, ShownT] | None = field(default=None, kw_only=True)

    def followed_by(self, mode: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        """Return the player's earlier mode if ``mode`` is where it belongs, else ``mode``."""
        return mode.restoring(self.earlier_mode) if self.earlier_mode else mode

    def restoring(self, begun: Mode[TurnT, ThingT, ShownT]) -> Self:
        """Return this mode with the player's mode to return to.

        It is unchanged if nobody decided in that mode.
        """
        return self if begun.decider is None else replace(self, earlier_mode=begun)


_MEANT: Final[Mapping[str, Watch]] = {
    ids.WATCH_PAUSE: Watch.PAUSE,
    ids.WATCH_SKIP: Watch.SKIP,
    ids.WATCH_STEP: Watch.STEP,
}
"""What the mode's buttons do to the others' turns, by id."""


@dataclass(frozen=True)
class Watching(Notice[TurnT, ThingT, ShownT]):
    """Shows the others' turns, which go on by themselves unless they are paused.

    Attributes:
        others: the others' turns.
    """

    others: OthersState

    @property
    def seat(self) -> int:
        return self.others.seat

    @property
    def busy(self) -> bool:
        return self.others.busy and not self.others.is_paused

    @property
    def steps(self) -> tuple[ActionReport, ...]:
        """The actions of the current turn that have been shown."""
        return self.others.steps

    @property
    def reason(self) -> Words:
        """Why the last action that was shown was played; empty where no reason was given."""
        return self.others.reason

    @property
    def aloud(self) -> tuple[Words, ...]:
        """Whose turn it is: the log's lines say what is done."""
        return (turn_of(self.player.name),)

    @property
    def main_reason(self) -> Words:
        """The part of the reason that gains most, for where there is little room.

        It says that it is of the whole turn, of which steps are told one by one.
        """
        return of_turn(first_line(self.reason)) if self.reason else ""

    @property
    def buttons(self) -> Mapping[str, ButtonState]:
        """The buttons that pause the others' turns and skip the rest of a decision, by id.

        While the turns are paused, the second button shows the next action instead.
        """
        held = self.others.tempo in (Tempo.PAUSED, Tempo.SINGLE)
        label = SAID["go-on" if held else "pause"]
        left, right = self.button_places
        return {
            ids.WATCH_PAUSE: ButtonState(label=label, at=left),
            ids.WATCH_STEP if held else ids.WATCH_SKIP: ButtonState(at=right),
        }

    @property
    def button_places(self) -> tuple[str, str]:
        """The keys of the two rectangles for the mode's buttons, left and right."""
        return ids.WATCH_PAUSE, ids.WATCH_SKIP

    def touch(self, thing: ThingT) -> Outcome:  # noqa: ARG002
        """Skip: show the rest of the decision at once."""
        return Watch.SKIP

    def press(self, button: str) -> Outcome:
        """Pause, skip or step the others' turns."""
        return _MEANT.get(button, self)

    def update(self, moment: Moment) -> Watch | None:
        """Let the others' turns go on, unless a dialog lies over the table."""
        return None if moment.covered else Watch.CONTINUE

    def with_others(self, others: OthersState) -> Self:
        return replace(self, others=others)


SEND: Final = "link/send"
LEAVE: Final = "link/leave"
"""The ids of the mode's buttons: send the link, and leave for the title."""


def _at_host(player: Player, *, away: bool) -> Words:
    """Return where somebody is who plays at a hosted table."""
    if computer_name(player.kind):
        return SAID["at-host"]
    return SAID["away" if away else "elsewhere"]


@dataclass(frozen=True)
class Sending(Watching[TurnT, ThingT, ShownT]):
    """Waits until a link comes back; two buttons send the link and leave for the title.

    Attributes:
        hosted: True at a table to which all others come, too: there is no link to send.
        away: True if whoever is to act there is not connected.
    """

    hosted: bool = field(default=False, kw_only=True)
    away: bool = field(default=False, kw_only=True)
    busy = False

    @property
    def seat(self) -> int:
        return self.turn.view.seat

    @property
    def task(self) -> tuple[Words, Words]:
        there = _at_host(self.player, away=self.away) if self.hosted else SAID["elsewhere"]
        return turn_of(self.player.name), there

    @property
    def aloud(self) -> tuple[Words, ...]:
        return self.words

    @property
    def buttons(self) -> Mapping[str, ButtonState]:
        left, right = self.button_places
        if self.hosted:
            return {LEAVE: ButtonState(label=SAID["to-tables"], at=left)}
        return {LEAVE: ButtonState(at=left), SEND: ButtonState(at=right)}

    def touch(self, thing: ThingT) -> Outcome:  # noqa: ARG002
        return self

    def update(self, moment: Moment) -> None:
        """Return None: nothing happens by itself."""


@dataclass(frozen=True)
class LookingOn(Watching[TurnT, ThingT, ShownT]):
    """Watches what the other window plays; two buttons leave the table or play on here.

    Attributes:
        hosted: True if others play it at a hosted table: there is nothing to take over.
        away: True if whoever is to act there is not connected.
    """

    hosted: bool = field(default=False, kw_only=True)
    away: bool = field(default=False, kw_only=True)

    @property
    def words(self) -> tuple[Words, Words]:
        """What is being done and why; without a reason, that another window plays."""
        if self.hosted:  # what he does now is not known here: only what he has done
            return turn_of(self.player.name), self.main_reason or self._where
        headline, why = super().words
        return headline, why or self._where

    @property
    def aloud(self) -> tuple[Words, ...]:
        return *super().aloud, self._where

    @property
    def _where(self) -> Words:
        return _at_host(self.player, away=self.away) if self.hosted else SAID["looking-on"]

    @property
    def buttons(self) -> Mapping[str, ButtonState]:
        left, right = self.button_places
        if self.hosted:
            return {ids.LOOK_ON_LEAVE: ButtonState(label=SAID["to-tables"], at=left)}
        return {ids.LOOK_ON_LEAVE: ButtonState(at=left), ids.LOOK_ON_TAKE: ButtonState(at=right)}

    def press(self, button: str) -> Outcome:
        """Leave for the title, or take the match over into this window."""
        meant = {ids.LOOK_ON_LEAVE: Watch.LEAVE, ids.LOOK_ON_TAKE: Watch.TAKE_OVER}
        return meant.get(button) or super().press(button)


@dataclass(frozen=True)
class Replaying(Mode[TurnT, ThingT, ShownT]):
    """Shows the match as a film; nothing can be done at the table itself.

    Attributes:
        actor: the seat that acted last.
        steps: what has been shown of the present turn.
        turns: the number of that turn, from 1, and the number of turns.
    """

    actor: int
    steps: tuple[ActionReport, ...]
    turns: tuple[int, int]
    menu = ()

    @property
    def seat(self) -> int:
        return self.actor

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """No buttons but those of the replay."""
        return {}

    def update(self, moment: Moment) -> Watch | None:
        """Let the film go on, unless a dialog lies over the table."""
        return None if moment.covered else Watch.CONTINUE
