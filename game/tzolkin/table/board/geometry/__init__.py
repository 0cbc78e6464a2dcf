"""The positions of everything in the train of gears, without drawing."""
