"""The commands of a host: host serves tables; tables lists, exports and removes them."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from argparse import Namespace
from contextlib import closing, suppress
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.core.message import Refusal
from game.games import game_by_id
from game.host.chosen import Chosen
from game.host.kept import Kept, KeptTable, NotKept
from game.host.page import page_files
from game.host.tables import Tables
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext

if TYPE_CHECKING:
    from game.host.guests import Guests

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address kept for examples; nothing is sent to it."""

_DAYS_KEPT: Final = 90
"""Days after which a table goes that nobody has opened; ``tables`` lists when it was opened."""


class HostError(RuntimeError):
    """There can be no host; the message says why."""


def host(options: Namespace) -> None:
    """Serve page and tables until Ctrl-C.

    Raises:
        HostError: what it needs is not there.
    """
    from game.host.guests import Guests  # noqa: PLC0415 (only this command needs it)

    with closing(_kept(options.data)) as kept, suppress(KeyboardInterrupt):
        if gone := kept.remove_unopened(_day(_DAYS_KEPT)):
            told = ngettext(
                "{count} table is removed: nobody has opened it for {days} days",
                "{count} tables are removed: nobody has opened them for {days} days",
                gone,
            )
            print(told.format(count=gone, days=_DAYS_KEPT), flush=True)
        asyncio.run(_serve(Guests(Tables(kept), options.thinkers), options))


async def _serve(guests: Guests, options: Namespace) -> None:
    try:
        from game.host.site import serve  # noqa: PLC0415 (it needs Tornado, an extra)
    except ImportError as error:
        raise HostError(_("a host needs Tornado: pip install '.[host]'")) from error
    files = page_files(Path(options.page))
    names = {"localhost", socket.gethostname(), f"{socket.gethostname()}.local", *options.name}
    try:
        _server, port = serve(
            guests,
            files,
            address=options.address,
            port=options.port,
            names=names,
            behind_proxy=options.behind_proxy,
        )
    except OSError as error:
        raise HostError(_told(options.address or "*", error)) from error
    address = f"http://{options.address or own_address()}:{port}/"
    print(_("Tables are open at {address} (Ctrl-C ends it)").format(address=address), flush=True)
    if not files:
        folder = options.page
        print(_("There is no built page in {folder}: make bundle").format(folder=folder))
    elif sys.stdout.isatty():
        _print_code(address)
    try:
        await asyncio.Event().wait()
    finally:
        guests.close()


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
    if not Path(options.data).is_file():
        raise HostError(_told(options.data, FileNotFoundError(2, os.strerror(2))))
    with closing(_kept(options.data)) as kept:
        if options.remove:
            return kept.remove(options.remove)
        if options.export:
            return _export(kept, options.export)
        for table in kept.tables():
            print(_line(kept, table))
    return True


def _export(kept: Kept, id: str) -> bool:
    """Print the record of a table's match; return False if there is none."""
    try:
        print(Tables(kept).loaded(id).match.record())
    except Refusal:
        return False
    return True


def _line(kept: Kept, table: KeptTable) -> str:
    """Return a line about a table."""
    chosen, entries = Chosen.read(table.chosen), len(kept.entries(table.id))
    game = game_by_id(chosen.game)
    names = [table.seats.get(seat, ("",))[0] or kind for seat, kind in enumerate(chosen.kinds)]
    count = ngettext("{count} entry", "{count} entries", entries).format(count=entries)
    what = f"{game.name if game else chosen.game} {chosen.variant}".strip()
    return f"{table.id}  {table.opened}  {what}  {count}  {', '.join(names)}"


def _kept(data: str) -> Kept:
    try:
        return Kept(data)
    except NotKept as error:
        raise HostError(f"{data}: {error}") from error


def _told(place: str, error: OSError) -> str:
    return f"{place}: {error.strerror}"
