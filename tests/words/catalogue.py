"""What a catalogue's tools find in the sources."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import game

HOUSE = Path(game.__file__).parent
FORMS = {"_": 1, "gettext": 1, "N_": 1, "ngettext": 2, "ngettext_noop": 2}
WITH_CONTEXT = {"pgettext", "NC_"}
FORMS |= dict.fromkeys(WITH_CONTEXT, 2)
"""How many texts each mark has, the context among them."""


def called(call: ast.Call) -> str:
    """The name of a function that is called by it."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def marked(tree: ast.AST) -> Iterator[str]:
    """The texts in English that are marked in a part of a source."""
    for call in marks(tree):
        texts = [one.value for one in call.args if isinstance(one, ast.Constant)]
        yield from texts[called(call) in WITH_CONTEXT : FORMS[called(call)]]


def marks(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls in a part of a source that mark texts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in FORMS:
            texts = node.args[: FORMS[called(node)]]
            if texts and all(isinstance(one, ast.Constant) for one in texts):
                yield node


@cache
def catalogue() -> frozenset[str]:
    """All of them."""
    sources = (path.read_text("utf-8") for path in HOUSE.rglob("*.py"))
    return frozenset(text for source in sources for text in marked(ast.parse(source)))
