import asyncio
import hashlib
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.outcome import PointsHistory, ResultsPage, Standing
from game.platform import Trouble, platform
from game.scenes.ranking import ranking, verdict
from game.scenes.results import ResultsScene
from game.tikal.ending.draw import Draw, draw_of
from game.tikal.ending.outcome import Earned, outcome_of, results
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import read
from game.tikal.rules.setup import VARIANTS, seal
from game.ui.dialog import DialogButton
from game.ui.input import Key
from tests.storages import refusal
from tests.windows import Viewer, beside_the_gallery, check_lines, sized

ROUNDS = ((12, 1), (24, 6), (30, 30), (10, 8))


def standing(name, mark, score, rounds=ROUNDS):
    return Earned(name, mark, score, rounds)


CUT = "Heinrich"
"""A name that is too long for the cards of small windows."""
FOUR = [
    standing("Marisol", "red", 98),
    standing("Heinrich the Great von A", "blue", 121),
    standing("Yun-seo", "yellow", 121),
    standing("Ana", "white", 77),
]


MATCHES = {
    (variant, seats): random_match(VARIANTS[variant], seats, 4)
    for variant, seats in (("basic", 4), ("auction", 3), ("mini", 2))
}
SHORT_RECORD = Path(__file__).parents[1] / "records/basic-2-short.json"
DRAW = draw_of(MATCHES["basic", 4])
COURSE = PointsHistory(
    points=((0, 0, 0, 0), (2, 0, 4, 0), (98, 121, 121, 77)),
    if_scored=((1, 1, 1, 1), (9, 9, 30, 4), (98, 121, 121, 77)),
    scorings=(1, 2),
)
PAGES = [ResultsPage("spent", "Action points", [[("Move", ["12", "0", "7", "104"])]])]
TABS = ("page/points", "page/course", "page/spent")


class Results(Viewer):
    def __init__(self, size=(1280, 800, 1), standings=FOUR, draw=DRAW, ended=""):
        super().__init__(*size)
        self.went = []
        way = lambda id: DialogButton(id, id.capitalize(), lambda: self.went.append(id))  # noqa: E731
        scene = ResultsScene(
            self.stage,
            replace(results(standings, draw), history=COURSE, pages=PAGES, ended=ended),
            rematch=lambda: self.went.append("rematch"),
            title=lambda: self.went.append("title"),
            ways=[way("share"), way("save")],
        )
        self.stage.go(scene)
        self.look()

    def go_on(self, way):
        """Touches what there is to do beside the main ways, wherever it is."""
        if "results/more" in self.ids():
            self.tap("results/more")
            self.tap(f"dialog/{way}")
        else:
            self.tap(f"results/{way}")


@sized()
def test_layout(size):
    viewer = Results(size)
    roomy = "results/more" not in viewer.ids()
    ways = ("title", "share", "save", "draw", "rematch") if roomy else ("title", "more", "rematch")
    assert viewer.ids() == [f"results/{part}" for part in (*TABS, *ways)]
    viewer.check_layout()
    if not roomy:
        viewer.tap("results/more")
        assert viewer.ids() == [f"dialog/{way}" for way in ("stay", "share", "save", "draw")]
        viewer.check_layout()


@pytest.mark.parametrize("page", ["course", "spent"])
def test_every_page_tells_its_own_figures(page, lines):
    viewer = Results()
    lines.clear()
    viewer.tap(f"results/page/{page}")
    words = [one for one, *_ in lines]
    assert {"course": "100", "spent": "104"}[page] in words
    assert "30 + 30" not in words


@sized(playable_only=True)
def test_every_point_is_told(size, lines):
    Results(size)
    words = [one for one, *_ in lines]
    for expected in ("121", "98", "77", "30 + 30", "76", "45"):
        assert expected in words


@pytest.mark.parametrize("size", [(1280, 800, 1), (390, 844, 1)])
def test_why_a_match_ended_is_told_below_the_verdict(size, lines):
    viewer = Results(size, ended=outcome_of(read(SHORT_RECORD.read_text("utf-8"))).ended)
    told = "The short game ends with the second scoring."
    assert told in [one for one, *_ in lines]
    assert told in {node.name for node in viewer.stage.tree().walk()}
    assert outcome_of(MATCHES["basic", 4]).ended == ""


def test_ranking_shares_places():
    four = [Standing(one.name, one.mark, one.score) for one in FOUR]
    assert [(place, one.name) for place, one in ranking(four)] == [
        (1, "Heinrich the Great von A"),
        (1, "Yun-seo"),
        (3, "Marisol"),
        (4, "Ana"),
    ]


def test_ranking_breaks_ties():
    two = [Standing("Ada", "red", 7.25, tie=1), Standing("Ben", "blue", 7.25, tie=2)]
    assert [(place, one.name) for place, one in ranking(two)] == [(1, "Ben"), (2, "Ada")]


