"""The results of a finished match of Tzolk'in: points by source, their course, an analysis."""
