"""A whole game, or its set-up, as a short code of letters and digits (docs/sharing.md)."""

from game.core.share.code import CodeError, FoundGame, SourceKind, find_game, link_to
from game.core.share.content import code_of, decode, decode_in_steps, encode

__all__ = [
    "CodeError",
    "FoundGame",
    "SourceKind",
    "code_of",
    "decode",
    "decode_in_steps",
    "encode",
    "find_game",
    "link_to",
]
