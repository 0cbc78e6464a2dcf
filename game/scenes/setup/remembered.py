"""The game, the options and who played last, offered again."""

import json
from typing import Final

from game.platform import StorageError, Trouble, platform
from game.scenes import kinds
from game.scenes.setup.party import Party, Seat
from game.tikal.rules.setup import A4_VALUES, CAMP_RULES, Options
from game.tikal.rules.variants import VARIANTS
from game.ui.theme import MARKS

NAME: Final = "setup.json"


def remember(party: Party) -> None:
    """Keeps them for the next set-up.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    kept = {
        "variant": party.variant.name,
        "camp_rule": party.options.camp_rule,
        "a4_value": party.options.a4_value,
        "kinds": [seat.kind for seat in party.seats],
    }
    platform.storage.write(NAME, json.dumps(kept))


def recall() -> Party | None:
    """A party like the one that was kept, None if none was.

    Raises:
        StorageError: the storage is forbidden, or holds something else.
    """
    text = platform.storage.read(NAME)
    if text is None:
        return None
    try:
        kept = json.loads(text)
        options = Options(
            CAMP_RULES[CAMP_RULES.index(kept["camp_rule"])],
            A4_VALUES[A4_VALUES.index(kept["a4_value"])],
        )
        variant = VARIANTS[kept["variant"]]
        if len(kept["kinds"]) not in variant.seats or not all(map(kinds.is_offered, kept["kinds"])):
            raise ValueError("nobody can sit down like this")
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise StorageError(Trouble.FAILED, f"{NAME} is damaged: {text:.40}") from error
    seats = [Seat(mark, kind=kind) for mark, kind in zip(MARKS, kept["kinds"], strict=False)]
    return Party(seats, variant=variant, options=options)
