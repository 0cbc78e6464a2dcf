"""A whole game, or its set-up, as a short code of letters and digits (docs/sharing.md)."""

from game.core.share.envelope import CodeError
from game.core.share.link import code_in, link_to
from game.core.share.shared import code_of, decode, encode

__all__ = ["CodeError", "code_in", "code_of", "decode", "encode", "link_to"]
