"""The gears of Tzolk'in, the figures on them and the board beneath, drawn as lit reliefs."""
