"""Why a record, a code or a set-up is refused, in sentences: of any game, and in its own words."""

from collections.abc import Iterator

from game.core.message import Message
from game.games import game_called
from game.ui.sentence import sentence
from game.words.errors import SAYINGS
from game.words.saying import Sayings


@sentence
def told(message: Message, of: str = "") -> str:
    """A message in the language in use; as it is where nobody has words for it. ``of`` is the game
    by its name in records, where the message does not tell."""
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
    """What can be said of any game, and of this one."""
    yield SAYINGS
    game = game_called(id_)
    if game and game.wording:
        yield from game.wording().sayings
