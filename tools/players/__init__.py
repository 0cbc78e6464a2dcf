"""What is measured of the computer players, and how they learn."""
