"""Everything the game lets hear is made here, from sines and noise; nothing is recorded.

``python -m tools.sounds`` writes ``sounds/*.ogg`` and docs/sound.md (``make sounds``).
"""
