"""A record of a game that goes on, in which nobody reads by chance what is still hidden.

The keys that tell it are packed into one, ``veiled``: the JSON of all of them, its bytes written as
hexadecimal digits. That is no secret, only nothing that an eye understands.
"""

import json
from collections.abc import Collection
from typing import Any, Final

VEILED: Final = "veiled"


def veil(text: str, hidden: Collection[str]) -> str:
    """The record of a text without these keys; they are packed into one."""
    data: dict[str, Any] = json.loads(text)
    packed = json.dumps({key: data.pop(key) for key in hidden if key in data})
    data[VEILED] = packed.encode("ascii").hex()
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def unveiled(packed: str) -> str:
    """The JSON of what was packed.

    Raises:
        ValueError: it was not packed like this.
    """
    return bytes.fromhex(packed).decode("ascii")
