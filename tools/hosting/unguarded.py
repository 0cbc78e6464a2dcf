"""A host whose guests all come from one address: python -m tools.hosting.unguarded PORT KEPT.

KEPT is a file, or the address of a NATS server that several hosts share.
"""

from __future__ import annotations

import asyncio
import sys

from game.host.guests import Guests
from game.host.kept import Kept
from game.host.pauses import short_collections
from game.host.site import serve
from game.host.store import Store
from game.host.tables import Tables


async def main(port: int, where: str) -> None:
    """Serve tables, but no page, and none of the limits that protect a host."""
    kept = await _shared(where) if where.startswith("nats:") else Kept(where)
    guests = Guests(Tables(kept), thinkers=1, guarded=False)
    _server, port = serve(guests, {}, address="127.0.0.1", port=port, names=())
    print(port, flush=True)
    await kept.follow(guests.hear, guests.overhear)


async def _shared(address: str) -> Store:
    from game.host.shared import Shared  # noqa: PLC0415 (slow to import)

    return await Shared.open(address)


if __name__ == "__main__":
    with short_collections():
        asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