@pytest.mark.parametrize(
    ("scores", "words"),
    [
        ((9, 8, 7, 6), "A wins"),
        ((9, 9, 7, 6), "A and B share the victory"),
        ((9, 9, 9, 6), "A, B and C share the victory"),
        ((9, 9, 9, 9), "All four share the victory"),
        ((9, 9, 9, 9, 6), "A, B, C and D share the victory"),
        ((9, 9, 9, 9, 9), "All five share the victory"),
    ],
)
def test_verdict(scores, words):
    standings = [Standing(name, name, score) for name, score in zip("ABCDE", scores, strict=False)]
    assert str(verdict(standings)) == words


def test_sums():
    assert (FOUR[0].temples, FOUR[0].treasures) == (76, 45)


def test_ways_on():
    viewer = Results()
    for part in ("rematch", "save", "share", "title"):
        viewer.tap(f"results/{part}")
    viewer.stage.handle(Key("escape"))
    assert viewer.went == ["rematch", "save", "share", "title", "title"]


@pytest.mark.parametrize("match", MATCHES.values(), ids=lambda match: match.setup.variant.name)
def test_the_draw_names_who_had_every_hexagon(match):
    draw = draw_of(match)
    assert [one.hexagon for one in draw.hexagons] == list(match.setup.deck)
    assert sorted(one.turn for one in draw.hexagons) == list(range(1, len(draw.hexagons) + 1))
    if not match.setup.variant.auction:
        seats = match.setup.seats
        assert [one.turn for one in draw.hexagons] == list(range(1, 37))
        assert [one.seat for one in draw.hexagons[:seats]] == list(range(seats))
    for one in draw.hexagons[:6]:
        placing = [i for i, a in enumerate(match.actions) if a.verb in ("tile", "discard")]
        before = match.before(placing[one.turn - 1])
        assert (before.hand, before.seat) == (one.hexagon, one.seat)


@beside_the_gallery()
@pytest.mark.parametrize("game", MATCHES)
def test_the_draws_page(game, size):
    viewer = Results(size, FOUR[: game[1]], draw_of(MATCHES[game]))
    viewer.go_on("draw")
    assert viewer.ids() == ["draw/copy", "draw/close"]
    viewer.check_layout()
    viewer.stage.handle(Key("escape"))
    assert "results/rematch" in viewer.ids()


@sized(playable_only=True)
@pytest.mark.parametrize("game", MATCHES)
def test_the_draw_can_be_read(game, size, lines):
    setup = replace(MATCHES[game].setup, seed=2**63 - 1)
    viewer = Results(size, FOUR[: game[1]], Draw(setup, draw_of(MATCHES[game]).hexagons))
    lines.clear()
    viewer.go_on("draw")
    words = [one for one, *_ in lines]
    # the results are painted below, under their own tests
    page = lines[words.index("Seed") - 1 :]
    check_lines([one for one in page if not one[0].startswith(CUT)], viewer.stage.screen)
    shown = [one for one, *_ in page]
    assert {str(2**63 - 1), seal(setup), "It gives another draw than this one."} <= set(shown)
    ids = [one for one in shown if one in {hexagon.id for hexagon in HEXAGONS}]
    assert ids == [HEXAGONS[number].id for number in setup.deck]
    kinds = shown[shown.index("Treasures in the order in which they were laid") + 1 :]
    assert kinds[: len(setup.treasures)] == list(map(str, setup.treasures))


def test_a_draw_without_a_seed_says_so(lines):
    viewer = Results(draw=Draw(replace(DRAW.setup, seed=None), DRAW.hexagons))
    viewer.go_on("draw")
    assert "The record names none." in [one for one, *_ in lines]


def copied(viewer, monkeypatch, copy):
    """Tap Copy where the platform copies like this."""
    monkeypatch.setattr(platform, "sharing", SimpleNamespace(copy=copy))
    viewer.go_on("draw")
    viewer.tap("draw/copy")
    for errand in viewer.stage.tasks:
        asyncio.run(errand())
    viewer.look()


def test_the_copied_proof_gives_the_seal(monkeypatch, lines):
    kept = []

    async def copy(text):
        kept.append(text)

    copied(Results(), monkeypatch, copy)
    seed, sealed, line = kept[0].split("\n")
    assert (seed, sealed) == ("seed 4", f"seal {DRAW.seal}")
    assert hashlib.sha256(line.encode()).hexdigest().startswith(DRAW.seal)
    assert "Seed, seal and draw are on the clipboard." in [one for one, *_ in lines]


def test_a_clipboard_that_refuses_is_told(monkeypatch, lines):
    async def copy(text):
        raise refusal("not allowed", Trouble.FORBIDDEN)

    copied(Results(), monkeypatch, copy)
    assert any(one.startswith("It cannot be copied: 'a.json'") for one, *_ in lines)
