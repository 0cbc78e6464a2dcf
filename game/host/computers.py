"""Computer players at hosted tables: they think in processes of their own, so that nobody waits.

A player is given what the border would send to his seat. What waits for a free process waits in
the order in which it came.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, Final

from game.core.game import SetupChoices
from game.core.message import Refusal
from game.core.position_values import put
from game.games import game_by_id
from game.host.chosen import public_setup
from game.host.entries import LoggedMatch, Step
from game.host.kept import NotKept
from game.host.tables import Tables
from game.players.bot import GuardedPlayer
from game.players.opponents import computer_name
from game.players.player import decide

_PAUSE: Final = 5.0
"""Seconds until it is tried again to keep what a computer player has decided."""


class Computers:
    """Lets the computer players of all tables act."""

    def __init__(self, tables: Tables, processes: int, tell: Callable[[str, Step], None]) -> None:
        """Begin without a process; the first decision starts them.

        ``tell`` is called with a table and what was entered there.
        """
        self._tables = tables
        self._processes = processes
        self._tell = tell
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def act(self, id: str) -> None:
        """Let a computer player act at a table, if it is the turn of one and none thinks there."""
        if id not in self._thinking and self._asked(id):
            task = asyncio.get_running_loop().create_task(self._act(id))
            self._thinking[id] = task
            task.add_done_callback(lambda _task: self._thinking.pop(id))

    def close(self) -> None:
        """End all processes; what was not decided is decided after the next start."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _asked(self, id: str) -> LoggedMatch | None:
        """Return the match of a table if it is the turn of a computer player, else None.

        While people are asked whether to take something back, nobody acts.
        """
        with suppress(Refusal):  # a match that has not begun
            loaded = self._tables.loaded(id)
            kind = loaded.match.setup.players[loaded.match.state.seat]["kind"]
            if computer_name(kind) and not loaded.match.over and not loaded.asked:
                return loaded
        return None

    async def _act(self, id: str) -> None:
        while loaded := self._asked(id):
            seat, n = loaded.match.state.seat, loaded.n
            setup = public_setup(loaded.match, loaded.rules)
            entries = await self._decided(setup, loaded.seen.by(seat), id)
            try:
                for number, entry in enumerate(entries, n):
                    self._tell(id, self._tables.play(id, seat, number, entry))
            except NotKept:
                await asyncio.sleep(_PAUSE)
            except Refusal:
                continue  # people have taken something back meanwhile

    async def _decided(self, setup: dict[str, Any], view: dict[str, Any], id: str) -> list[str]:
        """Return what a player decides; a process that was killed is replaced."""
        while True:
            self._pool = self._pool or ProcessPoolExecutor(self._processes, get_context("spawn"))
            used, loop = self._pool, asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(used, decided, setup, view, id)
            except BrokenProcessPool:
                if self._pool is used:
                    self._pool = None


def decided(setup: dict[str, Any], view: dict[str, Any], id: str) -> list[str]:
    """Return the notations of what the computer player decides whose seat acts in a view.

    His chance comes from the table's name: the seed of the draw stays with the host.
    """
    game = game_by_id(setup["game"])
    assert game
    rules, players = game.rules(), tuple(setup["players"])
    start = SetupChoices(players, setup["first_player"], 0, setup["variant"], setup["options"])
    state = rules.new_match(rules.setup(start)).state
    put(state, view)
    rules.derive(state)
    seed = int.from_bytes(sha256(f"{id} {state.seat}".encode()).digest()[:4])
    name = computer_name(players[state.seat]["kind"])
    player = GuardedPlayer(game.opponents().player(name, seed), rules.engine)
    return [str(action) for action in decide(player, state).actions]
