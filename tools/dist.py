"""Packs build/web for itch.io and any other static host: python -m tools.dist.

The same bundle gives the same bytes.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

from tools.bundle import BUILD, ROOT
from tools.release import version

LONG_AGO = (2026, 1, 1, 0, 0, 0)


def pack(web: Path, target: Path) -> None:
    """Writes a zip with the page at its top."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for file in sorted(file for file in web.rglob("*") if file.is_file()):
            entry = zipfile.ZipInfo(file.relative_to(web).as_posix(), LONG_AGO)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, compresslevel=9)


def main() -> None:
    target = BUILD / f"dist/tikal-{version()}-web.zip"
    pack(BUILD / "web", target)
    print(f"{target.relative_to(ROOT)} ({target.stat().st_size / 1e6:.1f} MB)")


if __name__ == "__main__":
    main()
