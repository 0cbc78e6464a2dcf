"""The second game's set of signs: drawn as SVG, lit like painted stucco."""
