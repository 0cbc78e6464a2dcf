"""Starting a host from the title."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from importlib.util import find_spec

from game.host.missing import how_to_add
from game.host.page import BUILT
from game.platform.desktop import data_folder
from game.scenes.hosting.process import HostProcess, command
from game.scenes.hosting.scene import HostScene, tell_missing, tell_no_host
from game.scenes.hosting.words import WORDS
from game.ui.scene import Stage


def host_tables(stage: Stage, back: Callable[[], None]) -> None:
    """Start a host and show how it is reached, or say why there is none."""
    if find_spec("tornado") is None:
        tell_missing(stage, how_to_add("tornado"))
    elif not (BUILT / "index.html").is_file():
        tell_no_host(stage, WORDS["no-page"])
    else:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            host = HostProcess(command(folder / "tables.sqlite"))
        except OSError:
            tell_no_host(stage, WORDS["refused"])
        else:
            stage.go(HostScene(stage, host, back=back, browse=webbrowser.open))
