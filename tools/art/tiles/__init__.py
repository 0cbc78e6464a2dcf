"""The game's hexagons. Each function builds one in an empty scene."""
