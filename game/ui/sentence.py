"""Sentences that are kept as what they say: the words are made where they are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, ParamSpec

from game.core.message import Message
from game.ui.i18n import gettext

P = ParamSpec("P")
_NOTHING: Final[Mapping[str, object]] = {}

_WORDED: dict[str, str | Callable[..., str]] = {}
"""By the name of a sentence its words in English, or what makes them of its fields."""


class Sentence(Message):
    """A message whose words are known; ``str`` gives them in the language in use."""

    __slots__ = ()

    def __str__(self) -> str:
        words = _WORDED[self.name]
        return gettext(words) if isinstance(words, str) else words(**self.fields)


Words = str | Sentence
"""What is said: a name or a text that somebody gave is a string, all else a sentence."""


def sentence(words: Callable[P, str]) -> Callable[P, Sentence]:
    """Turns a function that makes words of its arguments into one that makes a sentence of them.

    The arguments become the fields: numbers, names, ids, other sentences. The sentence is named
    after the function and the module that it stands in.
    """
    name, code = _name(words.__module__, words.__name__), words.__code__
    fields = code.co_varnames[: code.co_argcount]
    _keep(name, words)

    def made(*values: P.args, **more: P.kwargs) -> Sentence:
        return Sentence(name, {**dict(zip(fields, values, strict=False)), **more})

    return made


def capitalised(words: Words) -> str:
    """The words with a capital: a part of a sentence that stands alone."""
    told = str(words)
    return told[:1].upper() + told[1:]


def phrases(module: str, words: Mapping[str, str]) -> dict[str, Sentence]:
    """Words without fields, by their names: labels of buttons, headings.

    module: the ``__name__`` of the module that they stand in.
    words: in English, each marked by ``gettext_noop``.
    """
    found = {key: Sentence(_name(module, key), _NOTHING) for key in words}
    for key, one in found.items():
        _keep(one.name, words[key])
    return found


def sentence_called(module: str, key: str, words: Callable[..., str]) -> str:
    """The name of the sentences that a function words by their fields from now on.

    module: the ``__name__`` of the module that it is worded in.
    """
    _keep(name := _name(module, key), words)
    return name


def _keep(name: str, words: str | Callable[..., str]) -> None:
    """Two sentences of one name would be worded alike."""
    assert name not in _WORDED, name
    _WORDED[name] = words


def _name(module: str, key: str) -> str:
    return f"{module.removeprefix('game.')}.{key}"


@sentence
def lines(parts: tuple[Words, ...]) -> str:
    """Sentences one below the other."""
    return "\n".join(map(str, parts))


@sentence
def paragraphs(parts: tuple[Words, ...]) -> str:
    """Sentences with an empty line between them."""
    return "\n\n".join(map(str, parts))
