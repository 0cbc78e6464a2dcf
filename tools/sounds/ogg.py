"""The same sound, the same bytes: OGG streams bear a random number, taken out here."""

from __future__ import annotations

from pathlib import Path

_HEAD = 27
"""Bytes of a page before its table of segments (RFC 3533)."""


def _table() -> list[int]:
    entries = []
    for byte in range(256):
        crc = byte << 24
        for _bit in range(8):
            crc = crc << 1 ^ (0x04C11DB7 if crc & 0x80000000 else 0)
        entries.append(crc & 0xFFFFFFFF)
    return entries


_CRC = _table()


def _checksum(page: bytes | bytearray) -> int:
    crc = 0
    for byte in page:
        crc = crc << 8 & 0xFFFFFFFF ^ _CRC[crc >> 24 ^ byte]
    return crc


def without_chance(file: Path) -> None:
    """Gives the stream the number 0 and every page its checksum anew."""
    stream = bytearray(file.read_bytes())
    start = 0
    while start < len(stream):
        if stream[start : start + 4] != b"OggS":
            raise ValueError(f"{file} has no page at byte {start}")
        segments = start + _HEAD + stream[start + _HEAD - 1]
        end = segments + sum(stream[start + _HEAD : segments])
        stream[start + 14 : start + 18] = bytes(4)
        stream[start + 22 : start + 26] = bytes(4)
        checksum = _checksum(stream[start:end])
        stream[start + 22 : start + 26] = checksum.to_bytes(4, "little")
        start = end
    file.write_bytes(stream)
