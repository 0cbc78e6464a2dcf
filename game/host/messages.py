"""What guests and the host say to each other, as JSON."""

import json
from collections.abc import Collection, Mapping
from typing import Any

from game.core import strict_json
from game.core.message import Message
from game.host.entries import NotAllowed


def read(text: str | bytes, known: Collection[str]) -> dict[str, Any]:
    """Return a guest's message, whose ``do`` is one of those ``known``.

    Raises:
        NotAllowed: it is none.
    """
    try:
        message = strict_json.load(text) if isinstance(text, str) else None
    except strict_json.JsonError as error:
        raise NotAllowed("not-a-message") from error
    if not isinstance(message, dict) or message.get("do") not in list(known):
        raise NotAllowed("not-a-message")
    return message


def table_in(message: Mapping[str, Any]) -> str:
    """Return the table that a message names; empty for none."""
    id = message.get("table")
    return id if isinstance(id, str) else ""


def plain(fields: Mapping[str, object]) -> dict[str, Any]:
    """Return the fields of a refusal as JSON holds them."""
    return {name: str(one) if isinstance(one, Message) else one for name, one in fields.items()}


def as_json(message: Mapping[str, Any]) -> str:
    """Return a message as it is sent."""
    return json.dumps(message, separators=(",", ":"))
