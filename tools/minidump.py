"""Where a program crashed, out of the minidump that it left.

The format is Microsoft's (https://learn.microsoft.com/windows/win32/api/minidumpapiset/); what
Crashpad, Chromium's crash reporter, makes of it on other systems is told in its sources
(minidump/minidump_context.h). The libraries for it on PyPI read Windows' dumps.
"""

from __future__ import annotations

import signal
import struct
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import Final, NamedTuple

SIGNATURE: Final = b"MDMP"
MODULES, EXCEPTION, SYSTEM = 4, 6, 7
PROGRAM_COUNTERS: Final = {9: 0xF8, 12: 0x108}
"""Where the context has it, by the processor: x86-64 and ARM64."""
MODULE_SIZE: Final = 108


class Crash(NamedTuple):
    """The signal, and the module and offset of the instruction that it came at."""

    signal: str
    place: str
    dump: Path

    def __str__(self) -> str:
        return f"{self.signal} at {self.place} (dump {self.dump})"


def read(dump: Path) -> Crash:
    """What crashed there.

    Raises:
        ValueError: it is no whole minidump of a crash on a processor known here.
    """
    try:
        return _read(dump, dump.read_bytes())
    except (struct.error, KeyError) as error:
        raise ValueError(f"{dump} is no minidump that can be read: {error}") from error


def _read(dump: Path, data: bytes) -> Crash:
    if not data.startswith(SIGNATURE):
        raise ValueError(f"{dump} is no minidump")
    streams = dict(_streams(data))
    (code,) = struct.unpack_from("<I", data, streams[EXCEPTION] + 8)
    (context,) = struct.unpack_from("<I", data, streams[EXCEPTION] + 164)
    (processor,) = struct.unpack_from("<H", data, streams[SYSTEM])
    (counter,) = struct.unpack_from("<Q", data, context + PROGRAM_COUNTERS[processor])
    return Crash(_signal(code), _place(data, streams[MODULES], counter), dump)


def _streams(data: bytes) -> Iterator[tuple[int, int]]:
    """Kind and place of every stream."""
    count, directory = struct.unpack_from("<II", data, 8)
    for index in range(count):
        kind, _size, place = struct.unpack_from("<III", data, directory + 12 * index)
        yield kind, place


def _place(data: bytes, modules: int, counter: int) -> str:
    (count,) = struct.unpack_from("<I", data, modules)
    for index in range(count):
        base, size, _sum, _time, name = struct.unpack_from(
            "<QIIII", data, modules + 4 + MODULE_SIZE * index
        )
        if base <= counter < base + size:
            return f"{_name(data, name)}+{counter - base:#x}"
    return f"{counter:#x}, in no module"


def _name(data: bytes, place: int) -> str:
    (length,) = struct.unpack_from("<I", data, place)
    return PurePath(data[place + 4 : place + 4 + length].decode("utf-16-le")).name


def _signal(code: int) -> str:
    try:
        return signal.Signals(code).name
    except ValueError:
        return f"exception {code:#x}"
