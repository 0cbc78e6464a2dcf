"""A match as a guest over a network would have it, and whether that is enough for a table."""

import json
import random
from copy import copy
from dataclasses import fields, is_dataclass
from functools import partial

import pygame

from game.core.game import NOBODY, SetupChoices
from game.core.match import Match
from game.core.position_values import put, values_of
from game.table.log.entries import Log
from game.table.players import players_of
from game.table.session import Session
from game.table.telling import PlayedAction
from game.ui.sound import speaker
from tests.windows import Viewer

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
HERE = 1
LONG = 30.0
"""Seconds after which anything goes on by itself."""
PICTURED = 16
"""How many actions lie between pictures."""


class Received:
    """Rules of somebody who is sent what he may see after every action."""

    def __init__(self, views):
        self._views = iter(views)

    def check(self, view, action):
        """Whoever sends it has checked it."""

    def apply(self, view, action):
        sent = next(self._views)
        for name in sent.__slots__:
            setattr(view, name, getattr(sent, name))


def guest_of(match, rules):
    """The beginning of a match as the seat has it that is here, which can be played like the
    match."""
    (seat,) = match.local_seats
    positions = range(len(match.actions) + 1)
    views = (rules.view(match.before(index), seat) for index in positions)
    first, *others = (_sent(match, rules, view) for view in views)
    guest = object.__new__(type(match))
    Match.__init__(guest, Received(others), first)
    guest.setup, guest.extra = _without_order(match.setup), dict(match.extra)
    return guest


def _sent(match, rules, view):
    """A view as a guest has it after it has been sent as plain values."""
    received = rules.new_match(match.setup).state
    put(received, json.loads(json.dumps(values_of(view))))
    rules.derive(received)
    return received


def _without_order(setup):
    """A set-up without the order in which anything comes."""
    without = copy(setup)
    object.__setattr__(without, "seed", None)
    for one in fields(setup):
        if isinstance(getattr(setup, one.name), tuple) and one.name != "players":
            object.__setattr__(without, one.name, ())
    return without


def beginning_of(match, rules):
    """The beginning of a match."""
    again = rules.new_match(match.setup)
    again.extra = dict(match.extra)
    return again


def random_match(rules, seats, seed, variant="", **options):
    """A whole game by chance; the second seat is on this device, the others elsewhere."""
    kinds = ["human" if seat == HERE else "elsewhere" for seat in range(seats)]
    players = tuple({"name": NAMES[seat], "kind": kinds[seat]} for seat in range(seats))
    start = SetupChoices(
        players, seed % seats, seed, variant, {**rules.required_options(seats), **options}
    )
    match, chance = rules.new_match(rules.setup(start)), random.Random(seed)
    match.local_seats = [HERE]
    while action := rules.random_action(match.state, chance):
        match.play(action)
    return match


def played_in(match, seen=lambda position: position):
    """All that was played, with the positions around it as they are, or as they are seen."""
    positions = [seen(match.before(index)) for index in range(len(match.actions) + 1)]
    return list(map(PlayedAction, positions, match.actions, positions[1:]))


def check_told(match, rules, tell):
    """Whatever is told of actions is the same of views as of positions. ``tell`` has the actions
    of a turn so far, and says all that there is to be told after the last of them."""
    viewers = [NOBODY, len(match.actions) % len(match.setup.players)]
    ways = [played_in(match), *(played_in(match, partial(_seen, rules, one)) for one in viewers)]
    begun = 0
    for number, action in enumerate(match.actions, start=1):
        told, *others = (plain(tell(way[begun:number]), rules) for way in ways)
        assert others == [told] * len(others)
        begun = number if rules.ends_turn(action) else begun


def _seen(rules, viewer, position):
    return rules.view(position, viewer)


def plain(value, rules):
    """What can be compared: positions as all may see them, field by field."""
    if hasattr(value, "seats") and hasattr(value, "copy"):
        seen = rules.view(value, NOBODY)
        return [getattr(seen, name) for name in value.__slots__]
    if is_dataclass(value):
        return type(value), [plain(getattr(value, one.name), rules) for one in fields(value)]
    if isinstance(value, list | tuple):
        return [plain(one, rules) for one in value]
    return value


def check_guest(match, rules, telling, monkeypatch):
    """A guest's session tells what the session tells where the match is."""
    heard = []
    monkeypatch.setattr(speaker, "play", heard.append)
    ways = beginning_of(match, rules), guest_of(match, rules)
    own, guests = (list(_told(way, match.actions, rules, telling)) for way in ways)
    assert own == guests
    assert heard == 2 * heard[: len(match.actions)]


def _told(match, actions, rules, telling):
    """All that is told while actions are played into a match."""
    players = players_of(match.setup.players)
    session = Session(
        match, players, match.local_seats, telling, view=rules.view, keep=lambda: None
    )
    log = Log(session)
    for action in actions:
        session.play([action])
        yield plain([session.show_next(), session.news, session.view], rules)
        session.news = []
    log.update()
    for turn in log.turns:
        yield from turn.entries


class Looking(Viewer):
    """A table at which only what is played into its match is shown."""

    def __init__(self, table, match):
        super().__init__(844, 390, 1)
        self.scene = table(self.stage, match, title=lambda: None, finished=lambda _match: None)
        self.stage.go(self.scene)

    def follow(self, action):
        """All that comes of an action: what can be touched, now and then a picture."""
        self.scene.match.play(action)
        self.scene.repeat(self.scene.session.shown)
        while True:
            self.now += LONG
            self.stage.update(self.now)
            yield self.scene.mode.words, self.stage.elements()
            if len(self.scene.match.actions) % PICTURED == 0:
                self.stage.draw(self.surface)
                yield pygame.image.tobytes(self.surface, "RGB")
            if go_on := [id for id in self.ids() if id in ("scoring/continue", "go-on")]:
                self.scene.press(*go_on)
            elif not self.scene.session.has_unshown:
                return


def check_table(table, match, rules):
    """A guest's table shows what a table shows where the match is."""
    ways = beginning_of(match, rules), guest_of(match, rules)
    own, guests = (Looking(table, way) for way in ways)
    for action in match.actions:
        assert list(own.follow(action)) == list(guests.follow(action)), str(action)
