"""The commands of a host: host serves tables; tables lists, exports and removes them."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from game.commands.attended import PORTS, WindowGone, attend, tell
from game.games import game_by_id
from game.host.chosen import Chosen
from game.host.entries import NotAllowed
from game.host.kept import Kept
from game.host.missing import how_to_add
from game.host.page import page_files
from game.host.pauses import short_collections
from game.host.store import KeptTable, NotKept, Store, remove_unopened, unopened
from game.host.tables import Tables
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext

if TYPE_CHECKING:
    from game.host.guests import Guests
    from game.host.webhook import Webhook

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address kept for examples; nothing is sent to it."""

_DAYS_KEPT: Final = 90
"""Days after which a table goes that nobody has opened."""
_DAYS_WARNED: Final = 14
"""Days before that from which on the host says so, and ``tables`` says when."""
_A_DAY: Final = 24 * 60 * 60


class HostError(RuntimeError):
    """There can be no host; the message says why."""


def host(options: Namespace) -> None:
    """Serve page and tables until Ctrl-C.

    Raises:
        HostError: what it needs is not there.
    """
    with suppress(KeyboardInterrupt), short_collections():
        asyncio.run(_host(options))


async def _host(options: Namespace) -> None:
    from game.host.guests import Guests  # noqa: PLC0415 (only this command needs it)

    try:
        from game.host.site import post, serve  # noqa: PLC0415 (it needs Tornado, an extra)
    except ImportError as error:
        told = _("a host needs Tornado: {command}")
        raise HostError(told.format(command=how_to_add("tornado"))) from error
    webhook = _webhook(options.webhook, post)
    async with _kept(options) as kept:
        guests = Guests(Tables(kept), options.thinkers, webhook=webhook)
        await _tidy(kept)
        _open(guests, options, serve)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(kept.follow(guests.hear, guests.overhear))
                both.create_task(_tidy_every_day(kept))
                if kept.is_shared:
                    both.create_task(guests.presence.keep_in_touch())
                if options.attended:
                    both.create_task(attend(lambda: guests.present))
        except* WindowGone:
            pass
        finally:
            guests.close()


async def _tidy_every_day(kept: Store) -> None:
    while True:
        await asyncio.sleep(_A_DAY)
        with suppress(NotKept):  # tomorrow, then
            await _tidy(kept)


async def _tidy(kept: Store) -> None:
    """Remove the tables that nobody has opened for long, and say how many go soon."""
    if gone := await remove_unopened(kept, _day(_DAYS_KEPT)):
        told = ngettext(
            "{count} table is removed: nobody has opened it for {days} days",
            "{count} tables are removed: nobody has opened them for {days} days",
            gone,
        )
        print(told.format(count=gone, days=_DAYS_KEPT), flush=True)
    if going := len(await unopened(kept, _day(_DAYS_KEPT - _DAYS_WARNED))):
        told = ngettext(
            "{count} table will be removed within {days} days unless somebody opens it",
            "{count} tables will be removed within {days} days unless somebody opens them",
            going,
        )
        print(told.format(count=going, days=_DAYS_WARNED), flush=True)


def _open(guests: Guests, options: Namespace, serve: Callable[..., tuple[object, int]]) -> None:
    """Serve page and tables from now on, and say where."""
    files = page_files(Path(options.page))
    names = {"localhost", socket.gethostname(), f"{socket.gethostname()}.local", *options.name}
    at = partial(
        serve,
        guests,
        files,
        address=options.address,
        names=names,
        behind_proxy=options.behind_proxy,
    )
    try:
        _server, port = _first_free(at, options.port, PORTS if options.attended else 1)
    except OSError as error:
        raise HostError(_told(options.address or "*", error)) from error
    guests.page = address = f"http://{options.address or own_address()}:{port}/"
    if options.attended:
        tell({"address": address})
        return
    print(_("Tables are open at {address} (Ctrl-C ends it)").format(address=address), flush=True)
    if not files:
        folder = options.page
        print(_("There is no built page in {folder}: make bundle").format(folder=folder))
    elif sys.stdout.isatty():
        _print_code(address)
        open_page(address)


