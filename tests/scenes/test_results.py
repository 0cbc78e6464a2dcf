import pytest

from game.scenes.results import ResultsScene, Standing
from game.scenes.results.standing import ranking, verdict
from game.ui.input import Key
from tests.scenes.conftest import Viewer, check_lines, sized

ROUNDS = ((12, 1), (24, 6), (30, 30), (10, 8))


def standing(name, mark, score, rounds=ROUNDS):
    return Standing(name, mark, score, rounds)


FOUR = [
    standing("Marisol", "red", 98),
    standing("Heinrich the Great von A", "blue", 121),
    standing("Yun-seo", "yellow", 121),
    standing("Ana", "white", 77),
]


class Results(Viewer):
    def __init__(self, size=(1280, 800, 1), standings=FOUR):
        super().__init__(*size)
        self.went = []
        scene = ResultsScene(
            self.stage,
            standings,
            rematch=lambda: self.went.append("rematch"),
            title=lambda: self.went.append("title"),
        )
        self.stage.go(scene)
        self.look()


@sized()
@pytest.mark.parametrize("count", [2, 3, 4])
def test_layout(size, count):
    viewer = Results(size, FOUR[:count])
    assert viewer.ids() == ["results/title", "results/rematch"]
    viewer.check_layout()


@sized(playable_only=True)
@pytest.mark.parametrize("count", [2, 4])
def test_text_is_whole_and_legible(size, count, lines):
    short = [Standing(one.name.split()[0], one.mark, one.score, one.rounds) for one in FOUR]
    viewer = Results(size, short[:count])
    check_lines(lines, viewer.stage.screen)


@sized(playable_only=True)
def test_every_point_is_told(size, lines):
    Results(size)
    words = [one for one, *_ in lines]
    for expected in ("121", "98", "77", "30 + 30", "76", "45"):
        assert expected in words


def test_ranking_shares_places():
    assert [(place, one.name) for place, one in ranking(FOUR)] == [
        (1, "Heinrich the Great von A"),
        (1, "Yun-seo"),
        (3, "Marisol"),
        (4, "Ana"),
    ]


@pytest.mark.parametrize(
    ("scores", "words"),
    [
        ((9, 8, 7, 6), "A wins"),
        ((9, 9, 7, 6), "A and B share the victory"),
        ((9, 9, 9, 6), "A, B and C share the victory"),
        ((9, 9, 9, 9), "All four share the victory"),
    ],
)
def test_verdict(scores, words):
    marks = ("red", "blue", "yellow", "white")
    assert verdict([standing(*one) for one in zip("ABCD", marks, scores, strict=True)]) == words


def test_sums():
    assert (FOUR[0].temples, FOUR[0].treasures) == (76, 45)


def test_ways_on():
    viewer = Results()
    viewer.tap("results/rematch")
    viewer.tap("results/title")
    viewer.stage.handle(Key("escape"))
    assert viewer.went == ["rematch", "title", "title"]
