"""The modes that lie over another mode and do not end it: an overlay, or a line of the log."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from game.table.keys import TableKey
from game.table.log.entry import LogEntry
from game.table.modes.deciding import Advice
from game.table.modes.mode import ButtonState, Mode, Moment, ShownT, ThingT, TurnT
from game.table.outcome import OthersState, Outcome, Play
from game.table.overlay import OpenOverlay, Overlay, is_about_overlays, overlay_after
from game.table.words import did
from game.ui.sentence import Words


@dataclass(frozen=True)
class Above(Mode[TurnT, ThingT, ShownT]):
    """A mode over another one: it passes every question that it does not answer on to that mode.

    A touch means what it means in the mode below. The outcome is the mode below's own, so the mode
    above goes away.

    Attributes:
        under: the mode below, which goes on.
    """

    under: Mode[TurnT, ThingT, ShownT]

    @property
    def menu(self) -> Collection[str]:  # type: ignore[override]
        return self.under.menu

    @property
    def uncovered(self) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.uncovered

    @property
    def overlay(self) -> OpenOverlay | None:
        return self.under.overlay

    @property
    def decider(self) -> int | None:
        return self.under.decider

    @property
    def busy(self) -> bool:
        return self.under.busy

    @property
    def seat(self) -> int:
        return self.under.seat

    @property
    def task(self) -> tuple[Words, Words]:
        return self.under.task

    @property
    def words(self) -> tuple[Words, Words]:
        return self.under.words

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return self.under.looks

    @property
    def keys(self) -> tuple[TableKey, ...]:
        return self.under.keys

    def shown(self, pointed: ThingT | None = None) -> ShownT:
        return replace(self.under.shown(pointed), words=self.words)

    def with_others(self, others: OthersState) -> Self:
        return replace(self, under=self.under.with_others(others))

    def touch(self, thing: ThingT) -> Outcome:
        return self.under.touch(thing)

    @property
    def offered(self) -> ThingT | None:
        return self.under.offered

    @property
    def carried(self) -> ThingT | None:
        return self.under.carried

    def carries(self, thing: ThingT) -> ThingT | None:
        return self.under.carries(thing)

    def held_over(self, what: ThingT, onto: ThingT) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.held_over(what, onto)

    def offer(self, what: ThingT, onto: ThingT) -> Words:
        return self.under.offer(what, onto)

    def drop(self, what: ThingT, onto: ThingT) -> Outcome:
        return self.under.drop(what, onto)

    def press(self, button: str) -> Outcome:
        return self.under.press(button)

    def escape(self) -> Mode[TurnT, ThingT, ShownT]:
        """Return the mode below: Escape puts away the mode above."""
        return self.under

    def update(self, moment: Moment) -> Outcome | None:
        """Update the mode below; this mode stays above it if another mode comes of that."""
        came = self.under.update(moment)
        return replace(self, under=came) if isinstance(came, Mode) else came

    def with_pending_hint(self) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.with_pending_hint()

    def with_hint(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.with_hint(advice)

    def after(self, played: Play) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.after(played)

    def followed_by(self, mode: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        return self.under.followed_by(mode)


@dataclass(frozen=True)
class Overlaid(Above[TurnT, ThingT, ShownT]):
    """An overlay over a mode that waits below it.

    What was begun below stays as it is, and the others' turns stand still. Any action other than
    those of the overlay itself puts the overlay away.

    Attributes:
        looking: the overlay, and the seat that it shows.
        overlays: all overlays of the game.
    """

    looking: OpenOverlay
    overlays: ClassVar[Sequence[Overlay]]

    @classmethod
    def outcome_of_button(cls, mode: Mode[TurnT, ThingT, ShownT], button: str) -> Outcome:
        """Return the outcome of a button in ``mode``.

        Buttons of overlays mean the same in every mode; all other buttons are passed on to
        ``mode``.
        """
        if not is_about_overlays(button):
            return mode.press(button)
        under = mode.uncovered
        looking = overlay_after(button, cls.overlays, mode.overlay, under.seat)
        return cls(under.turn, under, looking) if looking else under

    @property
    def overlay(self) -> OpenOverlay:
        return self.looking

    @property
    def uncovered(self) -> Mode[TurnT, ThingT, ShownT]:
        return self.under

    # under an overlay, a touch on the board plays nothing and carries nothing

    @property
    def offered(self) -> None:
        return None

    @property
    def carried(self) -> None:
        return None

    def carries(self, thing: ThingT) -> None:  # noqa: ARG002
        return None

    def touch(self, thing: ThingT) -> Outcome:  # noqa: ARG002
        return self

    def with_hint(self, advice: Advice) -> Mode[TurnT, ThingT, ShownT]:
        return replace(self, under=self.under.with_hint(advice))

    def update(self, moment: Moment) -> Outcome | None:
        """Update the mode below as if a dialog covered it.

        The mode waits, but a hint is thought of.
        """
        return super().update(replace(moment, covered=True))


@dataclass(frozen=True)
class LookingBack(Above[TurnT, ThingT, ShownT]):
    """Shows on the board where a line of the log was played; the next touch puts it away.

    Attributes:
        entry: the line of the log.
    """

    entry: LogEntry

    @classmethod
    def over(cls, mode: Mode[TurnT, ThingT, ShownT], entry: LogEntry) -> Self:
        """Return a mode that shows a line of the log over ``mode``.

        If ``mode`` already shows another line, that one is put away.
        """
        under = mode.under if isinstance(mode, cls) else mode
        return cls(under.turn, under, entry)

    @property
    def looked_at(self) -> int:
        return self.entry.index

    @property
    def words(self) -> tuple[Words, Words]:
        """What was done as the headline; the headline of the mode below as the hint."""
        name, what = self.turn.players[self.entry.seat].name, self.entry.step.words
        return did(name, what), self.under.words[0]
