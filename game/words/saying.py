"""Turning messages (names with fields) into sentences in the language in use."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from game.core.message import Message
from game.ui.i18n import gettext, ngettext, ngettext_noop
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Sentence, Words, capitalised, sentence_called


@dataclass(frozen=True, slots=True)
class Template:
    """A sentence template in English with named fields, marked for translation.

    Attributes:
        text: the template; or two, the singular and the plural form (``ngettext_noop``).
        rule: the place in the rulebook that it comes from; empty for none.
        plural_field: the field whose number chooses the plural form.
    """

    text: str | tuple[str, str]
    rule: str = ""
    plural_field: str = ""

    def translated(self, fields: Mapping[str, Any]) -> str:
        """Return the template in the language in use, in the plural form for these values.

        Its fields are still to be filled in.
        """
        if isinstance(self.text, str):
            return gettext(self.text)
        return ngettext(*self.text, fields[self.plural_field])


@dataclass(frozen=True, slots=True)
class SentenceTable:
    """A table of sentence templates by the names of messages.

    Attributes:
        templates: for each message's name its template.
        formatters: for the name of a field a function that words its values; the values of other
            fields are shown as they are.
        module: the ``__name__`` of the module that it stands in, which ``sentence`` needs; empty
            if its messages are only worded at once by ``text``.
    """

    templates: Mapping[str, Template]
    formatters: Mapping[str, Callable[[Any], Words]] = field(default_factory=dict)
    module: str = ""
    _names: dict[str, str] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name in self.templates if self.module else ():
            self._names[name] = sentence_called(self.module, name, partial(self._worded, name))

    def sentence(self, message: Message) -> Sentence:
        """Return a message as a ``Sentence``, which is worded when it is shown.

        Raises:
            KeyError: the table lacks the message, or was made without a module.
        """
        return Sentence(self._names[message.name], message.fields)

    def _worded(self, name: str, /, **fields: object) -> str:
        return self.text(Message(name, fields))

    def text(self, message: Message) -> str:
        """Return a message in words now; messages in its fields are worded, too.

        The first letter is a capital, if it can be. KeyError if the table lacks the message.
        """
        fields = {name: self._named(name, value) for name, value in message.fields.items()}
        words = self.templates[message.name].translated(message.fields).format(**fields)
        return capitalised(words)  # the first word may be the value of a field

    def rule(self, message: Message) -> str:
        """Return the place in the rulebook that a message comes from; empty for none."""
        return self.templates[message.name].rule

    def _named(self, name: str, value: object) -> object:
        """Return what stands for a field's value in the sentence."""
        if isinstance(value, Message):
            return self.text(value)
        return self.formatters[name](value) if name in self.formatters else value


# The reasons of a computer player's decisions that all games share

ANY_GAME: Final[Mapping[str, Template]] = {
    "lesson-goes-so": Template(N_("Plays as the lesson goes.")),
    "chosen-at-once": Template(N_("Chose it.")),
    "plays-safe": Template(N_("Plays safe.")),
    "worth-points": Template(
        ngettext_noop("{does} Worth about {points} point.", "{does} Worth about {points} points."),
        plural_field="points",
    ),
    "one-and-then": Template(N_("{first}\n{then}")),
}
REASONS: Final = SentenceTable(ANY_GAME, module=__name__)
"""The table for a game that has no other reasons."""
