"""Remembers the party of the last set-up, so that it can be offered again."""

import json
from functools import partial
from typing import Any, Final

from game import small_file
from game.core.record import MAX_NAME, expect
from game.description import Game
from game.platform import platform
from game.scenes.setup.party import NewGame, SeatChoice
from game.table.players import marks_for
from game.ui.theme import MARKS

NAME: Final = "setup.json"


def remember(party: NewGame) -> None:
    """Store the party for the next set-up.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    kept = {
        "game": party.game.id,
        "variant": party.variant,
        **party.game.rules().completed(party.options),
        "kinds": [seat.kind for seat in party.seats],
        "names": [seat.typed for seat in party.seats],
        "marks": [seat.mark for seat in party.seats],
    }
    platform.storage.write(NAME, json.dumps(kept))


def recall(game: Game) -> NewGame | None:
    """Return the stored party; None if there is none, it is damaged, or it is of another game.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(NAME, partial(_party, game), "choices-damaged")


def _party(game: Game, kept: dict[str, Any]) -> NewGame | None:
    if kept.get("game", game.id) != game.id:  # old files name no game
        return None
    rules, opponents = game.rules(), game.opponents()
    options = rules.completed({name: kept[name] for name in rules.options})
    variant, kinds = kept["variant"], kept["kinds"]
    if len(kinds) not in rules.variants[variant] or not all(map(opponents.is_offered, kinds)):
        raise ValueError(kinds)
    # old files have neither marks nor names
    marks = kept.get("marks", MARKS[: len(kinds)])
    names = [expect(name, str, "name")[:MAX_NAME] for name in kept.get("names", [""] * len(kinds))]
    if len(set(marks)) < len(marks) or not set(marks) <= set(marks_for(len(kinds))):
        raise ValueError(marks)
    seats = [SeatChoice(*one) for one in zip(marks, names, kinds, strict=True)]
    return NewGame(game, variant, seats, options)
