"""What a catalogue's tools find in the sources."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import game

HOUSE = Path(game.__file__).parent
FORMS = {"_": 1, "gettext": 1, "N_": 1, "ngettext": 2, "ngettext_noop": 2}
FORMS |= {"pgettext": 2, "NC_": 2}
"""How many texts each mark has, the context among them."""


def called(call: ast.Call) -> str:
    """The name of a function that is called by it."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def marked(tree: ast.AST) -> Iterator[str]:
    """The texts in English that are marked in a part of a source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (forms := FORMS.get(called(node))):
            texts = [one.value for one in node.args[:forms] if isinstance(one, ast.Constant)]
            if len(texts) == forms:
                yield from texts


@cache
def catalogue() -> frozenset[str]:
    """All of them."""
    sources = (path.read_text("utf-8") for path in HOUSE.rglob("*.py"))
    return frozenset(text for source in sources for text in marked(ast.parse(source)))
