"""Tells a web service of whoever hosts that a person's turn has begun who is not here.

No table waits for it: what does not arrive after a few tries is dropped; so is what is too much.
Nothing of it opens a seat: no key is told, and no link.
"""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final

from game.games import game_of
from game.host.entries import LoggedMatch
from game.ui.i18n import gettext as _

WAIT: Final = 20.0
"""Seconds until somebody is called: he may only have changed his device."""
PAUSES: Final = (5.0, 60.0)
"""Seconds before a call that did not arrive is tried again."""
MOST: Final = 200
"""How many calls may wait."""
_AT_ONCE: Final = 4
"""How many are on their way at a time."""
_IN_A_LINK: Final = re.compile(r"[^\w' -]")
"""What a service might make a link or a mention of."""

Post = Callable[[str], Awaitable[None]]
"""Posts JSON; OSError if it does not arrive."""


class Webhook:
    """Calls people, one at a time for each seat."""

    def __init__(
        self, post: Post, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """Begin with nobody to call; ``sleep`` waits so many seconds."""
        self._post, self._sleep = post, sleep
        self._calling: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    def call(self, id: str, loaded: LoggedMatch, away: Callable[[], bool]) -> None:
        """Call whose turn it is at a table, if he is a person; never wait.

        ``away`` returns whether it is still his turn, and he is not here.
        """
        seat = loaded.match.state.seat
        player = loaded.match.setup.players[seat]
        if seat not in loaded.agreement.people or loaded.match.over or len(self._calling) >= MOST:
            return
        if (id, seat) in self._calling or not away():
            return
        told = call_text(id, seat, player["name"], game_of(loaded.match).name)
        task = asyncio.get_running_loop().create_task(self._call(told, away))
        self._calling[id, seat] = task
        task.add_done_callback(lambda _done: self._calling.pop((id, seat)))

    def close(self) -> None:
        """Call nobody any more."""
        for task in self._calling.values():
            task.cancel()

    async def _call(self, told: str, away: Callable[[], bool]) -> None:
        """Post what is told; try again after each pause, while it is true."""
        for pause in (WAIT, *PAUSES):
            await self._sleep(pause)
            if not away():
                return
            try:
                async with self._at_once:
                    await self._post(told)
            except OSError as error:
                failed = error
            else:
                return
        logging.getLogger(__name__).warning("nobody was called: %s", failed)


def call_text(id: str, seat: int, name: str, game: str) -> str:
    """Return what is posted, as JSON; of a name only letters, digits and what lies between them."""
    plain = " ".join(_IN_A_LINK.sub(" ", name).split())
    text = _("{name}: your turn in {game}").format(name=plain, game=game)
    return json.dumps({"table": id, "seat": seat, "name": plain, "text": text})
