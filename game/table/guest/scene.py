"""The table of a guest: what the host sends is shown, what is played here goes to the host."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from game.core.game import NOBODY
from game.core.message import HiddenInformation, IllegalAction
from game.platform.node import Node
from game.players.player import Player
from game.settings.store import open_settings
from game.table.dialogs.menu import MenuActions, TableMenu
from game.table.guest.agreeing import Agreeing
from game.table.guest.calling import Caller, Calling
from game.table.guest.received import Missing, Received
from game.table.guest.saying import open_phrases
from game.table.guest.seat_signs import SeatSigns
from game.table.guest.session import GuestSession
from game.table.guest.visit import Visit
from game.table.guest.words import WORDS, is_away, is_back, refused, says
from game.table.modes import Moment, Outcome, Play
from game.table.modes.mode import AnyMode
from game.table.modes.watching import LookingOn, Sending
from game.table.outcome import Watch
from game.table.players import player_kind_name
from game.table.scene import TableScene
from game.ui.dialog import Dialog, DialogButton
from game.ui.hands import hands
from game.ui.scene import Stage
from game.ui.screen import Canvas
from game.ui.sentence import RuleText
from game.words.buttons import BUTTONS

_TOO_LATE: Final = "not-next"
"""The host has refused what its log has already, or what somebody else was faster with."""


class GuestScene(TableScene):
    """The scene of a match at a host.

    It has no record, cannot be shared, and is not kept on this device.
    """

    session: GuestSession

    def __init__(
        self,
        stage: Stage,
        visit: Visit,
        *,
        title: Callable[[], None],
        finished: Callable[[Any], None],
        sit_again: Callable[[], None],
        rules: Callable[[str], None],
        links: Callable[[], None],
        caller: Caller,
    ) -> None:
        """Make the scene of a match that has begun.

        Args:
            stage: the stage that will show the scene.
            visit: the guest at his table.
            title: leaves the table.
            finished: called with the match at its end.
            sit_again: comes to the table anew, after another device has taken the seat.
            rules: opens the rulebook at a rule.
            links: shows the links to the table and to one's own seat.
            caller: calls somebody who looks elsewhere.
        """
        assert visit.received
        self._visit, self._received = visit, visit.received
        self._sit_again, self._rules, self._links = sit_again, rules, links
        self._calling = Calling(stage, caller)
        self._presence: tuple[frozenset[int], Mapping[int, str]] | None = None
        self._greeted = self._told_lost = self._told_out = False
        super().__init__(stage, visit.received.match, title=title, finished=finished)
        self._agreeing = Agreeing(stage, self.session, self.kit.opponents)
        self._signs = SeatSigns(self.players, self.picture.seat_rect, self._received.seat)

    @property
    def received(self) -> Received:
        """The match as it is received."""
        return self._received

    def _computers(self) -> Mapping[int, Player]:
        return {}  # they think at the host

    def _session(self, computers: Mapping[int, Player]) -> GuestSession:  # noqa: ARG002
        return GuestSession(self._received, self.kit.telling)

    def _mode_now(self) -> AnyMode:
        """Return the mode: that of others here means others at the host, whose steps are seen."""
        mode = super()._mode_now()
        if not isinstance(mode, Sending):
            return mode
        now = self._now
        played = len(self.match.actions)
        goes_on = bool(played) and self.match.before(played - 1).seat == mode.seat
        if goes_on and now.others.steps and now.others.seat == mode.seat:
            looking: LookingOn[Any, Any, Any] = self.kit.looking_on(now.turn, now.others)
            return replace(looking, hosted=True, away=mode.seat in self._away)
        return replace(mode, hosted=True, away=mode.seat in self._away)

    @property
    def _away(self) -> frozenset[int]:
        """The seats of people who are not connected, while the match goes on."""
        people = self._received.agreement.people
        return frozenset() if self.match.over else people - self._visit.here

    def _look_round(self) -> None:
        """Show who is away and for whom computer players play on, once that has changed."""
        computers = dict(self._received.agreement.computers)
        if self._presence == (self._away, computers):
            return
        if self._presence:
            self._tell_who_comes_and_goes(*self._presence)
        self._presence = self._away, computers
        self.session.seat_computers(computers)
        self.players = self.session.players
        kinds = {seat: player_kind_name(self.kit.opponents, computers[seat]) for seat in computers}
        self._signs.away, self._signs.computers = self._away, kinds
        if isinstance(self.mode, Sending | LookingOn):
            self._enter(self.mode.followed_by(self._mode_now()))
        else:
            self.refresh()

    def _tell_who_comes_and_goes(
        self, before: frozenset[int], computers: Mapping[int, str]
    ) -> None:
        """Tell who has gone since, and who has come; of who had a computer player it is told."""
        for seat in sorted(self._away - before - computers.keys()):
            self.stage.toast(is_away(self.players[seat].name))
        for seat in sorted((before - self._away) & self._visit.here):
            self.stage.toast(is_back(self.players[seat].name))

    @property
    def _moment(self) -> Moment:
        """The facts of this frame: the others do not wait while something lies over the table."""
        return replace(super()._moment, covered=False)

    # what comes from the host

    def update(self, now: float) -> None:
        """Take over what the host has sent, then go on."""
        if not self._greeted:
            self._greeted = True
            self._tell_since()
            self.resume()
        for message in self._visit.hear(now):
            if "refused" in message:
                self._refuse(message)
            elif "said" in message:
                self._hear_said(message["by"], message["said"])
            else:
                self._hear(message)
        self._look_round()
        self._agreeing.look()
        self._tell_line()
        super().update(now)
        self._calling.call(self._is_turn)
        if left := self._visit.take_left():
            self._signs.count(left, now)
        begun = self._received.n and not self.match.over  # time counts from the first entry on
        running = self._received.match.state.seat if begun else None
        for part in self._signs.update(now, running, self.screen):
            self.redraw(part)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._signs.draw(canvas)

    def nodes(self) -> list[Node]:
        return [*super().nodes(), *self._signs.nodes()]

    @property
    def _is_turn(self) -> bool:
        """True while the host waits for this seat, whatever of the others' turns is still shown."""
        match = self._received.match
        return match.state.seat == self._received.seat and not match.over

    def _tell_since(self) -> None:
        """Show what has happened since this seat acted last, as one has not seen it here."""
        match, seat = self.match, self._received.seat
        count = len(match.actions)
        acted = [n for n in range(count) if match.before(n).seat == seat]
        since = acted[-1] + 1 if acted else 0
        if seat != NOBODY and since < count:
            self.repeat(since)
            self.stage.toast(WORDS["since"])

    def _hear_said(self, by: int, phrase: int) -> None:
        """Show what somebody says, and tell it to whoever listens."""
        if self._signs.say(by, phrase) and hands.by_reader:
            self.stage.toast(says(self.players[by].name, phrase))

    def _hear(self, message: Mapping[str, Any]) -> None:
        """Take over an entry, or the record at the end, and show what it changes."""
        before = len(self.match.actions)
        try:
            changed = self.session.hear(message)
        except Missing:
            self._visit.line.drop()
            return
        self._agreeing.tell(message)
        if not changed:
            return
        if len(self.match.actions) < before:
            self.others.repeat(self.session.shown)
            self._look_again()
        elif message["by"] == self._received.seat:
            self.session.show_all()
            self._set_in_motion(self.session.take_played())
            self._look_again()
        else:
            self._enter(self.mode.followed_by(self._mode_now()))

    def _refuse(self, message: Mapping[str, Any]) -> None:
        """Put back what was tried, and say why the host does not take it."""
        if message["refused"] == _TOO_LATE:
            return
        if self._received.tried:
            self.session.put_back()
            self._look_again()
        name, fields = message["refused"], dict(message)
        del fields["refused"]
        told = refused(name)
        self._deny(RuleText(told) if told else self.kit.refusal_text(IllegalAction(name, **fields)))

    def _take_back_question(self) -> Callable[[], None] | None:
        return self._agreeing.take_back(self._away, self._look_again)

    def _tell_line(self) -> None:
        """Tell that the connection is lost or there again, or that another device sits here."""
        line = self._visit.line
        if line.put_out == "taken-over" and not self._told_out:
            self._told_out = True
            self._ask_who_sits()
        elif line.lost != self._told_lost:
            self._told_lost = line.lost
            self.stage.withdraw_toast([WORDS["lost"]])
            self.stage.show_toast(
                RuleText(WORDS["lost" if line.lost else "there-again"]), lasts=line.lost
            )

    def _ask_who_sits(self) -> None:
        answers = [
            DialogButton("title", BUTTONS["title"], self._to_title),
            DialogButton("again", WORDS["sit-here"], self._sit_again),
        ]
        self.stage.push(Dialog(self.stage, WORDS["elsewhere"], WORDS["elsewhere-told"], answers))

    # what is played here

    def _follow(self, outcome: Outcome) -> None:
        if isinstance(outcome, Play) and self._received.waits:
            self._deny(RuleText(WORDS["asked"]))
        else:
            super()._follow(outcome)

    def _binds(self, actions: Sequence[Any]) -> bool:
        try:
            return super()._binds(actions)
        except HiddenInformation:
            return True  # what it shows cannot be hidden again

    def _watch(self, wanted: Watch) -> None:
        self._to_title() if wanted is Watch.LEAVE else super()._watch(wanted)

    def open_rulebook(self, rule: str) -> None:
        self._rules(rule)

    def _menu(self) -> Dialog:
        offered = self.mode.menu
        uses = MenuActions(
            hint=self.ask_for_hint if "hint" in offered else None,
            repeat=self.repeat if "repeat" in offered and self.match.actions else None,
            title=self._to_title,
            share=None,
            settings=partial(open_settings, self.stage, self._change_settings),
            rules=partial(self.open_rulebook, ""),
            **(self._at_seat if self._received.seat != NOBODY else {}),
        )
        body = self.kit.menu_text(self.match.setup, self.session)
        return TableMenu(self.stage, self.match, WORDS["menu"], body, uses)

    @property
    def _at_seat(self) -> dict[str, Any]:
        """What the menu has for whoever sits at the table; what cannot be used keeps its place."""
        agreeing, away = self._agreeing, self._away
        no_back, no_stand_in = agreeing.no_take_back, agreeing.no_stand_in(away)
        off = {"back": no_back, "stand-in": no_stand_in}
        return {
            "take_back": self._take_back_question() or (lambda: None),
            "further": [
                DialogButton("stand-in", WORDS["stand-in"], partial(agreeing.stand_in, away)),
                DialogButton("say", WORDS["say"], self._open_phrases),
                DialogButton("call", WORDS["call"], self._calling.ask),
                DialogButton("links", WORDS["links"], self._links),
            ],
            "off": {id: why for id, why in off.items() if why},
        }

    def _open_phrases(self) -> None:
        signs = self._signs

        def mute() -> None:
            signs.muted = not signs.muted

        open_phrases(self.stage, self._visit.say, muted=signs.muted, mute=mute)

    def leave(self) -> None:
        """Leave the table: the line ends."""
        self._visit.line.close()
        self._calling.call(False)
        super().leave()


def guest_scene(table: type[Any]) -> type[GuestScene]:
    """Return the class of a match's scene at a host, given that of the game's own table."""
    return type("Guest", (GuestScene, table), {})
