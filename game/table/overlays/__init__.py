"""Overlays: other ways to look at a position, over any mode, opened by a key or a button.

An overlay shows all seats, or one at a time.
"""
