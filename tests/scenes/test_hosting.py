"""Hosting from the window: a real host in a process of its own, and a scene that shows it."""

import time
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from game.host.missing import how_to_add
from game.scenes.hosting import scene, start
from game.scenes.hosting.process import HostProcess, Standing, command
from game.scenes.hosting.scene import HostScene
from game.scenes.hosting.words import WORDS, guests_there, host_ended, not_installed
from tests.windows import Viewer, sized

ADDRESS = "http://192.168.178.42:8000/"
PATIENCE = 30.0
SOON = 0.02


class Scripted:
    """A host that stands as a test wants it."""

    def __init__(self):
        self.standing, self.stands = Standing(), Standing()
        self.ended = self.stopped = False
        self.complaint = ""

    def hear(self):
        changed, self.standing = self.standing != self.stands, self.stands
        return changed

    def end(self):
        self.stopped = True


class Hosting(Viewer):
    """A window that hosts."""

    def __init__(self, size=(1280, 800, 1)):
        super().__init__(*size)
        self.host, self.left, self.opened = Scripted(), [], []
        scene = HostScene(
            self.stage, self.host, back=lambda: self.left.append(1), browse=self.opened.append
        )
        self.stage.go(scene)
        self.look()

    def stand(self, **facts):
        self.host.stands = Standing(**facts)
        self.look()

    @property
    def told(self):
        return str([node.name for node in self.stage.top.nodes()])


@sized()
def test_layout(size, lines):
    hosting = Hosting(size)
    hosting.stand(address=ADDRESS, guests=12, tables=3)
    hosting.look()
    hosting.check_layout()
    assert any(ADDRESS in line for line, *_ in lines)


def test_the_page_opens_here_once_the_host_is_reached():
    hosting = Hosting()
    assert str(WORDS["starting"]) in hosting.told
    assert not hosting.element("host/open").enabled
    hosting.stand(address=ADDRESS)
    hosting.stand(address=ADDRESS, guests=2, tables=1)
    assert hosting.opened == [ADDRESS]
    assert ADDRESS in hosting.told
    assert str(guests_there(2)) in hosting.told


def test_nobody_is_asked_where_nobody_plays():
    hosting = Hosting()
    hosting.stand(address=ADDRESS, guests=1)
    hosting.tap("host/stop")
    assert hosting.left


def test_stopping_is_asked_about_while_somebody_plays():
    hosting = Hosting()
    hosting.stand(address=ADDRESS, guests=2, tables=1)
    hosting.tap("host/stop")
    assert not hosting.left
    hosting.tap("dialog/stop")
    assert hosting.left


def test_the_host_ends_with_its_scene():
    hosting = Hosting()
    hosting.stage.top.leave()
    assert hosting.host.stopped


def test_a_host_that_ends_by_itself_is_told():
    hosting = Hosting()
    hosting.host.ended, hosting.host.complaint = True, "the disk is full"
    hosting.look()
    assert str(host_ended("the disk is full")) in hosting.told
    hosting.wait(1.0)
    hosting.tap("dialog/understood")
    hosting.wait(0.2)
    assert hosting.left


NO_TORNADO = not_installed(how_to_add("tornado"))


@pytest.mark.parametrize(("found", "why"), [(None, NO_TORNADO), (True, WORDS["no-page"])])
def test_what_is_missing_is_told(found, why, monkeypatch, tmp_path):
    monkeypatch.setattr(start, "find_spec", lambda _name: found)
    monkeypatch.setattr(start, "BUILT", tmp_path)
    viewer = Hosting()
    start.host_tables(viewer.stage, lambda: None)
    viewer.look()
    assert str(why) in viewer.told


def test_the_command_that_adds_what_is_missing_can_be_copied(monkeypatch):
    monkeypatch.setattr(start, "find_spec", lambda _name: None)
    copied = []
    monkeypatch.setattr(scene, "copy_text", lambda _stage, told, _done: copied.append(told))
    viewer = Hosting()
    start.host_tables(viewer.stage, lambda: None)
    viewer.look()
    viewer.tap("dialog/copy")
    assert copied == [how_to_add("tornado")]


def standing(host):
    """A started host that can be reached."""
    end = time.monotonic() + PATIENCE
    while not host.standing.address and time.monotonic() < end:
        host.hear()
        time.sleep(SOON)
    return host.standing


def test_two_hosts_have_two_ports_and_end_when_they_are_left(tmp_path):
    hosts = [HostProcess(command(tmp_path / name)) for name in "ab"]
    try:
        addresses = {standing(host).address for host in hosts}
        assert len(addresses) == 2
        assert "" not in addresses
    finally:
        for host in hosts:
            host.end()
    assert all(host.ended for host in hosts)
    for address in addresses:
        with pytest.raises(URLError):
            urlopen(address, timeout=1)
