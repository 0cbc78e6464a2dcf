"""What the plain table knows of a game: its rules, words and computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.core.game import NOBODY, Action, State
from game.core.message import Message, Refused
from game.description import Game
from game.diagram import Diagram, Fact
from game.table.plain.offers import Offer, parts_of
from game.table.plain.words import SAID, in_order, in_secret, listed, named
from game.ui.controls.said import Said
from game.ui.sentence import Words
from game.words.reasons import REASONS

# A position's plain values as lines of text.

_NOTHING: Final = "–"
"""Stands for a missing value or an empty list."""


def lines_of(values: Mapping[str, Any], level: int = 0) -> tuple[Fact, ...]:
    """Return the lines for a mapping of plain values; nested values have a higher level."""
    return tuple(line for key, value in values.items() for line in _told(key, value, level))


def _told(key: str, value: object, level: int) -> Iterator[Fact]:
    """Yield one line for a value, or a heading and lines below it if it holds lists or mappings."""
    name, inner = key.replace("_", " "), _inner(value)
    if level or not any(map(_is_more, inner.values())):
        yield Fact(name, _words(value), level)
        return
    yield Fact(name, level=level)
    yield from lines_of(inner, level + 1)


def _inner(value: object) -> Mapping[str, Any]:
    """Return the named parts of a mapping, or of a list of mappings by number from 1.

    Any other value has none.
    """
    if isinstance(value, Mapping):
        return value
    if isinstance(value, Sequence) and any(isinstance(one, Mapping) for one in value):
        return {str(number): one for number, one in enumerate(value, start=1)}
    return {}


def _is_more(value: object) -> bool:
    return isinstance(value, Mapping | list | tuple)


def _words(value: object) -> Words:
    """Return a value in one line; of a mapping only what is not empty."""
    match value:
        case None:
            return _NOTHING
        case bool():
            return SAID["yes" if value else "no"]
        case Mapping():
            there = [(key, one) for key, one in value.items() if one not in (None, [], (), {})]
            return _list([named(key.replace("_", " "), _words(one)) for key, one in there])
        case list() | tuple():
            return _list(
                list(map(_words, value)), in_order if any(map(_is_more, value)) else listed
            )
    return str(value)


def _list(words: list[Words], told: Callable[[tuple[Words, ...]], Words] = listed) -> Words:
    return told(tuple(words)) if words else _NOTHING


class Known:
    """A game's rules, words and computer players, and what the plain table makes of them.

    Attributes:
        game: the game's description.
        rules, wording, opponents: the game's rules, words and computer players.
    """

    def __init__(self, game: Game) -> None:
        assert game.wording
        self.game = game
        self.rules, self.wording, self.opponents = game.rules(), game.wording(), game.opponents()

    def diagram(self, view: State) -> Diagram:
        """Return a position as the game's own diagram, or as lines of its plain values."""
        if self.wording.diagram:
            return self.wording.diagram(view)
        return Diagram(lines=lines_of(self.rules.audit.board(view)))

    def offers(self, view: State) -> tuple[Offer, ...]:
        """Return all legal actions of a position, which must be a view of the seat to act."""
        return tuple(self._offer(view, action) for action in self.rules.engine.legal_actions(view))

    def _offer(self, view: State, action: Action) -> Offer:
        parts = parts_of(action)
        return Offer(
            action=action,
            parts=parts,
            called=tuple(self._called(action, parts)),
            told=self.told(view, action),
            final=not action.undoable,
            ends=self.rules.ends_turn(action),
        )

    def _called(self, action: Action, parts: Sequence[str]) -> Sequence[Words]:
        """Return the names of an action's parts: the game's words, else its notation."""
        if self.wording.parts:
            return self.wording.parts(action)
        verb, *others = parts
        return (verb.capitalize(), *others)

    def told(self, view: State, action: Action) -> Words:
        """Return an action in words, or in its notation; ``view`` is the position before it."""
        return self.wording.action(view, action) if self.wording.action else str(action)

    def done(self, view: State, action: Action) -> Words:
        """Return an action in words that everybody may read.

        Of a secret action no more than its verb is told, unless the game has words for its actions.
        """
        if self.wording.action or self._is_public(view, action):
            return self.told(view, action)
        return in_secret(parts_of(action)[0])

    def spaces(self, view: State, action: Action) -> tuple[int, ...]:
        """Return the numbers of the board's spaces that an action names."""
        if not self.wording.diagram:
            return ()
        names = [one.name for one in self.wording.diagram(view).spaces]
        return tuple(names.index(part) for part in parts_of(action) if part in names)

    def _is_public(self, view: State, action: Action) -> bool:
        """Return True if an action is legal by what all players may see."""
        try:
            self.rules.engine.check(self.rules.view(view, NOBODY), action)
        except Refused:
            return False
        return True

    def is_secret(self, view: State) -> bool:
        """Return True if the seat to act sees more than all players may see."""
        bare = self.rules.view(view, NOBODY)
        return self._seen(bare) != self._seen(view)

    def _seen(self, view: State) -> tuple[object, ...]:
        """Return what a view shows and its legal actions; no actions where they cannot be known."""
        try:
            legal = [str(action) for action in self.rules.engine.legal_actions(view)]
        except Refused:
            legal = []
        return self.rules.audit.board(view), legal

    def refused(self, view: State, notation: str) -> Said:
        """Return why an action cannot be played.

        Empty where it can be played, or where ``notation`` is no action.
        """
        try:
            action = self.rules.parse(notation)
        except Refused:
            return Said()
        try:
            self.rules.engine.check(view, action)
        except Refused as error:
            return self.said(error.message)
        return Said()

    def reason(self, message: Message) -> Words:
        """Return why a computer player decided so; empty where there are no words for it."""
        return self.said(message).said

    def said(self, message: Message) -> Said:
        """Return a message in words, with its rule; empty where there are no words for it."""
        sayings = (*self.wording.sayings, REASONS)
        known = next((one for one in sayings if message.name in one.table), None)
        return Said(known.said(message), known.rule(message)) if known else Said()
