"""A game that needs no rules: seats take turns, every action is a word."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from dataclasses import dataclass, replace
from types import SimpleNamespace

from game.core.match import Match
from game.core.message import Message
from game.players.player import Decision
from game.table.news import Interlude
from game.table.others import Others
from game.table.players import players_of
from game.table.session import Session
from game.table.telling import ActionReport

PEOPLE = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo")]


@dataclass
class Said:
    """A position: whose turn it is, all that was said, and who looks at it, if somebody does."""

    seat: int = 0
    words: tuple = ()
    seats: int = 3
    viewer: int | None = None

    def copy(self):
        return replace(self)


@dataclass(frozen=True)
class Say:
    """A word; a full stop ends the turn, "The end" the game."""

    word: str

    @property
    def undoable(self):
        return not self.word.endswith(".")


class Rules:
    """Whatever is said may be said."""

    def check(self, state, action):
        pass

    def apply(self, state, action):
        state.words += (action.word,)
        if not action.undoable:
            state.seat = (state.seat + 1) % state.seats


class Applause(Interlude):
    """What is looked at after a word that deserves it."""


class Telling:
    """How the words are told."""

    def is_over(self, state):
        return state.words[-1:] == ("The end.",)

    def ends_turn(self, action):
        return not action.undoable

    def is_secret(self, state):
        return False

    def is_bid(self, action):
        return action.word.isdigit()

    def begins_turn(self, played):
        return True

    def sound(self, played):
        return "step"

    def greeting(self, player):
        return f"{player.name}?"

    def news(self, played, players, people):
        word = played.action.word
        if word.endswith("!."):
            yield Applause()
        yield self.greeting(players[played.after.seat]) if not played.action.undoable else ""

    def step(self, played, players):
        return ActionReport(f"says {played.action.word}")

    def reason(self, before, reason):
        return str(reason)


class Speaker:
    """Says some words, after so many slices of thinking."""

    def __init__(self, *words, slices=1):
        self.words, self.slices = words, slices

    def think(self, view):
        for _slice in range(self.slices):
            yield
        return Decision(tuple(map(Say, self.words)), Message("because"))


class Shelf:
    """Counts how often it keeps."""

    def __init__(self):
        self.kept = 0

    def keep(self):
        self.kept += 1


PACE = SimpleNamespace(step=1.0, reading=2.0)


def new_session(shelf, people):
    match = Match(Rules(), Said())
    view = lambda said, seat: replace(said, viewer=seat)  # noqa: E731
    players, here = players_of(PEOPLE), set(people)
    return Session(match, players, here, Telling(), view=view, keep=shelf.keep)


def others(session, **players):
    """The seats that are played by somebody else: ``b=...`` is the second one."""
    return Others(session, {"abc".index(name): one for name, one in players.items()}, PACE)
