"""Starts the game, on the desktop and in the browser alike."""

import asyncio

from game.app import run

if __name__ == "__main__":
    asyncio.run(run())
