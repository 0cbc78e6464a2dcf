"""The place of a crash, out of dumps made by hand in the documented format."""

from __future__ import annotations

import signal
import struct
from pathlib import Path

import pytest

from tools import minidump

BASE, SIZE = 0x5000_0000, 0x1000
X86_64, ARM64 = 9, 12
CONTEXTS = {X86_64: 0xF8, ARM64: 0x108}


def made(counter: int, processor: int = X86_64) -> bytes:
    """A dump of one module, whose thread was at counter."""
    system = struct.pack("<H", processor)
    name = "/usr/lib/browser".encode("utf-16-le")
    context = bytes(CONTEXTS[processor]) + struct.pack("<Q", counter)
    directory = 32
    places = [directory + 3 * 12]
    places.append(places[0] + len(system))
    places.append(places[1] + 168)
    name_place = places[2] + 4 + 108
    context_place = name_place + 4 + len(name)
    exception = struct.pack("<III", 1, 0, signal.SIGSEGV).ljust(160, b"\0")
    exception += struct.pack("<II", len(context), context_place)
    modules = struct.pack("<IQIIII", 1, BASE, SIZE, 0, 0, name_place).ljust(4 + 108, b"\0")
    header = struct.pack("<4sIII", b"MDMP", 0xA793, 3, directory).ljust(directory, b"\0")
    streams = b"".join(
        struct.pack("<III", kind, 0, place) for kind, place in zip((7, 6, 4), places, strict=True)
    )
    named = struct.pack("<I", len(name)) + name
    return header + streams + system + exception + modules + named + context


@pytest.mark.parametrize("processor", CONTEXTS)
def test_the_instruction_is_told_by_its_module(tmp_path: Path, processor: int) -> None:
    dump = tmp_path / "one.dmp"
    dump.write_bytes(made(BASE + 0xABC, processor))
    assert str(minidump.read(dump)) == f"SIGSEGV at browser+0xabc (dump {dump})"


def test_code_made_at_run_time_is_in_no_module(tmp_path: Path) -> None:
    dump = tmp_path / "one.dmp"
    dump.write_bytes(made(BASE + SIZE))
    assert minidump.read(dump).place == "0x50001000, in no module"


@pytest.mark.parametrize("data", [b"", b"PK", made(BASE)[:200], made(BASE)[:-8]])
def test_a_damaged_dump_is_refused(tmp_path: Path, data: bytes) -> None:
    dump = tmp_path / "one.dmp"
    dump.write_bytes(data)
    with pytest.raises(ValueError, match="is no minidump"):
        minidump.read(dump)
