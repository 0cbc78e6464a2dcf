"""Figures and words of modules in Python, written as a header of C++."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

Rows = Sequence["int | Rows"]


def write(path: Path, text: str) -> None:
    """Write a header if it would be another one: what is compiled follows it."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def header(game: str, parts: Iterable[str]) -> str:
    """The header of a game, in its namespace, out of definitions.

    It opens what all games share to the game's own sources, which all include it.
    """
    return "\n".join(
        (
            f"// Written by tools/fast_{game}/tables.py from the rules and players in Python.",
            "#pragma once",
            "",
            "#include <cstdint>",
            "",
            '#include "rules/components.h"',
            "",
            "namespace fast {}",
            "",
            f"namespace {game} {{",
            "",
            "using namespace fast;",
            "",
            *parts,
            "",
            f"}}  // namespace {game}",
            "",
        )
    )


def numbers(figures: Mapping[str, int | float]) -> list[str]:
    """Named numbers, each an ``int`` or a ``double``."""
    return [f"inline constexpr {_kind(one)} {name} = {one!r};" for name, one in figures.items()]


def _kind(figure: float) -> str:
    return "int" if isinstance(figure, int) else "double"


def named(kind: str, names: str, words: Sequence[str]) -> tuple[str, str]:
    """An enumeration and the words for it."""
    members = ", ".join(word.upper() for word in words)
    return f"enum class {kind} : int8_t {{ {members} }};", strings(names, words)


def strings(name: str, words: Iterable[str]) -> str:
    """An array of texts."""
    return listed(f"constexpr const char* {name}", map(quoted, words))


def array(name: str, rows: Rows, kind: str = "int8_t") -> str:
    """An array of whole numbers, of as many dimensions as the rows have."""
    sizes = "".join(f"[{size}]" for size in _shape(rows))
    return f"inline constexpr {kind} {name}{sizes} = {braced(rows)};"


def _shape(rows: Rows) -> tuple[int, ...]:
    first = rows[0]
    return (len(rows),) if isinstance(first, int) else (len(rows), *_shape(first))


def listed(what: str, items: Iterable[str]) -> str:
    """An array of values that are written already, one a line."""
    inside = ",\n    ".join(items)
    return f"inline {what}[] = {{\n    {inside}}};"


def braced(rows: Rows) -> str:
    """Numbers, and rows of them, in braces."""
    inside = (str(one) if isinstance(one, int) else braced(one) for one in rows)
    return f"{{{', '.join(inside)}}}"


def quoted(word: str) -> str:
    """A text."""
    return f'"{word}"'
