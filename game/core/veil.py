"""Veiling a record of a game that goes on, so that nobody reads its secrets by accident.

The hidden entries are packed into one, ``veiled``: their JSON, its bytes written as hexadecimal
digits. This is no encryption, only unreadable at a glance.
"""

import json
from collections.abc import Collection
from typing import Any, Final

VEILED: Final = "veiled"


def veil(text: str, hidden: Collection[str]) -> str:
    """Return the record with the entries of these keys packed into ``veiled``."""
    data: dict[str, Any] = json.loads(text)
    packed = json.dumps({key: data.pop(key) for key in hidden if key in data})
    data[VEILED] = packed.encode("ascii").hex()
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def unveiled(packed: str) -> str:
    """Return the JSON of the packed entries.

    Raises:
        ValueError: the text was not packed by ``veil``.
    """
    return bytes.fromhex(packed).decode("ascii")
