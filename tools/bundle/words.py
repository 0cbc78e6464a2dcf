"""Catalogues of the languages as a page needs them: without what no page says."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from tools.bundle.portions import UNREACHED
from tools.words.catalogues import key, written

_TABLE: Final = re.compile(r"assets/game/locale/([a-z]{2})\.json$")


def with_words_of_pages(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files of the game; what only the command line says is in no catalogue."""
    tables = {name: found[1] for name in files if (found := _TABLE.match(name))}
    return {**files, **{name: _pages_own(files[name], code) for name, code in tables.items()}}


def _pages_own(table: bytes, language: str) -> bytes:
    unsaid = {key(one) for one in written(language) if one.id and all(map(_unsaid, one.locations))}
    said = {name: text for name, text in json.loads(table).items() if name not in unsaid}
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode()


def _unsaid(place: tuple[str, int]) -> bool:
    """True for a module that no page can come to."""
    return UNREACHED.match(f"assets/{place[0]}c") is not None
