"""The course of a turn: auction, placement, ways, scoring."""
