"""The end of a match of Tikal: the results, the analysis, and the page that shows the draw."""
