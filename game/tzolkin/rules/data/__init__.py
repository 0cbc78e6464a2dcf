"""What is in the box: gears and spaces, tiles, the expansion."""
