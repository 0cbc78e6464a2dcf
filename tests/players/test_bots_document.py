"""docs/bots.md says nothing that does not run."""

import re
import runpy
import shlex
from pathlib import Path

import numpy as np
import pytest

from game.__main__ import main
from game.players.player import decide
from game.players.tournament.bot_process import load_bot
from game.tikal import rules
from tests.tikal.rules.positions import game, play

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
OWN_BOT, PLANNER, LEARNER = re.findall(
    r"^```python\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE
)
COMMAND, LEARNT = re.findall(r"^tikal (.*)$", DOCUMENT, re.MULTILINE)


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A folder with the documented file in it."""
    (tmp_path / "my_bot.py").write_text(OWN_BOT, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_bot_of_ones_own_takes_ten_lines():
    assert len([line for line in OWN_BOT.splitlines() if line]) <= 10


def test_the_documented_bot_beats_the_random_player(checkout, capsys):
    assert main(shlex.split(COMMAND)) == 0
    head, _, own, other = capsys.readouterr().out.splitlines()
    assert head == "6 games, basic, seeds 1 to 3"
    name, wins, _, _, points, lost, *_ = own.split()
    assert name == "my_bot.py:Spreader"
    assert float(wins) >= 90
    assert float(points) > float(other.split()[4])
    assert lost == "0"


def test_the_documented_planner_decides_a_whole_turn(tmp_path):
    (tmp_path / "planner.py").write_text(PLANNER, "utf-8")
    player = load_bot(str(tmp_path / "planner.py"), "Hasty")(1)
    view = rules.view(play(game("A2"), "tile c4 r0"))
    decision = decide(player, view.copy())
    assert str(decision.actions[-1]) == "end"
    assert str(decision.reason) == f"took-actions (count: {len(decision.actions)})"
    play(view, *map(str, decision.actions[:-1]))


def test_the_documented_learner_learns_and_plays_in_a_tournament(checkout, capsys):
    pytest.importorskip("game.learning", reason="pip install '.[learning]'")
    assert len([line for line in LEARNER.splitlines() if line]) <= 30
    (checkout / "learnt.py").write_text(LEARNER, "utf-8")
    module = runpy.run_path("learnt.py")
    module["train"](60)
    likes = dict(zip(module["VERBS"], np.load("learnt.npy"), strict=True))
    assert likes["recover"] > 0 > likes["end"]
    words = shlex.split(LEARNT)
    words[words.index("--games") + 1] = "2"
    assert main(words) == 0
    *_, own, other = capsys.readouterr().out.splitlines()
    assert own.split()[0] == "learnt.py:Learnt"
    assert own.split()[5] == other.split()[5] == "0"


def test_every_documented_option_is_there(capsys):
    with pytest.raises(SystemExit):
        main(["tournament", "--help"])
    text = capsys.readouterr().out
    documented = set(re.findall(r"`(--[a-z4-]+)", DOCUMENT))
    assert documented > {"--resume", "--dask", "--options"}
    assert documented <= set(re.findall(r"--[a-z4-]+", text))
