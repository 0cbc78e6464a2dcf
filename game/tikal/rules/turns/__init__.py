"""The course of a turn: the auction, placement, routes, scoring."""
