"""The evaluation: how many points a position is worth to a seat."""
