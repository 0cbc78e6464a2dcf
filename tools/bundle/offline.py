"""What makes the page an app of its own: the manifest with its icons, and the service worker."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path

from game import NAME
from tools.bundle.icon import draw_icon, draw_maskable
from tools.bundle.names import DESCRIPTION, TITLE
from tools.bundle.plain_scripts import without_comments
from tools.bundle.stamps import fingerprint

MANIFEST = "manifest.webmanifest"
PARCHMENT = "#efe0b8"
SIZES = (192, 512)
SAFE = 0.7
"""How much of its width a maskable icon keeps from being cut off, a little less than 80 %."""


def write_manifest(app: Path, svg: Path) -> None:
    """Puts the manifest and the icons that it names into the folder, which lies beside the page."""
    for size in SIZES:
        draw_icon(svg, app / f"icon-{size}.png", size)
    draw_maskable(svg, app / "icon-maskable.png", SIZES[-1], PARCHMENT, SAFE)
    icons = [_icon(f"icon-{size}.png", size, "any") for size in SIZES]
    icons.append(_icon("icon-maskable.png", SIZES[-1], "maskable"))
    manifest = {
        "name": TITLE,
        "short_name": NAME,
        "description": DESCRIPTION,
        "start_url": "../",
        "scope": "../",
        "display": "standalone",
        "display_override": ["fullscreen", "standalone"],
        "orientation": "any",
        "background_color": PARCHMENT,
        "theme_color": PARCHMENT,
        "categories": ["games"],
        "icons": icons,
    }
    (app / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def _icon(file: str, size: int, purpose: str) -> dict[str, str]:
    return {"src": file, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def write_worker(web: Path, template: Path) -> None:
    """Writes the service worker beside the page: it knows every file of the two folders.

    Another byte in any of them or in the page makes another worker, which is another version.
    """
    (app,) = web.glob("app-*")
    (runtime,) = web.glob("runtime-*")
    files = sorted(file for folder in (app, runtime) for file in folder.iterdir())
    fields = {
        "version": fingerprint([web / "index.html", *files]),
        "app": app.name,
        "files": json.dumps({file.relative_to(web).as_posix(): _integrity(file) for file in files}),
    }
    text = without_comments(template.read_text(encoding="utf-8"))
    for name, value in fields.items():
        text = text.replace("{{tikal." + name + "}}", value)
    (web / "worker.js").write_text(text, encoding="utf-8", newline="\n")


def _integrity(file: Path) -> str:
    digest = hashlib.sha256(file.read_bytes()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"
