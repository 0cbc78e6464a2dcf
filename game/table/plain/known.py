"""What the plain table knows of a game, with its legal actions as a tree of choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from game.core.game import NOBODY, Action, State
from game.core.message import Message, Refusal
from game.description import Diagram, Fact, Game
from game.table.plain.shown import ActionGroup
from game.table.plain.words import SAID, in_order, in_secret, named, side_by_side
from game.ui.sentence import RuleText, Words
from game.words.saying import REASONS

# Legal actions as a tree of choices, by the parts of their notation from the verb on.


def parts_of(action: Action) -> tuple[str, ...]:
    """Return the parts of an action's notation: the verb, then what it is done with."""
    return tuple(str(action).split(" "))


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal action that is offered.

    Attributes:
        action: the action.
        parts: the parts of its notation.
        called: the names of these parts.
        told: the action in words, as it is told once it has been played.
        final: True if it cannot be undone.
        ends: True if it ends the turn.
    """

    action: Any
    parts: tuple[str, ...]
    part_names: tuple[Words, ...]
    words: Words
    final: bool = False
    ends: bool = False


@dataclass(frozen=True)
class ChosenSoFar:
    """The choices made so far towards an action.

    Attributes:
        parts: the parts with which its notation begins.
        space: a space that it names after these parts; empty for any.
        before: the choices before the last one; None for no choice yet.
    """

    parts: tuple[str, ...] = ()
    space: str = ""
    before: ChosenSoFar | None = None

    def allows(self, offer: Offer) -> bool:
        """Return True if the choices can still lead to an action."""
        count = len(self.parts)
        begins = offer.parts[:count] == self.parts
        ahead = not self.space or self.space in self.parts  # it may be one of the parts by now
        return begins and (ahead or self.space in offer.parts[count:])


@dataclass(frozen=True)
class Branch:
    """One or more actions whose notations begin with the same parts.

    Attributes:
        offers: the actions.
    """

    offers: tuple[Offer, ...]

    @cached_property
    def depth(self) -> int:
        """The number of parts that all its actions begin with; all parts of a single action."""
        first, *others = (offer.parts for offer in self.offers)
        alike = len(first)
        for parts in others:
            pairs = zip(first[:alike], parts, strict=False)
            alike = next((i for i, (a, b) in enumerate(pairs) if a != b), min(alike, len(parts)))
        return alike

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts that all its actions begin with."""
        return self.offers[0].parts[: self.depth]

    @property
    def is_one(self) -> bool:
        """True for a single action."""
        return len(self.offers) == 1

    @property
    def choice(self) -> ActionGroup:
        """The thing on the table that stands for these actions."""
        return ActionGroup(self.parts, whole=self.is_one)

    def name(self, begin: int, end: int | None = None) -> Words:
        """Return the names of the common parts from number ``begin`` up to ``end``.

        None as ``end`` stands for all of them.
        """
        words = self.offers[0].part_names[begin : self.depth if end is None else end]
        return words[0] if len(words) == 1 else in_order(tuple(words)) if words else ""

    @property
    def choices(self) -> tuple[Branch, ...]:
        """The branches to choose from once this one is chosen; a single action has itself."""
        return (self,) if self.is_one else self.branches

    @cached_property
    def branches(self) -> tuple[Branch, ...]:
        """The branches by the next part, in the order of the rules.

        Actions that end here come first.
        """
        found: dict[str, list[Offer]] = {}
        for offer in self.offers:
            found.setdefault("".join(offer.parts[self.depth : self.depth + 1]), []).append(offer)
        ended = found.pop("", [])
        groups = [[one] for one in ended] + list(found.values())
        return tuple(Branch(tuple(group)) for group in groups)


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
                list(map(_words, value)), in_order if any(map(_is_more, value)) else side_by_side
            )
    return str(value)


def _list(words: list[Words], told: Callable[[tuple[Words, ...]], Words] = side_by_side) -> Words:
    return told(tuple(words)) if words else _NOTHING


class GameKnowledge:
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
        return Diagram(lines=lines_of(self.rules.audit.full_state(view)))

    def offers(self, view: State) -> tuple[Offer, ...]:
        """Return all legal actions of a position, which must be a view of the seat to act."""
        return tuple(self._offer(view, action) for action in self.rules.engine.legal_actions(view))

    def _offer(self, view: State, action: Action) -> Offer:
        parts = parts_of(action)
        return Offer(
            action=action,
            parts=parts,
            part_names=tuple(self._called(action, parts)),
            words=self.action_words(view, action),
            final=not action.undoable,
            ends=self.rules.ends_turn(action),
        )

    def _called(self, action: Action, parts: Sequence[str]) -> Sequence[Words]:
        """Return the names of an action's parts: the game's words, else its notation."""
        if self.wording.parts:
            return self.wording.parts(action)
        verb, *others = parts
        return (verb.capitalize(), *others)

    def action_words(self, view: State, action: Action) -> Words:
        """Return an action in words, or in its notation; ``view`` is the position before it."""
        return self.wording.action(view, action) if self.wording.action else str(action)

    def public_words(self, view: State, action: Action) -> Words:
        """Return an action in words that everybody may read.

        Of a secret action no more than its verb is told, unless the game has words for its actions.
        """
        if self.wording.action or self._is_public(view, action):
            return self.action_words(view, action)
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
        except Refusal:
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
        except Refusal:
            legal = []
        return self.rules.audit.full_state(view), legal

    def why_refused(self, view: State, notation: str) -> RuleText:
        """Return why an action cannot be played.

        Empty where it can be played, or where ``notation`` is no action.
        """
        try:
            action = self.rules.parse(notation)
        except Refusal:
            return RuleText()
        try:
            self.rules.engine.check(view, action)
        except Refusal as error:
            return self.message_words(error.message)
        return RuleText()

    def reason_words(self, message: Message) -> Words:
        """Return why a computer player decided so; empty where there are no words for it."""
        return self.message_words(message).message

    def message_words(self, message: Message) -> RuleText:
        """Return a message in words, with its rule; empty where there are no words for it."""
        sayings = (*self.wording.sentences, REASONS)
        known = next((one for one in sayings if message.name in one.templates), None)
        return RuleText(known.sentence(message), known.rule(message)) if known else RuleText()
