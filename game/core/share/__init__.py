"""A whole game, or its set-up, as a short code of letters and digits (docs/sharing.md)."""

from game.core.share.envelope import CodeError
from game.core.share.finding import FoundGame, SourceKind, found_in
from game.core.share.link import link_to
from game.core.share.shared import code_of, decode, decoding, encode

__all__ = [
    "CodeError",
    "FoundGame",
    "SourceKind",
    "code_of",
    "decode",
    "decoding",
    "encode",
    "found_in",
    "link_to",
]
