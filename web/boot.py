"""Runs the game's main.py in the browser, unchanged."""

import asyncio
import os
import site
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any


async def run_game(main: str) -> None:
    """Runs the file as python would and waits for what it hands to asyncio.run.

    A page cannot wait in the middle of a call, so asyncio.run only starts its coroutine here.
    """
    started: list[asyncio.Task[Any]] = []

    def run(coroutine: Coroutine[Any, Any, Any]) -> None:
        started.append(asyncio.ensure_future(coroutine))

    asyncio.run = run
    folder = os.path.dirname(main)
    os.chdir(folder)
    sys.path.insert(0, folder)
    exec(
        compile(Path(main).read_text(encoding="utf-8"), main, "exec"),
        {"__name__": "__main__", "__file__": main},
    )
    forget_libraries()
    await asyncio.gather(*started)


def forget_libraries() -> None:
    """Removes the files of the libraries that are loaded: they lie in the page's memory too."""
    for folder in site.getsitepackages():
        for library in Path(folder).rglob("*.so"):
            library.unlink()
