"""A server with the built bundle, and headless browsers."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.web.bare import open_python
from tests.web.driver import Drive
from tools import crashes
from tools.browser import CHROMIUM, FIREFOX, Engine, launch, launch_firefox
from tools.bundle import BUILD
from tools.serve import server

HERE = Path(__file__).parent
LAUNCHES: dict[Engine, Callable[[Playwright], Browser]] = {
    CHROMIUM: launch,
    FIREFOX: launch_firefox,
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests with a browser run in one process."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.web)
            item.add_marker(pytest.mark.xdist_group("web"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests marked with every_browser run in each; the others in Chromium."""
    if "engine" in metafunc.fixturenames:
        everywhere = metafunc.definition.get_closest_marker("every_browser")
        engines = list(LAUNCHES) if everywhere else [CHROMIUM]
        ids = [engine.name for engine in engines] if everywhere else [pytest.HIDDEN_PARAM]
        metafunc.parametrize("engine", engines, ids=ids, scope="package")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Skips from this one place, so that all of an engine are one line of the summary."""
    callspec = getattr(item, "callspec", None)
    engine = callspec.params.get("engine") if callspec else None
    if engine and engine.find() is None:
        pytest.skip(engine.missing)
    with crashes.named():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """A tab that crashes is no failed expectation."""
    with crashes.named():
        yield


@pytest.fixture(scope="package")
def origin() -> Iterator[str]:
    """The address of the built bundle."""
    if not (BUILD / "web/index.html").is_file():
        pytest.fail("there is no build/web: run make bundle (make test does)")
    serving = server(BUILD / "web", port=0)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://localhost:{serving.server_port}/"
    serving.shutdown()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """One for the package: its event loop must not outlive it in this process."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright, engine: Engine) -> Iterator[Browser]:
    """The engine's browser, started once: pytest takes the tests of an engine together."""
    started = LAUNCHES[engine](playwright)
    yield started
    started.close()


@pytest.fixture
def drive(browser: Browser, origin: str, request: pytest.FixtureRequest) -> Iterator[Drive]:
    """A fresh profile with a page of 1280x800, not yet opened; a parameter adds to its device."""
    device = getattr(request, "param", {})
    context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **device})
    yield Drive(context.new_page(), origin)
    context.close()


@pytest.fixture
def bare_python(drive: Drive) -> Page:
    """A page with the bundle's Python and nothing else."""
    return open_python(drive)
