"""Computer players decide the same in the browser build as on the desktop: the mathematical
libraries differ in last digits, which must not matter."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

PLAY = """
from game.players.player import decide
from game.tikal.players.roster import player_named
from game.tikal import rules
from game.tikal.rules.setup import new_setup
from game.tikal.rules.setup import VARIANTS

def game(variant, names, seed):
    people = [{"name": name, "kind": f"ai:{name}"} for name in names]
    state = rules.new_game(new_setup(people, 0, seed, variant=VARIANTS[variant]))
    players = [player_named(name, seed + seat) for seat, name in enumerate(names)]
    said = []
    while state.phase != "over":
        decision = decide(players[state.seat], rules.view(state))
        told = {name: one for name, one in decision.reason.fields.items() if name != "gains"}
        said.append(f"{decision.reason.name} {told}")
        for action in decision.actions:
            said.append(str(action))
            rules.apply(state, action)
    return "\\n".join(said)
"""


@pytest.mark.parametrize(
    ("variant", "names"),
    [
        ("mini", ["master", "novice"]),
        ("basic", ["explorer:surprise", "archaeologist", "novice"]),
        ("auction", ["archaeologist:spoiler", "explorer"]),
    ],
)
def test_a_game_goes_the_same_way(bare_python: Page, variant: str, names: list[str]) -> None:
    native: dict[str, object] = {}
    exec(PLAY, native)
    here = native["game"](variant, names, 5)
    bare_python.evaluate("code => python.runPython(code)", PLAY)
    asked = [variant, names, 5]
    there = bare_python.evaluate(
        "([variant, names, seed]) => python.globals.get('game')(variant, python.toPy(names), seed)",
        asked,
    )
    assert there.split("\n") == here.split("\n")
