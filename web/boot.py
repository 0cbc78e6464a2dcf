"""What is in the snapshot that the page starts from: the game's modules, and how main.py is run."""

import asyncio
import gc
import importlib
import os
import random
import sys
import zipimport
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

ASSETS = "/tikal/assets"
LIBRARY = "/tikal/library"  # what of Python's library is not in the snapshot


def import_all(modules: str) -> str:
    """Imports modules, named one after another; returns the names of all that there are now."""
    sys.path.insert(0, ASSETS)
    sys.path_importer_cache.clear()  # what is on the path has just come
    for name in modules.split():
        importlib.import_module(name)
    sys.path[:] = [ASSETS, LIBRARY]
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()
    random.seed(0)
    gc.collect()
    return " ".join(sorted(sys.modules))


async def run_game(main: str) -> None:
    """Runs the file as python would and waits for what it hands to asyncio.run.

    A page cannot wait in the middle of a call, so asyncio.run only starts its coroutine here.
    """
    started: list[asyncio.Task[Any]] = []

    def run(coroutine: Coroutine[Any, Any, Any]) -> None:
        started.append(asyncio.ensure_future(coroutine))

    asyncio.run = run
    random.seed()  # a snapshot's chance is the same for everybody
    os.makedirs(LIBRARY, exist_ok=True)  # Python never looks again for a folder that was not there
    os.chdir(os.path.dirname(main))
    exec(
        compile(Path(main).read_text(encoding="utf-8"), main, "exec"),
        {"__name__": "__main__", "__file__": main},
    )
    await asyncio.gather(*started)
