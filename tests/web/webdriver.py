"""WebDriver's protocol: JSON over HTTP."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PATIENCE = 60.0  # seconds for an answer


class WebDriverError(Exception):
    """The driver could not do it; its words."""


class Session:
    """One browser with one window."""

    def __init__(self, driver: str) -> None:
        self._address = driver
        self._address += f"/session/{self.ask('/session', capabilities={})['sessionId']}"

    def ask(self, path: str, method: str = "POST", **body: Any) -> Any:
        """The driver's answer; a path of its own belongs to the session.

        Raises:
            WebDriverError: it refused.
        """
        data = json.dumps(body).encode() if method == "POST" else None
        request = Request(self._address + path, data=data, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as refused:
            value = json.load(refused)["value"]
            raise WebDriverError(f"{value['error']}: {value['message']}") from refused

    def act(self, kind: str, *actions: dict[str, Any]) -> None:
        """Does what a pointer, a wheel or a key does, in this order."""
        self.ask("/actions", actions=[{"type": kind, "id": kind, "actions": list(actions)}])

    def end(self) -> None:
        self.ask("", "DELETE")
