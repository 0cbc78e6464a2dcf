"""Starts the game, on the desktop and in the browser alike."""

import asyncio
from contextlib import suppress

from game.app import run

if __name__ == "__main__":
    with suppress(KeyboardInterrupt):  # as good a way to leave as any: all is kept
        asyncio.run(run())
