"""Which messages the errors in sources carry: their names, and the fields of each."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from game.core.message import Message

REFUSED = {
    *("CodeError", "HiddenInformation", "IllegalAction", "JsonError", "NotationError"),
    *("RecordError", "SetupError", "cls"),
}
"""What refuses an action, a record, a code, a set-up; ``cls`` in a class of one of them."""


Function = ast.FunctionDef | ast.AsyncFunctionDef


class Raised(NamedTuple):
    """A message where it is made."""

    name: str
    fields: frozenset[str]
    texts: tuple[str, ...]
    """Those among its values that are written out."""


def names_in(message: Message) -> set[str]:
    """The name of a message, and of those in its fields."""
    inner = [one for one in message.fields.values() if isinstance(one, Message)]
    return {message.name}.union(*map(names_in, inner))


def raised(path: Path) -> list[Raised]:
    """All messages of a module's errors; a name may come from a table, or from whoever calls the
    function that raises it. What a field of an action is not (``single_word``) is one, too."""
    tree = ast.parse(path.read_text("utf-8"))
    return [*_single_words(tree), *_raised(tree, REFUSED)]


def refusals(paths: Iterable[Path]) -> set[str]:
    """The names of all reasons to refuse an action that these modules give."""
    trees = [ast.parse(path.read_text("utf-8")) for path in paths]
    return {one.name for tree in trees for one in _raised(tree, {"IllegalAction"})}


def _single_words(tree: ast.Module) -> Iterator[Raised]:
    for _function, call in _calls(tree):
        if _called(call) == "single_word":
            texts = tuple(_texts(call))
            yield Raised(texts[0], frozenset({"text", *_fields(call)}), texts)


def _raised(tree: ast.Module, errors: set[str]) -> list[Raised]:
    return [
        Raised(name, frozenset(_fields(call)), tuple(_texts(call)))
        for function, call in _calls(tree)
        if _error_of(call) in errors and call.args
        for name in _names(tree, function, call.args[0])
    ]


def _calls(tree: ast.Module) -> Iterator[tuple[Function | None, ast.Call]]:
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    inside = {id(node): function for function in functions for node in ast.walk(function)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield inside.get(id(node)), node


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _error_of(call: ast.Call) -> str:
    """The class's name, without its module's."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else _called(call)


def _fields(call: ast.Call) -> Iterator[str]:
    return (one.arg or "" for one in call.keywords)


def _texts(call: ast.Call) -> Iterator[str]:
    for one in (*call.args, *(keyword.value for keyword in call.keywords)):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value


def _names(tree: ast.Module, function: Function | None, named: ast.expr) -> list[str]:
    match named:
        case ast.Constant(value=str(name)):
            return [name]
        case ast.Subscript(value=ast.Name(id=table)):
            return _values(tree, table)
        case ast.Name(id=parameter):
            assert function
            parameters = [one.arg for one in function.args.args]
            if parameter not in parameters:
                return []  # of a function around it, whose callers are looked at (``single_word``)
            place = parameters.index(parameter)
            return [
                name
                for within, call in _calls(tree)
                if _called(call) == function.name
                for name in _names(tree, within, call.args[place])
            ]
    return []  # of an error that was raised elsewhere


def _values(tree: ast.Module, table: str) -> list[str]:
    for node in tree.body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(target, ast.Name) and target.id == table:
            assert isinstance(node, ast.AnnAssign)
            assert isinstance(node.value, ast.Dict)
            return [one.value for one in node.value.values if isinstance(one, ast.Constant)]
    raise AssertionError(table)
