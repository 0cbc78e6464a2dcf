"""Computer players at hosted tables: they think in processes of their own, so that nobody waits.

A player is given what the border would send to his seat. What waits for a free process waits in
the order in which it came.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, Final

from game.core.game import SetupChoices
from game.core.message import Refusal
from game.core.message_values import values_of
from game.core.position_values import put
from game.games import game_by_id
from game.host.chosen import public_setup
from game.host.entries import LoggedMatch, NotAllowed
from game.host.store import LEASE, NotKept
from game.host.tables import Tables
from game.players.bot import GuardedPlayer
from game.players.player import decide

_PAUSE: Final = 2.5
"""Seconds until a host tries again to keep what was decided, or to let a player think."""

Enter = Callable[[str, int, int, Sequence[str], str], Awaitable[None]]
"""Adds to a table's log for a seat the entries from a number on, beside the first one why, and
tells everybody there."""


class Computers:
    """Lets the computer players of all tables act."""

    def __init__(self, tables: Tables, processes: int, enter: Enter) -> None:
        """Begin without a process; the first decision starts them.

        ``enter`` adds an entry to a table's log, and tells everybody there.
        """
        self._tables = tables
        self._processes = processes
        self._enter = enter
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def act(self, id: str) -> None:
        """Let a computer player act at a table, if it is the turn of one and none thinks there."""
        loaded = self._tables.in_memory(id)
        if loaded and loaded.thinker and id not in self._thinking:
            self._thinking[id] = asyncio.get_running_loop().create_task(self._act(id))

    def close(self) -> None:
        """End all processes; what was not decided is decided after the next start."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _act(self, id: str) -> None:
        try:
            while loaded := await self._asked(id):
                await self._decide(id, loaded)
        finally:
            del self._thinking[id]
        await self._tables.release(id)

    async def _asked(self, id: str) -> LoggedMatch | None:
        """Return the match of a table if it is the turn of a computer player, else None."""
        async with self._tables.alone(id):
            with suppress(NotAllowed):  # a table that has been removed
                loaded = await self._tables.loaded(id)
                return loaded if loaded.thinker else None
        return None

    async def _decide(self, id: str, loaded: LoggedMatch) -> None:
        """Enter what a computer player decides, unless another host lets him think."""
        if not await self._tables.lease(id):
            await asyncio.sleep(_PAUSE)
            return
        seat, n = loaded.match.state.seat, loaded.n
        setup, view = public_setup(loaded.match, loaded.rules), loaded.seen.by(seat)
        keeps_to_himself = loaded.seen.is_secret or loaded.rules.keeps_reason(loaded.match.state)
        deciding = asyncio.ensure_future(self._decided(setup, view, loaded.thinker, id))
        while not (await asyncio.wait({deciding}, timeout=LEASE / 3))[0]:
            await self._tables.lease(id)
        try:
            actions, reason = deciding.result()
            why = "" if keeps_to_himself else _why(actions, reason)
            await self._enter(id, seat, n, actions, why)
        except NotKept:
            await asyncio.sleep(_PAUSE)
        except Refusal:
            return  # people have taken something back meanwhile

    async def _decided(
        self, setup: dict[str, Any], view: dict[str, Any], name: str, id: str
    ) -> tuple[list[str], dict[str, Any]]:
        """Return what a player decides; a process that was killed is replaced."""
        while True:
            self._pool = self._pool or ProcessPoolExecutor(self._processes, get_context("spawn"))
            used, loop = self._pool, asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(used, decided, setup, view, name, id)
            except BrokenProcessPool:
                if self._pool is used:
                    self._pool = None


def _why(actions: Sequence[str], reason: dict[str, Any]) -> str:
    """Return what is kept beside a decision's first action."""
    return json.dumps({"actions": len(actions), "reason": reason}, separators=(",", ":"))


def decided(
    setup: dict[str, Any], view: dict[str, Any], name: str, id: str
) -> tuple[list[str], dict[str, Any]]:
    """Return the notations of what a computer player decides for the seat that acts in a view, and
    the reason as values.

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
    player = GuardedPlayer(game.opponents().player(name, seed), rules.engine)
    decision = decide(player, state)
    return [str(action) for action in decision.actions], values_of(decision.reason)
