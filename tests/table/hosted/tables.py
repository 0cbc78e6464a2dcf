"""A host without a network, and guests at its tables."""

import asyncio
import json

from game.core.game import AnyMatch
from game.games import game_by_id, table_of
from game.host.guests import Guests
from game.host.kept import Kept
from game.host.tables import Tables
from game.table.guest.line import PUT_OUT
from game.table.guest.scene import guest_scene
from game.table.guest.visit import Visit
from tests.random_matches import NAMES
from tests.windows import Viewer


class Wire:
    """A connection: a guest's ``Socket`` at one end, a host's ``Guest`` at the other."""

    address = "10.0.0.1"

    def __init__(self, guests, run):
        self._guests, self._run, self._come, self.sent = guests, run, [], []
        self.is_open, self.ended = True, None
        self.late = False
        guests.welcome(self)

    def send(self, message):
        """Both ends send text: the guest's own begins with what he wants done."""
        if not message.startswith('{"do"'):
            self._come.append(message)
            return
        self.sent.append(message)
        if self.is_open and not self.late:
            self._run(self._guests.receive(self, message))

    def take(self):
        came, self._come = self._come, []
        return came if self.is_open else []

    def put_out(self, reason):
        self._end(PUT_OUT, reason)

    def cut(self):
        self._end(1006, "")

    def close(self):
        self._end(1000, "")

    def _end(self, code, reason):
        if self.is_open:
            self.is_open, self.ended = False, (code, reason)
            self._guests.leave(self)


class Host:
    """A host of one table."""

    def __init__(self, kind, taken=None, bank=0):
        """So many seats of the table are taken; by default all."""
        self.run = asyncio.new_event_loop().run_until_complete
        self.tables = Tables(Kept(":memory:"))
        self.going = []
        self.guests = Guests(self.tables, thinkers=1, guarded=False, later=self._later)
        self.guests._computers.act = lambda _id: None  # nobody thinks here
        self.kind = kind
        self.wires = []
        asked = {"do": "make", "game": kind.game, "variant": kind.variant}
        made = self.ask(**asked, seats=["human"] * kind.seats, options=kind.options, bank=bank)
        self.table = made["made"]
        self.keys = []
        for seat in range(kind.seats if taken is None else taken):
            self.take(seat)

    def _later(self, _seconds, do):
        self.going.append(do)
        return lambda: self.going.remove(do)

    def wait(self):
        """Whoever has lost the connection is away now."""
        self.run(self._wait())

    async def _wait(self):
        while self.going:
            self.going.pop()()

    def connect(self):
        self.wires.append(Wire(self.guests, self.run))
        return self.wires[-1]

    def ask(self, **message):
        wire = Wire(self.guests, self.run)
        wire.send(json.dumps(message))
        (answer,) = wire.take()
        wire.close()
        return json.loads(answer)

    def take(self, seat):
        taken = self.ask(do="take", table=self.table, seat=seat, name=NAMES[seat])
        self.keys.append(taken["key"])

    def play(self, text):
        """Enter something for the seat to act, and tell it."""
        loaded = self.run(self.tables.loaded(self.table))
        self.run(self.guests._enter(self.table, loaded.match.state.seat, loaded.n, [text]))

    @property
    def match(self) -> AnyMatch:
        return self.run(self.tables.loaded(self.table)).match

    def visit(self, seat=None):
        key = "" if seat is None else self.keys[seat]
        visit = Visit(self.connect, lambda game: game_by_id(game).rules(), self.table, key)
        visit.hear(0.0)
        visit.hear(0.0)
        return visit


class Calls:
    """Whoever is called, and what he allows; see ``Caller``."""

    def __init__(self, state="ask", answer="on"):
        self.state, self._answer = state, answer
        self.called = []

    def call(self, words, volume):
        self.called.append((words, volume))

    def stop(self):
        self.called.append(None)

    async def ask(self):
        self.state = self._answer
        return self.state


class AtTable(Viewer):
    """A guest's table."""

    def __init__(self, visit, size=(844, 390, 1)):
        super().__init__(*size)
        game = game_by_id(visit.about["game"])
        self.ended, self.opened, self.caller = [], [], Calls()
        self.scene = guest_scene(table_of(game).scene)(
            self.stage,
            visit,
            title=lambda: None,
            finished=self.ended.append,
            sit_again=lambda: None,
            rules=self.opened.append,
            links=lambda: None,
            caller=self.caller,
        )
        self.stage.go(self.scene)


def alone(match, seat):
    """The same match on one device where one seat plays, begun anew."""
    rules = game_by_id(match.game).rules()
    again = rules.new_match(match.setup)
    again.local_seats = [seat]
    return again


__all__ = ["AtTable", "Calls", "Host", "Wire", "alone"]
