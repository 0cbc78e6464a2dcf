"""Sentences: messages (a name with fields) whose words are made only where they are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, ParamSpec

from game.core.message import Message
from game.ui.i18n import UNCAPITALISED, gettext, spoken

P = ParamSpec("P")
_NOTHING: Final[Mapping[str, object]] = {}

_WORDED: dict[str, str | Callable[..., str]] = {}
"""For each sentence's name its English text, or the function that words it from its fields."""


class Sentence(Message):
    """A message with known words; ``str`` gives them in the language in use."""

    __slots__ = ()

    def __str__(self) -> str:
        words = _WORDED[self.name]
        return gettext(words) if isinstance(words, str) else words(**self.fields)


Words = str | Sentence
"""A text to show: a string if a user wrote it or it needs no translation, else a sentence."""


def sentence(words: Callable[P, str]) -> Callable[P, Sentence]:
    """Decorate a function that returns words, so that it returns a ``Sentence`` instead.

    The arguments become the sentence's fields: numbers, names, ids, other sentences. The function
    itself runs whenever the sentence is shown. The sentence is named after the function and its
    module; two of the same name raise AssertionError.
    """
    name, code = _name(words.__module__, words.__name__), words.__code__
    fields = code.co_varnames[: code.co_argcount]
    _keep(name, words)

    def made(*values: P.args, **more: P.kwargs) -> Sentence:
        return Sentence(name, dict(zip(fields, values, strict=False), **more))

    return made


def capitalised(words: Words) -> str:
    """Return the words with a capital first letter, for a phrase that stands alone.

    A name of a space (d3), a letter and a number, stays as it is, and so does what begins a text
    whose script has no capitals.
    """
    told = str(words)
    stays = spoken() in UNCAPITALISED or told[1:2].isdigit()
    return told if stays else told[:1].upper() + told[1:]


def phrases(module: str, words: Mapping[str, str]) -> dict[str, Sentence]:
    """Return sentences without fields (labels of buttons, headings) by their keys.

    Args:
        module: the ``__name__`` of the module that they stand in.
        words: for each key the English text, marked by ``gettext_noop``.
    """
    found = {key: Sentence(_name(module, key), _NOTHING) for key in words}
    for key, one in found.items():
        _keep(one.name, words[key])
    return found


def sentence_called(module: str, key: str, words: Callable[..., str]) -> str:
    """Register a function that words sentences from their fields; return their name.

    Args:
        module: the ``__name__`` of the module that calls this.
        key: the name within that module.
        words: is called with the fields when a sentence of this name is shown.
    """
    _keep(name := _name(module, key), words)
    return name


def _keep(name: str, words: str | Callable[..., str]) -> None:
    """Register the words of a name; AssertionError if it already has some."""
    assert name not in _WORDED, name
    _WORDED[name] = words


def _name(module: str, key: str) -> str:
    return f"{module.removeprefix('game.')}.{key}"


@sentence
def lines(parts: tuple[Words, ...]) -> str:
    """Join sentences, each on a line of its own."""
    return "\n".join(map(str, parts))


@sentence
def paragraphs(parts: tuple[Words, ...]) -> str:
    """Join sentences with an empty line between them."""
    return "\n\n".join(map(str, parts))


@dataclass(frozen=True, slots=True)
class RuleText:
    """A text to show (a reason, a toast, a tooltip) with its rule; false if the text is empty.

    Attributes:
        message: the text before it is translated.
        rule: the place in the rulebook that it comes from; empty for none.
    """

    message: Words = ""
    rule: str = ""

    @property
    def words(self) -> str:
        """The text in the language in use."""
        return str(self.message)

    def __bool__(self) -> bool:
        return self.message != ""


NO_TEXT: Final = RuleText()
