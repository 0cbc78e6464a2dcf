import pytest

from game.ui import i18n
from game.ui.figures import date, number_text, signed_number


@pytest.fixture(autouse=True)
def _english():
    yield
    i18n.use("en")


@pytest.mark.parametrize(
    ("language", "fraction", "thousands"),
    [
        ("en", "12.5", "16,384"),
        ("de", "12,5", "16.384"),
        ("fr", "12,5", "16\u202f384"),
        ("ru", "12,5", "16\u00a0384"),
        ("zh", "12.5", "16,384"),
        ("ko", "12.5", "16,384"),
    ],
)
def test_a_number_is_written_as_its_language_has_it(language, fraction, thousands):
    i18n.use(language)
    assert number_text(12.5) == fraction
    assert number_text(16384) == thousands
    assert number_text(-0.5) == "−" + number_text(0.5)


def test_a_number_has_no_more_places_than_it_needs():
    assert [number_text(one) for one in (0, 7, 7.0, 7.25, 100, -0.001)] == [
        *("0", "7", "7", "7.25", "100", "0")
    ]
    assert number_text(3.14, places=1) == "3.1"


def test_a_sign_stands_before_all_but_nothing():
    assert [signed_number(one) for one in (2, 0, -2)] == ["+2", "0", "−2"]


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "2026-01-05"),
        ("de", "05.01.2026"),
        ("fr", "05/01/2026"),
        ("ru", "05.01.2026"),
        ("zh", "2026年1月5日"),
        ("ko", "2026년 1월 5일"),
    ],
)
def test_a_date_is_written_as_its_language_has_it(language, written):
    i18n.use(language)
    assert date("2026-01-05") == written
