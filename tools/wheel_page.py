"""What hatchling asks when it makes a wheel: the built page goes in, if it has been built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Puts build/web (``make bundle``) where ``game/host/page.py`` finds it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Add the page; a wheel without it plays, and hosts a page that is named to it."""
        page = Path(self.root) / "build/web"
        if (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "game/assets/web"
