"""An action declared once: a small frozen value whose class says how it is written and which
there are.

    Space = Annotated[int, spelt(range(30), NAMES.__getitem__, "no-space")]

    @dataclass(frozen=True, slots=True)
    class Enter(Action):
        verb: ClassVar[str] = "enter"
        space: Space

From this come ``str(Enter(4))``, which is ``enter a5``; ``Notation((Enter,)).parse("enter a5")``;
and ``Enter.every()``, all that there are, in the order of their numbers for learning.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import product
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, get_type_hints

from game.core.message import NotationError

MOST_QUOTED: Final = 20
"""Letters of a word that is none."""

T = TypeVar("T")


@dataclass(frozen=True)
class Spelling(Generic[T]):
    """How the values of a field are written; it stands in the field's ``Annotated`` type.

    Attributes:
        values: all that have a number for learning, in that order.
        write: a value's words, with blanks between them; empty where it is not mentioned.
        read: the value of its words; ``NotationError`` for what is none.
        words: how many words a value can have.
        lead: the first of them, if it is always the same: where it is missing, there are none.
    """

    values: Sequence[T]
    write: Callable[[T], str]
    read: Callable[..., T]
    words: range = range(1, 2)
    lead: str = ""

    def takes(self, words: Sequence[str], spare: int) -> int:
        """How many of these words are a value's, where so many are left that no other needs."""
        least, most = self.words[0], self.words[-1]
        is_there = not self.lead or self.lead in words[:1]
        return min(most, least + spare) if is_there else least


def spelt(
    values: Sequence[T], write: Callable[[T], str], wrong: str, **more: object
) -> Spelling[T]:
    """The spelling of a few values of a word each; any other word is refused as ``wrong``."""
    by_word = {write(value): value for value in values}

    def read(word: str) -> T:
        if word not in by_word:
            raise NotationError(wrong, text=word[:MOST_QUOTED], **more)
        return by_word[word]

    return Spelling(values, write, read)


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; ``str(action)`` is its notation."""

    verb: ClassVar[str]
    word: ClassVar[str] = ""
    """Always follows the verb, where several actions share it: ``place start``."""
    undoable: ClassVar[bool] = True
    """False for what shows something hidden or hands the turn on."""

    def __str__(self) -> str:
        text = _WRITTEN.get(self)  # a match is written whenever it is saved
        if text is None:
            spelt = (one.write(getattr(self, name)) for name, one in spellings(type(self)).items())
            text = " ".join(filter(None, (self.verb, self.word, *spelt)))
            _WRITTEN[self] = text
        return text

    @classmethod
    def of(cls, *values: object) -> Self:
        """The action with these values of its fields: always the same object."""
        key = (cls, *values)
        shared: Self | None = _SHARED.get(key)
        if shared is None:
            made = cls(*values)
            whole = (cls, *(getattr(made, name) for name in spellings(cls)))
            shared = _SHARED[key] = _SHARED.setdefault(whole, made)
        return shared

    @classmethod
    def every(cls) -> Iterator[Self]:
        """All that have a number for learning, in that order."""
        for values in product(*(one.values for one in spellings(cls).values())):
            yield cls.of(*values)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The action of the words after the verb, so many as ``word_counts`` allows.

        Every field takes as many as it can of those that the ones behind it do not need; the last
        one takes the rest. What may be left out is read first: a word that does not belong there
        is what is wrong.

        Raises:
            NotationError: one of them is wrong.
        """
        rest, spare = list(words)[bool(cls.word) :], len(words) - word_counts(cls)[0]
        spelt, given = list(spellings(cls).values()), list[list[str]]()
        for behind, spelling in zip(reversed(range(len(spelt))), spelt, strict=True):
            count = spelling.takes(rest, spare) if behind else len(rest)
            spare -= count - spelling.words[0]
            given.append(rest[:count])
            del rest[:count]
        optional_first = sorted(range(len(spelt)), key=lambda number: spelt[number].words[0])
        values = {number: spelt[number].read(*given[number]) for number in optional_first}
        return cls.of(*(values[number] for number in range(len(spelt))))


_SHARED: Final[dict[tuple[object, ...], Any]] = {}
_WRITTEN: Final[dict[Action, str]] = {}
_SPELLINGS: Final[dict[type[Action], dict[str, Spelling[Any]]]] = {}


def spellings(kind: type[Action]) -> dict[str, Spelling[Any]]:
    """How each field of a class of actions is spelt, in their order."""
    if kind not in _SPELLINGS:
        types = get_type_hints(kind, include_extras=True)
        _SPELLINGS[kind] = {one.name: types[one.name].__metadata__[0] for one in fields(kind)}
    return _SPELLINGS[kind]


def word_counts(kind: type[Action]) -> range:
    """How many words may follow the verb."""
    counts = [range(bool(kind.word), bool(kind.word) + 1)]
    counts += [one.words for one in spellings(kind).values()]
    return range(sum(one[0] for one in counts), sum(one[-1] for one in counts) + 1)


ActionT = TypeVar("ActionT", bound=Action)


class Notation(Generic[ActionT]):
    """Reads a game's actions.

    Of several with one verb the first that takes the words is meant; where none does, the last says
    what is wrong with them.
    """

    def __init__(self, kinds: Iterable[type[ActionT]]) -> None:
        self._known: dict[str, ActionT] = {}
        self._kinds: dict[str, list[type[ActionT]]] = {}
        for kind in kinds:
            self._kinds.setdefault(kind.verb, []).append(kind)

    def parse(self, text: str) -> ActionT:
        """Read one action, such as ``move w a5 b4``.

        Raises:
            NotationError: the text is not an action, with the part that is wrong.
        """
        known = self._known.get(text)  # a record says the same few hundred again and again
        if known is None:
            known = self._known[text] = self._read(text)
        return known

    def _read(self, text: str) -> ActionT:
        verb, *words = text.split(" ")
        if verb not in self._kinds:
            raise NotationError("no-action", text=verb[:MOST_QUOTED], names=tuple(self._kinds))
        *others, last = self._may_be(verb, words)
        for kind in others:
            try:
                return kind.read(words)
            except NotationError:
                continue
        return last.read(words)

    def _may_be(self, verb: str, words: list[str]) -> list[type[ActionT]]:
        """Those that have a verb and take so many words."""
        kinds = [one for one in self._kinds[verb] if one.word in ("", *words[:1])]
        counts = [word_counts(kind) for kind in kinds]
        fit = [kind for kind, count in zip(kinds, counts, strict=True) if len(words) in count]
        if fit:
            return fit
        least, most = min(one[0] for one in counts), max(one[-1] for one in counts)
        if least == most:
            raise NotationError("number-of-words", verb=verb, count=most, found=len(words))
        raise NotationError("words-from-to", verb=verb, least=least, most=most, found=len(words))
