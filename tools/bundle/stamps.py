"""What a step was made from, so that it is not done again for nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def fingerprint(files: Iterable[Path], *more: str) -> str:
    """Sixteen hexadecimal digits that change with any file's name or content, or with more."""
    digest = hashlib.sha256()
    for text in more:
        digest.update(text.encode() + b"\0")
    for file in files:
        digest.update(file.name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def fresh(folder: Path, stamp: str) -> bool:
    """The folder was marked with this stamp when it was complete."""
    marked = _mark(folder)
    return folder.is_dir() and marked.is_file() and marked.read_text() == stamp


def mark(folder: Path, stamp: str) -> None:
    _mark(folder).write_text(stamp)


def _mark(folder: Path) -> Path:
    return folder.with_name(folder.name + ".stamp")
