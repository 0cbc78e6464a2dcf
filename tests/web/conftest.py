"""A server with the built bundle, and headless browsers."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.web.bare import open_python
from tests.web.driver import Drive
from tests.web.other_drives import DOWNLOADS, DRIVES
from tests.web.scripted_site import ScriptedSite
from tests.web.site import Site
from tests.web.webkit import WebKit
from tests.web.webkit_process import launch_webkit
from tools import crashes
from tools.browser import CHROMIUM, FIREFOX, WEBKIT, Engine, launch, launch_firefox
from tools.bundle import BUILD

HERE = Path(__file__).parent
ANOTHER_ENGINE = 0.25
"""Minutes of a test in a browser other than Chromium."""
WEBKIT_FAULTS = ["Out of bounds memory access", "Could not parse script result"]
"""What a test ends with when WebKitGTK's WebAssembly interpreter has lost its place, under load
(docs/web.md): such a test runs once more, and the summary says so."""
DUMPS = pytest.StashKey[set[str]]()
"""The dumps there were before a test's tab was opened."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file's tests in one browser run in one process: so processes share out the browsers' work,
    each with one of its own. What every change is tested in is Chromium; the others are slow."""
    for item in items:
        if item.path.is_relative_to(HERE):
            params = item.callspec.params if hasattr(item, "callspec") else {}
            engine = params.get("engine", CHROMIUM)
            item.add_marker(pytest.mark.web)
            if engine is not CHROMIUM:
                item.add_marker(pytest.mark.long(minutes=ANOTHER_ENGINE))
            if engine is WEBKIT:
                item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=WEBKIT_FAULTS))
            item.add_marker(pytest.mark.xdist_group(f"{engine.name} {item.path.stem}"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests marked with every_browser run in each, in those other than Chromium as long ones; all
    others run in Chromium."""
    if "engine" in metafunc.fixturenames:
        everywhere = metafunc.definition.get_closest_marker("every_browser")
        engines = list(DRIVES) if everywhere else [CHROMIUM]
        ids = [engine.name for engine in engines] if everywhere else [pytest.HIDDEN_PARAM]
        metafunc.parametrize("engine", engines, ids=ids, scope="package")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Skips from this one place, so that all of an engine are one line of the summary."""
    callspec = getattr(item, "callspec", None)
    engine = callspec.params.get("engine") if callspec else None
    if engine and engine.find() is None:
        pytest.skip(engine.missing)
    item.stash[DUMPS] = set(crashes.dumps())
    with crashes.named(item.stash[DUMPS]):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """A tab that crashes is no failed expectation; it may have crashed before its test began."""
    with crashes.named(item.stash[DUMPS]):
        yield


@pytest.fixture(scope="package")
def served() -> Iterator[ScriptedSite]:
    """The built bundle, served."""
    if not (BUILD / "web/index.html").is_file():
        pytest.fail("there is no build/web: run make bundle (make test does)")
    serving = ScriptedSite(BUILD / "web")
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield serving
    serving.shutdown()


@pytest.fixture(scope="package")
def origin(served: ScriptedSite) -> str:
    """The address of the built bundle."""
    return served.origin


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """One for the package: its event loop must not outlive it in this process."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(
    engine: Engine, playwright: Playwright, served: ScriptedSite
) -> Iterator[Browser | WebKit]:
    """The engine's browser, started once: pytest takes the tests of an engine together."""
    DOWNLOADS.mkdir(exist_ok=True)
    with ExitStack() as running:
        if engine is WEBKIT:
            yield running.enter_context(launch_webkit(served, DOWNLOADS))
        elif engine is FIREFOX:
            yield running.enter_context(launch_firefox(playwright, DOWNLOADS))
        else:
            yield running.enter_context(launch(playwright))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """The built bundle on a host of its own."""
    site = Site(tmp_path / "site")
    yield site
    site.cut_off()


@pytest.fixture
def drive(
    browser: Browser,
    engine: Engine,
    origin: str,
    request: pytest.FixtureRequest,
) -> Iterator[Drive]:
    """A fresh profile with a page of 1280x800, not yet opened; a parameter adds to its device, and
    the marker ``guarded`` has taps wait."""
    device = getattr(request, "param", {})
    asked = {"viewport": {"width": 1280, "height": 800}, **device}
    guarded = request.node.get_closest_marker("guarded") is not None
    with closing(browser.new_context(**asked)) as context:
        yield DRIVES[engine](context.new_page(), origin, guarded=guarded)


@pytest.fixture(scope="package")
def bare_python(browser: Browser, origin: str) -> Iterator[Page]:
    """A page with the bundle's Python and nothing else, one for all tests that ask it."""
    with closing(browser.new_context()) as context:
        yield open_python(Drive(context.new_page(), origin))
