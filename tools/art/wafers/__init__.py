"""Treasure wafers: Maya motifs in relief seen straight from above, and their common back.

Ground, silhouette and rim all differ, so that they are told apart in grey at 32 pixels. A wafer's
radius is 1.
"""
