"""The built page's files by their addresses: what is not in this list is not served."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parents[1]
_INSIDE: Final = _PACKAGE / "assets/web"
BUILT: Final = _INSIDE if _INSIDE.is_dir() else _PACKAGE.parent / "build/web"
"""The built page: inside an installed package, in a checkout where ``make bundle`` puts it."""
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".py": "text/plain; charset=utf-8",
    "": "application/octet-stream",
}
"""The types that a browser insists on, by the end of a file's name; ``""`` for any other."""
_NAMED_BY_CONTENT: Final = re.compile(r"/(app|runtime)-[0-9a-f]+/")


def caching(address: str) -> str:
    """Return how long a browser may keep the file at an address: for ever, if named by content."""
    named = _NAMED_BY_CONTENT.match(address)
    return "max-age=31536000, immutable" if named else "no-cache"


_HOSTED: Final = b"<html data-tables "
"""How a page begins that a host serves: so it knows that there are tables."""


@dataclass(frozen=True)
class PageFile:
    """A file of the page.

    Attributes:
        path: where it lies.
        type: what it is.
        caching: how long a browser may keep it.
    """

    path: Path
    type: str
    caching: str

    @property
    def content(self) -> bytes:
        """What is sent."""
        content = self.path.read_bytes()
        page = self.path.name == "index.html"
        return content.replace(b"<html ", _HOSTED, 1) if page else content


def page_files(folder: Path) -> dict[str, PageFile]:
    """Return the files of a built page by address; none if there is no such folder."""
    listed = {
        f"/{path.relative_to(folder).as_posix()}": path
        for path in folder.rglob("*")
        if path.is_file()
    }
    if "/index.html" in listed:
        listed["/"] = listed["/index.html"]
    return {
        address: PageFile(path, TYPES.get(path.suffix, TYPES[""]), caching(address))
        for address, path in listed.items()
    }
