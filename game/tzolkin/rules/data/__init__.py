"""The components of the game as data: gears and spaces, tiles, the expansion."""
