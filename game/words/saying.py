"""The sentences of messages, in the language in use."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from game.core.message import Message
from game.ui.i18n import gettext, ngettext
from game.ui.sentence import Sentence, Words, sentence_called


@dataclass(frozen=True, slots=True)
class Saying:
    """A whole sentence in English with named fields, marked for translation where it is written.

    Attributes:
        words: the sentence; or two, for one and for many (``ngettext_noop``).
        rule: the place in the rulebook that it comes from; empty for none.
        counted: the field whose number decides between the two.
    """

    words: str | tuple[str, str]
    rule: str = ""
    counted: str = ""

    def translated(self, fields: Mapping[str, Any]) -> str:
        """The sentence that fits these values, with its fields still to be filled in."""
        if isinstance(self.words, str):
            return gettext(self.words)
        return ngettext(*self.words, fields[self.counted])


@dataclass(frozen=True, slots=True)
class Sayings:
    """The sentences of messages by their names.

    Attributes:
        table: what each says.
        called: what people call the values of a field, by its name; other values are shown as they
            are.
        module: the ``__name__`` of the module that they stand in; empty for those that are told at
            once, and never kept.
    """

    table: Mapping[str, Saying]
    called: Mapping[str, Callable[[Any], Words]] = field(default_factory=dict)
    module: str = ""
    _names: dict[str, str] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name in self.table if self.module else ():
            self._names[name] = sentence_called(self.module, name, partial(self._worded, name))

    def said(self, message: Message) -> Sentence:
        """A message as a sentence that can be kept."""
        return Sentence(self._names[message.name], message.fields)

    def _worded(self, name: str, /, **fields: object) -> str:
        return self.told(Message(name, fields))

    def told(self, message: Message) -> str:
        """A message as a sentence, and so those in its fields."""
        fields = {name: self._named(name, value) for name, value in message.fields.items()}
        words = self.table[message.name].translated(message.fields).format(**fields)
        return words[:1].upper() + words[1:]  # it may begin with a field

    def rule(self, message: Message) -> str:
        """The place in the rulebook that a message comes from; empty for none."""
        return self.table[message.name].rule

    def _named(self, name: str, value: object) -> object:
        if isinstance(value, Message):
            return self.told(value)
        return self.called[name](value) if name in self.called else value
