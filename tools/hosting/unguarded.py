"""A host whose guests all come from one address: python -m tools.hosting.unguarded PORT FILE."""

from __future__ import annotations

import asyncio
import sys

from game.host.guests import Guests
from game.host.kept import Kept
from game.host.site import serve
from game.host.tables import Tables


async def main(port: int, file: str) -> None:
    """Serve tables, but no page, and none of the limits that protect a host."""
    guests = Guests(Tables(Kept(file)), thinkers=1, guarded=False)
    _server, port = serve(guests, {}, address="127.0.0.1", port=port, names=())
    print(port, flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
