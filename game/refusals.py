"""The sentences for errors: why a record, a share code or a set-up of any game is refused."""

from collections.abc import Iterator

from game.core.message import Message
from game.games import game_by_id
from game.ui.sentence import sentence
from game.words.errors import ERROR_SENTENCES
from game.words.saying import SentenceTable


@sentence
def refusal_text(message: Message, of: str = "") -> str:
    """Return a message as a sentence in the current language.

    A message without a sentence is returned in its plain form. ``of`` is the id of the game whose
    sentences are used if the message has no field ``game``.
    """
    named = str(message.fields.get("game", of))
    table = next((one for one in _sentence_tables(named) if message.name in one.templates), None)
    if table is None:
        return str(message)
    fields = {
        name: str(refusal_text(value, named)) if isinstance(value, Message) else value
        for name, value in message.fields.items()
    }
    return table.text(Message(message.name, fields))


def _sentence_tables(id_: str) -> Iterator[SentenceTable]:
    """Yield the sentences that all games share, then those of the game with this id."""
    yield ERROR_SENTENCES
    game = game_by_id(id_)
    if game and game.wording:
        yield from game.wording().sentences
