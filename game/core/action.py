"""Actions as small frozen values, whose class declares their notation and all possible values.

    Space = Annotated[int, single_word(range(30), NAMES.__getitem__, "no-space")]

    @dataclass(frozen=True, slots=True)
    class Enter(Action):
        verb: ClassVar[str] = "enter"
        space: Space

This declaration gives ``str(Enter(4))``, which is ``enter a5``; the parser
``Notation((Enter,)).parse("enter a5")``; and ``Enter.every()``, all such actions in the order of
their numbers for learning.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import product
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, get_type_hints

from game.core.message import NotationError

MAX_QUOTED: Final = 20
"""The longest quotation of an unknown word in an error, in letters."""

T = TypeVar("T")


@dataclass(frozen=True)
class Spelling(Generic[T]):
    """How the values of a field are written; part of the field's ``Annotated`` type.

    Attributes:
        values: all values that are numbered for learning, in the order of their numbers.
        write: returns a value's words, separated by blanks; empty if the value is left out.
        read: returns the value of the words given; NotationError if there is no such value.
        words: the possible numbers of words of a value.
        first_word: the first word, if it is always the same; if it does not follow, the field
            takes its smallest number of words.
    """

    values: Sequence[T]
    write: Callable[[T], str]
    read: Callable[..., T]
    words: range = range(1, 2)
    first_word: str = ""

    def words_taken(self, words: Sequence[str], spare: int) -> int:
        """Return how many of the words belong to this field.

        ``spare`` is the number of words beyond the fewest that all fields together need.
        """
        least, most = self.words[0], self.words[-1]
        is_there = not self.first_word or self.first_word in words[:1]
        return min(most, least + spare) if is_there else least


def single_word(
    values: Sequence[T], write: Callable[[T], str], wrong: str, **more: object
) -> Spelling[T]:
    """Return the spelling of values with one word each.

    Any other word raises a NotationError named ``wrong``, with the fields ``more``.
    """
    by_word = {write(value): value for value in values}

    def read(word: str) -> T:
        if word not in by_word:
            raise NotationError(wrong, text=word[:MAX_QUOTED], **more)
        return by_word[word]

    return Spelling(values, write, read)


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player; ``str(action)`` is its notation.

    Attributes:
        verb: the first word of the notation.
    """

    verb: ClassVar[str]
    word: ClassVar[str] = ""
    """A fixed word after the verb, where several actions share the verb: ``place start``."""
    undoable: ClassVar[bool] = True
    """False if the action reveals something hidden or ends the turn."""

    def __str__(self) -> str:
        text = _WRITTEN.get(self)  # cached: every save writes the whole match
        if text is None:
            spelt = (one.write(getattr(self, name)) for name, one in spellings(type(self)).items())
            text = " ".join(filter(None, (self.verb, self.word, *spelt)))
            _WRITTEN[self] = text
        return text

    @classmethod
    def of(cls, *values: object) -> Self:
        """Return the one shared object of the action with these field values."""
        key = (cls, *values)
        shared: Self | None = _SHARED.get(key)
        if shared is None:
            made = cls(*values)
            whole = (cls, *(getattr(made, name) for name in spellings(cls)))
            shared = _SHARED[key] = _SHARED.setdefault(whole, made)
        return shared

    @classmethod
    def every(cls) -> Iterator[Self]:
        """Yield all actions of this class that are numbered for learning, in that order."""
        for values in product(*(one.values for one in spellings(cls).values())):
            yield cls.of(*values)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Return the action with these words after the verb, as many as ``word_counts`` allows.

        From left to right, every field takes as many words as it can while the later fields keep
        the words they need; the last field takes the rest. Optional fields are read first, so that
        the error names a word that does not belong there.

        Raises:
            NotationError: a word is wrong.
        """
        rest, spare = list(words)[bool(cls.word) :], len(words) - word_counts(cls)[0]
        spelt, given = list(spellings(cls).values()), list[list[str]]()
        for behind, spelling in zip(reversed(range(len(spelt))), spelt, strict=True):
            count = spelling.words_taken(rest, spare) if behind else len(rest)
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
    """Return the spellings of a class of actions by field name, in the order of the fields."""
    if kind not in _SPELLINGS:
        types = get_type_hints(kind, include_extras=True)
        _SPELLINGS[kind] = {one.name: types[one.name].__metadata__[0] for one in fields(kind)}
    return _SPELLINGS[kind]


def word_counts(kind: type[Action]) -> range:
    """Return the possible numbers of words after the verb."""
    counts = [range(bool(kind.word), bool(kind.word) + 1)]
    counts += [one.words for one in spellings(kind).values()]
    return range(sum(one[0] for one in counts), sum(one[-1] for one in counts) + 1)


ActionT = TypeVar("ActionT", bound=Action)


class Notation(Generic[ActionT]):
    """The reader of a game's notation.

    Several classes of actions may share a verb. The first class that can read the words wins; if
    none can, the last one's error is raised.
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
        known = self._known.get(text)  # cached: records repeat the same few hundred
        if known is None:
            known = self._known[text] = self._read(text)
        return known

    def _read(self, text: str) -> ActionT:
        """Read an action that has not been read before."""
        verb, *words = text.split(" ")
        if verb not in self._kinds:
            raise NotationError("no-action", text=verb[:MAX_QUOTED], names=tuple(self._kinds))
        *others, last = self._may_be(verb, words)
        for kind in others:
            try:
                return kind.read(words)
            except NotationError:
                continue
        return last.read(words)

    def _may_be(self, verb: str, words: list[str]) -> list[type[ActionT]]:
        """Return the classes with this verb that allow this number of words."""
        kinds = [one for one in self._kinds[verb] if one.word in ("", *words[:1])]
        counts = [word_counts(kind) for kind in kinds]
        fit = [kind for kind, count in zip(kinds, counts, strict=True) if len(words) in count]
        if fit:
            return fit
        least, most = min(one[0] for one in counts), max(one[-1] for one in counts)
        if least == most:
            raise NotationError("number-of-words", verb=verb, count=most, found=len(words))
        raise NotationError("words-from-to", verb=verb, least=least, most=most, found=len(words))
