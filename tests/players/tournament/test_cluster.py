"""Games spread over a cluster of dask.distributed, here one on this machine."""

import json
import sys
from concurrent.futures import CancelledError

import pytest

from game.__main__ import main
from game.players.tournament.arena import ExecutorError, cluster, play_all, play_game
from game.players.tournament.fixture import Fixture, schedule
from game.tikal.description import TIKAL

# one process has the cluster
pytestmark = pytest.mark.xdist_group("cluster")
distributed = pytest.importorskip("distributed")
FIXTURES = schedule(Fixture(TIKAL, ("greedy", "random"), 1, variant="mini"), 6)


@pytest.fixture(scope="module")
def address():
    """The scheduler of a cluster with two workers."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0"
    ) as local:
        yield local.scheduler_address


def test_a_cluster_plays_the_same_games(address):
    with cluster(address) as executor:
        results = list(play_all(FIXTURES, executor))
    assert sorted(results, key=lambda one: FIXTURES.index(one.fixture)) == list(
        map(play_game, FIXTURES)
    )


def test_a_tournament_is_played_on_a_cluster(address, capsys):
    options = ["--seats", "greedy,random", "--variant", "mini", "--games", "6", "--json"]
    assert main(["tournament", *options, "--dask", address]) == 0
    greedy, other = json.loads(capsys.readouterr().out)["players"]
    assert greedy["mean_points"] == sum(play_game(one).points[0] for one in FIXTURES) / 6
    assert greedy["win_share"] + other["win_share"] == 1


@pytest.mark.parametrize(
    ("lost", "reason"),
    [
        (CancelledError(), "its scheduler is gone"),
        (distributed.KilledWorker("play", None, 3), "its workers die"),
    ],
)
def test_games_that_a_cluster_lost_are_told(address, lost, reason):
    with pytest.raises(ExecutorError, match=f"has lost games, {reason}"), cluster(address):
        raise lost


def test_an_address_without_a_scheduler_is_refused(monkeypatch):
    monkeypatch.setattr("game.players.tournament.arena._PATIENCE", 0.5)
    for nowhere in ("tcp://127.0.0.1:1", "no address"):
        with pytest.raises(ExecutorError, match=f"no dask scheduler answers at {nowhere}"):
            cluster(nowhere).__enter__()


def test_without_distributed_the_way_to_it_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ExecutorError, match=r"pip install '\.\[cluster\]'"):
        cluster("tcp://127.0.0.1:8786").__enter__()
