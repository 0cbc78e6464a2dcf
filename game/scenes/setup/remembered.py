"""The game and the options that were played last, offered again."""

import json
from typing import Final

from game.platform import StorageError, Trouble, platform
from game.tikal.setup import A4_VALUES, CAMP_RULES, Options
from game.tikal.variants import VARIANTS, Variant

NAME: Final = "setup.json"


def remember(variant: Variant, options: Options) -> None:
    """Keeps them for the next set-up.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    kept = [variant.name, options.camp_rule, options.a4_value]
    platform.storage.write(NAME, json.dumps(kept))


def recall() -> tuple[Variant, Options] | None:
    """What was kept, None if nothing was.

    Raises:
        StorageError: the storage is forbidden, or holds something else.
    """
    kept = platform.storage.read(NAME)
    if kept is None:
        return None
    try:
        name, camp_rule, a4_value = json.loads(kept)
        options = Options(
            CAMP_RULES[CAMP_RULES.index(camp_rule)], A4_VALUES[A4_VALUES.index(a4_value)]
        )
        return VARIANTS[name], options
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise StorageError(Trouble.FAILED, f"{NAME} is damaged: {kept:.40}") from error
