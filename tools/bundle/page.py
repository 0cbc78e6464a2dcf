"""The page's own fields, which pygbag's template language does not know."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from game import NAME
from tools.bundle.names import DESCRIPTION, TITLE
from tools.bundle.packed import SUFFIX
from tools.bundle.portions import FURTHER, GUEST, LANGUAGE, TABLES

BEHIND = tuple(f"{name}{SUFFIX}" for name in ("rest", *FURTHER))
"""What is fetched after the first frame."""
PICTURES = {"title.jpg", "title_portrait.jpg"}
"""One is fetched at once, the other behind the first frame: boot.js knows which. So it is with
those of every further game, of which both come behind."""
ON_REQUEST = {
    *("accessible.css", "accessible.js", "speaking.js"),
    f"{TABLES}{SUFFIX}",
    f"{GUEST}{SUFFIX}",
    "calls.js",
    *("ask.js", "asked_locks.js", "fields.js", "gamepads.js"),
}
"""What is fetched when somebody asks for it."""
OF_THE_SYSTEM = {".png", ".webmanifest"}
"""What the browser itself fetches when it wants it."""


def fill(page: Path, app: Path, runtime: Path) -> None:
    """Writes the addresses and sizes of all files that the title needs into the page.

    app and runtime are folders beside the page, with a name for each state of their content.
    """
    root = page.parent
    files = sorted(file for folder in (runtime, app) for file in folder.iterdir())
    covers = [game for game in FURTHER if (app / f"{game}-title.jpg").exists()]
    theirs = {f"{game}-{name}" for game in covers for name in PICTURES}
    languages = [file for file in files if file.name.startswith(LANGUAGE)]
    late = {
        *BEHIND,
        *PICTURES,
        *theirs,
        *ON_REQUEST,
        *(file.name for file in languages),
    }
    first = [file for file in files if file.name not in late and file.suffix not in OF_THE_SYSTEM]
    sizes = {
        file.relative_to(root).as_posix(): file.stat().st_size
        for file in first
        if file.suffix == SUFFIX
    }
    fields = {
        "app": app.name,
        "runtime": runtime.name,
        "name": escape(NAME),
        "title": escape(TITLE),
        "description": escape(DESCRIPTION),
        "behind": json.dumps(BEHIND),
        "covers": json.dumps(covers),
        "languages": json.dumps([_language(file) for file in languages if file.suffix == SUFFIX]),
        "sizes": json.dumps(sizes),
        "preloads": "\n".join(_preload(file.relative_to(root).as_posix()) for file in first),
    }
    text = page.read_text(encoding="utf-8")
    for name, value in fields.items():
        text = text.replace("{{tikal." + name + "}}", value)
    page.write_text(text, encoding="utf-8", newline="\n")


def _language(portion: Path) -> str:
    return portion.stem.removeprefix(LANGUAGE)


def _preload(address: str) -> str:
    if address.endswith((".mjs", ".js")):
        return f'<link rel="modulepreload" href="{address}">'
    if address.endswith(".css"):
        return f'<link rel="preload" as="style" href="{address}">'
    return f'<link rel="preload" as="fetch" crossorigin href="{address}">'
