"""All games that are kept: resumed, looked at, named, handed out, thrown away."""

from game.scenes.matches.scene import MatchesScene

__all__ = ["MatchesScene"]
