"""A host of its own for one test: it can be cut off, break a file, and put up another version."""

from __future__ import annotations

import shutil
import threading
from functools import partial
from pathlib import Path
from typing import Any

from tools.build_web import PAGE, named
from tools.bundle import BUILD
from tools.bundle.offline import write_worker
from tools.serve import Handler, Server


class Host(Handler):
    """Answers 503 to what is broken, and writes down what it is asked for."""

    def __init__(self, *args: Any, site: Site, directory: str) -> None:
        self._site = site
        super().__init__(*args, directory=directory)

    def do_GET(self) -> None:  # noqa: N802
        if self._site.is_cut_off:
            self.close_connection = True  # a connection that was kept gets no answer, either
            return
        self._site.served.append(self.path)
        if Path(self.path).name in self._site.broken:
            self.send_error(503)
        else:
            super().do_GET()


class Site:
    """The built bundle in a folder of its own, served.

    Attributes:
        broken: names of files that cannot be had.
        served: the paths that were asked for.
        is_cut_off: whether nothing answers.
    """

    def __init__(self, folder: Path) -> None:
        self.broken: set[str] = set()
        self.served: list[str] = []
        self.is_cut_off = False
        self._folder = folder
        shutil.copytree(BUILD / "web", folder)
        self._serve(0)

    @property
    def origin(self) -> str:
        return f"http://localhost:{self._serving.server_port}/"

    def cut_off(self) -> None:
        """Nothing answers any more."""
        self.is_cut_off = True
        self._serving.shutdown()
        self._serving.server_close()

    def put_up_another_version(self) -> str:
        """Another look of the page, as a new build has it; the name of its folder."""
        (old,) = self._folder.glob("app-*")
        app = old.rename(old.with_name("app"))
        with (app / "page.css").open("a") as css:
            css.write("/* another version */\n")
        new = named(app)
        page = self._folder / "index.html"
        page.write_text(page.read_text().replace(old.name, new.name))
        write_worker(self._folder, PAGE / "worker.js")
        return new.name

    def _serve(self, port: int) -> None:
        host = partial(Host, site=self, directory=str(self._folder))
        self._serving = Server(("localhost", port), host)
        threading.Thread(target=self._serving.serve_forever, daemon=True).start()
