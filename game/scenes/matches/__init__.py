"""The kept matches: a scene to resume, look at, rename, export and throw them away."""

from game.scenes.matches.scene import MatchesScene

__all__ = ["MatchesScene"]
