"""Fonts as the page's pygame reads them: without what only HarfBuzz would, which is not in it.

That is how letters are paired and put for one another, a sixth of a font. The desktop's pygame has
HarfBuzz, and fonts/ keeps it all. The format is told at learn.microsoft.com/typography/opentype.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Final, NamedTuple

SHAPING: Final = {b"GDEF", b"GPOS", b"GSUB"}
_HEAD, _ENTRY = struct.Struct(">4sHHHH"), struct.Struct(">4sIII")


class _Table(NamedTuple):
    tag: bytes
    checksum: int
    place: int
    length: int


def with_plain_fonts(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same files, the fonts among them plain."""
    return {
        name: plain(content) if name.endswith((".ttf", ".otf")) else content
        for name, content in files.items()
    }


def plain(font: bytes) -> bytes:
    """The font with its other tables as they are, each at a multiple of four."""
    kind, count, *_search = _HEAD.unpack_from(font)
    every = [_Table(*_ENTRY.unpack_from(font, _HEAD.size + _ENTRY.size * i)) for i in range(count)]
    kept = [table for table in every if table.tag not in SHAPING]
    steps = len(kept).bit_length() - 1
    head = _HEAD.pack(kind, len(kept), 16 << steps, steps, 16 * (len(kept) - (1 << steps)))
    entries, body, start = b"", b"", _HEAD.size + _ENTRY.size * len(kept)
    for table in kept:
        entries += _ENTRY.pack(table.tag, table.checksum, start + len(body), table.length)
        body += font[table.place : table.place + table.length] + bytes(-table.length % 4)
    return head + entries + body
