"""The sentences for errors: why a record, a share code or a set-up of any game is refused."""

from collections.abc import Iterator

from game.core.message import Message
from game.games import game_called
from game.ui.sentence import sentence
from game.words.errors import SAYINGS
from game.words.saying import Sayings


@sentence
def told(message: Message, of: str = "") -> str:
    """Return a message as a sentence in the current language.

    A message without a sentence is returned in its plain form. ``of`` is the id of the game whose
    sentences are used if the message has no field ``game``.
    """
    named = str(message.fields.get("game", of))
    sayings = next((one for one in _sayings(named) if message.name in one.table), None)
    if sayings is None:
        return str(message)
    fields = {
        name: str(told(value, named)) if isinstance(value, Message) else value
        for name, value in message.fields.items()
    }
    return sayings.told(Message(message.name, fields))


def _sayings(id_: str) -> Iterator[Sayings]:
    """Yield the sentences that all games share, then those of the game with this id."""
    yield SAYINGS
    game = game_called(id_)
    if game and game.wording:
        yield from game.wording().sayings