def _first_free(at: Callable[..., tuple[object, int]], port: int, ports: int) -> tuple[object, int]:
    """Serve at the first of so many ports that is free.

    Raises:
        OSError: none is.
    """
    for other in range(port, port + ports - 1):
        with suppress(OSError):
            return at(port=other)
    return at(port=port + ports - 1)


def _webhook(url: str, post: Callable[[str, str], Awaitable[None]]) -> Webhook | None:
    """Return what calls people through a web service; None for an empty address.

    ``post`` posts JSON to an address.

    Raises:
        HostError: it is no address of one.
    """
    if not url:
        return None
    if not (url.startswith(("http://", "https://")) and urlsplit(url).hostname):
        raise HostError(_("--webhook needs an address that begins with https:// or http://"))
    from game.host.webhook import Webhook  # noqa: PLC0415 (only this command needs it)

    return Webhook(partial(post, url))


def open_page(address: str) -> None:
    """Open the page here, on a machine with windows: a browser in the terminal would be in the way.

    It is opened at the address that others use, so that its invitations lead them here.
    """
    if sys.platform in ("win32", "darwin") or os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
        webbrowser.open(address)


def own_address() -> str:
    """Return this machine's address in its network; its own name for itself if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking, suppress(OSError):
        looking.connect(_ELSEWHERE)
        address: str = looking.getsockname()[0]
        return address
    return "localhost"


def _day(days_ago: int) -> str:
    return (date.today() - timedelta(days=days_ago)).isoformat()


def _print_code(address: str) -> None:
    """Print a QR code that phones can read."""
    import segno  # noqa: PLC0415 (slow to import)

    segno.make(address).terminal(compact=True)


def tables(options: Namespace) -> bool:
    """List all tables; or export, or remove one; return False if there is no such table.

    Raises:
        HostError: the file cannot be read.
    """
    return asyncio.run(_look(options))


async def _look(options: Namespace) -> bool:
    if not (options.nats or Path(options.data).is_file()):
        raise HostError(_told(options.data, FileNotFoundError(2, os.strerror(2))))
    async with _kept(options) as kept:
        if options.remove:
            return await kept.remove(options.remove)
        if options.export:
            return await _export(kept, options.export)
        for table in await kept.tables():
            print(await _line(kept, table))
    return True


async def _export(kept: Store, id: str) -> bool:
    """Print the record of a table's match; return False if there is none."""
    try:
        print((await Tables(kept).loaded(id)).match.record())
    except NotAllowed:
        return False
    return True


async def _line(kept: Store, table: KeptTable) -> str:
    """Return a line about a table."""
    chosen, entries = Chosen.read(table.chosen), len(await kept.entries(table.id))
    game = game_by_id(chosen.game)
    names = [table.seats.get(seat, ("",))[0] or kind for seat, kind in enumerate(chosen.kinds)]
    count = ngettext("{count} entry", "{count} entries", entries).format(count=entries)
    what = f"{game.name if game else chosen.game} {chosen.variant}".strip()
    going = f"  {_going(table)}" if table.opened < _day(_DAYS_KEPT - _DAYS_WARNED) else ""
    return f"{table.id}  {table.opened}  {what}  {count}  {', '.join(names)}{going}"


def _going(table: KeptTable) -> str:
    """Return what is said of a table that goes soon."""
    day = date.fromisoformat(table.opened) + timedelta(days=_DAYS_KEPT + 1)
    return _("will be removed on {day}").format(day=day.isoformat())


@asynccontextmanager
async def _kept(options: Namespace) -> AsyncIterator[Store]:
    """Open what keeps the tables, and close it in the end.

    Raises:
        HostError: it does not answer.
    """
    try:
        kept = await _shared(options.nats) if options.nats else Kept(options.data)
        try:
            yield kept
        finally:
            await kept.close()
    except NotKept as error:
        raise HostError(f"{options.nats or options.data}: {error}") from error


async def _shared(address: str) -> Store:
    try:
        from game.host.shared import Shared  # noqa: PLC0415 (it needs nats-py, an extra)
    except ImportError as error:
        told = _("several hosts need nats-py: {command}")
        raise HostError(told.format(command=how_to_add("nats-py"))) from error
    return await Shared.open(address)


def _told(place: str, error: OSError) -> str:
    return f"{place}: {error.strerror}"
