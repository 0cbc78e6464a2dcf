"""Points as lines over a match and as tables."""
