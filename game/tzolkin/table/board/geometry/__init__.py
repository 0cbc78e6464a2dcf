"""Where everything in the train of gears lies; pure."""
