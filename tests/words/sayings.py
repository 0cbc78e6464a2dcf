"""What sayings are held to."""

from collections.abc import Iterator
from string import Formatter

from game.core.message import Message
from game.words.saying import SentenceTable, Template


def forms(saying: Template) -> tuple[str, ...]:
    """The sentences that it can be."""
    return (saying.text,) if isinstance(saying.text, str) else saying.text


def fields(saying: Template) -> set[str]:
    """The values that any of its sentences tells."""
    parsed = (part for words in forms(saying) for part in Formatter().parse(words))
    return {name for _text, name, _spec, _conversion in parsed if name}


def sentences(sayings: SentenceTable) -> Iterator[str]:
    """All that can be said, with fields."""
    for saying in sayings.templates.values():
        yield from forms(saying)


def is_whole(words: str) -> bool:
    """A capital, or a field in its place, and a full stop; or sentences one after another."""
    sentence = words[0] == words[0].upper() and words.endswith(".")
    return sentence or words == "{first}\n{then}"


def tells_all(sayings: SentenceTable, message: Message) -> bool:
    """True if every value of a message is in its sentence, and no other."""
    return fields(sayings.templates[message.name]) == message.fields.keys()
